import { setTimeout as sleep } from 'node:timers/promises';
import { writeAudit } from '../../../calls/audit.ts';
import { countAttempt, forgive, isNoted, isSpent, note, takeBack, throttleKey } from '../../../calls/throttle.ts';
import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Origin } from '../entrance/place.ts';

/** Attempts on one account from one network: slow from the sixth on, none after the tenth, for a quarter of an hour. */
const ofBoth = { most: 10, seconds: 900 };
const slowAfter = 5;
const slowMs = 1000;
/** Attempts on any account from one network. */
const ofNetwork = { most: 50, seconds: 900 };
/** Attempts on one account from anywhere, until one succeeds or an administrator resets the password. */
const ofAccount = { most: 100, seconds: null };
/** A network from which the account signed in within this many days is not shut out by what others do. */
const familiarDays = 30;

const keysOf = (address: string, network: string) => ({
  both: throttleKey('password', address, network),
  network: throttleKey('password of any', network),
  account: throttleKey('password from anywhere', address),
  familiar: throttleKey('signed in', address, network),
});

/** A guess that was counted. Exactly one of the two is called once it is known what it was. */
export interface Guess {
  /** It was right: it counts no longer, and the account's other failures are forgotten. */
  wasRight(): Promise<void>;
  /** It was not looked at: it counts no longer. */
  wasNone(): Promise<void>;
}

/**
 * Counts a guess at a password before the password is looked at, so that many at once do not slip through; from the sixth on it takes
 * a second, in which nothing is held. An address nobody has is counted like any other, and refused in the same words.
 * @param address as accounts are looked up by it (`foldAddress`)
 * @param accountId of the account that has the address; only the audit is told
 * @throws Refusal tooManyAttempts
 */
export async function countGuess(
  db: Database,
  origin: Origin,
  address: string,
  accountId: string | null,
): Promise<Guess> {
  const keys = keysOf(address, origin.network);
  const isFamiliar = () => isNoted(db, keys.familiar, familiarDays);
  const both = await countAttempt(db, keys.both, ofBoth);
  if (both.isOver) {
    // When the pause of this network is over, the account may be out of reach from it all the same: then no time is told.
    const isShut = (await isSpent(db, keys.account, ofAccount)) && !(await isFamiliar());
    await refuseGuess(both.isFirstOver, isShut ? null : both.seconds);
  }
  const network = await countAttempt(db, keys.network, ofNetwork);
  const account = await countAttempt(db, keys.account, ofAccount);
  if ((network.isOver || account.isOver) && !(await isFamiliar())) {
    if (account.isOver) await refuseGuess(account.isFirstOver, null);
    await refuseGuess(network.isFirstOver, network.seconds);
  }
  if (both.count > slowAfter) await sleep(slowMs);
  return {
    async wasRight() {
      await takeBack(db, [keys.both, keys.network]);
      await forgive(db, keys.account);
      await note(db, keys.familiar);
    },
    wasNone: () => takeBack(db, [keys.both, keys.network, keys.account]),
  };

  /** @param seconds until attempts are taken again; null where waiting does not help */
  async function refuseGuess(isFirstOver: boolean, seconds: number | null): Promise<never> {
    if (isFirstOver)
      await writeAudit(db, { action: 'signInThrottled', ...origin, entity: 'account', recordId: accountId });
    return refuse('tooManyAttempts', seconds === null ? { context: 'account', days: familiarDays } : { seconds });
  }
}

/** Forgets every failure on an account: its password was set again, or it was unlocked, by who may. */
export async function forgiveGuesses(db: Database, address: string): Promise<void> {
  await forgive(db, keysOf(address, '').account);
}
