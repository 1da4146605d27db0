import { cellOf, writtenCells } from '@mandate/contract/project/line/line-cells.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { goToField } from '../../../form/problems/go-to-field.ts';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { controlId } from '../../../records/changes/record-path.ts';
import type { EditLine } from './edit-line.ts';

/**
 * Where the sentences of the error summary lead: a wrong cell may be far outside of the drawn rows, so each has a place here
 * that passes the focus on to it.
 */
export function LineProblemTargets({ onGo }: { onGo: (id: string, field: string) => void }) {
  const { form } = useEditing();
  const problems = useForm(form, (state) => state.problems);
  const lines = useForm(form, ({ values }) => values.lines) as readonly EditLine[] | undefined;
  const wanted = useWantedCell();
  // In the order of the cells, which is the one the summary names them in.
  const paths = useMemo(() => {
    const named = [...problems.map(({ field }) => field), ...(wanted === null ? [] : [wanted])];
    const rows = new Map(lines?.map(({ id }, row) => [id, row]));
    const place = (path: string) => {
      const [, id = '', field = ''] = path.split('.');
      const cells: readonly string[] = writtenCells;
      return (rows.get(id) ?? 0) * cells.length + cells.indexOf(cellOf(field));
    };
    return [...new Set(named)]
      .filter((field) => /^lines\..+\./.test(field))
      .toSorted((one, other) => place(one) - place(other));
  }, [problems, wanted, lines]);
  useEffect(() => {
    const all = ['lines', ...paths];
    for (const path of all) form.sections.set(path, 'lines');
    return () => {
      for (const path of all) form.sections.delete(path);
    };
  }, [form, paths]);
  return paths.map((path) => {
    const [, id = '', field = ''] = path.split('.');
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on
    return <span key={path} id={controlId(path)} tabIndex={-1} onFocus={() => onGo(id, field)} />;
  });
}

let wanted: string | null = null;
const listeners = new Set<() => void>();

/** The path of the cell somebody was sent to, `lines.<id>.unitPrice`; it may be far outside of the drawn rows. */
function useWantedCell(): string | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => wanted,
  );
}

/** Brings a cell of the lines into sight and puts the focus on it. */
export function goToCell(path: string): void {
  wanted = path;
  for (const listener of listeners) listener();
  // The place that passes the focus on is there once it is painted.
  requestAnimationFrame(() => goToField(path));
}
