import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { inSnapshot } from '../../database/queries/transaction.ts';
import { entityTitle, fileWord } from '../../records/words.ts';
import { aboutRows } from './about-rows.ts';
import { takePlace } from './export-limits.ts';
import type { CheckedExport } from './export-request.ts';
import { growingContext } from './growing-context.ts';
import { readRecords } from './read-records.ts';
import { sheetRows } from './sheet-rows.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The media types of exported files. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The name of an exported file, such as `customers-2026-11-21.csv`. */
export function exportFileName({ words, timeZone }: Call, { entity, format }: CheckedExport): string {
  return `${fileWord(words, entity)}-${dayIn(new Date(), timeZone)}.${format}`;
}

/** Where an export goes, and who is told how far it is. */
export interface ExportTarget {
  /** The address of the list it was asked for from. */
  link: string;
  /** Takes the bytes of the file as they are made, and is done before the records are let go of. */
  keep(pieces: AsyncIterable<Uint8Array>): Promise<unknown>;
  /** Hears of how many records are read. What it throws stops the export. */
  tell?(records: number): Promise<void>;
}

/**
 * Writes the records of an export as they are at one moment, some at a time, so that many take no more memory than some.
 * @param call outside any transaction
 * @returns how many rows the file has, without its header
 * @throws Refusal exportTooLarge; tooManyRequests while the person has two exports under way
 */
export function writeExport(call: Call, request: CheckedExport, { link, keep, tell }: ExportTarget): Promise<number> {
  const { entity, columns, format } = request;
  const at = new Date();
  const counts = { records: 0, rows: 0, cut: 0 };
  return inSnapshot(call.db, async (db) => {
    await takePlace(db, call.caller.id);
    const inside: Call = { ...call, db };
    const { context, learn } = await growingContext(inside, entity, columns);
    async function* rows() {
      for await (const records of readRecords(db, request, call.caller)) {
        await learn(records);
        for await (const row of sheetRows(entity, columns, records, context)) {
          counts.rows += 1;
          yield row;
        }
        counts.records += records.length;
        await tell?.(counts.records);
      }
    }
    async function* about() {
      yield* await aboutRows(inside, request, link, at, counts, context);
    }
    const headers = columns.map(({ header }) => header);
    const { words } = call;
    const title = entityTitle(words, entity.name);
    const sheets = () => [
      { name: title, headers, rows: rows() },
      {
        name: words.at('file.about.title') ?? '',
        headers: [words.at('file.about.register') ?? '', title],
        rows: about(),
        widths: [24, 80],
      },
    ];
    await keep(format === 'csv' ? writeCsv(headers, rows(), context) : writeXlsx(sheets(), context, counts));
    return counts.rows;
  });
}
