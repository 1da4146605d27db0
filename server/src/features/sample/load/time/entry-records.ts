import type { Values } from '@mandate/contract/changes/merge.ts';
import { entryName } from '@mandate/contract/time/entry-name.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { decimal, toPlain } from '@mandate/contract/values/decimal.ts';
import { costBook } from '../../../../business/time/cost-book.ts';
import type { Database } from '../../../../database/database.ts';
import { uuidV7 } from '../../../../database/uuid-v7.ts';
import told from '../../data/time.json' with { type: 'json' };
import type { SampleRecord } from '../store-records.ts';
import { draw } from './draw.ts';
import { quarter } from './free-days.ts';
import { lastWeekOf, type Stories } from './planned-stories.ts';
import type { PlannedWork } from './planned-work.ts';
import type { SamplePerson } from './sample-people.ts';

/** When and by whom entries are written. */
export interface Writing {
  now: Date;
  today: PlainDate;
  /** The last day of the months that are closed. */
  closedUntil: PlainDate;
  people: ReadonlyMap<string, SamplePerson>;
  /** The account that enters what people without one did. */
  editorId: string;
}

/** What a week of somebody is in; of a provider's people, without a code, what their work in it is in. */
export function stateOfWeek(week: PlainDate, today: PlainDate, code: string | undefined): TimeState {
  if (week < lastWeekOf(today)) return 'approved';
  if (week > lastWeekOf(today) || code === undefined) return 'open';
  if ([told.guest, ...told.notHandedIn].includes(code)) return 'open';
  return told.toApprove.includes(code) ? 'submitted' : 'approved';
}

/** Work as entries, each at the cost of its day, with one that came back to the guest and one that was corrected after its month was closed. */
export async function entryRecords(
  db: Database,
  works: readonly PlannedWork[],
  { ofGuest }: Stories,
  writing: Writing,
): Promise<SampleRecord[]> {
  const book = await costBook(
    db,
    works.map((work) => ({ ...work, line: work.sold.line, seconds: work.quarters * quarter })),
  );
  const recordOf = (work: PlannedWork): SampleRecord => {
    const seconds = work.quarters * quarter;
    const cost = book.costOf({ ...work, line: work.sold.line, seconds });
    return written(work, { ...valuesOf(work, seconds, writing), ...cost }, writing);
  };
  const records = works.map(recordOf);
  const returned = records[works.indexOf(ofGuest[0] as PlannedWork)];
  if (returned) returned.values.returnedReason = told.returnedReason;
  const at = works.findIndex((work) => isToCorrect(work, writing));
  const [work, corrected] = [works[at], records[at]];
  if (work && corrected)
    records.push(...correctionOf(corrected, recordOf({ ...work, quarters: work.quarters - 4 }), writing));
  return records;
}

function valuesOf(work: PlannedWork, seconds: number, { today, people }: Writing): Values {
  const { sold, personnelId, providerId, date } = work;
  const { line, key } = sold;
  const code = people.get(personnelId ?? '')?.code;
  const isOwn = line.project.whoBooks === 'everyone';
  const texts = isOwn ? told.ownTexts : told.texts;
  const isSaid = draw(10, 'said', key, date, code ?? '') < (isOwn ? 3 : 8);
  return {
    name: entryName(date, seconds),
    personnelId,
    providerId,
    projectId: line.project.id,
    lineId: line.id,
    date,
    postedOn: date,
    seconds,
    text: isSaid ? texts[draw(texts.length, 'text', key, date, code ?? '')] : null,
    internalNote: null,
    isBillable: line.isBillable && draw(20, 'billed', key, date) > 0,
    state: stateOfWeek(weekOf(date, 1), today, code),
    returnedReason: null,
    correctsId: null,
    source: 'manual',
    tags: [],
    externalRef: null,
  };
}

/** Typed in by who did it, in the evening; for who has no account somebody else did. */
function written(
  { sold, personnelId, date }: PlannedWork,
  values: Values,
  { now, people, editorId }: Writing,
): SampleRecord {
  const evening = `${date}T16:${10 + draw(49, 'minute', sold.key, date)}:00.000Z`;
  const createdAt = evening < now.toISOString() ? evening : now.toISOString();
  const by = people.get(personnelId ?? '')?.userId ?? editorId;
  return {
    id: uuidV7(Date.parse(createdAt)),
    values,
    createdAt,
    createdById: by,
    updatedAt: createdAt,
    updatedById: by,
  };
}

/** Some hours of a person in the last month that is closed. */
function isToCorrect({ sold, personnelId, date, quarters }: PlannedWork, { closedUntil, people }: Writing): boolean {
  const isOfGuest = people.get(personnelId ?? '')?.code === told.guest;
  const isOwn = sold.line.project.whoBooks === 'everyone';
  return (
    personnelId !== null &&
    !isOfGuest &&
    !isOwn &&
    quarters >= 12 &&
    date <= closedUntil &&
    date.slice(0, 7) === closedUntil.slice(0, 7)
  );
}

/** What takes a closed entry back, and what stands in for it; both count on the first open day. */
function correctionOf(
  { id, values }: SampleRecord,
  standing: SampleRecord,
  { now, closedUntil, editorId }: Writing,
): SampleRecord[] {
  const postedOn = addDays(closedUntil, 1);
  const at = `${addDays(closedUntil, 9)}T08:20:00.000Z`;
  const createdAt = at < now.toISOString() ? at : now.toISOString();
  const told = { createdAt, createdById: editorId, updatedAt: createdAt, updatedById: editorId };
  const seconds = -Number(values.seconds);
  const taken = { ...values, name: entryName(String(values.date), seconds), seconds, postedOn, correctsId: id };
  return [
    {
      ...told,
      id: uuidV7(Date.parse(createdAt)),
      values: { ...taken, cost: negated(values.cost), costBase: negated(values.costBase) },
    },
    { ...told, id: uuidV7(Date.parse(createdAt)), values: { ...standing.values, postedOn, correctsId: id } },
  ];
}

function negated(amount: unknown): string | null {
  return typeof amount === 'string' ? toPlain(decimal(amount).times(-1)) : null;
}
