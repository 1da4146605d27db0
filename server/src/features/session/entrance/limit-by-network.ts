import type { AuditAction } from '@mandate/contract/entities/audit.ts';
import { writeAudit } from '../../../calls/audit.ts';
import { countAttempt, throttleKey } from '../../../calls/throttle.ts';
import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Origin } from './place.ts';

const anHour = { most: 20, seconds: 3600 };

/**
 * Counts a call that anybody may make: twenty an hour from one network.
 * @param what names the call
 * @param refused what the audit says of the first one over the limit
 * @throws Refusal tooManyAttempts
 */
export async function limitByNetwork(db: Database, what: string, origin: Origin, refused: AuditAction): Promise<void> {
  const { isOver, isFirstOver, seconds } = await countAttempt(db, throttleKey(what, origin.network), anHour);
  if (!isOver) return;
  if (isFirstOver) await writeAudit(db, { action: refused, ...origin, details: { code: 'tooManyAttempts' } });
  refuse('tooManyAttempts', { seconds });
}
