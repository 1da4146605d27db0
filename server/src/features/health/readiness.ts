import { setTimeout as sleep } from 'node:timers/promises';
import type { Connected } from '../../database/connection/connect.ts';
import type { DiskRoom } from '../../database/disk/disk-room.ts';

/** How long an answer of the database holds, and how long one is waited for, in ms: whoever asks is answered while it hangs, too. */
const askedMs = 1_000;

/** What the server does: all of it, everything but changes, or nothing that needs the database. */
export type Readiness = 'ready' | 'readOnly' | 'unready';

/** What readiness is judged by. */
export interface ReadinessParts {
  database: Pick<Connected, 'pool' | 'answeredAt'>;
  room: DiskRoom;
}

/**
 * Gives how ready the server is. The database is asked once a second at most, however many ask, and not at all while it answers others: all
 * connections may be busy with calls.
 */
export function readiness({ database, room }: ReadinessParts): () => Promise<Readiness> {
  let kept: { at: number; answers: Promise<boolean> } | null = null;

  function ask(): Promise<boolean> {
    const now = performance.now();
    if (now - database.answeredAt() < askedMs) return Promise.resolve(true);
    if (kept === null || now - kept.at > askedMs) kept = { at: now, answers: answersSoon(database.pool) };
    return kept.answers;
  }

  return async () => {
    if (!(await ask())) return 'unready';
    return (await room.isShort()) ? 'readOnly' : 'ready';
  };
}

async function answersSoon(pool: Connected['pool']): Promise<boolean> {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(askedMs, false, { ref: false })]);
}
