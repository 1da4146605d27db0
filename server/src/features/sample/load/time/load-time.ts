import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { AbsentDays } from '@mandate/contract/time/capacity.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { readBookedLines } from '../../../../business/time/read-booked-lines.ts';
import type { Database } from '../../../../database/database.ts';
import told from '../../data/time.json' with { type: 'json' };
import { progressTo } from '../progress.ts';
import { dropSecondaryIndexes, makeSecondaryIndexes } from '../secondary-indexes.ts';
import { type SampleRecord, storeRecords } from '../store-records.ts';
import { closeUntil, lastDayClosed } from './closed-months.ts';
import { entryRecords } from './entry-records.ts';
import { freeDays } from './free-days.ts';
import { plannedAbsences } from './planned-absences.ts';
import { plannedOwnWork } from './planned-own-work.ts';
import { plannedStories } from './planned-stories.ts';
import { plannedWork, type SampleLine } from './planned-work.ts';
import { type SamplePerson, samplePeople } from './sample-people.ts';
import { storeWeeks } from './store-weeks.ts';

const count = 20_000;
/** A correction is two entries besides. */
const corrected = 2;
const since = -730;
const batch = 2_000;

/** The sample firm as it was stored, and the moment its dates lie around. */
interface StoredFirm {
  all: (entity: Entity) => readonly SampleRecord[];
  /** The eldest first. */
  projects: readonly SampleRecord[];
  now: Date;
  writers: ReadonlyMap<string, string>;
}

/**
 * Stores two years of time of the sample firm up to yesterday: absences, entries that fit its projects, schedules, holidays and absences, weeks handed in
 * and approved, and closed months. Belongs into a transaction.
 */
export async function loadTime(db: Database, { all, projects, now, writers }: StoredFirm): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const from = addDays(today, since);
  const people = await awayPeople(db, samplePeople(all), { today, adminId: writers.get('admin') ?? '' });
  const [sold, own] = await linesOf(db, projects);
  const free = freeDays(people, from, today);
  const stories = plannedStories(sold, own, people, free, today);
  const byId = new Map(people.map((person) => [person.id, person]));
  const done = [...stories.ofGuest, ...stories.withoutCost, ...plannedWork(sold, byId, free)];
  // A guest books on projects of their own alone.
  const staff = people.filter(({ code }) => code !== told.guest);
  const works = [...done, ...plannedOwnWork(own, staff, free, count - corrected - done.length)];
  const closedUntil = lastDayClosed(today);
  const editorId = writers.get('editor') ?? '';
  const records = await entryRecords(db, works, stories, { now, today, closedUntil, people: byId, editorId });
  await storeEntries(db, records);
  await storeWeeks(db, people, from, today);
  await closeUntil(db, closedUntil);
}

/** The people with the absences that were approved; all of them are stored. */
async function awayPeople(
  db: Database,
  people: readonly SamplePerson[],
  told: { today: PlainDate; adminId: string },
): Promise<SamplePerson[]> {
  const absences = plannedAbsences(people, told);
  await storeRecords(db, absence, absences);
  const approved = absences.flatMap(({ values }) => (values.state === 'approved' ? [values] : []));
  return people.map((person) => {
    const away = approved.filter(({ personnelId }) => personnelId === person.id) as unknown as AbsentDays[];
    return { ...person, working: { ...person.working, absences: away } };
  });
}

/** The lines of work that were ordered, of projects that run or ran: those of others, and those on which everyone books for good. */
async function linesOf(db: Database, projects: readonly SampleRecord[]): Promise<[SampleLine[], SampleLine[]]> {
  const ran = projects.filter(({ values }) =>
    ['approved', 'active', 'completed', 'closed', 'onHold'].includes(String(values.status)),
  );
  const rows = ran.flatMap(({ values }) =>
    rowsOf(values, 'lines').flatMap((row, place) =>
      row.type === 'service' && row.isOptional === false ? [{ row, key: `${values.code} ${place + 1}` }] : [],
    ),
  );
  const read = await readBookedLines(
    db,
    rows.map(({ row }) => String(row.id)),
  );
  const lines = rows.flatMap(({ row, key }): SampleLine[] => {
    const line = read.get(String(row.id));
    return line ? [{ line, key, unit: (row.unit as string | null) ?? null, quantity: Number(row.quantity ?? 0) }] : [];
  });
  const isOwn = ({ line: { project } }: SampleLine) =>
    project.whoBooks === 'everyone' && project.status === 'active' && project.endDate === null;
  return [lines.filter((line) => !isOwn(line)), lines.filter(isOwn)];
}

/** Tens of thousands of rows are stored in less time while their table is without its indexes. */
async function storeEntries(db: Database, records: readonly SampleRecord[]): Promise<void> {
  const indexes = await dropSecondaryIndexes(db, [entry.table]);
  for (let at = 0; at < records.length; at += batch) await storeRecords(db, entry, records.slice(at, at + batch));
  await makeSecondaryIndexes(
    db,
    indexes,
    progressTo(() => undefined),
  );
}
