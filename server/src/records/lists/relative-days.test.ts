import { addDays, dayIn, startOfDay } from '@mandate/contract/values/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
  for (const name of ['before the first', 'first', 'last', 'after the last']) await saveProject(person, { name });
});
afterAll(() => app.close());

const days = fc.oneof(fc.constantFrom(1, 2, 3_650), fc.integer({ min: 1, max: 3_650 }));
const zone = fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/Rome');

/** The projects a relative period finds by a field, where the caller is. */
async function found(field: string, value: string, timeZone: string): Promise<string[]> {
  const filter = { all: [{ field, operator: 'relative', value }] };
  const sort = [{ field: 'name', direction: 'asc' as const }];
  const { rows } = await grid(person, 'project', { filter, sort }, { 'x-time-zone': timeZone });
  return rows.map(({ name }) => String(name));
}

test('any number of days back or ahead reaches from its first to its last day where the person is, of dates and of instants alike', async () => {
  await fc.assert(
    fc.asyncProperty(days, zone, fc.constantFrom('lastDays', 'nextDays'), async (count, timeZone, name) => {
      const today = dayIn(new Date(), timeZone);
      const [first, last] =
        name === 'lastDays' ? [addDays(today, 1 - count), today] : [today, addDays(today, count - 1)];
      const set = (project: string, day: string, instant: string) =>
        app.database.pool.query('update projects set end_date = $2, created_at = $3 where name = $1', [
          project,
          day,
          instant,
        ]);
      const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
      const [begin, end] = [startOfDay(first, timeZone), startOfDay(addDays(last, 1), timeZone)];
      await set('before the first', addDays(first, -1), justBefore(begin));
      await set('first', first, begin);
      await set('last', last, justBefore(end));
      await set('after the last', addDays(last, 1), end);
      const value = `${name}:${count}`;
      expect(await found('endDate', value, timeZone)).toEqual(['first', 'last']);
      expect(await found('createdAt', value, timeZone)).toEqual(['first', 'last']);
    }),
    { numRuns: Number(process.env.ENDURE_ROUNDS ?? 1) * 30 },
  );
});
