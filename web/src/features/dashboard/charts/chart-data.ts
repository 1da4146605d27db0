import { csvLine } from '@mandate/contract/texts/csv-line.ts';
import { inertText } from '@mandate/contract/texts/inert-text.ts';

/** What a column of figures holds. */
export type ChartColumnKind = 'text' | 'money' | 'percent' | 'count';

/** The figures of a chart as rows, for its table and its file. The first column names the row. */
export interface ChartData {
  columns: readonly { name: string; kind: ChartColumnKind }[];
  rows: readonly {
    id: string;
    /** The list behind the row, if it has one. */
    to: string | null;
    cells: readonly (string | null)[];
  }[];
}

/**
 * A sheet as a CSV file (RFC 4180) as the product's exports write them: with a byte order mark, semicolons for whom the comma is the
 * decimal sign, figures exact, and nothing that could be taken for a formula.
 * @param numberFormat how the person has figures written, by example: `1,234.56`
 */
export function csvOf({ columns, rows }: ChartData, numberFormat: string): string {
  const sign = numberFormat[5] === ',' ? ',' : '.';
  const delimiter = sign === ',' ? ';' : ',';
  const head = csvLine(
    columns.map(({ name }) => inertText(name)),
    delimiter,
  );
  const body = rows.map(({ cells }) =>
    csvLine(
      columns.map(({ kind }, place) => {
        const cell = cells[place] ?? '';
        return kind === 'text' ? inertText(cell) : cell.replace('.', sign);
      }),
      delimiter,
    ),
  );
  return `\ufeff${head}${body.join('')}`;
}
