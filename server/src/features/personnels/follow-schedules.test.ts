import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBulk } from '../../../testing/callers/bulk.ts';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { type PersonnelRecord, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { followSchedules } from './follow-schedules.ts';

let app: TestApp;
let people: Record<'SA' | 'ADMIN' | 'EDITOR' | 'GUEST', Person>;
const today = dayIn(new Date(), 'UTC');
const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '6.5', saturday: '0', sunday: '0' };

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

const read = async (person: Person, id: string) =>
  (await person.get<PersonnelRecord>(`/personnel/get-by-id/${id}`)).data;

test('a person’s weekly hours are those of the schedule that holds, from the day another one begins', async () => {
  const later = { ...week, monday: '0', validFrom: addDays(today, 3) };
  const schedules = [later, { ...week, validFrom: '2020-01-01', friday: '8' }, { ...week, validFrom: '2025-01-01' }];
  const made = await savePersonnel(people.ADMIN, { weeklyHours: '20', schedules });
  expect(made.weeklyHours).toBe('38.5');
  const soon = new Date(Date.now() + 4 * 86_400_000);
  expect(await followSchedules(app.database.db)).toBe(0);
  const served = await Promise.all([1, 2, 3].map(() => followSchedules(app.database.db, soon)));
  expect(served.sort()).toEqual([0, 0, 1]);
  expect(await read(people.ADMIN, made.id)).toMatchObject({ weeklyHours: '30.5', updatedBy: null });
});

test('hours that are typed beside a schedule that holds are refused, and taken once it is gone', async () => {
  const made = await savePersonnel(people.ADMIN, { schedules: [{ ...week, validFrom: '2025-01-01' }] });
  const type = (weeklyHours: string, more: object = {}) =>
    people.ADMIN.post<PersonnelRecord>('/personnel/save', { id: made.id, version: 1, weeklyHours, ...more });
  expect((await type('10')).fieldErrors).toMatchObject([
    { field: 'weeklyHours', message: "Today's schedule gives the hours per week. Change the schedule instead." },
  ]);
  const change = { ids: [made.id], action: 'edit' as const, changes: { weeklyHours: '10' } };
  expect((await prepareBulk(people.ADMIN, 'personnel', change)).kept.rows).toMatchObject([{ id: made.id }]);
  expect((await type('38.50')).data.version).toBe(1);
  expect((await type('10', { schedules: [] })).data).toMatchObject({ weeklyHours: '10', version: 2 });
});

test('without a schedule that has begun the hours are those that were entered', async () => {
  const schedules = [{ ...week, validFrom: addDays(today, 30) }];
  const made = await savePersonnel(people.ADMIN, { weeklyHours: '20', schedules });
  expect(made.weeklyHours).toBe('20');
});

test('a schedule is refused where it is wrong, every fault at once', async () => {
  const codes = async (schedules: object[]) => {
    const body = { firstName: 'A', lastName: 'B', workEmail: 'sched@c.example', schedules };
    return (await people.ADMIN.post('/personnel/save', body)).fieldCodes.sort();
  };
  const first = { ...week, validFrom: '2026-01-01' };
  expect(await codes([first, { ...first, monday: '25', tuesday: '7.125' }])).toEqual([
    'schedules.1.monday numberOutOfRange',
    'schedules.1.tuesday numberTooPrecise',
    'schedules.1.validFrom valueNotUnique',
  ]);
  expect(await codes([{ ...first, monday: '24', tuesday: '24' }])).toEqual(['schedules.0.monday scheduleTooLong']);
  expect(await codes([{ ...first, validFrom: '2026-02-30' }])).toEqual(['schedules.0.validFrom dateNotValid']);
});

test('staff see schedules, administrators alone change them', async () => {
  const made = await savePersonnel(people.ADMIN, { schedules: [{ ...week, validFrom: '2025-01-01' }] });
  expect(await read(people.EDITOR, made.id)).toMatchObject({ schedules: [{ friday: '6.5', validFrom: '2025-01-01' }] });
  const refused = await people.EDITOR.post('/personnel/save', { id: made.id, version: 1, schedules: [] });
  expect(refused.status).toBe(403);
});
