import type { WeekCopy } from '@mandate/contract/time/week-acts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulk } from '../../../../testing/callers/bulk.ts';
import { change, set } from '../../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { saved } from '../../../../testing/callers/records.ts';
import {
  act,
  book,
  booked,
  type Entry,
  runningProject,
  type TimeFirm,
  timeFirm,
  weekOf,
} from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let rate: { id: string; version: number };

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  const wanted = { side: 'cost', personnelId: firm.ann.personnelId, unit: 'hour', currency: 'EUR', amount: '60' };
  rate = await saved(firm.sa, 'rate', { ...wanted, validFrom: '2026-01-01' });
});
afterAll(() => app.close());

const hour = 3_600;
const close = (until: string) => firm.sa.post('/period/close', { until });
const inMarch = (day: number, values: object = {}) => ({
  ...{ lineId: firm.lineId, date: `2026-03-${day}`, seconds: 8 * hour },
  ...values,
});
const corrections = async (person: Person, id: unknown) =>
  (await person.get<{ entries: Entry[] }>(`/entry/get-corrections/${id}`)).data.entries;
/** Seconds and costs that count in each month. */
async function byMonth(): Promise<object[]> {
  const text = `select to_char(posted_on, 'YYYY-MM') as month, sum(seconds)::float8 / 3600 as hours, sum(cost)::numeric(12, 2)::text as cost
    from entries where deleted_at is null group by 1 order by 1`;
  return (await app.database.pool.query(text)).rows;
}

