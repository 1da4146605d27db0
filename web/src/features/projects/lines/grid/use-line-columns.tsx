import styled from '@emotion/styled';
import { cellOf } from '@mandate/contract/project/line/line-cells.ts';
import { lineFields } from '@mandate/contract/project/line/line-columns.ts';
import { hasFigures } from '@mandate/contract/project/line.ts';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/grid/data-grid.tsx';
import { useIsPrinting } from '../../../../ui/media/use-is-printing.ts';
import { VisuallyHidden } from '../../../../ui/media/visually-hidden.tsx';
import { noValue, numberText } from '../../../../ui/values/value-texts.ts';
import { CellEditor, type Typed } from '../cells/cell-editor.tsx';
import type { CellFacts } from '../cells/cell-facts.ts';
import { lineColumns } from '../cells/line-columns.tsx';
import { hasCell, mayWrite } from '../cells/may-write.ts';
import type { useShownCells } from '../cells/shown-cells.ts';
import type { EditLine } from '../edit-line.ts';
import { type LineActs, LineMenu } from '../line-menu.tsx';
import type { LineView } from '../pricing/line-views.ts';
import type { Area } from './grid-area.ts';
import type { RowHandle } from './use-row-drag.ts';

interface LineColumnsOptions {
  facts: CellFacts;
  /** The area chosen with Shift. */
  area: Area | null;
  rowOf: (id: string) => number;
  typed: Typed;
  isEditable: boolean;
  acts: LineActs | null;
  columns: ReturnType<typeof useShownCells>;
  collapsed: ReadonlySet<string>;
  onFold: (id: string) => void;
  /** What a row is moved by; none where lines stay where they are. */
  handleOf: RowHandle | null;
  onDraft: (line: EditLine | null) => void;
}

const Grip = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
});

const fieldsOf = Map.groupBy(lineFields, cellOf);

/** By which it is found where a field of a line stands: one cell may show several. */
function placesOf(id: string, cell: string): string {
  return (fieldsOf.get(cell) ?? []).map((field) => ` at-lines.${id}.${field}`).join('');
}

/** The columns of the lines: number and words, the cells a person has shown, what they come to, the acts. */
export function useLineColumns(options: LineColumnsOptions): Column<LineView>[] {
  const { t } = useTranslation();
  const { facts, area, rowOf, typed, isEditable, acts, columns, collapsed, onFold, handleOf, onDraft } = options;
  const isPrinting = useIsPrinting();
  return useMemo(() => {
    const { currency } = facts;
    const { cells, shown } = columns;
    const chosenClass = (at: number, own: string, key: string) => (view: LineView) => {
      const row = area ? rowOf(view.id) : -1;
      const isChosen = area && at >= area.left && at <= area.right && row >= area.top && row <= area.bottom;
      return `${own}${isChosen ? ' chosen' : ''}${view.faults[key] ? ' fault' : ''}${placesOf(view.id, key)}`;
    };

    const all: Column<LineView>[] = [
      {
        key: 'number',
        name: t('project.column.number'),
        width: 48,
        cellClass: 'figure quiet number',
        headerCellClass: 'figure',
        renderCell: ({ row }) => (
          <>
            <span>{row.line.type === 'section' ? '' : row.number}</span>
            {handleOf && (
              <Grip className="grip" aria-hidden="true" title={t('project.dragLine')} {...handleOf(row.id)}>
                <GripVertical />
              </Grip>
            )}
          </>
        ),
      },
    ];
    for (const cell of cells) {
      const column = lineColumns[cell];
      const label = cell === 'assignee' ? t('project.column.assignee') : t(`field.project.lines.${cell}`);
      const isWords = cell === 'description';
      const own = isWords ? 'name' : `${column.isText ? '' : 'figure'}${column.isQuiet ? ' quiet' : ''}`;
      all.push({
        key: cell,
        name: t(`project.column.${cell}`, { currency }),
        width: column.width,
        cellClass: chosenClass(all.length, own, cell),
        headerCellClass: column.isText ? '' : 'figure',
        editable: (view) => isEditable && mayWrite(view.line, cell, facts),
        ...(isEditable && {
          renderEditCell: (grid) => <CellEditor {...{ grid, cell, label, facts, typed, onDraft }} />,
        }),
        editorOptions: { closeOnExternalRowChange: false },
        ...(isWords && {
          minWidth: 200,
          // What has no figures has their room for its words.
          // On paper the lines are a table of plain cells.
          colSpan: (args) =>
            !isPrinting && args.type === 'ROW' && !hasFigures(args.row.line.type) ? cells.length : undefined,
        }),
        renderCell: ({ row }) => {
          if (!hasCell(row.line, cell)) return hasFigures(row.line.type) ? noValue : null;
          return column.cell(row, facts, { isFolded: collapsed.has(row.id), toggle: () => onFold(row.id) });
        },
      });
    }
    for (const cell of shown) {
      const column = lineColumns[cell];
      if (!('copied' in column)) continue;
      all.push({
        key: cell,
        name: t(`project.column.${cell}`, { currency }),
        width: column.width,
        cellClass: chosenClass(all.length, column.isQuiet ? 'figure quiet' : 'figure net', cell),
        headerCellClass: 'figure',
        renderCell: ({ row }) => column.cell(row, facts),
      });
    }
    const { worked } = facts;
    if (worked) {
      all.push({
        key: 'worked',
        name: t('project.column.worked'),
        width: 84,
        cellClass: 'figure quiet',
        headerCellClass: 'figure',
        renderCell: ({ row }) =>
          hasFigures(row.line.type) ? numberText(worked.get(row.id) ?? null, facts.numberFormat) : null,
      });
    }
    if (acts) {
      all.push({
        key: 'acts',
        name: <VisuallyHidden>{t('project.column.acts')}</VisuallyHidden>,
        width: 52,
        cellClass: 'acts',
        headerCellClass: 'acts',
        renderCell: ({ row, tabIndex }) => (
          <LineMenu line={row.line} number={row.number} acts={acts} facts={facts} tabIndex={tabIndex} />
        ),
      });
    }
    return all;
  }, [facts, area, rowOf, typed, isEditable, acts, columns, collapsed, onFold, handleOf, onDraft, isPrinting, t]);
}
