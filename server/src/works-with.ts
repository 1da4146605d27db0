import type { Standby } from './database/standby/standby.ts';
import { fillWork } from './features/holiday-calendars/fill-work.ts';
import { leakCheckWork, type MakeApp } from './features/leak-check/leak-check-work.ts';
import type { Works } from './jobs/work.ts';
import type { Verbs } from './records/verbs.ts';
import { exportWork } from './spreadsheets/export/export-work.ts';
import { importWork } from './spreadsheets/import/run/import-work.ts';
import { undoImportWork } from './spreadsheets/import/run/undo-import-work.ts';

/**
 * What the product does beside its calls, by kind of job.
 * @param verbs what answers the calls of each entity, by its name
 * @param standby what may be read from beside the database
 * @param makeApp makes the application the leak check looks at
 */
export function worksWith(verbs: ReadonlyMap<string, Verbs>, standby: Standby | null, makeApp: MakeApp): Works {
  return {
    export: exportWork(standby),
    import: importWork(verbs),
    undoImport: undoImportWork(verbs),
    holidays: fillWork,
    leakCheck: leakCheckWork(makeApp),
  };
}
