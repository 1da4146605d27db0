import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { ReactNode } from 'react';
import { Highlighted } from '../../records/values/highlighted.tsx';
import type { Column } from '../../ui/grid/data-grid.tsx';
import { fieldValue, type ListRow } from '../columns/columns.tsx';
import type { LaidColumn } from '../columns/list-layout.ts';
import { CellEditor } from './cell-editor.tsx';
import { EditedName, InlineCell } from './inline-cell.tsx';
import { type CellEdit, cellKey, type Stored } from './inline-edits.ts';
import type { KeyMemory } from './inline-keys.ts';

/** What was typed into a cell, and the row it was typed over. */
interface CellDraft extends Pick<CellEdit, 'field' | 'held' | 'sibling' | 'from'> {
  over: ListRow;
}

/** The drafts by the rows editors make of them: a row that is none of them was not typed into. */
export type Drafts = WeakMap<object, CellDraft>;

interface InlineColumnsOptions<Row extends ListRow> {
  entity: Entity;
  laid: readonly LaidColumn<Row>[];
  isEditable: (row: ListRow, field: string) => boolean;
  recordPath: (id: string) => string;
  cells: () => ReadonlyMap<string, CellEdit>;
  /** What is known of a row as it is stored. */
  latest: (row: Stored) => Stored;
  memory: KeyMemory;
  drafts: Drafts;
}

/** The columns of a grid with what shows and edits the cells of those a person may write; other columns are as they are. */
export function inlineColumns<Row extends ListRow>(
  columns: readonly Column<Row>[],
  options: InlineColumnsOptions<Row>,
): Column<Row>[] {
  const { entity, laid, isEditable, recordPath, cells, latest, memory, drafts } = options;
  return columns.map((column): Column<Row> => {
    const name = column.key;
    const facts = entity.fields[name];
    const own = laid.find(({ field }) => field === name);
    if (!facts || !own) return column;
    const { cellClass } = column;

    function content(row: Row): ReactNode {
      const shown = own?.render ? own.render(row) : fieldValue(entity, row, name);
      if (own?.place !== 'name') return shown;
      const text = String(row[name] ?? '');
      return (
        <EditedName to={recordPath(row.id)} name={text}>
          {own.render ? shown : <Highlighted>{text}</Highlighted>}
        </EditedName>
      );
    }

    return {
      ...column,
      editable: (row) => isEditable(row, name) && cells().get(cellKey(row.id, name))?.state !== 'conflict',
      cellClass: (row) => {
        const given = typeof cellClass === 'function' ? cellClass(row) : cellClass;
        const state = cells().get(cellKey(row.id, name))?.state ?? '';
        return `${given ?? ''} ${isEditable(row, name) ? 'writable' : 'fixed'} ${state}`;
      },
      renderCell: (props) => {
        const { row, tabIndex } = props;
        if (!isEditable(row, name)) return column.renderCell?.(props);
        const edit = cells().get(cellKey(row.id, name));
        if (!edit) return content(row);
        return (
          <InlineCell entity={entity} name={name} facts={facts} edit={edit} isActive={tabIndex === 0}>
            {content(row)}
          </InlineCell>
        );
      },
      // What is typed stays while the reply to another cell of the row comes in.
      editorOptions: { closeOnExternalRowChange: false },
      renderEditCell: ({ row, onRowChange }) => {
        const edit = cells().get(cellKey(row.id, name));
        const draft = drafts.get(row);
        // Known from the first letter on: what comes in meanwhile was not seen by who types.
        const over = (draft?.over ?? row) as Row;
        const begun =
          edit?.state === 'refused' || edit?.state === 'missed'
            ? edit.from
            : fromOf(latest(over as unknown as Stored).version, over[name]);
        const from = draft?.from ?? begun;
        return (
          <CellEditor
            entity={entity}
            name={name}
            facts={facts}
            row={over}
            edit={edit}
            letter={memory.letter}
            onDraft={(typed, isTaken = false) => {
              const next = typed ? { ...over, [name]: typed.held } : over;
              if (typed && 'sibling' in typed) Object.assign(next, { [siblingOf(name)]: typed.sibling });
              if (typed) drafts.set(next, { ...typed, field: name, from, over });
              onRowChange(next, isTaken);
              if (isTaken) memory.isTabbing = true;
            }}
          />
        );
      },
    };
  });
}

function fromOf(version: number, value: unknown): CellEdit['from'] {
  return { version, value: value ?? null };
}
