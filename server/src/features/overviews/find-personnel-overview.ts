import { may } from '@mandate/contract/access/permissions.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { bookingStatuses, type Capacity, capacityOf } from '@mandate/contract/overview/record/capacity.ts';
import type { PersonnelOverview } from '@mandate/contract/overview/record/personnel-overview.ts';
import { relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { bookingsIn, bookingsNow, type StoredBooking, seenBooking, seesTime } from './bookings.ts';
import { happenings } from './happenings.ts';
import { countOf, inStatuses, projectSums } from './project-sums.ts';
import { type RecordFacts, recordFacts, withoutAbsent } from './record-facts.ts';
import { relatedProjects } from './related-projects.ts';
import { relatedRecords } from './related-records.ts';
import { whatIsNoted } from './what-is-noted.ts';

const lists = relatedLists.personnel;

/** What the page of a person tells beside the person. @throws Refusal recordNotFound */
export async function findPersonnelOverview(call: Call, sentId: string): Promise<PersonnelOverview> {
  const facts = await recordFacts(call, personnel, sentId);
  const { id, told } = facts;
  const managed = await projectSums(call, lists.managed, id);
  const now = await bookingsNow(call, facts);
  return withoutAbsent<PersonnelOverview>({
    ...told,
    now: {
      projects: new Set(now.map(({ projectId }) => projectId)).size,
      managed: countOf(inStatuses(managed, bookingStatuses)),
    },
    capacity: await capacity(call, facts, now),
    projects: await projectsOf(call, facts),
    managed: await relatedProjects(call, lists.managed, id, managed),
    customers: await relatedRecords(call, lists.customers, id),
    absences: await absencesOf(call, id),
    rates: await relatedRecords(call, lists.rates, id),
    ...(await whatIsNoted(call, 'personnel', id)),
    happened: await happenings(call, personnel, id, lists.projects),
  });
}

/** Who sees no absences but their own is not told that others have none. */
async function absencesOf(call: Call, id: string): Promise<PersonnelOverview['absences']> {
  const { role, personnelId } = call.caller;
  if (may(role, 'absence', 'list') !== true && personnelId !== id) return undefined;
  return relatedRecords(call, lists.absences, id);
}

/** Before somebody came and after they left their week has no hours (delivery reference 6). */
async function capacity(
  call: Call,
  { id, today }: RecordFacts,
  now: readonly StoredBooking[],
): Promise<Capacity | undefined> {
  if (!isSeen(personnel.fields.weeklyHours, call.caller) || !seesTime(call.caller)) return undefined;
  const text = `select case when $2::date < hired_on or $2::date > left_on then '0' else trim_scale(weekly_hours)::text end
    as "weeklyHours" from personnels where id = $1`;
  const [person] = await run<{ weeklyHours: string }>(call.db, text, [id, today]);
  return person && capacityOf(person.weeklyHours, now);
}

async function projectsOf(call: Call, facts: RecordFacts): Promise<PersonnelOverview['projects']> {
  const { id, today } = facts;
  const sums = await projectSums(call, lists.projects, id);
  const { rows, ...related } = await relatedProjects(call, lists.projects, id, sums);
  const bookings = await bookingsIn(
    call,
    facts,
    rows.map((row) => row.id),
  );
  const ofProject = (projectId: string) => bookings.filter((booking) => booking.projectId === projectId);
  return {
    ...related,
    rows: rows.map((row) => ({
      ...row,
      bookings: ofProject(row.id).map((booking) => seenBooking(booking, today, call.caller)),
    })),
  };
}
