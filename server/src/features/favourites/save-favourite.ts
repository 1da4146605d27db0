import { type Favourites, mostFavourites } from '@mandate/contract/preferences/favourites.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse } from '../../http/refusal.ts';
import { type FavouriteTarget, favouriteNames, keyOf } from './favourite-names.ts';
import { changeOwn, checkOpen } from './own-favourites.ts';

/**
 * Pins a record or a view, after what is pinned already; what is pinned stays where it is.
 * @throws Refusal recordNotFound for what the caller may not open, tooManyFavourites
 */
export function saveFavourite(call: Call, wanted: FavouriteTarget): Promise<Favourites> {
  return changeOwn(call, async (inside) => {
    await checkOpen(inside, wanted);
    const { db, caller } = inside;
    const text =
      'select id, kind, entity, record_id as "recordId" from favourites where account_id = $1 order by position, id';
    const stored = await run<FavouriteTarget & { id: string }>(db, text, [caller.id]);
    if (stored.some((each) => keyOf(each) === keyOf(wanted))) return;
    if (stored.length >= mostFavourites) await makeRoom(inside, stored);
    await run(
      db,
      `insert into favourites (id, account_id, kind, entity, record_id, position)
       select $1, $2, $3, $4, $5, coalesce(max(position), 0) + 1 from favourites where account_id = $2`,
      [uuidV7(), caller.id, wanted.kind, wanted.entity, wanted.recordId],
    );
  });
}

/**
 * What is not shown any more gives way first, so that what nobody can unpin takes nobody's place.
 * @throws Refusal tooManyFavourites
 */
async function makeRoom(call: Call, stored: readonly (FavouriteTarget & { id: string })[]): Promise<void> {
  const names = await favouriteNames(call, stored);
  const unseen = stored.find((each) => !names.has(keyOf(each)));
  if (!unseen) return refuse('tooManyFavourites', { max: mostFavourites });
  await run(call.db, 'delete from favourites where id = $1', [unseen.id]);
}
