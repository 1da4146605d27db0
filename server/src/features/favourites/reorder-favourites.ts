import type { Favourites } from '@mandate/contract/preferences/favourites.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { changeOwn } from './own-favourites.ts';

/**
 * Gives the caller's favourites another order. Those that are not named, such as one just pinned in another tab or one that leads to what
 * is deleted, follow in the order they had; a name that comes twice counts where it comes first.
 * @param ids of the favourites, the first on top
 * @throws Refusal recordNotFound when one of them is not there or another person's; then nothing is moved
 */
export function reorderFavourites(call: Call, ids: readonly string[]): Promise<Favourites> {
  return changeOwn(call, async ({ db, caller }) => {
    const text = 'select id from favourites where account_id = $1 order by position, id';
    const stored = (await run<{ id: string }>(db, text, [caller.id])).map(({ id }) => id);
    if (ids.some((id) => !stored.includes(id))) refuse('recordNotFound');
    await run(
      db,
      `update favourites f set position = o.place from unnest($2::uuid[]) with ordinality as o (id, place)
       where f.id = o.id and f.account_id = $1`,
      [caller.id, [...new Set([...ids, ...stored])]],
    );
  });
}
