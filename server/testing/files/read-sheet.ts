import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportCell } from '../../src/spreadsheets/cells/import-cell.ts';
import type { Sheet } from '../../src/spreadsheets/import/files/open-csv.ts';
import { openCsv } from '../../src/spreadsheets/import/files/open-csv.ts';
import { openXlsx } from '../../src/spreadsheets/import/files/open-xlsx.ts';
import { sniffFile } from '../../src/spreadsheets/import/files/sniff-file.ts';
import { english } from '../../src/words/words.ts';

/** The rows of a file somebody brings, by their number, as an import of customers reads them. */
export async function readSheet(bytes: Uint8Array): Promise<[row: number, cells: ImportCell[]][]> {
  const folder = await mkdtemp(join(tmpdir(), 'mandate-sheet-'));
  const path = join(folder, 'sheet');
  await writeFile(path, bytes);
  const handle = await open(path);
  try {
    const found = await sniffFile(handle, english);
    const sheet: Sheet =
      found.kind === 'csv'
        ? await openCsv(handle, found.encoding, found.begin)
        : await openXlsx(handle, english, ['Customers']);
    const rows: [number, ImportCell[]][] = [];
    for await (const { row, cells } of sheet.rows()) rows.push([row, cells]);
    return rows;
  } finally {
    await handle.close();
    await rm(folder, { recursive: true });
  }
}
