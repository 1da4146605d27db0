import { absence } from '@mandate/contract/entities/absence.ts';
import type { AbsenceInYear, PersonInYear } from '@mandate/contract/time/absence-year.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';

type Row = AbsenceInYear & { personnelId: string; personnelLabel: string };

/** The most absences of a year that are told. */
const most = 5000;

/**
 * The absences of a year by person, in the order of their names: as far as the caller is told of them, the kind of one's own always, that
 * of others with the grant that shows it.
 */
export async function findYear(call: Call, year: number): Promise<PersonInYear[]> {
  const { caller, db } = call;
  if (caller.isWaiting) call.alerts.push(call.words.sentence('waitingForAccess'));
  const sqlQuery = new SqlQuery();
  const seesAll = sqlQuery.bind(caller.grants.includes('seePersonal'));
  const own = sqlQuery.bind(caller.personnelId);
  const [from, to] = [sqlQuery.bind(`${year}-01-01`), sqlQuery.bind(`${year}-12-31`)];
  const text = `select t.id, t.personnel_id as "personnelId", p.display_name as "personnelLabel", t.start_date::text as "startDate",
      t.end_date::text as "endDate", t.starts_at_noon as "startsAtNoon", t.ends_at_noon as "endsAtNoon", t.state,
      case when ${seesAll}::boolean or t.personnel_id = ${own}::uuid then t.kind end as kind
    from absences t join personnels p on p.id = t.personnel_id
    where t.deleted_at is null and t.start_date <= ${to}::date and t.end_date >= ${from}::date and ${scopeSql(sqlQuery, absence, 'list', caller)}
    order by p.display_name, t.personnel_id, t.start_date, t.id limit ${most}`;
  const people = new Map<string, PersonInYear>();
  for (const { personnelId, personnelLabel, ...one } of await run<Row>(db, text, sqlQuery.values)) {
    const person = people.get(personnelId) ?? { personnelId, personnelLabel, absences: [] };
    people.set(personnelId, { ...person, absences: [...person.absences, one] });
  }
  return [...people.values()];
}
