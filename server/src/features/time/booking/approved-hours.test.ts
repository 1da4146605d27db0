import { afterAll, beforeAll, expect, test } from 'vitest';
import { set } from '../../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { projectNow, quotable } from '../../../../testing/callers/quotable.ts';
import { saveCustomer, saveProject } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(() => app.close());

/** Approves a project; what it is then. */
async function approved(values: object) {
  const { id, version } = await quotable(sa, { contractSignedOn: '2026-01-01', ...values });
  const reply = await sa.post(`/project/transition/${id}`, { to: 'approved', version, acknowledged: ['costMissing'] });
  expect([reply.status, reply.errorMessage]).toEqual([200, null]);
  return projectNow(sa, id);
}

test('approval fixes the hours of a day: of the contract, else of the customer, else of the firm', async () => {
  const { id: customerId } = await saveCustomer(sa, {
    name: 'Short days',
    countryCode: 'DE',
    city: 'Kassel',
    hoursPerDay: '7',
  });
  expect((await approved({ customerId, hoursPerDay: '6.5' })).hoursPerDay).toBe('6.5');
  expect((await approved({ customerId, hoursPerDay: null })).hoursPerDay).toBe('7');
  await set(sa, 'people.hoursPerDay', '7.8');
  const { id, version, hoursPerDay } = await approved({ hoursPerDay: null });
  expect(hoursPerDay).toBe('7.8');
  await set(sa, 'people.hoursPerDay', '8');
  const editor = await signIn(app, 'EDITOR');
  for (const who of [sa, editor])
    for (const other of ['8', null]) {
      const change = { id, version, hoursPerDay: other, reason: 'Works longer' };
      const reply = await who.post('/project/save', change);
      expect(reply.fieldCodes).toEqual(['hoursPerDay recordLocked']);
      expect(reply.fieldErrors[0]?.message).toMatch(/^The hours of a day were fixed on .+: time is counted by them\.$/);
    }
  const bulk = { ids: [id], action: 'edit', changes: { hoursPerDay: '8' }, reason: 'Works longer' };
  const receipt = await sa.post<{ kept: { count: number } }>('/project/prepare-bulk', bulk);
  expect(receipt.data.kept.count).toBe(1);
  const same = { id, version, hoursPerDay: '7.80', name: 'The same day' };
  expect((await sa.post('/project/save', same)).status).toBe(200);
});

test('everyone books on what the firm does for itself, its team on everything else, until somebody says otherwise', async () => {
  const { id: customerId } = await saveCustomer(sa);
  const ofCustomer = await saveProject(sa, { isInternal: false, customerId });
  const own = await saveProject(sa, { isInternal: true });
  const closed = await saveProject(sa, { isInternal: true, whoBooks: 'team' });
  expect([ofCustomer, own, closed].map(({ whoBooks }) => whoBooks)).toEqual(['team', 'everyone', 'team']);
});
