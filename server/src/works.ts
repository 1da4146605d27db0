import { leakCheckWork, type MakeApp } from './features/leak-check/leak-check-work.ts';
import { exportWork } from './resources/export/export-work.ts';
import { importWork } from './resources/import/run-import.ts';
import { undoImportWork } from './resources/import/undo-import.ts';
import type { Works } from './resources/jobs/work.ts';
import type { Verbs } from './resources/routes.ts';

/**
 * What the product does beside its calls, by kind of job.
 * @param verbs what answers the calls of each entity, by its name
 * @param makeApp makes the application the leak check looks at
 */
export function worksWith(verbs: ReadonlyMap<string, Verbs>, makeApp: MakeApp): Works {
  return {
    export: exportWork,
    import: importWork(verbs),
    undoImport: undoImportWork(verbs),
    leakCheck: leakCheckWork(makeApp),
  };
}
