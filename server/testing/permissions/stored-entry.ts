import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { saved } from '../callers/records.ts';
import { makerOf, type Stage, savePersonnel } from './matrix-people.ts';

/** The day on which time is booked. */
const today = () => dayIn(new Date(), 'UTC');

/** The last day of the month before. */
export function lastMonthsEnd(): string {
  return addDays(`${today().slice(0, 7)}-01`, -1);
}

/** A line of the project of who tries on which everyone books. */
export async function bookedLine({ app, keeper, me }: Stage): Promise<string> {
  const text = "update projects set status = 'active', who_books = 'everyone' where id = $1";
  await app.database.pool.query(text, [me.projectId]);
  const { data } = await keeper.get<{ lines: { id: string }[] }>(`/project/get-by-id/${me.projectId}`);
  return data.lines[0]?.id ?? '';
}

/** A new entry: of who tries, or of somebody else. */
export async function newEntry(stage: Stage, on: string): Promise<{ lineId: string; personnelId: string }> {
  const isOwn = on.includes('own ') && stage.me.personnelId !== null;
  const personnelId = isOwn ? stage.me.personnelId : (await savePersonnel(stage.keeper)).id;
  return { ...{ lineId: await bookedLine(stage), date: today(), seconds: 3_600 }, personnelId: personnelId ?? '' };
}

/** An entry that is there: of who tries, or of somebody else; in a closed month where the phrase says so. */
export async function storedEntry(stage: Stage, on: string): Promise<string> {
  const maker = on.includes('own ') && stage.me.personnelId !== null ? makerOf(stage) : stage.keeper;
  const { id } = await saved<{ id: string }>(maker, 'entry', await newEntry(stage, on));
  if (on.includes('closed')) await closeUntil(stage, today());
  return id;
}

/** Closes until a day, whatever is open. */
export async function closeUntil({ app }: Stage, until: string): Promise<void> {
  const text = "update parameters set value = to_jsonb($1::text) where key = 'time.closedUntil'";
  await app.database.pool.query(text, [until]);
}

/** The week of today, of who tries or, where that is nobody, of somebody else. */
export async function weekOn({ keeper, me }: Stage): Promise<{ personnelId: string; week: string }> {
  return { personnelId: me.personnelId ?? (await savePersonnel(keeper)).id, week: weekOf(today(), 1) };
}

/** A week that was handed in, of who tries or of somebody else. */
export async function storedWeek(stage: Stage): Promise<string> {
  const { personnelId, week } = await weekOn(stage);
  const weeks = [{ personnelId, week, version: 0 }];
  await stage.keeper.post('/week/submit', { weeks, acknowledged: true });
  const text = 'select id from weeks where personnel_id = $1 and week = $2';
  return (await stage.app.database.pool.query(text, [personnelId, week])).rows[0].id;
}
