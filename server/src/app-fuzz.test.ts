import { roles } from '@mandate/contract/roles.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveAccount } from '../testing/account-people.ts';
import { bodiesFor } from '../testing/bodies.ts';
import { type Calls, callsTo } from '../testing/call.ts';
import { declaredCalls } from '../testing/declared-calls.ts';
import { everyRole, signIn } from '../testing/people.ts';
import { saveCustomer, savePersonnel, saveProject, work } from '../testing/records.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const runs = Number(process.env.ENDURE_ROUNDS ?? 4) * 100;
let app: TestApp;
let people: Record<string, Calls>;
const ids: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await everyRole(app);
  people = { ...signedIn, nobody: callsTo(app) };
  for (let count = 0; count < 6; count += 1) {
    const customer = await saveCustomer(signedIn.ADMIN, { contacts: [{ lastName: 'A' }] });
    const { id: userId } = await signIn(app, 'GUEST', `Guest ${count}`);
    const person = await savePersonnel(signedIn.ADMIN, { userId });
    const members = [{ personnelId: person.id }];
    const project = await saveProject(signedIn.EDITOR, { customerId: customer.id, lines: [work()], members });
    // Accounts of others: who makes the calls must not lose the own one.
    const account = await saveAccount(signedIn.SA, { role: count % 2 ? 'EDITOR' : 'ADMIN' });
    ids.push(customer.id, project.id, account.id, person.id);
  }
});
afterAll(() => app.close());

const queries = [
  '?version=1',
  '?version=x',
  '?reason=a',
  '?query=%7B%7D',
  '?query=[',
  '?a=b',
  '?version=%00',
  '?reason=%00',
  '?q=%25_%5C%27&perEntity=3',
  '?q=%00',
  '?q=%F0%9F&perEntity=1e9',
];

test(
  'whatever anybody sends to any call, the answer is the envelope and never a failure of the server',
  async () => {
    // Every sign-in costs a hash of 64 MB: what it is sent is tested where it is declared.
    const calls = declaredCalls(app).filter(({ path }) => path !== '/account/verify-account');
    const id = fc.oneof(
      fc.constantFrom(...ids),
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
      fc.uuid(),
    );
    const sending = fc.constantFrom(...calls).chain(({ method, path }) =>
      fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        role: fc.constantFrom('ADMIN', 'EDITOR', 'GUEST', 'nobody', 'SA', 'EDITOR', 'ADMIN'),
        id,
        query: fc.oneof(fc.constant(''), fc.constant(''), fc.constantFrom(...queries)),
        body: method === 'POST' ? bodiesFor(path, ids) : fc.constant(undefined),
      }),
    );
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(sending, async ({ method, path, role, id: chosen, query, body }) => {
        const address = path.replace(/:(id|batchId)/, chosen) + query;
        const text = body === undefined ? undefined : JSON.stringify(body);
        const headers = text === undefined ? {} : { 'content-type': 'application/json' };
        // Signing out ends the session of whoever asks: that is left to who has none.
        const person = people[path === '/account/revoke-refresh-token' ? 'nobody' : role];
        const reply = await person?.send(method, address, text, headers);
        expect(reply?.status, `${method} ${address} ${text}`).toBeLessThan(500);
        expect(['success', 'error', 'session-expired']).toContain(reply?.result);
        if (method === 'POST' && reply?.status === 200) taken += 1;
      }),
      { numRuns: runs },
    );
    // Nonsense alone would be refused at the door: some of it must have got through.
    expect(taken).toBeGreaterThan(0);
    for (const role of roles) expect((await people[role]?.get('/parameter/get-values'))?.status, role).toBe(200);
  },
  30_000 + runs * 100,
);
