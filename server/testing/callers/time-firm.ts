import type { Values } from '@mandate/contract/changes/merge.ts';
import type { WeekAct, WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import type { TestApp } from '../test-app.ts';
import { type Person, signIn } from './people.ts';
import { savePersonnel, saveProject, work } from './records.ts';

/** Somebody who signs in and is a person of the firm. */
export interface Member extends Person {
  personnelId: string;
}

/** An entry as calls tell it. */
export type Entry = Values & { id: string; version: number; seconds: number; state: string };

/** A firm that books time: Eve manages Ann and the project, Ann and the guest are in its team, Ben is not. */
export interface TimeFirm {
  sa: Person;
  eve: Member;
  ann: Member;
  ben: Member;
  guest: Member;
  projectId: string;
  /** Its one line: 100 hours, all of it billed. */
  lineId: string;
}

/** A day of the firm's past on which everybody works: a Wednesday. */
export const wednesday = '2026-03-04';
/** The week it lies in. */
export const monday = '2026-03-02';

/** Makes the firm; its people work 40 hours a week since 2020. */
export async function timeFirm(app: TestApp): Promise<TimeFirm> {
  const sa = await signIn(app, 'SA');
  const join = async (person: Person, values: object = {}): Promise<Member> => {
    const { id } = await savePersonnel(sa, { hiredOn: '2020-01-01', userId: person.id, ...values });
    return { ...person, personnelId: id };
  };
  const eve = await join(await signIn(app, 'EDITOR', 'Eve'));
  const ann = await join(await signIn(app, 'EDITOR', 'Ann'), { managerId: eve.personnelId });
  const ben = await join(await signIn(app, 'EDITOR', 'Ben'));
  const guest = await join(await signIn(app, 'GUEST', 'A guest'));
  const { projectId, lineId } = await runningProject(app, sa, {
    projectManagerId: eve.personnelId,
    members: [ann, guest].map(({ personnelId }) => ({ personnelId })),
  });
  return { sa, eve, ann, ben, guest, projectId, lineId };
}

/** Makes a project that runs the whole of 2026, `values` over one with 100 hours for its team. */
export async function runningProject(app: TestApp, sa: Person, values: object = {}) {
  const { id, lines } = await saveProject(sa, {
    ...{ name: 'Bridge', whoBooks: 'team', startDate: '2026-01-01', endDate: '2026-12-31' },
    lines: [work({ description: 'Build', quantity: '100', unit: 'hour' })],
    ...values,
  });
  await app.database.pool.query("update projects set status = 'active' where id = $1", [id]);
  return { projectId: id, lineId: String((lines as { id: string }[])[0]?.id), lines: lines as { id: string }[] };
}

/** What saving several entries at once comes to. */
export function book(person: Person, ...entries: object[]) {
  return person.post<{ entries: Entry[] }>('/entry/save-many', { entries });
}

/** Books one entry; a refusal fails the test. */
export async function booked(person: Person, entry: object): Promise<Entry> {
  const reply = await book(person, entry);
  const [stored] = reply.data?.entries ?? [];
  if (stored === undefined || reply.status !== 200)
    throw new Error(`booking refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return stored;
}

/** Somebody's week as somebody reads it. */
export async function weekOf(person: Person, personnelId: string, week = monday): Promise<WeekDetail> {
  const reply = await person.get<WeekDetail>(`/week/get?week=${week}&personnelId=${personnelId}`);
  if (reply.status !== 200) throw new Error(`the week refused: ${reply.errorMessage}`);
  return reply.data;
}

/** Does something with a week of a person as it is now; says what it came to and why not. */
export async function act(person: Person, what: WeekAct, of: Member, values: object = {}, week = monday) {
  const { version } = await weekOf(of, of.personnelId, week);
  const weeks = [{ personnelId: of.personnelId, week, version }];
  const body = { weeks, acknowledged: true, ...values };
  const { data } = await person.post<{ weeks: WeekOutcome[] }>(`/week/${what}`, body);
  const [outcome] = data?.weeks ?? [];
  return { state: outcome?.state, codes: outcome?.problems.map(({ code }) => code) ?? [] };
}
