import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { run, runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';

/** Another absence of the same person. */
interface OtherAbsence {
  who: string;
  from: PlainDate;
  to: PlainDate;
  isSeen: boolean;
}

/** The half days of an absence as a range, counted from the start of 2000; from its first and last day and whether these begin or end at noon. */
const halves = (start: string, end: string, startsAtNoon: string, endsAtNoon: string) =>
  `int4range((${start} - date '2000-01-01') * 2 + ${startsAtNoon}::integer, (${end} - date '2000-01-01') * 2 + 2 - ${endsAtNoon}::integer)`;

/**
 * What is wrong with an absence of which another one that was not declined takes a half day: its person is away already, and from when to when
 * is told to who sees the other one. Those who look at one person's days wait for each other until their transactions end.
 */
export async function absenceOverlapErrors(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  id: string,
  wanted: Values,
): Promise<FieldError[]> {
  const { personnelId, startDate, endDate, startsAtNoon, endsAtNoon, state } = wanted;
  if (state === 'declined' || !isWhole(wanted)) return [];
  await run(db, "select pg_advisory_xact_lock(hashtextextended('absences of ' || $1, 0))", [personnelId]);
  const sqlQuery = new SqlQuery();
  const bound = (value: unknown, type: string) => `${sqlQuery.bind(value)}::${type}`;
  const own = halves('t.start_date', 't.end_date', 't.starts_at_noon', 't.ends_at_noon');
  const asked = halves(
    bound(startDate, 'date'),
    bound(endDate, 'date'),
    bound(startsAtNoon, 'boolean'),
    bound(endsAtNoon, 'boolean'),
  );
  const text = `select p.display_name as who, t.start_date::text as from, t.end_date::text as to,
      ${scopeSql(sqlQuery, absence, 'read', caller)} as "isSeen"
    from absences t join personnels p on p.id = t.personnel_id
    where t.personnel_id = ${sqlQuery.bind(personnelId)} and t.id <> ${sqlQuery.bind(id)} and t.deleted_at is null and t.state <> 'declined'
      and ${own} && ${asked} order by t.start_date, t.starts_at_noon limit 1`;
  const [other] = await runByValues<OtherAbsence>(db, text, sqlQuery.values);
  return other ? [fieldError('startDate', 'absenceOverlap', toldOf(other))] : [];
}

function toldOf({ who, from, to, isSeen }: OtherAbsence): RefusalParams {
  if (!isSeen) return { who };
  return from === to ? { who, from, context: 'day' } : { who, from, to, context: 'days' };
}

/** Days in the wrong order are said already, and make no range. */
function isWhole({ personnelId, startDate, endDate, startsAtNoon, endsAtNoon }: Values): boolean {
  if (typeof personnelId !== 'string' || typeof startDate !== 'string' || typeof endDate !== 'string') return false;
  return endDate > startDate || (endDate === startDate && !(startsAtNoon === true && endsAtNoon === true));
}
