import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useMemo, useState } from 'react';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { readMemory, storeMemory } from '../views/list-memory.ts';
import type { ListLaying } from '../views/use-list-views.ts';
import type { ListColumn, ListRow } from './columns.tsx';
import { type LaidColumn, type ListLayout, laidOut, layoutOf, offeredColumns } from './list-layout.ts';

/**
 * How a list without views is laid out: as the person left it in this browser, else with the columns it names.
 * @param named the columns the list names
 */
export function useReadLayout<Row extends ListRow>(
  entity: Entity,
  named: readonly ListColumn<Row>[],
): ListLaying<LaidColumn<Row>> {
  const user = useUser();
  // Looking at the product as somebody else keeps nothing.
  const owner = useViewer() === null ? user.id : null;
  const [layout, setLayout] = useState<ListLayout>(
    () => (owner === null ? undefined : readMemory(owner, entity.name)?.layouts[0]?.state) ?? {},
  );
  const offered = useMemo(() => offeredColumns(entity, user, named), [entity, user, named]);
  const columns = useMemo(() => laidOut(offered, layout.columns), [offered, layout.columns]);
  return {
    offered,
    columns,
    layout,
    open: null,
    setColumns(change) {
      const state = { ...layout, columns: change(layoutOf(columns)) };
      setLayout(state);
      if (owner === null) return;
      storeMemory(owner, entity.name, { views: [], layouts: [{ viewId: null, state }], defaultViewId: null });
    },
    setDensity: (density) => setLayout({ ...layout, density }),
  };
}
