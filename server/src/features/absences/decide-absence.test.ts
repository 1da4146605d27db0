import type { absence } from '@mandate/contract/entities/absence.ts';
import type { RecordOf } from '@mandate/contract/testing/record-of.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type AbsenceRecord = RecordOf<typeof absence>;

let app: TestApp;
let admin: Person;
let chief: Person;
let worker: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Ada');
  await savePersonnel(admin, { userId: admin.id });
  chief = await signIn(app, 'EDITOR', 'Chief');
  const managerId = (await savePersonnel(admin, { userId: chief.id })).id;
  worker = await signIn(app, 'EDITOR', 'Worker');
  await savePersonnel(admin, { userId: worker.id, managerId });
  other = await signIn(app, 'EDITOR', 'Other');
  await savePersonnel(admin, { userId: other.id });
});
afterAll(() => app.close());

let day = 0;
async function asked(person: Person): Promise<AbsenceRecord> {
  day += 1;
  const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
  return saved(person, 'absence', { kind: 'holiday', startDate: date, endDate: date });
}
const decide = (person: Person, { id }: { id: string }, body: object) =>
  person.post<AbsenceRecord>(`/absence/decide/${id}`, body);

test('an absence is approved by the person’s manager and by administrators, and by nobody else', async () => {
  const one = await asked(worker);
  for (const body of [{ version: 1, state: 'approved' }]) {
    expect((await decide(other, one, body)).status).toBe(403);
    const own = await decide(worker, one, body);
    expect([own.status, own.errorCode]).toEqual([403, 'ownAbsence']);
    const done = await decide(chief, one, body);
    expect(done.data).toMatchObject({ state: 'approved', version: 2, decidedBy: { label: 'Chief' } });
    // The manager is told that, and not of what kind it is.
    expect(done.data).not.toHaveProperty('kind');
  }
  expect((await decide(admin, await asked(worker), { version: 1, state: 'approved' })).status).toBe(200);
});

test('a decision is told with its reason in the history, and can be changed', async () => {
  const one = await asked(worker);
  await decide(chief, one, { version: 1, state: 'declined', reason: 'The audit is that week.' });
  await decide(chief, one, { version: 2, state: 'approved' });
  const { data } = await worker.get<{ rows: object[] }>(`/absence/history/${one.id}`);
  expect(data.rows).toMatchObject([
    { action: 'transition', version: 3, reason: null, changes: [{ field: 'state', old: 'declined', new: 'approved' }] },
    { action: 'transition', version: 2, reason: 'The audit is that week.', by: { label: 'Chief' } },
    { action: 'create' },
  ]);
});

test('who decides has to know what it is they decide on', async () => {
  const one = await asked(worker);
  await saved(worker, 'absence', { id: one.id, version: 1, note: 'Later' });
  const late = await decide(chief, one, { version: 1, state: 'approved' });
  expect([late.status, late.errorCode]).toEqual([409, 'recordChangedByOther']);
  expect((await decide(chief, one, { version: 9, state: 'approved' })).fieldCodes).toEqual(['version versionNotValid']);
  expect((await decide(chief, one, { version: 2, state: 'requested' })).status).toBe(400);
  expect((await decide(chief, one, { state: 'approved' })).status).toBe(400);
  await worker.del(`/absence/remove/${one.id}`);
  expect((await decide(chief, one, { version: 3, state: 'approved' })).status).toBe(404);
  const gone = await decide(admin, one, { version: 3, state: 'approved' });
  expect([gone.status, gone.errorCode]).toEqual([409, 'recordDeleted']);
});

test('an administrator decides on their own, and the history says who it was', async () => {
  const one = await asked(admin);
  expect(one.state).toBe('requested');
  expect((await decide(admin, one, { version: 1, state: 'approved' })).data).toMatchObject({ state: 'approved' });
  const { data } = await admin.get<{ rows: object[] }>(`/absence/history/${one.id}`);
  expect(data.rows[0]).toMatchObject({ action: 'transition', by: { label: 'Ada' } });
});

test('whose absence it is is told what was decided and why, by a notice and a mail, and nobody else', async () => {
  const sql = async (text: string) => (await app.database.pool.query(text)).rows;
  await sql("update mail_servers set host = 'mail.example', enabled = true");
  await sql('delete from notifications');
  const one = await asked(worker);
  await decide(chief, one, { version: 1, state: 'declined', reason: 'The audit is that week.' });
  // Nothing changes, so nothing is told.
  await decide(chief, one, { version: 2, state: 'declined' });
  const told = await sql('select account_id as "accountId", kind, params from notifications');
  expect(told).toEqual([
    {
      ...{ accountId: worker.id, kind: 'absenceDecided' },
      params: {
        ...{ absenceId: one.id, state: 'declined', startDate: one.startDate, endDate: one.endDate },
        ...{ reason: 'The audit is that week.', by: 'Chief' },
      },
    },
  ]);
  expect(JSON.stringify(told)).not.toContain('holiday');
  expect(await sql('select account_id as "accountId", purpose from mail_messages')).toEqual([
    { accountId: worker.id, purpose: 'time' },
  ]);
  await decide(admin, await asked(admin), { version: 1, state: 'approved' });
  expect(await sql('select 1 from notifications')).toHaveLength(1);
});
