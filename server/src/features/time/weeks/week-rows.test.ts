import { workLine } from '@mandate/contract/entities/work-line.ts';
import type { Favourites } from '@mandate/contract/preferences/favourites.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../../testing/callers/people.ts';
import {
  booked,
  monday,
  runningProject,
  type TimeFirm,
  timeFirm,
  weekOf,
} from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

const pin = (person: Person, recordId: string) =>
  person.post<Favourites>('/favourite/save', { kind: 'record', entity: workLine.name, recordId });
/** The lines of somebody's week as somebody reads it. */
const lines = async (reader: Person, personnelId: string, week = monday) =>
  (await weekOf(reader, personnelId, week)).rows.map(({ line }) => line.id);

test('a row comes by itself for two weeks after something was booked on it', async () => {
  const { ann, lineId } = firm;
  expect(await lines(ann, ann.personnelId)).toEqual([]);
  await booked(ann, { lineId, date: monday, seconds: 3_600 });
  for (const [days, isThere] of [
    [0, true],
    [14, true],
    [21, false],
  ] as const)
    expect((await lines(ann, ann.personnelId, addDays(monday, days))).includes(lineId)).toBe(isThere);
});

test('a pinned line is a row of every own week, until it is let go, and of no other reader’s', async () => {
  const { eve, ann, guest, lineId } = firm;
  const later = addDays(monday, 56);
  const { data } = await pin(ann, lineId);
  expect(data.favourites).toMatchObject([{ kind: 'record', entity: workLine.name, recordId: lineId, label: 'Build' }]);
  expect(await lines(ann, ann.personnelId, later)).toEqual([lineId]);
  expect(await lines(eve, ann.personnelId, later)).toEqual([]);
  expect(await lines(ann, eve.personnelId, later)).toEqual([]);
  await ann.del(`/favourite/remove/${data.favourites[0]?.id}`);
  expect(await lines(ann, ann.personnelId, later)).toEqual([]);
  expect((await pin(guest, lineId)).status).toBe(200);
});

test('what somebody may not see is not pinned, and a row is gone with its project', async () => {
  const { sa, ann, guest } = firm;
  const other = await runningProject(app, sa, { name: 'Tunnel' });
  expect(await pin(guest, other.lineId)).toMatchObject({ status: 404, errorCode: 'recordNotFound' });
  await pin(ann, other.lineId);
  const later = addDays(monday, 56);
  expect(await lines(ann, ann.personnelId, later)).toEqual([other.lineId]);
  await app.database.pool.query('update projects set deleted_at = now() where id = $1', [other.projectId]);
  expect(await lines(ann, ann.personnelId, later)).toEqual([]);
});
