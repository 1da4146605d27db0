import { countAttempt, throttleKey } from '../../../calls/throttle.ts';
import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../http/refusal.ts';

const ofNetwork = { most: 30, seconds: 60 };
const ofLink = { most: 300, seconds: 3600 };

/**
 * Counts a call by a link: thirty a minute from one network, three hundred an hour with one link. Counted outside of a transaction: what is
 * refused counts, too.
 * @throws Refusal tooManyAttempts
 */
export async function limitPublic(db: Database, network: string, token: string): Promise<void> {
  await count(db, throttleKey('public-document', network), ofNetwork);
  await count(db, throttleKey('document-link', token), ofLink);
}

async function count(db: Database, key: Buffer, allowance: typeof ofNetwork): Promise<void> {
  const { isOver, seconds } = await countAttempt(db, key, allowance);
  if (isOver) refuse('tooManyAttempts', { seconds });
}
