import type { WeekRow } from '@mandate/contract/time/week-detail.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulk } from '../../../../testing/callers/bulk.ts';
import { set } from '../../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { grid, saved, savePersonnel } from '../../../../testing/callers/records.ts';
import {
  act,
  book,
  booked,
  runningProject,
  type TimeFirm,
  timeFirm,
  weekOf,
} from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let weeks = 0;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

const hour = 3_600;
/** A Monday no other test books on. */
function newWeek(): string {
  weeks += 1;
  return addDays('2026-01-05', 7 * weeks);
}
/** The states of the entries of Ann's week. */
async function states(week: string): Promise<string[]> {
  const { rows } = await weekOf(firm.eve, firm.ann.personnelId, week);
  return rows.flatMap(({ entries }) => entries.map(({ state }) => state)).sort();
}
const onDay = (week: string, day: number, values: object = {}) => ({
  ...{ lineId: firm.lineId, date: addDays(week, day), seconds: 8 * hour },
  ...values,
});

describe('a week', () => {
  test('is handed in, returned with a reason, handed in again, approved and opened again', async () => {
    const week = newWeek();
    await book(firm.ann, onDay(week, 0), onDay(week, 1));
    expect(await act(firm.ann, 'submit', firm.ann, {}, week)).toEqual({ state: 'submitted', codes: [] });
    expect(await act(firm.eve, 'return', firm.ann, {}, week)).toEqual({
      state: 'submitted',
      codes: ['reasonRequired'],
    });
    expect(await act(firm.eve, 'return', firm.ann, { reason: 'Friday?' }, week)).toEqual({ state: 'open', codes: [] });
    const returned = await weekOf(firm.ann, firm.ann.personnelId, week);
    expect(returned).toMatchObject({ state: 'open', returnedReason: 'Friday?', returned: { by: 'Eve' } });
    expect(returned.rows[0]?.entries[0]).toMatchObject({ state: 'open', returnedReason: 'Friday?' });
    await booked(firm.ann, onDay(week, 4));
    await act(firm.ann, 'submit', firm.ann, {}, week);
    expect(await act(firm.eve, 'approve', firm.ann, {}, week)).toEqual({ state: 'approved', codes: [] });
    expect(await states(week)).toEqual(['approved', 'approved', 'approved']);
    expect(await weekOf(firm.ann, firm.ann.personnelId, week)).toMatchObject({ returnedReason: null, returned: null });
    expect(await act(firm.ann, 'withdraw', firm.ann, {}, week)).toEqual({ state: 'approved', codes: ['weekApproved'] });
    expect((await act(firm.eve, 'reopen', firm.ann, { reason: 'Wrong line' }, week)).state).toBe('open');
    expect(await states(week)).toEqual(['open', 'open', 'open']);
  });

  test('is taken back by its person before anything of it is approved', async () => {
    const week = newWeek();
    await booked(firm.ann, onDay(week, 0));
    expect((await act(firm.ann, 'withdraw', firm.ann, {}, week)).codes).toEqual(['weekNotSubmitted']);
    await act(firm.ann, 'submit', firm.ann, {}, week);
    expect(await act(firm.ann, 'withdraw', firm.ann, {}, week)).toEqual({ state: 'open', codes: [] });
    expect(await states(week)).toEqual(['open']);
  });

  test('is handed in by its person, and approved by the manager, by nobody else and never by oneself', async () => {
    const week = newWeek();
    await booked(firm.ann, onDay(week, 0));
    expect((await act(firm.eve, 'submit', firm.ann, {}, week)).codes).toEqual(['notPermitted']);
    await act(firm.ann, 'submit', firm.ann, {}, week);
    expect((await act(firm.ben, 'approve', firm.ann, {}, week)).codes).toEqual(['notPermitted']);
    expect((await act(firm.ann, 'approve', firm.ann, {}, week)).codes).toEqual(['ownApproval']);
    expect(await states(week)).toEqual(['submitted']);
    await booked(firm.eve, onDay(week, 0));
    await act(firm.eve, 'submit', firm.eve, {}, week);
    expect((await act(firm.eve, 'approve', firm.eve, {}, week)).codes).toEqual(['ownApproval']);
    expect(await act(firm.sa, 'approve', firm.eve, {}, week)).toEqual({ state: 'approved', codes: [] });
  });

  test('of an administrator is approved by oneself, which the audit says', async () => {
    const week = newWeek();
    const admin = await signIn(app, 'ADMIN', 'Ada');
    const { id: personnelId } = await savePersonnel(firm.sa, { hiredOn: '2020-01-01', userId: admin.id });
    const ada = { ...admin, personnelId };
    for (const member of [ada, firm.ann]) {
      await act(member, 'submit', member, {}, week);
      expect(await act(ada, 'approve', member, {}, week)).toEqual({ state: 'approved', codes: [] });
    }
    const { rows } = await app.database.pool.query(
      `select w.personnel_id as "personnelId", array_agg(a.details -> 'isOwn' order by a.details ->> 'version') as own
        from audit a join weeks w on w.id = a.record_id where a.entity = 'week' and w.week = $1 group by 1`,
      [week],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ personnelId, own: [null, true] });
    expect(rows).toContainEqual({ personnelId: firm.ann.personnelId, own: [null, null] });
  });

  test('asks before less is handed in than is wanted, and may be empty', async () => {
    const week = newWeek();
    const { version } = await weekOf(firm.ann, firm.ann.personnelId, week);
    const body = { weeks: [{ personnelId: firm.ann.personnelId, week, version }] };
    const { data } = await firm.ann.post<{ weeks: { problems: { message: string }[] }[] }>('/week/submit', body);
    expect(data.weeks[0]?.problems.map(({ message }) => message)).toEqual(['Only 0:00 of 40:00 are booked.']);
    expect(await act(firm.ann, 'submit', firm.ann, {}, week)).toEqual({ state: 'submitted', codes: [] });
  });

  test('wants to be told what was done, where the firm does', async () => {
    await set(firm.sa, 'time.textRequired', 'billable');
    const week = newWeek();
    await book(firm.ann, onDay(week, 0), onDay(week, 1, { text: 'Built' }), onDay(week, 2, { isBillable: false }));
    expect((await act(firm.ann, 'submit', firm.ann, {}, week)).codes).toEqual(['textMissing']);
    await set(firm.sa, 'time.textRequired', 'never');
    expect((await act(firm.ann, 'submit', firm.ann, {}, week)).codes).toEqual([]);
  });

  test('that changed meanwhile, or is named by another day, is left as it is', async () => {
    const week = newWeek();
    const weeksOf = (day: string, version: number) => ({
      weeks: [{ personnelId: firm.ann.personnelId, week: day, version }],
      acknowledged: true,
    });
    const codes = async (day: string, version: number) => {
      const { data } = await firm.ann.post<{ weeks: { problems: { code: string }[] }[] }>(
        '/week/submit',
        weeksOf(day, version),
      );
      return data.weeks[0]?.problems.map(({ code }) => code);
    };
    expect(await codes(week, 3)).toEqual(['weekChanged']);
    expect(await codes(addDays(week, 2), 0)).toEqual(['weekFirstDay']);
    expect((await weekOf(firm.ann, firm.ann.personnelId, week)).state).toBe('open');
  });

  test('that somebody else decided on meanwhile is left as it is, and it is said who did what', async () => {
    const week = newWeek();
    await act(firm.ann, 'submit', firm.ann, {}, week);
    const { version } = await weekOf(firm.ann, firm.ann.personnelId, week);
    const late = async () => {
      const body = { weeks: [{ personnelId: firm.ann.personnelId, week, version }] };
      const { data } = await firm.sa.post<{ weeks: { problems: { message: string }[] }[] }>('/week/approve', body);
      return data.weeks[0]?.problems.map(({ message }) => message);
    };
    await act(firm.eve, 'approve', firm.ann, {}, week);
    expect(await late()).toEqual([expect.stringMatching(/^.+ has approved this week already\.$/)]);
    await act(firm.eve, 'reopen', firm.ann, { reason: 'Which bridge?' }, week);
    expect(await late()).toEqual([expect.stringMatching(/^.+ has returned this week already\.$/)]);
    await act(firm.ann, 'submit', firm.ann, {}, week);
    expect(await late()).toEqual(['This week changed meanwhile. Look at it again.']);
  });

  test('of a firm that approves by project is approved when each manager approved what is theirs', async () => {
    await set(firm.sa, 'time.approval', 'project');
    const week = newWeek();
    const { lineId } = await runningProject(app, firm.sa, {
      whoBooks: 'everyone',
      projectManagerId: firm.ben.personnelId,
    });
    await book(firm.ann, onDay(week, 0), onDay(week, 1, { lineId }));
    await act(firm.ann, 'submit', firm.ann, {}, week);
    expect(await act(firm.eve, 'approve', firm.ann, {}, week)).toEqual({ state: 'submitted', codes: [] });
    expect(await states(week)).toEqual(['approved', 'submitted']);
    expect((await act(firm.ann, 'withdraw', firm.ann, {}, week)).codes).toEqual(['weekApproved']);
    expect(await act(firm.ben, 'approve', firm.ann, {}, week)).toEqual({ state: 'approved', codes: [] });
    // What one gives back keeps the other from nothing.
    await act(firm.eve, 'return', firm.ann, { reason: 'Which bridge?' }, week);
    await act(firm.ben, 'return', firm.ann, { reason: 'Which test?' }, week);
    const twice = { returnedReason: 'Which test?', returned: { by: 'Ben' } };
    expect(await weekOf(firm.ann, firm.ann.personnelId, week)).toMatchObject(twice);
    await act(firm.ann, 'submit', firm.ann, {}, week);
    await act(firm.eve, 'return', firm.ann, { reason: 'Which bridge?' }, week);
    expect(await states(week)).toEqual(['open', 'submitted']);
    expect(await act(firm.ben, 'approve', firm.ann, {}, week)).toEqual({ state: 'open', codes: [] });
    expect(await states(week)).toEqual(['approved', 'open']);
    expect((await act(firm.ben, 'approve', firm.ann, {}, week)).codes).toEqual(['weekNotSubmitted']);
    const once = { returnedReason: 'Which bridge?', returned: { by: 'Eve' } };
    expect(await weekOf(firm.ann, firm.ann.personnelId, week)).toMatchObject(once);
    await act(firm.ann, 'submit', firm.ann, {}, week);
    expect(await act(firm.eve, 'approve', firm.ann, {}, week)).toEqual({ state: 'approved', codes: [] });
    await set(firm.sa, 'time.approval', 'week');
  });

  test('is approved by project once what was not approved in it is gone, elsewhere, on another day or of somebody else', async () => {
    await set(firm.sa, 'time.approval', 'project');
    const { lineId } = await runningProject(app, firm.sa, {
      whoBooks: 'everyone',
      projectManagerId: firm.ben.personnelId,
    });
    const handedIn = async () => {
      const week = newWeek();
      const { data } = await book(firm.ann, onDay(week, 0), onDay(week, 1, { lineId }));
      await act(firm.ann, 'submit', firm.ann, {}, week);
      expect((await act(firm.eve, 'approve', firm.ann, {}, week)).state).toBe('submitted');
      return { week, id: data.entries[1]?.id };
    };
    const state = async (week: string) => (await weekOf(firm.ann, firm.ann.personnelId, week)).state;
    const reason = 'Of another firm';
    const [one, other, third, fourth] = [await handedIn(), await handedIn(), await handedIn(), await handedIn()];
    await firm.sa.del(`/entry/remove/${one.id}?reason=${reason}`);
    const moved = { id: other.id, version: 2, date: addDays(newWeek(), 1), reason };
    expect((await book(firm.sa, moved)).status).toBe(200);
    const changes = { date: addDays(newWeek(), 1) };
    await bulk(firm.sa, 'entry', { ids: [String(third.id)], action: 'edit', changes, reason });
    const given = { personnelId: firm.ben.personnelId };
    await bulk(firm.sa, 'entry', { ids: [String(fourth.id)], action: 'edit', changes: given, reason });
    const weeks = [one.week, other.week, third.week, fourth.week];
    expect(await Promise.all(weeks.map(state))).toEqual(['approved', 'approved', 'approved', 'approved']);
    await set(firm.sa, 'time.approval', 'week');
  });

  test('is listed with what was booked in it', async () => {
    const week = newWeek();
    await book(firm.ann, onDay(week, 0), onDay(week, 1, { isBillable: false, text: 'Moved' }));
    await act(firm.ann, 'submit', firm.ann, {}, week);
    const filter = { all: [{ field: 'week', operator: 'on' as const, value: week }] };
    const { rows } = await grid(firm.eve, 'week', { filter });
    expect(rows).toMatchObject([
      {
        ...{ personnelId: firm.ann.personnelId, week, state: 'submitted', targetSeconds: 40 * hour },
        ...{ bookedSeconds: 16 * hour, billableSeconds: 8 * hour, openCount: 2, textCount: 1 },
      },
    ]);
    expect((await grid(firm.guest, 'week', { filter })).rows).toEqual([]);
  });

  test('keeps the target it was handed in with, until it is open again: then everybody is told what is wanted by now', async () => {
    const week = newWeek();
    const { id: personnelId } = await savePersonnel(firm.sa, { hiredOn: '2020-01-01', weeklyHours: '40' });
    const own = { ...firm.sa, personnelId };
    await act(own, 'submit', own, {}, week);
    const schedule = {
      monday: '6',
      tuesday: '6',
      wednesday: '6',
      thursday: '6',
      friday: '6',
      saturday: '0',
      sunday: '0',
    };
    const schedules = [{ ...schedule, validFrom: '2025-01-01' }];
    await saved(firm.sa, 'personnel', { id: personnelId, version: 1, schedules });
    const filter = { all: [{ field: 'week', operator: 'on' as const, value: week }] };
    const targets = async () => [
      (await weekOf(firm.sa, personnelId, week)).target / hour,
      Number((await grid(firm.sa, 'week', { filter, fields: ['targetSeconds'] })).rows[0]?.targetSeconds) / hour,
    ];
    expect(await targets()).toEqual([40, 40]);
    await act(firm.sa, 'approve', own, {}, week);
    expect(await targets()).toEqual([40, 40]);
    await act(firm.sa, 'return', own, { reason: 'Friday?' }, week);
    expect(await targets()).toEqual([30, 30]);
  });

  test('copied gives what may be booked in another one and says what was left out', async () => {
    const [from, to] = [newWeek(), newWeek()];
    await book(firm.ann, onDay(from, 0, { text: 'Built' }), onDay(from, 1), onDay(from, 2));
    await booked(firm.ann, onDay(to, 1, { seconds: hour }));
    const { data } = await firm.ann.post<{ entries: object[]; leftOut: object[]; rows: object[] }>('/week/copy', {
      ...{ from, to, withTime: true },
    });
    expect(data.entries).toEqual([
      { lineId: firm.lineId, date: to, seconds: 8 * hour, text: 'Built', internalNote: null, isBillable: true },
      {
        lineId: firm.lineId,
        date: addDays(to, 2),
        seconds: 8 * hour,
        text: null,
        internalNote: null,
        isBillable: true,
      },
    ]);
    expect(data.leftOut).toMatchObject([{ date: addDays(to, 1), code: 'copyFilled' }]);
    expect(data.rows).toHaveLength(1);
  });

  test('says of each cell why it takes nothing, and finds lines to add', async () => {
    const week = '2025-12-29';
    await booked(firm.ann, { lineId: firm.lineId, date: '2025-12-30', seconds: hour });
    const { rows, days, target } = await weekOf(firm.ann, firm.ann.personnelId, week);
    expect(rows[0]?.mayBook).toEqual(Array.from({ length: 7 }, () => null));
    expect([days.length, target]).toEqual([7, 40 * hour]);
    const found = async (person: Person) => {
      const { data } = await person.get<WeekRow[]>(`/week/find-lines?week=${week}&search=build`);
      return data.map(({ line }) => line.id).includes(firm.lineId);
    };
    expect([await found(firm.ben), await found(firm.ann)]).toEqual([false, true]);
  });
});
