import type { Favourites } from '@mandate/contract/preferences/favourites.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { type FavouriteTarget, favouriteNames, keyOf } from './favourite-names.ts';
import { findFavourites } from './find-favourites.ts';

/**
 * Changes what the caller keeps at hand, one change after the other: tabs that change it at once wait for each other.
 * @param change what is done, in a transaction of its own
 * @returns all of it as it is then
 */
export function changeOwn(call: Call, change: (call: Call & { db: Database }) => Promise<void>): Promise<Favourites> {
  return inTransaction(call.db, async (db) => {
    await run(db, 'select 1 from accounts where id = $1 for no key update', [call.caller.id]);
    await change({ ...call, db });
    return findFavourites({ ...call, db });
  });
}

/** @throws Refusal recordNotFound for what does not exist, is deleted or may not be opened by the caller, alike */
export async function checkOpen(call: Call, kept: FavouriteTarget): Promise<void> {
  if (!(await favouriteNames(call, [kept])).has(keyOf(kept))) refuse('recordNotFound');
}
