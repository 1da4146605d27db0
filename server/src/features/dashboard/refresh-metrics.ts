import { workIn } from '../../business/figures/work-in.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { run } from '../../database/queries/sql-query.ts';
import { repeatTurns } from '../../jobs/repeat-turns.ts';

const everyMs = 2_000;
/** After how long, in ms, it is looked whether anything else has changed that figures depend on, such as the day. */
const inputsEveryMs = 10_000;

/** Keeps the figures of the firm up to date until it is stopped. */
export function refreshMetrics(db: Database, log: Log): () => Promise<void> {
  let looked = Number.NEGATIVE_INFINITY;
  return repeatTurns({
    async turn() {
      if (performance.now() - looked < inputsEveryMs && !(await hasChanges(db))) return false;
      looked = performance.now();
      return workIn(db);
    },
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'changes could not be worked into the figures; tried again shortly'),
  });
}

async function hasChanges(db: Database): Promise<boolean> {
  return (await run(db, 'select 1 from figure_changes limit 1', [])).length > 0;
}
