import type { absence } from '@mandate/contract/entities/absence.ts';
import type { RecordOf } from '@mandate/contract/testing/record-of.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type AbsenceRecord = RecordOf<typeof absence>;

let app: TestApp;
let admin: Person;
let anna: Person;
let annaId: string;
let ben: Person;
let benId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Ada');
  anna = await signIn(app, 'EDITOR', 'Anna');
  annaId = (await savePersonnel(admin, { firstName: 'Anna', lastName: 'Ask', userId: anna.id })).id;
  ben = await signIn(app, 'GUEST', 'Ben');
  benId = (await savePersonnel(admin, { firstName: 'Ben', lastName: 'Away', userId: ben.id })).id;
  await saveProject(admin, { members: [{ personnelId: benId }] });
});
afterAll(() => app.close());

let day = 0;
/** A day no other absence of these tests is on. */
function nextDay(): string {
  day += 2;
  return new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
}
const onDay = (date: string, values: object = {}) => ({ kind: 'holiday', startDate: date, endDate: date, ...values });
const codesOf = async (person: Person, values: object) => (await person.post('/absence/save', values)).fieldCodes;

describe('an absence', () => {
  test('is asked for by the person it is about, who sees all of it', async () => {
    for (const [person, personnelId] of [
      [anna, annaId],
      [ben, benId],
    ] as const) {
      const made = await saved<AbsenceRecord>(person, 'absence', onDay(nextDay(), { note: 'Quietly' }));
      const whole = { personnelId, kind: 'holiday', note: 'Quietly', state: 'requested', decidedById: null };
      expect(made).toMatchObject(whole);
      expect((await person.get(`/absence/get-by-id/${made.id}`)).data).toMatchObject(whole);
      const changed = await saved<AbsenceRecord>(person, 'absence', { id: made.id, version: 1, kind: 'sick' });
      expect([changed.kind, changed.version]).toEqual(['sick', 2]);
      expect((await person.del(`/absence/remove/${made.id}`)).status).toBe(200);
    }
  });

  test('that its person removed is brought back by them whole, one of somebody else by administrators alone', async () => {
    for (const person of [anna, ben]) {
      const made = await saved<AbsenceRecord>(person, 'absence', onDay(nextDay(), { note: 'After all' }));
      const { data: gone } = await person.del<{ deletionId: string }>(`/absence/remove/${made.id}`);
      const back = await person.put<AbsenceRecord>(`/absence/undelete/${gone.deletionId}`);
      expect([back.status, back.data]).toMatchObject([200, { id: made.id, kind: 'holiday', note: 'After all' }]);
    }
    const date = nextDay();
    const of = { personnelId: benId };
    const made = await saved<AbsenceRecord>(admin, 'absence', onDay(date, of));
    await admin.del(`/absence/remove/${made.id}`);
    expect((await anna.put(`/absence/undelete/${made.id}`)).status).toBe(404);
    // Nor is it told that its person is away by another one now.
    await saved(admin, 'absence', onDay(date, of));
    expect((await anna.put(`/absence/undelete/${made.id}`)).status).toBe(404);
    const removed = { deleted: 'only', filter: { all: [{ field: 'id', operator: 'anyOf', value: [made.id] }] } };
    expect((await anna.post<{ rows: object[] }>('/absence/get-grid', removed)).data.rows).toEqual([]);
  });

  test('of somebody else is entered and changed by administrators alone, and counts at once', async () => {
    const body = onDay(nextDay(), { personnelId: benId });
    const refused = await anna.post('/absence/save', body);
    expect([refused.status, ...refused.fieldCodes]).toEqual([403, 'personnelId notPermitted']);
    const made = await saved<AbsenceRecord>(admin, 'absence', body);
    expect(made).toMatchObject({ state: 'approved', decidedBy: { label: 'Ada' } });
    expect((await anna.post('/absence/save', { id: made.id, version: 1, tags: ['x'] })).status).toBe(403);
    expect((await anna.del(`/absence/remove/${made.id}`)).status).toBe(403);
    const given = { id: made.id, version: 1, personnelId: annaId };
    expect((await ben.post('/absence/save', given)).status).toBe(403);
  });

  test('needs days in their order, a kind of the list, and nothing it does not know', async () => {
    expect(await codesOf(admin, {})).toEqual(
      expect.arrayContaining(['startDate fieldRequired', 'endDate fieldRequired', 'kind fieldRequired']),
    );
    const reversed = { startDate: '2026-03-06', endDate: '2026-03-02', kind: 'nothing' };
    expect((await codesOf(anna, reversed)).sort()).toEqual(['endDate dateOrder', 'kind valueNotAllowed']);
    const none = onDay('2027-03-02', { startsAtNoon: true, endsAtNoon: true });
    expect(await codesOf(anna, none)).toEqual(['endsAtNoon dateOrder']);
    expect(await codesOf(anna, onDay('2026-02-30'))).toEqual(expect.arrayContaining(['startDate dateNotValid']));
    expect(await codesOf(anna, onDay('2027-03-02', { color: 'red' }))).toEqual(['color fieldUnknown']);
    // What only the product writes is passed over.
    const made = await saved<AbsenceRecord>(anna, 'absence', onDay(nextDay(), { state: 'approved', name: 'x' }));
    expect(made.state).toBe('requested');
  });

  test('does not overlap another one of the same person by half a day, unless that was declined', async () => {
    const date = nextDay();
    const morning = await saved<AbsenceRecord>(anna, 'absence', onDay(date, { endsAtNoon: true }));
    const reply = await anna.post('/absence/save', onDay(date));
    expect(reply.fieldErrors).toMatchObject([
      { field: 'startDate', code: 'absenceOverlap', message: `Anna Ask is absent on ${date} already.` },
    ]);
    const [first, last] = [nextDay(), nextDay()];
    await saved<AbsenceRecord>(ben, 'absence', onDay(first, { endDate: last }));
    const others = await admin.post('/absence/save', onDay(last, { personnelId: benId }));
    expect(others.fieldErrors[0]?.message).toMatch(new RegExp(` is absent from ${first} to ${last} already\\.$`));
    await saved(anna, 'absence', onDay(date, { startsAtNoon: true }));
    await saved(ben, 'absence', onDay(date));
    await admin.post(`/absence/decide/${morning.id}`, { version: 1, state: 'declined' });
    const again = await saved<AbsenceRecord>(anna, 'absence', onDay(date, { endsAtNoon: true }));
    const back = await admin.post(`/absence/decide/${morning.id}`, { version: 2, state: 'approved' });
    expect(back.fieldCodes).toEqual(['startDate absenceOverlap']);
    await admin.del(`/absence/remove/${again.id}`);
    expect((await admin.post(`/absence/decide/${morning.id}`, { version: 2, state: 'approved' })).status).toBe(200);
    const restored = await admin.put(`/absence/undelete/${again.id}`);
    expect([restored.status, restored.errorCode]).toEqual([409, 'restoreConflict']);
  });

  test('of one day asked for twenty times at once is there once', async () => {
    const date = nextDay();
    const replies = await Promise.all(Array.from({ length: 20 }, () => anna.post('/absence/save', onDay(date))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  });

  test('whose days or kind change has to be approved again, a note does not matter', async () => {
    const made = await saved<AbsenceRecord>(anna, 'absence', onDay(nextDay()));
    await admin.post(`/absence/decide/${made.id}`, { version: 1, state: 'approved' });
    const noted = await anna.post<AbsenceRecord>('/absence/save', { id: made.id, version: 2, note: 'By train' });
    expect([noted.data.state, noted.alerts]).toEqual(['approved', []]);
    const date = nextDay();
    const moved = await anna.post<AbsenceRecord>('/absence/save', { id: made.id, version: 3, ...onDay(date) });
    expect(moved.data).toMatchObject({ state: 'requested', decidedById: null, name: date });
    expect(moved.alerts).toEqual(['The absence was changed, so it has to be approved again.']);
  });

  test('that was decided on while its days were changed tells of that decision alone, and of what else was kept', async () => {
    const begun = async () => saved<AbsenceRecord>(ben, 'absence', onDay(nextDay()));
    const decide = (id: string, state: string) => admin.post(`/absence/decide/${id}`, { version: 1, state });
    const move = (id: string) => ben.post<AbsenceRecord>('/absence/save', { id, version: 1, endDate: nextDay() });
    const approved = await begun();
    await decide(approved.id, 'approved');
    const moved = await move(approved.id);
    expect(moved.data).toMatchObject({ state: 'requested', decidedById: null });
    const again = 'Ada had approved the absence in the meantime, and with the change it has to be approved again.';
    expect(moved.alerts).toEqual([again]);
    const declined = await begun();
    await decide(declined.id, 'declined');
    expect((await move(declined.id)).alerts).toEqual([
      'Ada had declined the absence in the meantime, and with the change it is requested again.',
    ]);
    const noted = await begun();
    await decide(noted.id, 'approved');
    await saved<AbsenceRecord>(admin, 'absence', { id: noted.id, version: 2, note: 'By train' });
    const kept = 'Ada changed other fields of this record in the meantime. Both changes are kept.';
    expect((await move(noted.id)).alerts).toEqual([kept, again]);
    const ofNote = await begun();
    await decide(ofNote.id, 'approved');
    const onlyNoted = await ben.post('/absence/save', { id: ofNote.id, version: 1, note: 'Quietly' });
    expect(onlyNoted.alerts).toEqual([kept]);
  });

  test('that was declined tells the administrator whose change of its days approves it', async () => {
    const other = await signIn(app, 'ADMIN', 'Grace');
    const begun = async () => saved<AbsenceRecord>(ben, 'absence', onDay(nextDay()));
    const [meanwhile, known, noted] = [await begun(), await begun(), await begun()];
    for (const { id } of [meanwhile, known, noted])
      await admin.post(`/absence/decide/${id}`, { version: 1, state: 'declined' });
    const move = (id: string, version: number) =>
      other.post<AbsenceRecord>('/absence/save', { id, version, ...onDay(nextDay()) });
    const moved = await move(meanwhile.id, 1);
    expect([moved.data.state, moved.alerts]).toEqual([
      'approved',
      ['Ada had declined the absence in the meantime, and with the change it is approved.'],
    ]);
    expect((await move(known.id, 2)).alerts).toEqual(['The absence was declined, and with the change it is approved.']);
    const words = await other.post<AbsenceRecord>('/absence/save', { id: noted.id, version: 2, note: 'By train' });
    expect([words.data.state, words.alerts]).toEqual(['declined', []]);
  });

  test('counts when it is entered where nobody approves', async () => {
    const setting = "update parameters set value = $1 where key = 'people.absenceApproval'";
    await app.database.pool.query(setting, ['false']);
    const made = await saved<AbsenceRecord>(anna, 'absence', onDay(nextDay()));
    await app.database.pool.query(setting, ['true']);
    expect(made).toMatchObject({ state: 'approved', decidedById: null });
  });
});

describe('of others', () => {
  test('an EDITOR is told on which days they are away and not why', async () => {
    const date = nextDay();
    const made = await saved<AbsenceRecord>(admin, 'absence', onDay(date, { personnelId: benId, note: 'Surgery' }));
    const { data } = await anna.get<object>(`/absence/get-by-id/${made.id}`);
    expect(data).toMatchObject({ personnelId: benId, startDate: date, state: 'approved' });
    for (const hidden of ['kind', 'note']) expect(data).not.toHaveProperty(hidden);
    const { rows } = await grid(anna, 'absence', { pageSize: 200 });
    expect(rows.find(({ id }) => id === made.id)).toBeDefined();
    for (const row of rows) expect(row).not.toHaveProperty('kind');
    const filter = { all: [{ field: 'kind', operator: 'anyOf', value: ['sick'] }] };
    expect((await anna.post('/absence/get-grid', { filter })).status).toBe(400);
    const { data: told } = await anna.get<{ rows: { changes: { field: string }[] }[] }>(`/absence/history/${made.id}`);
    const fields = told.rows.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toContain('startDate');
    expect(fields).not.toContain('kind');
    expect(fields).not.toContain('note');
    const searched = await anna.get(`/search/find?q=Surgery`);
    expect(JSON.stringify(searched.data)).not.toContain(made.id);
  });

  test('a guest is told nothing', async () => {
    const made = await saved<AbsenceRecord>(anna, 'absence', onDay(nextDay()));
    expect((await ben.get(`/absence/get-by-id/${made.id}`)).status).toBe(404);
    const { rows } = await grid(ben, 'absence', { pageSize: 200 });
    expect(rows.every(({ personnelId }) => personnelId === benId)).toBe(true);
    expect((await ben.post(`/absence/decide/${made.id}`, { version: 1, state: 'approved' })).status).toBe(404);
  });

  test('the year tells everybody the kind of their own alone, and who may see personal data of all', async () => {
    const date = nextDay();
    await saved(anna, 'absence', onDay(date));
    await saved(ben, 'absence', onDay(date, { endsAtNoon: true }));
    const year = async (person: Person) => {
      const { data } = await person.get<{ people: { personnelId: string; absences: { startDate: string }[] }[] }>(
        `/absence/get-year?year=${date.slice(0, 4)}`,
      );
      return data.people.flatMap(({ personnelId, absences }) =>
        absences.filter(({ startDate }) => startDate === date).map((one) => ({ personnelId, ...one })),
      );
    };
    expect(await year(anna)).toMatchObject([
      { personnelId: annaId, kind: 'holiday', state: 'requested' },
      { personnelId: benId, kind: null, endsAtNoon: true },
    ]);
    expect(await year(admin)).toMatchObject([{ kind: 'holiday' }, { kind: 'holiday' }]);
    expect(await year(ben)).toMatchObject([{ personnelId: benId, kind: 'holiday' }]);
    expect((await anna.get('/absence/get-year?year=1')).status).toBe(400);
  });
});
