import styled from '@emotion/styled';
import X from 'lucide-react/icons/x';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedFigure } from '../../../form/fields/typed-figure.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type Choice, SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { phone } from '../../../ui/media/phone.ts';
import type { TypedRow, TypedRows } from './use-typed-rows.ts';

/** A column of a table that is typed. */
export interface TypedColumn {
  field: string;
  label: string;
  /** Share of the width. */
  share: number;
  isRequired?: boolean;
  /** What is chosen from. */
  choices?: readonly Choice[];
  /** It is a figure, of this unit. */
  unit?: string;
}

const Rows = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  [phone]: { gap: 20 },
});

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'var(--columns) 36px',
  alignItems: 'start',
  gap: 8,
  '& > .whole': { gridColumn: '1 / -1' },
  // Labels stand above the first row alone, and at each of them on phones.
  '@media (min-width: 768px)': {
    '&:not(:first-of-type) label': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '& > button': { alignSelf: 'end' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > button': { justifySelf: 'end' } },
});

/** Rows of a table to type several records into; cells of a spreadsheet can be pasted. */
export function TypedTable({
  columns,
  typed,
  label,
}: {
  columns: readonly TypedColumn[];
  typed: TypedRows;
  label: string;
}) {
  const { t } = useTranslation();
  const template = columns.map(({ share }) => `minmax(0, ${share}fr)`).join(' ');
  const onPaste = (id: string, field: string) => (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    typed.paste(
      id,
      field,
      text
        .replace(/\r/g, '')
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t')),
    );
  };
  return (
    <>
      <Rows aria-label={label}>
        {typed.rows.map((row, index) => (
          <Row
            key={row.id}
            style={{ '--columns': template } as React.CSSProperties}
            aria-label={t('firstHour.row', { number: index + 1 })}
          >
            {columns.map((column) => (
              <Cell
                key={column.field}
                row={row}
                column={column}
                typed={typed}
                onPaste={onPaste(row.id, column.field)}
              />
            ))}
            <IconButton
              label={t('firstHour.removeRow', { number: index + 1 })}
              icon={<X aria-hidden="true" />}
              onClick={() => typed.remove(row.id)}
            />
            {wholeProblem(typed, row, columns) && (
              <div className="whole">
                <Notice kind="bad" role="alert">
                  {wholeProblem(typed, row, columns)}
                </Notice>
              </div>
            )}
          </Row>
        ))}
      </Rows>
      <Button size="row" look="quiet" onClick={typed.add}>
        {t('firstHour.addRow')}
      </Button>
    </>
  );
}

interface CellProps {
  row: TypedRow;
  column: TypedColumn;
  typed: TypedRows;
  onPaste: (event: ClipboardEvent) => void;
}

function Cell({ row: { id, cells }, column: { field, label, choices, unit, isRequired }, typed, onPaste }: CellProps) {
  const value = cells[field] ?? '';
  const error = typed.problems.get(`${id}.${field}`);
  const frame = { label, isRequired, error };
  if (choices)
    return (
      <SelectField
        {...frame}
        choices={choices}
        value={value}
        onChange={({ target }) => typed.change(id, field, target.value)}
      />
    );
  if (unit !== undefined)
    return <TypedFigure {...frame} unit={unit} value={value} onFigure={(text) => typed.change(id, field, text)} />;
  return (
    <TextField
      {...frame}
      autoComplete="off"
      value={value}
      onPaste={onPaste}
      onChange={({ target }) => typed.change(id, field, target.value)}
    />
  );
}

/** What is wrong with a row and has no cell. */
function wholeProblem({ problems }: TypedRows, { id }: TypedRow, columns: readonly TypedColumn[]): string | null {
  for (const [path, sentence] of problems) {
    const [of, field = ''] = [path.slice(0, id.length), path.slice(id.length + 1)];
    if (of === id && !columns.some((column) => column.field === field)) return sentence;
  }
  return null;
}
