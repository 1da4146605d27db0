import type { WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { set } from '../../../testing/callers/parameters.ts';
import { saved, work } from '../../../testing/callers/records.ts';
import { book, type Member, runningProject, type TimeFirm, timeFirm } from '../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let lineIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  const rate = { side: 'cost', personnelId: firm.ann.personnelId, unit: 'hour', currency: 'EUR', amount: '60' };
  await saved(firm.sa, 'rate', { ...rate, validFrom: '2026-01-01' });
  const { lines } = await runningProject(app, firm.sa, {
    lines: [work({ isOptional: true }), work({ unit: 'day', isBillable: false, personnelId: firm.ann.personnelId })],
  });
  lineIds = [firm.lineId, ...lines.map(({ id }) => id)];
});
afterAll(() => app.close());

/** Days of two weeks over the end of a month, and days on which nobody books. */
const days = [
  ...['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-06', '2026-04-07'],
  ...['2019-12-31', '2200-01-01'],
];
const weeks = ['2026-03-30', '2026-04-06'];

const act = fc.record({
  what: fc.constantFrom(
    ...['book', 'book', 'book', 'change', 'move', 'remove', 'undelete', 'split', 'correct'],
    ...['submit', 'submit', 'withdraw', 'approve', 'return', 'close', 'reopen'],
  ),
  who: fc.nat(4),
  whose: fc.nat(2),
  day: fc.nat(days.length - 1),
  line: fc.nat(2),
  seconds: fc.constantFrom(0, 59, 60, 900, 6_750, 27_000, 50_400, 86_400, 90_000),
  pick: fc.nat(30),
  hasReason: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What is kept of time, to the last letter. */
async function kept(): Promise<string> {
  const text = `select md5(concat(
      (select string_agg(e::text, '|' order by e.id) from entries e),
      (select string_agg(w::text, '|' order by w.id) from weeks w),
      (select count(*) from history where entity in ('entry', 'week', 'parameter')),
      (select value::text from parameters where key = 'time.closedUntil'))) as print`;
  return (await app.database.pool.query(text)).rows[0].print;
}

/** What counts in closed months, and how full the fullest day of somebody is. */
async function figures(): Promise<{ closedUntil: string | null; closed: string; fullest: number }> {
  const text = `with closing as (select (value #>> '{}')::date as until from parameters where key = 'time.closedUntil')
    select (select until::text from closing) as "closedUntil",
      (select concat_ws(' ', count(*), sum(e.seconds), sum(e.cost), md5(string_agg(e.id || e.line_id::text || e.date || e.is_billable, '|' order by e.id)))
        from entries e where e.posted_on <= (select until from closing) and e.deleted_at is null) as closed,
      (select coalesce(max(d.seconds), 0)::integer from (select sum(e.seconds) as seconds from entries e
        where e.deleted_at is null group by e.personnel_id, e.date) d) as fullest`;
  return (await app.database.pool.query(text)).rows[0];
}

/** Some entry there is or was. */
async function someEntry(pick: number): Promise<{ id: string; version: number }> {
  const { rows } = await app.database.pool.query('select id, version from entries order by id');
  return rows[pick % Math.max(rows.length, 1)] ?? { id: '00000000-0000-7000-8000-000000000000', version: 1 };
}

/** Does something with time. @returns whether it was done */
async function tried({ what, who, whose, day, line, seconds, pick, hasReason }: Act): Promise<boolean> {
  const caller = [firm.sa, firm.eve, firm.ann, firm.ben, firm.guest][who] ?? firm.sa;
  const of = [firm.ann, firm.eve, firm.guest][whose] as Member;
  const date = days[day];
  const reason = hasReason ? { reason: 'Tried' } : {};
  const isDone = async (reply: Promise<{ status: number }>) => (await reply).status === 200;
  const { id, version } = await someEntry(pick);
  const cell = { lineId: lineIds[line], date, seconds, personnelId: of.personnelId, ...reason };
  if (what === 'book') return isDone(book(caller, cell, { ...cell, seconds: 900 }));
  if (what === 'change') return isDone(book(caller, { id, version, seconds, ...reason }));
  if (what === 'move') return isDone(book(caller, { id, version, date, lineId: lineIds[line], ...reason }));
  if (what === 'remove') return isDone(caller.del(`/entry/remove/${id}${hasReason ? '?reason=Tried' : ''}`));
  if (what === 'undelete') return isDone(caller.put(`/entry/undelete/${id}`));
  if (what === 'split') return isDone(caller.post(`/entry/split/${id}`, { version, seconds: 900, ...reason }));
  if (what === 'correct')
    return isDone(caller.post(`/entry/correct/${id}`, { reason: 'Tried', ...(hasReason && { changes: { seconds } }) }));
  if (what === 'close') return isDone(caller.post('/period/close', { until: '2026-03-31' }));
  if (what === 'reopen') return isDone(caller.post('/period/reopen', { until: '2026-03-31', ...reason }));
  const week = weeks[pick % 2] ?? '';
  const { rows } = await app.database.pool.query('select version from weeks where personnel_id = $1 and week = $2', [
    of.personnelId,
    week,
  ]);
  const one = { personnelId: of.personnelId, week, version: rows[0]?.version ?? 0 };
  const body = { weeks: [one], acknowledged: day % 2 === 0, ...reason };
  const reply = await caller.post<{ weeks: WeekOutcome[] }>(`/week/${what}`, body);
  return reply.status === 200 && reply.data.weeks.every(({ problems }) => problems.length === 0);
}

test('what is refused stores nothing, closed months stay what they were, and no day has more than 24 hours, whatever is tried in whatever order', async () => {
  const seen = { done: new Set<string>(), refused: new Set<string>() };
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 40 }), async (acts) => {
      run += 1;
      await app.database.pool.query('delete from entries');
      await app.database.pool.query('delete from weeks');
      await app.database.pool.query("update parameters set value = 'null' where key = 'time.closedUntil'");
      await set(firm.sa, 'time.approval', run % 3 === 0 ? 'project' : 'week');
      for (const one of acts) {
        const [printed, before] = [await kept(), await figures()];
        const isDone = await tried(one);
        const after = await figures();
        if (!isDone) expect([one.what, await kept()]).toEqual([one.what, printed]);
        if (before.closedUntil === after.closedUntil) expect([one, after.closed]).toEqual([one, before.closed]);
        expect(after.fullest).toBeLessThanOrEqual(86_400);
        seen[isDone ? 'done' : 'refused'].add(one.what);
      }
    }),
    { numRuns: 12 },
  );
  // It was no use if nothing was ever done, or refused.
  expect([...seen.done]).toEqual(expect.arrayContaining(['book', 'change', 'remove', 'submit', 'approve']));
  expect([...seen.refused]).toEqual(expect.arrayContaining(['book', 'change', 'split', 'correct', 'approve', 'close']));
});
