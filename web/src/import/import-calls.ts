import { type CallOptions, call } from '../lib/calls/call.ts';
import { downloadFile } from '../lib/calls/download-file.ts';
import { type OnSent, sendWithProgress } from '../lib/calls/send-with-progress.ts';

/** What can be set going with a file. */
export type ImportAct = 'trial' | 'run' | 'undo';

/** A column of the file, by what stands in its head. */
export interface FileColumn {
  header: string;
  /** What stands in its first cells. */
  sample: string[];
}

/** A field a column may go to. */
export interface ImportField {
  /** `name`, or `contacts.email`. */
  path: string;
  label: string;
  /** A new record cannot be without. */
  isRequired: boolean;
  /** Records may be recognised by it. */
  isKey: boolean;
}

/** Where a column goes; null leaves it out. */
export interface ColumnChoice {
  header: string;
  field: string | null;
  /** Chosen because this person chose it for such a column before. */
  isRemembered?: boolean;
}

/** What is to be done with the rows of a file. */
export interface ImportPlan {
  mapping: ColumnChoice[];
  /** The field by which a row's record is recognised; null makes every row a new one. */
  matchBy: string | null;
  /** What wrong rows mean for the others: `skip` takes the good ones, `stop` takes all or nothing. */
  onError: 'skip' | 'stop';
  /** New records are made although they look like existing ones. */
  allowDuplicates: boolean;
  /** What is said of records beside the file, such as what becomes of prices. */
  beside: Record<string, unknown>;
}

/** A file somebody brought, and what became of it. */
export interface StoredImport extends ImportPlan {
  importId: string;
  /** The one record all rows belong to. */
  recordId: string | null;
  fileName: string;
  rowCount: number;
  columns: FileColumn[];
  fields: ImportField[];
  state: 'prepared' | 'running' | 'done' | 'undoing' | 'undone';
  /** The counts are those of a trial, or of the run. */
  isTried: boolean;
  /** Some row was not tried yet, or not since a cell of it was corrected. */
  hasUntried: boolean;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** What an undo left for reasons that may pass: it can be undone once more. */
  undoLeft: number;
  /** The job that does or did the latest work on it. */
  jobId: string | null;
}

/** What is wrong with a cell of a row, or with the row where no column is named. */
export interface CellProblem {
  column: string | null;
  code: string;
  params?: Record<string, string | number>;
  message: string;
}

/** A row of the file as it stands. */
export interface ImportRow {
  /** As a spreadsheet counts them. */
  row: number;
  /** One text for each column. */
  cells: string[];
  outcome: 'created' | 'updated' | 'unchanged' | 'failed' | null;
  errors: CellProblem[];
}

/** A cell with another value. */
export interface RepairedCell {
  row: number;
  /** The header. */
  column: string;
  value: string;
}

/** A record an undo left as it is, and why. */
interface LeftRecord {
  id: string;
  label: string;
  code: string;
  message: string;
}

/** What an undo did. */
export interface UndoneImport {
  undone: number;
  /** The first thousand. */
  skipped: LeftRecord[];
  skippedCount?: number;
}

/** Work that goes on behind the pages. */
export interface Begun {
  jobId?: string;
}

// What is refused is shown where it was asked for.
const quiet: CallOptions = { quiet: true, silent: true };

/** The calls of bringing in files of one kind of record (decisions 9.1). All throw `CallError` and show nothing by themselves. */
export function importCalls(noun: string) {
  const at = (verb: string, id: string) => `/${noun}/${verb}/${encodeURIComponent(id)}`;
  return {
    prepare: (file: File, recordId: string | null, onSent: OnSent, signal: AbortSignal) => {
      const form = new FormData();
      // Fields come before the file, so that they are known when it is read.
      if (recordId !== null) form.set('recordId', recordId);
      form.set('file', file);
      const options = { ...quiet, signal, sender: sendWithProgress(onSent) };
      return call<{ importId: string }>('POST', `/${noun}/prepare-import`, form, options);
    },
    read: (id: string, signal: AbortSignal) =>
      call<StoredImport>('GET', at('get-import', id), undefined, { ...quiet, signal }),
    failedRows: (id: string, page: number, pageSize: number, signal: AbortSignal) =>
      call<{ rows: ImportRow[]; total: number }>(
        'GET',
        `${at('get-import-rows', id)}?only=failed&page=${page}&pageSize=${pageSize}`,
        undefined,
        { ...quiet, signal },
      ),
    repair: (id: string, cells: RepairedCell[]) =>
      call<{ rows: ImportRow[] }>('POST', at('repair-import', id), { cells }, quiet),
    run: (id: string, { mapping, beside, ...plan }: ImportPlan, dryRun: boolean) =>
      call<Begun>(
        'POST',
        `/${noun}/import`,
        { importId: id, mapping: mapping.map(({ header, field }) => ({ header, field })), ...plan, ...beside, dryRun },
        quiet,
      ),
    undo: (id: string) => call<UndoneImport & Begun>('POST', at('undo-import', id), {}, { ...quiet, outlives: true }),
    saveFailedRows: (id: string, format: 'csv' | 'xlsx') =>
      downloadFile('GET', `${at('failed-rows', id)}?format=${format}`),
  };
}
