import { lines as linesPart } from '@mandate/contract/project/line.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureCellEditor, SelectCellEditor, TextCellEditor } from '../../ui/cell-editors.tsx';
import type { Column, RenderEditCellProps } from '../../ui/data-grid.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CellField, cellFields, type EditLine, type FigureField, hasCell, withCell } from './edit-line.ts';
import { type Area, firstCell } from './grid-area.ts';
import { FigureCell, LineText, Net, netText } from './line-cells.tsx';
import { type LineActs, LineMenu } from './line-menu.tsx';
import type { LineView } from './priced-lines.ts';
import { type CellFacts, cellText, readCell } from './read-cell.ts';

/** What began the editing of a cell: a letter typed over it, or null. */
export type Typed = { letter: string | null };

interface LineColumnsOptions {
  facts: CellFacts;
  /** The word for a line without a rate of its own. */
  noRate: string;
  /** The area chosen with Shift. */
  area: Area | null;
  rowOf: (id: string) => number;
  typed: Typed;
  acts: LineActs | null;
  seesMoney: boolean;
  /** Told of every letter while a cell is edited, and of null when that ends. */
  onDraft: (line: EditLine | null) => void;
}

const widths: Record<FigureField, number> = {
  quantity: 92,
  unit: 92,
  unitPrice: 124,
  discountPercent: 76,
  taxRateId: 84,
};

const moneyColumns = new Set<string>(['unitPrice', 'discountPercent', 'taxRateId'] satisfies CellField[]);

/** The columns of the lines. Without acts they are for reading only. */
export function useLineColumns(options: LineColumnsOptions): Column<LineView>[] {
  const { t } = useTranslation();
  const { facts, noRate, area, rowOf, typed, acts, onDraft, seesMoney } = options;
  return useMemo(() => {
    const { currency, numberFormat, rates, unitWords } = facts;
    const isEditable = acts !== null;
    const chosenClass = (at: number, own: string) => (view: LineView) => {
      const row = area ? rowOf(view.id) : -1;
      const isChosen = area && at >= area.left && at <= area.right && row >= area.top && row <= area.bottom;
      return `${own}${isChosen ? ' chosen' : ''}${view.faults[cellFields[at - firstCell] ?? ''] ? ' fault' : ''}`;
    };

    const editor = (field: CellField, label: string) => (props: RenderEditCellProps<LineView>) => {
      const { row, onRowChange } = props;
      const original = row.line;
      const common = {
        label,
        isReplaced: typed.letter !== null,
        text: field === 'unit' || field === 'taxRateId' ? (original[field] ?? '') : cellText(original, field, facts),
        onText: (text: string) => {
          const line = withCell(original, field, readCell(field, text, facts));
          onRowChange({ ...row, line });
          onDraft(line);
        },
        onEnd: () => onDraft(null),
      };
      if (field === 'description')
        return <TextCellEditor {...common} maxLength={linesPart.fields.description.max ?? 4000} />;
      if (field === 'unit')
        return <SelectCellEditor {...common} letter={typed.letter} choices={choicesOf(unitWords)} />;
      if (field === 'taxRateId') {
        const choices = rates.map(({ id, name }) => ({ value: id, label: name }));
        return <SelectCellEditor {...common} letter={typed.letter} choices={choices} none={noRate} />;
      }
      return <FigureCellEditor {...common} />;
    };

    const column = (
      field: CellField,
    ): Pick<Column<LineView>, 'key' | 'name' | 'editable' | 'renderEditCell' | 'editorOptions'> => ({
      key: field,
      name: t(`project.column.${field}`),
      editable: (view) => isEditable && hasCell(view.line, field),
      ...(isEditable && { renderEditCell: editor(field, t(`field.project.lines.${field}`)) }),
      editorOptions: { closeOnExternalRowChange: false },
    });

    const columns: Column<LineView>[] = [
      {
        key: 'number',
        name: t('project.column.number'),
        width: 48,
        cellClass: 'figure quiet',
        headerCellClass: 'figure',
        renderCell: ({ row }) => (row.line.type === 'section' ? '' : row.number),
      },
      {
        ...column('description'),
        minWidth: 220,
        cellClass: chosenClass(firstCell, 'name'),
        // What has no figures has their room for its words.
        colSpan: (args) => (args.type === 'ROW' && !hasCell(args.row.line, 'quantity') ? cellFields.length : undefined),
        renderCell: ({ row }) => <LineText view={row} />,
      },
    ];
    for (const [index, field] of cellFields.entries()) {
      if (field === 'description') continue;
      const own = field === 'unit' ? '' : 'figure';
      columns.push({
        ...column(field),
        width: widths[field],
        cellClass: chosenClass(firstCell + index, field === 'unitPrice' || field === 'quantity' ? own : `${own} quiet`),
        headerCellClass: own,
        renderCell: ({ row }) =>
          hasCell(row.line, field) ? (
            <FigureCell
              view={row}
              field={field}
              currency={currency}
              numberFormat={numberFormat}
              rates={rates}
              unitWords={unitWords}
            />
          ) : null,
      });
    }
    if (!seesMoney) return columns.filter(({ key }) => !moneyColumns.has(key));
    columns.push({
      key: 'net',
      name: t('project.column.net', { currency }),
      width: 136,
      cellClass: chosenClass(firstCell + cellFields.length, 'figure net'),
      headerCellClass: 'figure',
      renderCell: ({ row }) => <Net>{netText(row, currency, numberFormat)}</Net>,
    });
    if (acts) {
      columns.push({
        key: 'acts',
        name: <VisuallyHidden>{t('project.column.acts')}</VisuallyHidden>,
        width: 52,
        cellClass: 'acts',
        renderCell: ({ row, tabIndex }) => (
          <LineMenu line={row.line} number={row.number} acts={acts} tabIndex={tabIndex} />
        ),
      });
    }
    return columns;
  }, [facts, noRate, area, rowOf, typed, acts, onDraft, seesMoney, t]);
}

function choicesOf(words: ReadonlyMap<string, string>) {
  return [...words].map(([value, label]) => ({ value, label }));
}
