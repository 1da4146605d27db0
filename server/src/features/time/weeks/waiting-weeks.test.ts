import type { WaitingWeeks } from '@mandate/contract/time/waiting-week.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { set } from '../../../../testing/callers/parameters.ts';
import type { Person } from '../../../../testing/callers/people.ts';
import { act, booked, monday, runningProject, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

const hour = 3_600;

/** What waits for somebody, of which the badge tells the number. */
async function waiting(person: Person): Promise<WaitingWeeks> {
  const { data } = await person.get<WaitingWeeks>('/week/get-waiting');
  const counted = await person.get<{ count: number }>('/week/count-waiting');
  expect(counted.data.count).toBe(data.count);
  return data;
}

const peopleOf = ({ weeks }: WaitingWeeks) => weeks.map(({ personnelId, week }) => `${personnelId} ${week}`);

test('a week that was handed in waits for the manager of its person and for administrators, and for nobody else', async () => {
  const { ann, eve, ben, sa, guest, lineId } = firm;
  await booked(ann, { lineId, date: monday, seconds: 8 * hour, text: 'Built' });
  await booked(ann, { lineId, date: addDays(monday, 1), seconds: 2 * hour, isBillable: false });
  await act(ann, 'submit', ann);
  await act(eve, 'submit', eve);
  const told = await waiting(eve);
  expect(told).toMatchObject({ approval: 'week', count: 1 });
  expect(told.weeks).toEqual([
    expect.objectContaining({
      ...{ personnelId: ann.personnelId, week: monday, target: 40 * hour, booked: 10 * hour, billable: 8 * hour },
      ...{ texts: 1, isOwn: false, projectIds: null, warnings: [] },
    }),
  ]);
  expect((await waiting(ben)).weeks).toEqual([]);
  expect(peopleOf(await waiting(sa)).sort()).toEqual(
    [`${ann.personnelId} ${monday}`, `${eve.personnelId} ${monday}`].sort(),
  );
  expect((await guest.get('/week/get-waiting')).status).toBe(403);
  await act(eve, 'approve', ann);
  expect((await waiting(eve)).count).toBe(0);
});

test('what was warned of when time was saved is told again, each sentence once', async () => {
  const { ann, eve, lineId } = firm;
  const week = addDays(monday, 7);
  await booked(ann, { lineId, date: week, seconds: 7 * hour });
  await booked(ann, { lineId, date: week, seconds: 6 * hour });
  await booked(ann, { lineId, date: addDays(week, 5), seconds: hour });
  await act(ann, 'submit', ann, {}, week);
  const [told] = (await waiting(eve)).weeks;
  expect(told?.warnings).toHaveLength(2);
  expect(told?.warnings[0]).toMatch(/more than 12 hours/);
  expect(told?.warnings[1]).toMatch(/does not work/);
  await act(eve, 'approve', ann, {}, week);
});

test('of a firm that approves by project a week waits for each manager with time on their projects, and shows their part', async () => {
  const { ann, eve, ben, sa, lineId } = firm;
  await set(sa, 'time.approval', 'project');
  const week = addDays(monday, 14);
  const other = await runningProject(app, sa, { whoBooks: 'everyone', projectManagerId: ben.personnelId });
  await booked(ann, { lineId, date: week, seconds: 8 * hour });
  await booked(ann, { lineId: other.lineId, date: addDays(week, 1), seconds: 3 * hour });
  await act(ann, 'submit', ann, {}, week);
  const part = { booked: 3 * hour, projectIds: [other.projectId] };
  expect((await waiting(ben)).weeks).toEqual([expect.objectContaining(part)]);
  expect((await waiting(eve)).weeks).toEqual([
    expect.objectContaining({ booked: 8 * hour, projectIds: [firm.projectId] }),
  ]);
  await act(ben, 'approve', ann, {}, week);
  expect((await waiting(ben)).count).toBe(0);
  expect((await waiting(eve)).count).toBe(1);
  await set(sa, 'time.approval', 'none');
  expect(await waiting(sa)).toEqual({ approval: 'none', count: 0, weeks: [] });
  await set(sa, 'time.approval', 'week');
});
