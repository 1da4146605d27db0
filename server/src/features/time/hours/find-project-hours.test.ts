import type { ProjectHours } from '@mandate/contract/time/project-hours.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { saved, work } from '../../../../testing/callers/records.ts';
import {
  act,
  booked,
  monday,
  runningProject,
  type TimeFirm,
  timeFirm,
  wednesday,
} from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  editor = await signIn(app, 'EDITOR', 'Without grants');
});
afterAll(() => app.close());

const hour = 3_600;
const hoursOf = (person: Person, id: string) => person.get<ProjectHours>(`/project/get-hours/${id}`);

describe('what was worked on a project', () => {
  test('is told by line with what is left of the plan, and what nobody approved yet', async () => {
    const { projectId, lines } = await runningProject(app, firm.sa, {
      projectManagerId: firm.eve.personnelId,
      whoBooks: 'everyone',
      hoursPerDay: '7.5',
      lines: [
        work({ description: 'Design\nand more', quantity: '10', unit: 'day', startDate: '2026-02-02' }),
        work({ description: 'Build', quantity: '40', unit: 'hour' }),
        work({ description: 'Travel', quantity: '1', unit: 'lumpSum' }),
        work({ description: 'Nobody ordered it', quantity: '5', unit: 'day', isOptional: true }),
      ],
    });
    const [design, build, travel] = lines.map(({ id }) => id);
    const none = (await hoursOf(editor, projectId)).data;
    expect(none).toMatchObject({ hoursPerDay: '7.5', startDate: '2026-02-02', total: { entries: 0, worked: 0 } });
    expect(none.total).toMatchObject({ planned: (75 + 40) * hour, unit: 'hour' });
    expect(none.lines.map(({ label }) => label)).toEqual(['Design and more', 'Build', 'Travel']);

    const own = { date: wednesday, seconds: 7.5 * hour };
    await booked(firm.ann, { ...own, lineId: design });
    await act(firm.ann, 'submit', firm.ann, {}, monday);
    await act(firm.eve, 'approve', firm.ann, {}, monday);
    await booked(firm.ben, { ...own, lineId: design, seconds: 2 * hour });
    await booked(firm.ben, { ...own, lineId: build, seconds: hour });
    await booked(firm.ben, { ...own, lineId: travel, seconds: hour });
    const { lines: told, total } = (await hoursOf(editor, projectId)).data;
    expect(
      told.map(({ worked, notApproved, left }) => [worked / hour, notApproved / hour, left && left / hour]),
    ).toEqual([
      [9.5, 2, 65.5],
      [1, 1, 39],
      [1, 1, null],
    ]);
    expect(total).toMatchObject({ worked: 11.5 * hour, notApproved: 4 * hour, left: (65.5 + 39) * hour, entries: 4 });
  });

  test('is what is left once what was removed is gone, and below zero once more was worked', async () => {
    const { projectId, lineId } = await runningProject(app, firm.sa, {
      whoBooks: 'everyone',
      lines: [work({ description: 'Short', quantity: '3', unit: 'hour' })],
    });
    const { id, version } = await booked(firm.ben, { lineId, date: '2026-03-10', seconds: 2 * hour });
    await booked(firm.ben, { lineId, date: '2026-03-11', seconds: 4 * hour });
    expect((await hoursOf(firm.sa, projectId)).data.total.left).toBe(-3 * hour);
    await firm.ben.del(`/entry/remove/${id}?version=${version}`);
    expect((await hoursOf(firm.sa, projectId)).data.total).toMatchObject({ left: -hour, entries: 1 });
  });

  test('costs what its entries cost, and says how many have no cost, to those who see costs', async () => {
    const { projectId, lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone', currency: 'EUR' });
    await saved(firm.sa, 'rate', {
      ...{ side: 'cost', personnelId: firm.eve.personnelId, unit: 'hour', amount: '60', currency: 'EUR' },
      validFrom: '2026-01-01',
    });
    await booked(firm.eve, { lineId, date: '2026-03-12', seconds: 2 * hour });
    await booked(firm.ben, { lineId, date: '2026-03-12', seconds: hour });
    const { lines, total } = (await hoursOf(firm.sa, projectId)).data;
    expect(total).toMatchObject({ cost: '120.00', withoutCost: 1 });
    expect(lines[0]).toMatchObject({ cost: '120.00', withoutCost: 1 });
    const seen = (await hoursOf(editor, projectId)).data;
    expect(JSON.stringify(seen)).not.toMatch(/cost/i);
  });

  test('is told of lines that are called alike by their numbers, and in days only where all of them are sold so', async () => {
    const { projectId, lines } = await runningProject(app, firm.sa, {
      whoBooks: 'everyone',
      hoursPerDay: '8',
      lines: [
        { type: 'section', description: 'Hall' },
        work({ description: 'Build', quantity: '2', unit: 'day' }),
        { type: 'text', description: 'As agreed' },
        work({ description: 'Test', quantity: '1', unit: 'lumpSum' }),
        work({ description: 'Build', quantity: '3', unit: 'day' }),
      ],
    });
    const told = async () => (await hoursOf(firm.sa, projectId)).data;
    const before = await told();
    expect(before.lines.map(({ label }) => label)).toEqual(['Build [1]', 'Test', 'Build [3]']);
    expect(before.total).toMatchObject({ unit: 'day', planned: 5 * 8 * hour });
    const [, first, , test, second] = lines;
    await booked(firm.ben, { lineId: test?.id, date: wednesday, seconds: hour });
    expect((await told()).total).toMatchObject({ unit: 'hour', worked: hour });
    // In a week, too.
    for (const line of [first, second]) await booked(firm.ben, { lineId: line?.id, date: wednesday, seconds: hour });
    const { data } = await firm.ben.get<WeekDetail>(`/week/get?week=${monday}`);
    const own = data.rows.filter(({ project }) => project.id === projectId);
    expect(own.map(({ line }) => line.label)).toEqual(['Build [1]', 'Test', 'Build [3]']);
  });

  test('is hidden from guests, also of a project of their own, and of what is not there', async () => {
    expect(await hoursOf(firm.guest, firm.projectId)).toMatchObject({ status: 403 });
    expect(await hoursOf(editor, '018f0000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 });
    expect(await hoursOf(editor, 'nonsense')).toMatchObject({ status: 404 });
  });
});
