import type { Worker } from '@mandate/contract/time/booking.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** Somebody whose time is booked, or was before they were removed. */
export interface ReadWorker extends Worker {
  isDeleted: boolean;
}

interface WorkerRow {
  id: string;
  name: string;
  providerId: string | null;
  from: PlainDate | null;
  to: PlainDate | null;
  isActive: boolean;
  isDeleted: boolean;
}

const peopleText = `select p.id, p.display_name as name, p.provider_id as "providerId", p.hired_on::text as from, p.left_on::text as to,
    p.is_active as "isActive", p.deleted_at is not null as "isDeleted"
  from personnels p where p.id = any($1) order by p.id`;
const providersText = `select p.id, p.name, p.id as "providerId", null::text as from, null::text as to, p.is_active as "isActive",
    p.deleted_at is not null as "isDeleted"
  from providers p where p.id = any($1) order by p.id`;

/** Reads people and providers whose time is booked. With `lock` they are not removed until the transaction ends. @returns by id */
export async function readWorkers(
  db: Database,
  { personnelIds, providerIds }: { personnelIds: readonly string[]; providerIds: readonly string[] },
  lock?: 'lock',
): Promise<Map<string, ReadWorker>> {
  const read = (text: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : run<WorkerRow>(db, lock ? `${text} for share` : text, [[...new Set(ids)]]);
  const people = await read(peopleText, personnelIds);
  const providers = await read(providersText, providerIds);
  return new Map([
    ...people.map(({ id, ...row }): [string, ReadWorker] => [id, { ...row, personnelId: id }]),
    ...providers.map(({ id, ...row }): [string, ReadWorker] => [id, { ...row, personnelId: null }]),
  ]);
}
