import styled from '@emotion/styled';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../ui/grid/data-grid.tsx';
import { useIsPrinting } from '../../../../ui/media/use-is-printing.ts';
import { VisuallyHidden } from '../../../../ui/media/visually-hidden.tsx';
import { CellEditor, type Typed } from '../cells/cell-editor.tsx';
import { mayWrite } from '../cells/line-cell.ts';
import { AssigneeCell, CostCell, LineText, MarginCell, Net, netText, ValueCell } from '../cells/line-cells.tsx';
import type { CellFacts } from '../cells/read-cell.ts';
import type { useShownCells } from '../cells/shown-cells.ts';
import { type CellField, type EditLine, hasCell } from '../edit-line.ts';
import { type LineActs, LineMenu } from '../line-menu.tsx';
import type { LineView } from '../pricing/priced-lines.ts';
import { type Area, firstCell } from './grid-area.ts';
import type { RowHandle } from './use-row-drag.ts';

interface LineColumnsOptions {
  facts: CellFacts;
  noRate: string;
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

const widths: Record<Exclude<CellField, 'description'>, number> = {
  serviceId: 168,
  assignee: 160,
  quantity: 78,
  unit: 76,
  unitPrice: 104,
  discountPercent: 62,
  taxRateId: 76,
  startDate: 116,
  endDate: 116,
  unitCost: 116,
  costCurrency: 84,
};

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

const quiet: readonly CellField[] = ['unit', 'discountPercent', 'taxRateId', 'startDate', 'endDate', 'costCurrency'];
const texts: readonly CellField[] = ['serviceId', 'assignee', 'unit', 'startDate', 'endDate', 'costCurrency'];

/** The columns of the lines: number and words, the cells a person has shown, what they come to, the acts. */
export function useLineColumns(options: LineColumnsOptions): Column<LineView>[] {
  const { t } = useTranslation();
  const { facts, noRate, area, rowOf, typed, isEditable, acts, columns, collapsed, onFold, handleOf, onDraft } =
    options;
  const isPrinting = useIsPrinting();
  return useMemo(() => {
    const { currency, numberFormat } = facts;
    const { cells, shown } = columns;
    const chosenClass = (at: number, own: string, key: string) => (view: LineView) => {
      const row = area ? rowOf(view.id) : -1;
      const isChosen = area && at >= area.left && at <= area.right && row >= area.top && row <= area.bottom;
      return `${own}${isChosen ? ' chosen' : ''}${view.faults[key] ? ' fault' : ''}`;
    };
    const written = (field: CellField) => {
      const label = field === 'assignee' ? t('project.column.assignee') : t(`field.project.lines.${field}`);
      return {
        key: field,
        name: t(`project.column.${field}`),
        editable: (view: LineView) => isEditable && mayWrite(view.line, field, facts),
        ...(isEditable && {
          renderEditCell: (grid) => <CellEditor {...{ grid, field, label, facts, noRate, typed, onDraft }} />,
        }),
        editorOptions: { closeOnExternalRowChange: false },
      } satisfies Column<LineView>;
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
      {
        ...written('description'),
        width: 'minmax(200px, 1fr)',
        minWidth: 200,
        cellClass: chosenClass(firstCell, 'name', 'description'),
        // What has no figures has their room for its words.
        // On paper the lines are a table of plain cells.
        colSpan: (args) =>
          !isPrinting && args.type === 'ROW' && !hasCell(args.row.line, 'quantity') ? cells.length : undefined,
        renderCell: ({ row }) => (
          <LineText view={row} fold={{ isFolded: collapsed.has(row.id), toggle: () => onFold(row.id) }} />
        ),
      },
    ];
    for (const [index, field] of cells.entries()) {
      if (field === 'description') continue;
      const own = `${texts.includes(field) ? '' : 'figure'}${quiet.includes(field) ? ' quiet' : ''}`;
      all.push({
        ...written(field),
        width: widths[field],
        cellClass: chosenClass(firstCell + index, own, field),
        headerCellClass: texts.includes(field) ? '' : 'figure',
        renderCell: ({ row }) => {
          if (!hasCell(row.line, field)) return hasCell(row.line, 'quantity') ? '–' : null;
          return field === 'assignee' ? (
            <AssigneeCell view={row} />
          ) : (
            <ValueCell view={row} field={field} facts={facts} />
          );
        },
      });
    }
    const amounts: Column<LineView>[] = [
      {
        key: 'net',
        name: t('project.column.net', { currency }),
        width: 116,
        renderCell: ({ row }) => <Net>{netText(row, currency, numberFormat)}</Net>,
      },
      {
        key: 'cost',
        name: t('project.column.cost', { currency }),
        width: 108,
        renderCell: ({ row }) => <CostCell view={row} currency={currency} numberFormat={numberFormat} />,
      },
      {
        key: 'marginPercent',
        name: t('project.column.marginPercent'),
        width: 98,
        renderCell: ({ row }) => <MarginCell view={row} numberFormat={numberFormat} />,
      },
    ];
    for (const column of amounts.filter(({ key }) => shown.some((one) => one === key))) {
      const look = column.key === 'cost' ? 'figure quiet' : 'figure net';
      all.push({ ...column, cellClass: chosenClass(all.length, look, column.key), headerCellClass: 'figure' });
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
  }, [
    facts,
    noRate,
    area,
    rowOf,
    typed,
    isEditable,
    acts,
    columns,
    collapsed,
    onFold,
    handleOf,
    onDraft,
    isPrinting,
    t,
  ]);
}
