import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** A row of a file of the sample firm. */
export interface TableRow {
  /** What its cells say by column; empty ones are left out. */
  cells: Record<string, string>;
  /** The file and the line, for messages. */
  at: string;
}

/** The rows of a table of the sample firm, from its file in `data`. */
export async function readTable(table: string): Promise<TableRow[]> {
  const file = `${table.replaceAll('_', '-')}.csv`;
  const text = await readFile(new URL(`../data/${file}`, import.meta.url), 'utf8');
  const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    columns: true,
    info: true,
  });
  return rows.map(({ record, info }) => ({
    cells: Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== '')),
    at: `${file}, line ${info.lines}`,
  }));
}
