import { type Favourites, mostRecent } from '@mandate/contract/preferences/favourites.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { FavouriteTarget } from './favourite-names.ts';
import { changeOwn, checkOpen } from './own-favourites.ts';

/**
 * Notes that the caller opened a record; of those opened before, the latest are kept.
 * @throws Refusal recordNotFound for what the caller may not open
 */
export function noteVisit(call: Call, { entity, recordId }: Omit<FavouriteTarget, 'kind'>): Promise<Favourites> {
  return changeOwn(call, async (inside) => {
    const { db, caller } = inside;
    await checkOpen(inside, { kind: 'record', entity, recordId });
    await run(
      db,
      `insert into visits (account_id, entity, record_id) values ($1, $2, $3)
       on conflict (account_id, entity, record_id) do update set opened_at = clock_timestamp()`,
      [caller.id, entity, recordId],
    );
    await run(
      db,
      `delete from visits where account_id = $1 and (entity, record_id) not in
       (select entity, record_id from visits where account_id = $1 order by opened_at desc, record_id limit ${mostRecent})`,
      [caller.id],
    );
  });
}

/** Forgets what the caller opened. */
export function purgeVisits(call: Call): Promise<Favourites> {
  return changeOwn(call, async ({ db, caller }) => {
    await run(db, 'delete from visits where account_id = $1', [caller.id]);
  });
}
