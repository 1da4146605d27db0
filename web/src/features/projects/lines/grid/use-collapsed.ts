import { useCallback, useMemo, useState } from 'react';
import type { LineView } from '../pricing/line-views.ts';

const none: ReadonlySet<string> = new Set();

/** Sections whose lines are put away, and the views that are left to be shown. */
export function useCollapsed(views: readonly LineView[]) {
  const [collapsed, setCollapsed] = useState(none);
  const visible = useMemo(() => visibleViews(views, collapsed), [views, collapsed]);
  const toggle = useCallback(
    (id: string) =>
      setCollapsed((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  const expandAll = useCallback(() => setCollapsed(none), []);
  return {
    collapsed,
    visible,
    /** Puts the lines of a section away, or brings them back. */
    toggle,
    /** Shows the lines of all sections again. */
    expandAll,
  };
}

/** The views without the lines of collapsed sections. */
function visibleViews(views: readonly LineView[], collapsed: ReadonlySet<string>): readonly LineView[] {
  if (collapsed.size === 0) return views;
  let isHidden = false;
  return views.filter(({ id, line }) => {
    if (line.type !== 'section') return !isHidden;
    isHidden = collapsed.has(id);
    return true;
  });
}
