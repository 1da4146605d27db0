import { addDays } from '@mandate/contract/values/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grid, saved, savePersonnel, work } from '../../../../testing/callers/records.ts';
import {
  act,
  book,
  booked,
  type Entry,
  runningProject,
  type TimeFirm,
  timeFirm,
  wednesday,
  weekOf,
} from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

const hour = 3_600;
const cell = (values: object = {}) => ({ lineId: firm.lineId, date: wednesday, seconds: hour, ...values });
/** How many entries there are. */
async function count(): Promise<number> {
  const { rows } = await app.database.pool.query(
    'select count(*)::integer as count from entries where deleted_at is null',
  );
  return rows[0].count;
}

describe('entries', () => {
  test('are saved with what follows from their line, for the caller where nobody else is named', async () => {
    const entry = await booked(firm.ann, cell({ text: 'Drew plans', date: '2026-02-02' }));
    expect(entry).toMatchObject({
      ...{ personnelId: firm.ann.personnelId, projectId: firm.projectId, seconds: hour, isBillable: true },
      ...{ state: 'open', postedOn: '2026-02-02', source: 'manual', version: 1, text: 'Drew plans' },
      line: { id: firm.lineId, label: 'Build' },
    });
  });

  test('that are copies of others say so, and go on doing so when they are changed', async () => {
    const copy = await booked(firm.ann, cell({ date: '2026-02-05', source: 'copy' }));
    expect(copy.source).toBe('copy');
    const changed = await booked(firm.ann, { id: copy.id, version: copy.version, seconds: 2 * hour });
    expect(changed).toMatchObject({ source: 'copy', seconds: 2 * hour });
    const imported = await booked(firm.ann, cell({ date: '2026-02-06', source: 'import' }));
    expect(imported.source).toBe('manual');
  });

  test('are saved all or none, with every problem at its cell', async () => {
    const before = await count();
    const optional = await runningProject(app, firm.sa, {
      lines: [work({ description: 'Extra', isOptional: true }), work({ unit: 'hour', isBillable: false })],
      members: [{ personnelId: firm.ann.personnelId }],
    });
    const [extra, unbilled] = optional.lines.map(({ id }) => id);
    const reply = await book(
      firm.ann,
      cell({ date: '2026-02-03' }),
      cell({ lineId: extra }),
      cell({ lineId: unbilled, isBillable: true }),
      cell({ seconds: 601 }),
      cell({ date: '2019-12-31' }),
      cell({ date: '2200-01-01' }),
      cell({ lineId: uuidV7() }),
      cell({ date: '2026-02-30', seconds: 'one hour' }),
    );
    expect([reply.status, reply.errorCode]).toEqual([400, 'validationFailed']);
    expect(reply.fieldCodes).toEqual([
      'entries.1.lineId bookingOptional',
      'entries.2.isBillable lineNotBilled',
      'entries.3.seconds timeStep',
      'entries.4.date bookingNotEmployed',
      'entries.5.date bookingFuture',
      'entries.6.lineId referenceNotFound',
      'entries.7.date dateNotValid',
      'entries.7.seconds numberNotValid',
    ]);
    expect(reply.fieldErrors[0]?.message).toBe('"Extra" is optional and was not ordered.');
    expect(await count()).toBe(before);
  });

  test('are booked by the team, for others by whoever manages them or the project', async () => {
    expect((await book(firm.ben, cell())).fieldCodes).toEqual(['entries.0.lineId bookingNotInTeam']);
    const forAnn = cell({ personnelId: firm.ann.personnelId, date: '2026-02-04' });
    expect((await book(firm.ben, forAnn)).errorCode).toBe('notPermitted');
    expect((await book(firm.guest, forAnn)).errorCode).toBe('notPermitted');
    expect((await book(firm.eve, forAnn)).status).toBe(200);
    expect((await book(firm.sa, cell({ date: '2026-02-04' }))).fieldCodes).toEqual([
      'entries.0.personnelId bookingNobody',
    ]);
  });

  test('are booked while a project runs, and not by who left', async () => {
    const { projectId, lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone' });
    await app.database.pool.query("update projects set status = 'onHold' where id = $1", [projectId]);
    const reply = await book(firm.ann, cell({ lineId }));
    expect(reply.fieldErrors[0]?.message).toBe('Bridge is on hold. Time is booked while a project runs.');
    const { id } = await savePersonnel(firm.sa, { hiredOn: '2020-01-01', leftOn: '2026-02-28' });
    await app.database.pool.query("update projects set status = 'active' where id = $1", [projectId]);
    const late = await book(firm.sa, cell({ lineId, personnelId: id }));
    expect(late.fieldCodes).toEqual(['entries.0.date bookingNotEmployed']);
  });

  test('of who has left are booked and changed up to their last day, and of who is inactive without one not at all', async () => {
    const { lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone' });
    const left = await savePersonnel(firm.sa, { hiredOn: '2020-01-01', leftOn: wednesday });
    expect(left.isActive).toBe(false);
    const work = (date: string) => cell({ lineId, personnelId: left.id, date });
    const entry = await booked(firm.sa, work(wednesday));
    const changed = await booked(firm.sa, { id: entry.id, version: entry.version, seconds: 2 * hour });
    expect(changed.seconds).toBe(2 * hour);
    expect((await book(firm.sa, work(addDays(wednesday, 1)))).fieldCodes).toEqual([
      'entries.0.date bookingNotEmployed',
    ]);
    const week = await weekOf(firm.sa, left.id);
    const codes = ['bookingNotEmployed', 'bookingNotEmployed', 'bookingNotEmployed', 'bookingNotEmployed'];
    expect(week.rows[0]?.mayBook.map((refused) => refused?.code ?? null)).toEqual([null, null, null, ...codes]);
    const { id: inactive } = await savePersonnel(firm.sa, { hiredOn: '2020-01-01', isActive: false });
    const none = await book(firm.sa, cell({ lineId, personnelId: inactive }));
    expect(none.fieldCodes).toEqual(['entries.0.date bookingNotEmployed']);
  });

  test('warn of what is unusual and are saved all the same', async () => {
    const { lineId } = await runningProject(app, firm.sa, {
      ...{ whoBooks: 'everyone', startDate: '2026-04-01', members: [{ personnelId: firm.guest.personnelId }] },
      lines: [work({ description: 'Test', quantity: '1', unit: 'hour', personnelId: firm.eve.personnelId })],
    });
    // A Sunday.
    const { status, alerts } = await book(
      firm.sa,
      cell({ lineId, personnelId: firm.ben.personnelId, date: '2026-03-01', seconds: 13 * hour }),
    );
    expect(status).toBe(200);
    const who = (await weekOf(firm.sa, firm.ben.personnelId)).personnelLabel;
    const eve = (await weekOf(firm.sa, firm.eve.personnelId)).personnelLabel;
    expect(alerts).toEqual([
      'Test: 2026-03-01 is outside its days.',
      `Test is planned for ${eve}.`,
      `${who}: more than 12 hours on 2026-03-01.`,
      `${who} does not work on 2026-03-01.`,
      'Test: the planned time is used up.',
      `No cost rate for ${who} on 2026-03-01.`,
    ]);
    const blind = await book(firm.eve, cell({ lineId, date: '2026-05-06' }));
    expect(blind.alerts).toEqual(['Test: the planned time is used up.']);
    // It would tell of what others worked.
    const guest = await book(firm.guest, cell({ lineId, date: '2026-05-06' }));
    expect([guest.status, guest.alerts]).toEqual([200, [`Test is planned for ${eve}.`]]);
  });

  test('sent again are stored once, changed again are the same, and removed stay removed', async () => {
    const id = uuidV7();
    const entry = cell({ id, date: '2026-02-05' });
    const first = await book(firm.ann, entry);
    expect((await book(firm.ann, entry)).data.entries).toEqual(first.data.entries);
    const change = { id, version: 1, seconds: 2 * hour };
    const changed = await book(firm.ann, change);
    expect((await book(firm.ann, change)).data.entries).toEqual(changed.data.entries);
    const removal = { id, version: 2, seconds: 0 };
    expect((await book(firm.ann, removal)).data.entries).toMatchObject([{ id, version: 3 }]);
    expect((await book(firm.ann, removal)).data.entries).toMatchObject([{ id, version: 3 }]);
    // Who may not see an entry learns nothing of it by removing it, be it there or gone.
    expect((await book(firm.guest, removal)).status).toBe(404);
    const { data } = await firm.ann.put<{ seconds: number }>(`/entry/undelete/${id}`);
    expect(data.seconds).toBe(2 * hour);
    expect((await book(firm.guest, { id, version: 4, seconds: 0 })).status).toBe(404);
    expect((await book(firm.ann, { id, version: 4, seconds: 0, colour: 'red' })).fieldCodes).toEqual([
      'entries.0.colour fieldUnknown',
    ]);
  });

  test('of one day come to 24 hours at most, however many tabs save at once', async () => {
    const date = '2026-02-06';
    const replies = await Promise.all([13, 12].map((hours) => book(firm.ann, cell({ date, seconds: hours * hour }))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(replies.flatMap(({ fieldCodes }) => fieldCodes)).toEqual(['entries.0.seconds dayOverfull']);
    const two = await book(firm.ann, cell({ date, seconds: 12 * hour }), cell({ date, seconds: 11 * hour }));
    expect(two.fieldCodes).toEqual(['entries.0.seconds dayOverfull', 'entries.1.seconds dayOverfull']);
  });

  test('are in the steps of the firm, on lines sold by days also in parts of one', async () => {
    const { lineId } = await runningProject(app, firm.sa, {
      ...{ whoBooks: 'everyone', hoursPerDay: '7.33' },
      lines: [work({ quantity: '10', unit: 'day' })],
    });
    expect((await book(firm.ann, cell({ lineId, date: '2026-02-09', seconds: 6_597 }))).status).toBe(200);
    const odd = await book(firm.ann, cell({ lineId, date: '2026-02-09', seconds: 6_600 }));
    expect(odd.fieldErrors[0]?.message).toBe('Enter time in steps of 0.25 d / 0:15.');
  });

  test('of a line keep it, its kind and its unit', async () => {
    const { projectId, lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone' });
    await booked(firm.ann, cell({ lineId, date: '2026-02-10' }));
    const { data } = await firm.sa.get<{ version: number; lines: object[] }>(`/project/get-by-id/${projectId}`);
    const change = { id: projectId, version: data.version, reason: 'Tried' };
    const gone = await firm.sa.post('/project/save', { ...change, lines: [work({ unit: 'hour' })] });
    expect(gone.fieldErrors).toMatchObject([
      { field: 'lines', message: 'Time is booked on “Build” (1). The line stays.' },
    ]);
    const other = await firm.sa.post('/project/save', { ...change, lines: [{ id: lineId, unit: 'day' }] });
    expect(other.fieldCodes).toEqual(['lines.0.unit lineHasEntries']);
    const removed = await firm.sa.del(`/project/remove/${projectId}?reason=Tried`);
    expect(removed.status).toBe(409);
  });

  test('keep what others changed since, or say what differs', async () => {
    const { id } = await booked(firm.ann, cell({ date: '2026-02-11' }));
    await saved(firm.eve, 'entry', { id, version: 1, text: 'Theirs' });
    const merged = await book(firm.ann, { id, version: 1, seconds: 2 * hour });
    expect(merged.data.entries).toMatchObject([{ version: 3, text: 'Theirs', seconds: 2 * hour }]);
    const reply = await book(firm.ann, { id, version: 1, text: 'Mine' });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
  });

  test('are read by a guest as far as they are the own, without costs and without what others left', async () => {
    const own = await booked(firm.guest, cell({ date: '2026-02-12' }));
    const theirs = await booked(firm.ann, cell({ date: '2026-02-12' }));
    expect((await firm.guest.get(`/entry/get-by-id/${theirs.id}`)).status).toBe(404);
    expect((await firm.guest.get(`/week/get?week=2026-02-12&personnelId=${firm.ann.personnelId}`)).status).toBe(404);
    const { data } = await firm.guest.get<object>(`/entry/get-by-id/${own.id}`);
    expect(Object.keys(data).filter((name) => /cost|fxRate|urrency/i.test(name))).toEqual([]);
    const week = await weekOf(firm.guest, firm.guest.personnelId, '2026-02-12');
    expect(week.rows).toMatchObject([{ remaining: null, entries: [{ id: own.id }] }]);
  });
});

test('a guest books on what everybody books on, and changes, removes and brings back what they booked there', async () => {
  const { projectId, lineId } = await runningProject(app, firm.sa, {
    ...{ name: 'Training', whoBooks: 'everyone' },
    lines: [work({ description: 'Courses', unit: 'hour', personnelId: firm.eve.personnelId })],
  });
  const other = await runningProject(app, firm.sa, { name: 'Tunnel' });
  expect((await book(firm.guest, cell({ lineId: other.lineId }))).fieldCodes).toEqual([
    'entries.0.lineId referenceNotFound',
  ]);
  const made = await book(firm.guest, cell({ lineId, date: '2026-05-20' }));
  expect([made.status, made.alerts]).toEqual([200, []]);
  const { id } = made.data.entries[0] as Entry;
  const week = await weekOf(firm.guest, firm.guest.personnelId, '2026-05-20');
  expect(week.rows.find(({ line }) => line.id === lineId)).toMatchObject({
    ...{ project: { id: projectId, label: 'Training', customerLabel: null }, planned: null, remaining: null },
    ...{ mayBook: Array.from({ length: 7 }, () => null), entries: [{ id }] },
  });
  expect((await book(firm.guest, { id, version: 1, seconds: 2 * hour })).status).toBe(200);
  expect((await firm.guest.del(`/entry/remove/${id}`)).status).toBe(200);
  expect((await firm.guest.put(`/entry/undelete/${id}`)).status).toBe(200);
  const hidden = [`/project/get-by-id/${projectId}`, `/work-line/get-by-id/${lineId}`];
  for (const path of hidden) expect((await firm.guest.get(path)).status).toBe(404);
  await app.database.pool.query("update projects set status = 'draft' where id = $1", [projectId]);
  expect((await book(firm.guest, cell({ lineId, date: '2026-05-21' }))).fieldCodes).toEqual([
    'entries.0.lineId referenceNotFound',
  ]);
});

test('whoever books at the two ends of the world books their own day, and everybody reads it so', async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Nowhere/At_All'];
  const days = await Promise.all(
    zones.map(async (zone, index) => {
      const date = addDays('2026-06-01', index);
      const body = { entries: [cell({ date })] };
      const { data } = await firm.ann.post<{ entries: { id: string }[] }>('/entry/save-many', body, {
        'x-time-zone': zone,
      });
      const read = await firm.eve.get<{ date: string }>(`/entry/get-by-id/${data.entries[0]?.id}`, {
        'x-time-zone': zones[2 - index] ?? '',
      });
      return [date, read.data.date];
    }),
  );
  for (const [sent, read] of days) expect(read).toBe(sent);
});

test('two tabs that change cells at random, with lost replies, lose no entry and store none twice', async () => {
  const step = fc.record({ day: fc.nat(4), hours: fc.integer({ min: 0, max: 3 }), isLost: fc.boolean() });
  let week = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      week += 1;
      const first = addDays('2026-07-06', 7 * (week % 15));
      await app.database.pool.query('delete from entries where personnel_id = $1 and date >= $2', [
        firm.ann.personnelId,
        '2026-07-01',
      ]);
      const wanted = new Map<string, { id: string; hours: number }>();
      for (const { day, hours, isLost } of steps) {
        const date = addDays(first, day);
        const known = wanted.get(date);
        if (hours === 0 && known === undefined) continue;
        const id = known?.id ?? uuidV7();
        const { data } = await firm.ann.get<{ version: number } | null>(`/entry/get-by-id/${id}`);
        const entry = known
          ? { id, version: data?.version, seconds: hours * hour }
          : cell({ id, date, seconds: hours * hour });
        await book(firm.ann, entry);
        // The reply was lost: it is sent again as it was.
        if (isLost) expect((await book(firm.ann, entry)).status).toBe(200);
        if (hours === 0) wanted.delete(date);
        else wanted.set(date, { id, hours });
      }
      const { rows } = await weekOf(firm.ann, firm.ann.personnelId, first);
      const found = rows.flatMap(({ entries }) => entries.map(({ date, seconds }) => [date, seconds / hour]));
      expect(found.sort()).toEqual([...wanted].map(([date, { hours }]) => [date, hours]).sort());
    }),
    { numRuns: 8 },
  );
});

test('a week that was handed in takes no time from its person, and from an administrator who says why', async () => {
  const date = '2026-08-05';
  const entry = await booked(firm.ann, cell({ date }));
  await act(firm.ann, 'submit', firm.ann, {}, '2026-08-03');
  const other = await booked(firm.ann, cell({ date: '2026-08-11' }));
  const before = await count();
  // What moves there is refused at what moves it.
  expect((await book(firm.ann, { id: other.id, version: other.version, date })).fieldCodes).toEqual([
    'entries.0.date entryLocked',
  ]);
  const refused = [
    await book(firm.ann, cell({ date })),
    await book(firm.ann, { id: entry.id, version: 2, seconds: 2 * hour }),
    await book(firm.ann, { id: entry.id, version: 2, text: 'More' }),
    await firm.ann.del(`/entry/remove/${entry.id}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 409]);
  expect(refused[0]?.fieldErrors[0]?.message).toBe('This week is handed in. Take it back to change it.');
  const change = { id: entry.id, version: 2, seconds: 2 * hour };
  expect((await book(firm.sa, change)).fieldCodes).toEqual(['entries.0.reason reasonRequired']);
  const half = { version: change.version, seconds: hour / 2 };
  expect((await firm.sa.post(`/entry/split/${change.id}`, half)).fieldCodes).toEqual(['reason reasonRequired']);
  expect(await count()).toBe(before);
  expect((await book(firm.sa, { ...change, reason: 'Forgotten' })).status).toBe(200);
});

test('a change from before the week was handed in is taken back only by who says why, and the last one since as it was said', async () => {
  const entry = await booked(firm.ann, cell({ date: '2026-09-16' }));
  await booked(firm.ann, { id: entry.id, version: 1, seconds: 2 * hour });
  await act(firm.ann, 'submit', firm.ann, {}, '2026-09-14');
  const undo = (version: number, values: object = {}) =>
    firm.sa.post<Entry>(`/entry/undo/${entry.id}`, { version, ...values });

  expect((await undo(2)).fieldCodes).toEqual(['reason reasonRequired']);
  expect((await undo(2, { reason: 'Never worked' })).data).toMatchObject({ seconds: hour, version: 4 });
  await book(firm.sa, { id: entry.id, version: 4, seconds: 3 * hour, reason: 'Forgotten' });
  expect((await undo(5)).data.seconds).toBe(hour);
  const { data } = await firm.sa.get<{ rows: { origin: string; reason: string | null }[] }>(
    `/entry/history/${entry.id}`,
  );
  expect(data.rows.flatMap(({ origin, reason }) => (origin === 'undo' ? [reason] : []))).toEqual([
    null,
    'Never worked',
  ]);
  expect((await undo(4)).fieldCodes).toEqual(['reason reasonRequired']);
});

test('what comes back into a week that was handed in since comes from an administrator, and is handed in', async () => {
  const entry = await booked(firm.ann, cell({ date: '2026-08-12' }));
  await firm.ann.del(`/entry/remove/${entry.id}`);
  await act(firm.ann, 'submit', firm.ann, {}, '2026-08-10');
  const refused = await firm.ann.put(`/entry/undelete/${entry.id}`);
  expect([refused.status, refused.errorCode]).toEqual([409, 'entryLocked']);
  const { data } = await firm.sa.put<{ state: string }>(`/entry/undelete/${entry.id}`);
  expect(data.state).toBe('submitted');
  expect((await firm.sa.get<{ state: string }>(`/entry/get-by-id/${entry.id}`)).data.state).toBe('submitted');
});

test('three entries of a third of a day and more are two days exactly (golden case 1)', async () => {
  const { projectId, lineId } = await runningProject(app, firm.sa, {
    ...{ whoBooks: 'everyone', hoursPerDay: '7.5' },
    lines: [work({ quantity: '10', unit: 'day' })],
  });
  for (const day of [17, 18, 19]) await booked(firm.ann, cell({ lineId, date: `2026-08-${day}`, seconds: 5 * hour }));
  const { rows } = await weekOf(firm.ann, firm.ann.personnelId, '2026-08-17');
  const row = rows.find(({ line }) => line.id === lineId);
  expect(row).toMatchObject({ planned: 270_000, remaining: 216_000, unit: 'day', hoursPerDay: '7.5' });
  const listed = await grid(firm.sa, 'entry', {
    filter: { all: [{ field: 'projectId', operator: 'anyOf', value: [projectId] }] },
    aggregates: [{ field: 'seconds', fn: 'sum' }],
  });
  expect(listed.aggregates).toEqual([{ field: 'seconds', fn: 'sum', value: 54_000 }]);
});

test('a project is closed when the time on it is approved', async () => {
  const { projectId, lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone' });
  await booked(firm.ann, cell({ lineId, date: '2026-08-26' }));
  await app.database.pool.query(
    "update projects set status = 'completed', actual_end_date = '2026-08-28' where id = $1",
    [projectId],
  );
  const close = async () => {
    const { data } = await firm.sa.get<{ version: number }>(`/project/get-by-id/${projectId}`);
    return firm.sa.post(`/project/transition/${projectId}`, { to: 'closed', version: data.version });
  };
  const early = await close();
  expect([early.status, early.errorMessage]).toEqual([
    409,
    'Before this step: Approve the time of the project first. Entries that are not approved: 1.',
  ]);
  await act(firm.ann, 'submit', firm.ann, {}, '2026-08-24');
  await act(firm.eve, 'approve', firm.ann, {}, '2026-08-24');
  expect((await close()).status).toBe(200);
  expect((await book(firm.ann, cell({ lineId, date: '2026-08-27' }))).fieldCodes).toContain(
    'entries.0.lineId bookingStatus',
  );
});
