import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { type Key, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../../lib/session/session.ts';
import { type CellRendererProps, GridCell } from '../../ui/grid/data-grid.tsx';
import type { ListRow } from '../columns/columns.tsx';
import type { LaidColumn } from '../columns/list-layout.ts';
import { isEditableCell } from './editable-cells.ts';
import type { GridEditing } from './grid-editing.ts';
import { noteId } from './inline-cell.tsx';
import { type Drafts, inlineColumns } from './inline-columns.tsx';
import { type CellEdit, cellKey, type InlineEdits, type Stored } from './inline-edits.ts';
import { type InlineActs, inlineKeys, type KeyMemory } from './inline-keys.ts';

interface InlineGridOptions<Row extends ListRow> {
  entity: Entity;
  /** The rows as they are stored. */
  rows: readonly Row[];
  laid: readonly LaidColumn<Row>[];
  edits: InlineEdits;
  cells: ReadonlyMap<string, CellEdit>;
  recordPath: (id: string) => string;
  /** A choice between two values is to be made. @param key of the cell */
  onChoose: (key: string) => void;
}

/** What a grid takes while its cells are edited; another object whenever it is to be repainted. */
export function useInlineGrid<Row extends ListRow>(options: InlineGridOptions<Row>): GridEditing<Row> {
  const { entity, rows, laid, edits, cells, recordPath, onChoose } = options;
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const drafts = useRef<Drafts>(new WeakMap()).current;
  const memory = useRef<KeyMemory>({
    letter: null,
    isTabbing: false,
    place: { row: 0, column: 0 },
    goOn: () => false,
  }).current;

  const isEditable = useCallback(
    (row: ListRow, field: string) => isEditableCell(user, entity, row, field),
    [user, entity],
  );

  // The row without what is typed and not stored.
  const readRows = useRef(rows);
  readRows.current = rows;
  const storedRow = useCallback(
    (row: ListRow) => (readRows.current.find(({ id }) => id === row.id) ?? row) as unknown as Stored,
    [],
  );

  // A row with an edit is another row, so that its cells are repainted; what is on its way or waits is shown as if it were stored.
  const shown = useMemo(() => {
    const edited = new Set([...cells.values()].map(({ id }) => id));
    return rows.map((row) => (edited.has(row.id) ? withEdits(row, cells) : row));
  }, [rows, cells]);

  const acts = useMemo((): InlineActs<Row> => {
    const cellOf = (row: ListRow, field: string) => edits.cells().get(cellKey(row.id, field));
    return {
      isEditable,
      isCollided: (row, field) => cellOf(row, field)?.state === 'conflict',
      choose: (row, field) => onChoose(cellKey(row.id, field)),
      empty(row, field) {
        const facts = entity.fields[field];
        const edit = cellOf(row, field);
        const begun = { version: edits.latest(storedRow(row)).version, value: row[field] ?? null };
        const from = edit?.state === 'missed' ? edit.from : begun;
        const held = facts?.kind === 'tags' ? [] : facts?.isOptional ? null : '';
        edits.take(storedRow(row), { field, held, from, ...(facts?.kind === 'reference' && { sibling: null }) });
      },
      drop(row, field) {
        const state = cellOf(row, field)?.state;
        if (state === 'missed' || state === 'refused' || state === 'conflict') edits.drop(row.id, field);
      },
      retry(row, field) {
        const edit = cellOf(row, field);
        if ((edit?.state === 'missed' || edit?.state === 'refused') && !drafts.has(row))
          edits.take(storedRow(row), edit);
      },
      undo: () => void edits.undo(),
      open: (row) => void navigate(recordPath(row.id)),
    };
  }, [entity, edits, drafts, isEditable, storedRow, navigate, recordPath, onChoose]);

  return useMemo((): GridEditing<Row> => {
    const renderCell = (key: Key, cell: CellRendererProps<Row, unknown>) => {
      const edit = edits.cells().get(cellKey(cell.row.id, cell.column.key));
      const isWrong = edit?.state === 'refused' || edit?.state === 'conflict';
      return (
        <GridCell
          key={key}
          {...cell}
          {...(isWrong && { 'aria-invalid': true })}
          {...((isWrong || edit?.state === 'missed') && { 'aria-describedby': noteId(edit.id, edit.field) })}
        />
      );
    };
    return {
      rows: shown,
      columns: (columns) =>
        inlineColumns(columns, {
          entity,
          laid,
          isEditable,
          recordPath,
          cells: edits.cells,
          latest: edits.latest,
          memory,
          drafts,
        }),
      props: (grid, columns) => ({
        'aria-description': t('inline.keys'),
        className: 'inline',
        renderers: { renderCell },
        onRowsChange: (changed, { indexes }) => {
          for (const index of indexes) {
            const row = changed[index];
            const draft = row && drafts.get(row);
            if (draft) edits.take(storedRow(draft.over), draft);
          }
        },
        ...inlineKeys(grid, shown, columns, acts, memory),
      }),
      tabbed(event) {
        const isCell = event.target instanceof Element && event.target.matches('.rdg-cell');
        if (event.key !== 'Tab' || !memory.isTabbing || !isCell) return;
        if (!memory.goOn(event.shiftKey ? -1 : 1)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [shown, entity, laid, isEditable, recordPath, edits, memory, drafts, acts, storedRow, t]);
}

function withEdits<Row extends ListRow>(row: Row, cells: ReadonlyMap<string, CellEdit>): Row {
  const changed: Record<string, unknown> = {};
  for (const { id, field, state, held, sibling } of cells.values()) {
    if (id !== row.id || state === 'refused' || state === 'conflict') continue;
    changed[field] = held;
    if (sibling !== undefined) changed[siblingOf(field)] = sibling;
  }
  return { ...row, ...changed };
}
