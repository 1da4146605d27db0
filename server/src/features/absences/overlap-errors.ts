import type { Values } from '@mandate/contract/changes/merge.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** The half days of an absence as a range, counted from the start of 2000; from its first and last day and whether these begin or end at noon. */
const halves = (start: string, end: string, startsAtNoon: string, endsAtNoon: string) =>
  `int4range((${start} - date '2000-01-01') * 2 + ${startsAtNoon}::integer, (${end} - date '2000-01-01') * 2 + 2 - ${endsAtNoon}::integer)`;

/**
 * What is wrong with an absence of which another one that was not declined takes a half day: its person is away already. Those who look at
 * one person's days wait for each other until their transactions end.
 */
export async function absenceOverlapErrors(db: Database, id: string, wanted: Values): Promise<FieldError[]> {
  const { personnelId, startDate, endDate, startsAtNoon, endsAtNoon, state } = wanted;
  if (state === 'declined' || !isWhole(wanted)) return [];
  await run(db, "select pg_advisory_xact_lock(hashtextextended('absences of ' || $1, 0))", [personnelId]);
  const own = halves('t.start_date', 't.end_date', 't.starts_at_noon', 't.ends_at_noon');
  const text = `select p.display_name as who from absences t join personnels p on p.id = t.personnel_id
    where t.personnel_id = $1 and t.id <> $2 and t.deleted_at is null and t.state <> 'declined'
      and ${own} && ${halves('$3::date', '$4::date', '$5::boolean', '$6::boolean')} limit 1`;
  const values = [personnelId, id, startDate, endDate, startsAtNoon, endsAtNoon];
  const [other] = await run<{ who: string }>(db, text, values);
  return other ? [fieldError('startDate', 'absenceOverlap', other)] : [];
}

/** Days in the wrong order are said already, and make no range. */
function isWhole({ personnelId, startDate, endDate, startsAtNoon, endsAtNoon }: Values): boolean {
  if (typeof personnelId !== 'string' || typeof startDate !== 'string' || typeof endDate !== 'string') return false;
  return endDate > startDate || (endDate === startDate && !(startsAtNoon === true && endsAtNoon === true));
}
