import { type Favourite, type Favourites, mostRecent, type Recent } from '@mandate/contract/preferences/favourites.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type FavouriteName, type FavouriteTarget, favouriteNames, keyOf } from './favourite-names.ts';

/** What the caller pinned, in the order given to it, and what was opened last, each by what it is called now. What may not be opened any more or is deleted is left out. */
export async function findFavourites(call: Call): Promise<Favourites> {
  const { db, caller } = call;
  const pinned = await run<Omit<Favourite, keyof FavouriteName>>(
    db,
    `select id, kind, entity, record_id as "recordId" from favourites where account_id = $1 order by position, id`,
    [caller.id],
  );
  const opened = await run<Omit<Recent, keyof FavouriteName>>(
    db,
    `select entity, record_id as "recordId", opened_at as "openedAt" from visits where account_id = $1
     order by opened_at desc, record_id limit ${mostRecent}`,
    [caller.id],
  );
  const visited = opened.map((visit) => ({ kind: 'record' as const, ...visit }));
  const names = await favouriteNames(call, [...pinned, ...visited]);
  const named = <Each extends FavouriteTarget>(each: Each) => {
    const name = names.get(keyOf(each));
    return name ? [{ ...each, ...name }] : [];
  };
  return {
    favourites: pinned.flatMap(named),
    recent: visited.flatMap(named).map(({ kind: _, ...visit }) => visit),
  };
}
