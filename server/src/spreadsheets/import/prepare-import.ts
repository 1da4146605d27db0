import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import type { UploadedFile } from '../../http/uploads/uploaded-file.ts';
import type { Verbs } from '../../records/verbs.ts';
import { entityTitle } from '../../records/words.ts';
import { everyWords } from '../../words/words.ts';
import { type SheetColumn, sheetColumns } from '../cells/sheet-columns.ts';
import { checkImportRight } from './check-import-right.ts';
import { guessMapping, namedColumns } from './columns/guess-mapping.ts';
import {
  checkWidth,
  findHeaders,
  type HeaderRow,
  isEmptyRow,
  rowsLookedAt,
  unnamedHeader,
  widthOf,
} from './columns/header-row.ts';
import { columnsToFill, type ImportField, importFields } from './columns/import-fields.ts';
import { matchColumns } from './columns/match-columns.ts';
import { rememberedHeaders } from './columns/remembered-headers.ts';
import { fileLimits } from './files/file-limits.ts';
import type { Sheet } from './files/open-csv.ts';
import { sniffFile } from './files/sniff-file.ts';
import { addImport, completeImport, type ReadRow, rowStore } from './stored/add-import.ts';
import { type CellTexts, cellTexts } from './stored/cell-texts.ts';
import type { Meant } from './stored/stored-import.ts';

/** A column of a file as it is shown: with up to three of its texts. */
export interface ShownColumn {
  header: string;
  sample: string[];
}

/** A file that was read: what is in it, and what it could become. */
export interface PreparedImport {
  importId: string;
  fileName: string;
  rowCount: number;
  columns: ShownColumn[];
  mapping: Meant[];
  matchBy: string | null;
  /** What its columns may go into. */
  fields: ImportField[];
}

/**
 * Reads a file and keeps its rows, to be mapped, tried and imported.
 * @param recordId the one record all rows belong to: only its parts are filled
 * @throws Refusal recordNotFound; what a file is refused for, with row and column where there is one, and then nothing of it is kept
 */
export async function prepareImport(
  call: Call,
  entity: Entity,
  verbs: Verbs,
  file: UploadedFile,
  recordId: string | null,
): Promise<PreparedImport> {
  checkImportRight(call, entity);
  const columns = columnsToFill(call, entity, recordId !== null);
  if (recordId !== null) {
    if (columns.length === 0) refuseField('recordId', 'fieldUnknown');
    await verbs.find(call, recordId);
  }
  const sheet = await openSheet(call, file, entity);
  const texts = await cellTexts(call);
  const remembered = await rememberedHeaders(call, entity);
  const id = uuidV7();
  const fileName = file.name;
  const read = await inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await addImport(inside, entity, { id, recordId, fileName });
    const keeper = rowStore(db, id);
    const table = await readTable(sheet, entity, columns, call, texts, (row) => keeper.keep(row));
    await keeper.flush();
    const headers = table.columns.map(({ header }) => header);
    const mapping = guessMapping(entity, columns, headers, remembered);
    const matchBy = recordId === null ? guessKey(entity, call, mapping) : null;
    await completeImport(db, { id, headers, rowCount: table.rowCount, mapping, matchBy });
    return { ...table, mapping, matchBy };
  });
  const fields = importFields(call, entity, recordId !== null);
  return { importId: id, fileName, ...read, fields };
}

async function openSheet({ words }: Call, { handle }: UploadedFile, entity: Entity): Promise<Sheet> {
  const form = await sniffFile(handle, words);
  // The packages that know these files are loaded with the first of their kind.
  if (form.kind === 'xlsx') {
    const { openXlsx } = await import('./files/open-xlsx.ts');
    return openXlsx(handle, words, titlesOf(entity));
  }
  const { openCsv } = await import('./files/open-csv.ts');
  return openCsv(handle, form.encoding, form.begin);
}

/** What people call the records, in every language. */
function titlesOf({ name }: Entity): string[] {
  return everyWords().map((words) => entityTitle(words, name));
}

/** Reads headers and rows; each row that holds something is given to `keep`. */
async function readTable(
  sheet: Sheet,
  entity: Entity,
  columns: readonly SheetColumn[],
  call: Call,
  texts: CellTexts,
  keep: (row: ReadRow) => Promise<void>,
): Promise<{ rowCount: number; columns: ShownColumn[] }> {
  const above: ReadRow[] = [];
  let found: HeaderRow | null = null;
  let rowCount = 0;
  const shown: ShownColumn[] = [];
  const show = (header: string) => shown.push({ header, sample: [] });

  const takeRow = async ({ row, cells }: ReadRow, { problemAt }: HeaderRow) => {
    const kept = cells.filter((_, place) => place !== problemAt).slice(0, widthOf(cells));
    if (isEmptyRow({ row, cells: kept })) return;
    checkWidth({ row, cells: kept });
    rowCount += 1;
    if (rowCount > fileLimits.rows) refuse('importTooManyRows', { max: fileLimits.rows });
    while (shown.length < widthOf(kept))
      show(
        unnamedHeader(
          call.words,
          shown.length,
          shown.map(({ header }) => header),
        ),
      );
    for (const [place, cell] of kept.entries()) {
      const sample = shown[place]?.sample ?? [];
      const text = sample.length < 3 ? texts.shown(cell).slice(0, 100) : '';
      if (text !== '' && !sample.includes(text)) sample.push(text);
    }
    await keep({ row, cells: kept.slice(0, widthOf(kept)) });
  };
  const begin = async () => {
    const headers = findHeaders(call.words, above, (each) => namedColumns(entity, columns, each));
    checkEntity(call, entity, headers);
    for (const header of headers.headers) show(header);
    for (const row of above) if (row.row > headers.row) await takeRow(row, headers);
    return headers;
  };

  for await (const row of sheet.rows()) {
    if (isEmptyRow(row)) continue;
    if (found) await takeRow(row, found);
    else if (above.push(row) >= rowsLookedAt) found = await begin();
  }
  if (!found) await begin();
  if (rowCount === 0) refuse('importEmpty');
  return { rowCount, columns: shown };
}

/** A file of other records is told by its headers: most of them are theirs, and few are of these. */
function checkEntity(call: Call, entity: Entity, { row, headers }: HeaderRow): void {
  const share = (of: Entity, isSure: boolean) =>
    namedColumns(of, sheetColumns(call, of), headers, isSure) / headers.length;
  if (headers.length < 3 || share(entity, false) >= 0.6) return;
  const others = [...knownEntities.values()].filter(
    (other) => other !== entity && may(call.caller.role, other.name, 'import'),
  );
  const likely = others
    .map((other) => ({ other, explained: share(other, true) }))
    .sort((one, next) => next.explained - one.explained)[0];
  if (likely && likely.explained >= 0.8)
    refuse('importOtherEntity', { row, entity: entityTitle(call.words, likely.other.name) });
}

/** The field that tells most surely which record a row means. */
function guessKey(entity: Entity, call: Call, mapping: readonly Meant[]): string | null {
  const isMapped = (path: string) => mapping.some(({ field }) => field === path);
  return matchColumns(call, entity).find(({ path }) => isMapped(path))?.path ?? null;
}
