import type { Values } from '@mandate/contract/changes/merge.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isOverfull } from '@mandate/contract/time/booking.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { ReadWorker } from '../booking/read-workers.ts';

/** What the days of people come to while entries are stored one after the other in one transaction. */
export interface DaySums {
  /** That a day would have more hours than it has with an entry. */
  errorsOf: (before: Values | null, wanted: Values, worker: ReadWorker) => FieldError[];
  /** Counts an entry that is stored. */
  take: (before: Values | null, wanted: Values) => void;
}

/** Reads what the days come to that are wanted of people. */
export async function daySums(db: Database, wanted: readonly Values[]): Promise<DaySums> {
  const some = (name: string) => [
    ...new Set(wanted.flatMap((values) => (typeof values[name] === 'string' ? [values[name]] : []))),
  ];
  const text = `select e.personnel_id || ' ' || e.date as key, sum(e.seconds)::integer as seconds from entries e
    where e.personnel_id = any($1) and e.date = any($2::date[]) and e.deleted_at is null group by e.personnel_id, e.date`;
  const rows = await run<{ key: string; seconds: number }>(db, text, [some('personnelId'), some('date')]);
  const days = new Map(rows.map(({ key, seconds }) => [key, seconds]));
  const secondsOn = (values: Values | null, key: string) =>
    values !== null && keyOf(values) === key ? Number(values.seconds) : 0;
  return {
    errorsOf(before, values, worker) {
      const key = keyOf(values);
      const seconds = (days.get(key) ?? 0) - secondsOn(before, key) + Number(values.seconds);
      if (values.personnelId === null || !isOverfull(seconds)) return [];
      return [fieldError('seconds', 'dayOverfull', { who: worker.name, date: String(values.date) })];
    },
    take(before, values) {
      if (before !== null) days.set(keyOf(before), (days.get(keyOf(before)) ?? 0) - Number(before.seconds));
      days.set(keyOf(values), (days.get(keyOf(values)) ?? 0) + Number(values.seconds));
    },
  };
}

function keyOf({ personnelId, date }: Values): string {
  return `${personnelId} ${date}`;
}
