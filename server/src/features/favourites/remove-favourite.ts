import { isId } from '@mandate/contract/facts/fields.ts';
import type { Favourites } from '@mandate/contract/preferences/favourites.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { changeOwn } from './own-favourites.ts';

/**
 * Unpins a favourite of the caller's own.
 * @throws Refusal recordNotFound for one that is not there or another person's
 */
export function removeFavourite(call: Call, id: string): Promise<Favourites> {
  if (!isId(id)) refuse('recordNotFound');
  return changeOwn(call, async ({ db, caller }) => {
    const text = 'delete from favourites where id = $1 and account_id = $2 returning id';
    if ((await run(db, text, [id, caller.id])).length === 0) refuse('recordNotFound');
  });
}