describe('a month', () => {
  test('is closed to its last day when it is over and all of it is approved', async () => {
    await booked(firm.ann, inMarch(12));
    expect((await close('2026-03-30')).fieldErrors[0]?.message).toBe('Enter the last day of a month.');
    expect((await close('2099-12-31')).fieldCodes).toEqual(['until periodNotOver']);
    const early = await close('2026-03-31');
    expect([early.status, early.errorMessage]).toEqual([409, '1 entry up to 2026-03-31 is not approved.']);
    await act(firm.ann, 'submit', firm.ann, {}, '2026-03-09');
    await act(firm.eve, 'approve', firm.ann, {}, '2026-03-09');
    expect(await close('2026-03-31')).toMatchObject({ status: 200, data: { closedUntil: '2026-03-31' } });
    expect((await close('2026-02-28')).fieldCodes).toEqual(['until periodOrder']);
    expect((await weekOf(firm.ann, firm.ann.personnelId, '2026-03-30')).days.map(({ isClosed }) => isClosed)).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
    expect((await change(firm.sa, 'time.closedUntil', { value: null })).fieldCodes).toEqual(['value setByClosing']);
    expect((await change(firm.sa, 'company.firstDayOfWeek', { value: '7' })).fieldCodes).toEqual([
      'value weekStartFixed',
    ]);
  });

  test('that is closed takes no time, changes none and gives none back', async () => {
    const before = await byMonth();
    const { rows } = await weekOf(firm.ann, firm.ann.personnelId, '2026-03-09');
    const entry = rows[0]?.entries[0];
    const refused = [
      await book(firm.ann, inMarch(13)),
      await book(firm.sa, { id: entry?.id, version: entry?.version, seconds: hour, reason: 'Tried' }),
      await firm.sa.del(`/entry/remove/${entry?.id}?reason=Tried`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 409]);
    expect(refused[0]?.fieldErrors.map(({ message }) => message)).toEqual([
      'March 2026 is closed. Ask an administrator to book it.',
      'This time is approved. An administrator changes it and says why.',
    ]);
    expect((await act(firm.eve, 'reopen', firm.ann, { reason: 'Tried' }, '2026-03-09')).codes).toEqual([
      'periodClosed',
    ]);
    expect(await byMonth()).toEqual(before);
    const noted = await saved<Entry>(firm.sa, 'entry', {
      id: entry?.id,
      version: entry?.version,
      text: 'Built the pier',
    });
    expect(noted.text).toBe('Built the pier');
  });

  test('that is closed keeps what it was told: a correction counts in the first open one', async () => {
    const { rows } = await weekOf(firm.ann, firm.ann.personnelId, '2026-03-09');
    const id = rows[0]?.entries[0]?.id;
    const body = { reason: 'Went home early', changes: { seconds: 6 * hour } };
    expect((await firm.eve.post(`/entry/correct/${id}`, body)).errorCode).toBe('notPermitted');
    // What stands in is new, whatever else it is said to be.
    const other = { ...body, changes: { id, version: 1, seconds: 0 } };
    expect((await firm.sa.post(`/entry/correct/${id}`, other)).fieldCodes).toEqual([
      'changes.id fieldUnknown',
      'changes.version fieldUnknown',
    ]);
    const same = await firm.sa.post(`/entry/correct/${id}`, { ...body, changes: { seconds: 8 * hour } });
    expect(same.fieldErrors).toMatchObject([
      { field: 'seconds', message: 'The entry has 8:00 already. Enter another time.' },
    ]);
    expect(await corrections(firm.ann, id)).toEqual([]);
    const { data } = await firm.sa.post<{ entries: Entry[] }>(`/entry/correct/${id}`, body);
    expect(data.entries).toMatchObject([
      {
        seconds: -8 * hour,
        cost: '-480.00',
        date: '2026-03-12',
        postedOn: '2026-04-01',
        state: 'approved',
        correctsId: id,
      },
      {
        seconds: 6 * hour,
        cost: '360.00',
        date: '2026-03-12',
        postedOn: '2026-04-01',
        state: 'approved',
        correctsId: id,
      },
    ]);
    expect(await byMonth()).toEqual([
      { month: '2026-03', hours: 8, cost: '480.00' },
      { month: '2026-04', hours: -2, cost: '-120.00' },
    ]);
    const week = await weekOf(firm.ann, firm.ann.personnelId, '2026-03-09');
    const seconds = week.rows.flatMap(({ entries }) => entries.map((each) => each.seconds));
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBe(6 * hour);
    const again = await firm.sa.post(`/entry/correct/${id}`, body);
    expect([again.errorCode, again.errorMessage]).toEqual([
      'entryCorrected',
      'This entry was corrected already. Change or correct what stands in for it.',
    ]);
    const told = await corrections(firm.ann, id);
    expect(told.map(({ id, seconds, correctsId }) => [id, seconds, correctsId])).toEqual(
      data.entries.map((each) => [each.id, each.seconds, id]),
    );
    for (const { cost } of told) expect(cost).toBeUndefined();
    expect((await firm.guest.get(`/entry/get-corrections/${id}`)).errorCode).toBe('recordNotFound');
    expect((await firm.sa.post(`/entry/correct/${data.entries[0]?.id}`, body)).errorCode).toBe('entryLocked');
    expect((await firm.sa.post(`/entry/correct/${data.entries[1]?.id}`, body)).errorCode).toBe('entryNotClosed');
  });

  test('that is closed is copied as it was corrected', async () => {
    const body = { from: '2026-03-09', to: '2026-04-13', withTime: true };
    const { data } = await firm.ann.post<WeekCopy>('/week/copy', body);
    expect(data.entries).toMatchObject([{ date: '2026-04-16', seconds: 6 * hour }]);
  });

  test('that is closed is taken back for good: what does so is neither changed, split nor removed', async () => {
    const { rows } = await app.database.pool.query('select id, version from entries where seconds < 0');
    const [{ id, version }] = rows;
    const { lineId: second } = await runningProject(app, firm.sa, { whoBooks: 'everyone' });
    const change = await book(firm.sa, { id, version, seconds: hour, reason: 'Tried' });
    expect(change.fieldErrors).toMatchObject([
      { field: 'entries.0.seconds', message: 'This entry takes another one back. It stays as it is.' },
    ]);
    const removal = await firm.sa.del(`/entry/remove/${id}?reason=Tried`);
    expect([removal.status, removal.errorCode]).toEqual([409, 'entryLocked']);
    const split = await firm.sa.post(`/entry/split/${id}`, { version, seconds: hour, reason: 'Tried' });
    expect([split.status, split.errorMessage]).toEqual([409, 'This entry takes another one back. It stays as it is.']);
    const others = [
      { lineId: second },
      { date: '2026-03-13' },
      { personnelId: firm.ben.personnelId },
      { isBillable: false },
    ];
    for (const values of others)
      expect((await book(firm.sa, { id, version, ...values, reason: 'Tried' })).fieldCodes).toContain(
        'entries.0.seconds entryLocked',
      );
    expect((await book(firm.sa, { id, version, text: 'Went home early' })).status).toBe(200);
  });

  test('that is closed takes forgotten work from an administrator who says why, and counts it in the first open one', async () => {
    const forgotten = inMarch(16, { personnelId: firm.ann.personnelId, seconds: hour });
    expect((await book(firm.sa, forgotten)).fieldCodes).toEqual(['entries.0.reason reasonRequired']);
    expect(await booked(firm.sa, { ...forgotten, reason: 'Forgotten' })).toMatchObject({
      ...{ date: '2026-03-16', postedOn: '2026-04-01' },
    });
  });

  test('that was closed last is opened again by an SA who says why', async () => {
    const admin = await signIn(app, 'ADMIN');
    const body = { until: '2026-03-31', reason: 'Wrong rate' };
    expect((await admin.post('/period/reopen', body)).errorCode).toBe('notPermitted');
    expect((await firm.sa.post('/period/reopen', { until: '2026-02-28', reason: 'x' })).fieldCodes).toEqual([
      'until periodNotLast',
    ]);
    expect((await firm.sa.post('/period/reopen', { until: '2026-03-31' })).fieldCodes).toEqual([
      'reason reasonRequired',
    ]);
    expect((await firm.sa.post('/period/reopen', body)).data).toEqual({ closedUntil: '2026-02-28' });
    expect((await book(firm.sa, inMarch(17, { personnelId: firm.ann.personnelId, seconds: 7.25 * hour }))).status).toBe(
      200,
    );
  });

  test('that was opened again keeps what was corrected: it and what takes it back add up to nothing', async () => {
    const admin = await signIn(app, 'ADMIN', 'Ada');
    const text = `select e.id, e.version from entries e where exists (select from entries r where r.corrects_id = e.id)`;
    const [{ id, version }] = (await app.database.pool.query(text)).rows;
    const before = await byMonth();
    const reason = 'Tidied';
    const stays = 'This entry was corrected. It stays as it is.';
    const change = await book(admin, { id, version, seconds: hour, reason });
    expect(change.fieldErrors).toMatchObject([{ field: 'entries.0.seconds', message: stays }]);
    const split = await admin.post(`/entry/split/${id}`, { version, seconds: hour, reason });
    expect(split.fieldErrors).toMatchObject([{ message: stays }]);
    const together = await book(admin, { id, version, seconds: 0, reason });
    expect(together.fieldErrors).toMatchObject([{ field: 'entries.0.seconds', message: stays }]);
    const removal = await admin.del(`/entry/remove/${id}?reason=${reason}`);
    expect([removal.status, removal.errorMessage]).toEqual([409, stays]);
    await saved(firm.sa, 'rate', { id: rate.id, version: rate.version, amount: '90' });
    const acts = [
      { action: 'edit', changes: { seconds: hour } },
      { action: 'edit', changes: { readCosts: true } },
      { action: 'remove' },
    ] as const;
    for (const wanted of acts) {
      const { changed, skipped } = await bulk(firm.sa, 'entry', { ids: [id], reason, ...wanted });
      expect([changed, skipped.map(({ code }) => code)]).toEqual([0, ['entryLocked']]);
    }
    expect((await admin.post(`/entry/correct/${id}`, { reason })).errorCode).toBe('entryCorrected');
    expect(await byMonth()).toEqual(before);
    expect((await book(admin, { id, version, text: 'Built half the pier' })).status).toBe(200);
  });

  test('is closed without approval where the firm does not approve time', async () => {
    await set(firm.sa, 'time.approval', 'none');
    expect((await act(firm.ann, 'submit', firm.ann, {}, '2026-04-06')).codes).toEqual(['approvalOff']);
    expect((await close('2026-04-30')).status).toBe(200);
  });

  test('that is closed is corrected on the day that was worked, in other steps only where its time is another one', async () => {
    await set(firm.sa, 'time.step', '60');
    const { rows } = await app.database.pool.query("select id from entries where date = '2026-03-17'");
    const correct = (changes: object) =>
      firm.sa.post<{ entries: Entry[] }>(`/entry/correct/${rows[0].id}`, { reason: 'Not billed', changes });
    const moved = await correct({ date: '2026-05-05' });
    expect(moved.fieldErrors).toMatchObject([
      { field: 'changes.date', message: 'A correction keeps the day that was worked.' },
    ]);
    expect((await correct({ seconds: 7.5 * hour })).fieldCodes).toEqual(['seconds timeStep']);
    const { data } = await correct({ date: '2026-03-17', isBillable: false });
    expect(data.entries).toMatchObject([
      { seconds: -7.25 * hour, isBillable: true, date: '2026-03-17', postedOn: '2026-05-01' },
      { seconds: 7.25 * hour, isBillable: false, date: '2026-03-17', postedOn: '2026-05-01' },
    ]);
    await set(firm.sa, 'time.step', '15');
  });

  test('that is closed is corrected at the same time where a rate that came since gives it another cost', async () => {
    const { rows } = await app.database.pool.query("select id, seconds from entries where date = '2026-03-16'");
    const [{ id, seconds }] = rows;
    const body = { reason: 'Wrong rate', changes: { seconds } };
    const { data } = await firm.sa.post<{ entries: Entry[] }>(`/entry/correct/${id}`, body);
    expect(data.entries).toMatchObject([{ cost: '-60.00' }, { seconds, cost: '90.00' }]);
  });
});

test('a month that is closed while somebody books in it either has the entry or refuses it', async () => {
  await set(firm.sa, 'time.approval', 'none');
  const entry = { lineId: firm.lineId, date: '2026-05-11', seconds: hour };
  const [closed, ...tries] = await Promise.all([close('2026-05-31'), ...[1, 2, 3].map(() => book(firm.ann, entry))]);
  expect(closed.status).toBe(200);
  const kept = tries.filter(({ status }) => status === 200).length;
  for (const { status, fieldCodes } of tries)
    if (status !== 200) expect(fieldCodes).toEqual(['entries.0.date periodClosed']);
  const { rows } = await weekOf(firm.ann, firm.ann.personnelId, '2026-05-11');
  expect(rows.flatMap(({ entries }) => entries)).toHaveLength(kept);
});
