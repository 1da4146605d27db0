import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { keepTurning } from '../../resources/keep-turning.ts';
import { workIn } from './work-in.ts';

const everyMs = 2000;

/** Keeps the figures of the firm up to date until it is stopped. */
export function keepFigures(db: Database, log: Log): () => Promise<void> {
  return keepTurning({
    turn: () => workIn(db),
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'changes could not be worked into the figures; tried again shortly'),
  });
}
