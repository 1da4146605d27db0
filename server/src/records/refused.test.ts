import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../testing/callers/people.ts';
import {
  type CustomerRecord,
  type PersonnelRecord,
  type ProjectRecord,
  saveCustomer,
  savePersonnel,
  saveProject,
  work,
} from '../../testing/callers/records.ts';
import { databasePrint } from '../../testing/database/database-print.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { uuidV7 } from '../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let member: Person;
let narrow: Person;
let customer: CustomerRecord;
let removed: CustomerRecord;
let person: PersonnelRecord;
let project: ProjectRecord;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  member = await signIn(app, 'GUEST', 'A member');
  narrow = await signIn(app, 'EDITOR', 'Nora Narrow', []);
  customer = await saveCustomer(people.ADMIN, { code: 'TAKEN' });
  removed = await saveCustomer(people.ADMIN, { code: 'AGAIN' });
  await people.ADMIN.del(`/customer/remove/${removed.id}`);
  await saveCustomer(people.ADMIN, { code: 'AGAIN' });
  person = await savePersonnel(people.ADMIN, { userId: member.id });
  project = await saveProject(people.ADMIN, {
    customerId: customer.id,
    isInternal: false,
    lines: [work()],
    members: [{ personnelId: person.id }],
  });
});
afterAll(() => app.close());

const sent = (values: object) => ({ name: 'Refused', isInternal: true, ...values });
const line = () => ({ id: project.lines[0]?.id });

/** Calls that are refused, by who makes them: with the status they are answered with. */
const calls: [string, number, () => Promise<{ status: number }>][] = [
  [
    'a guest saves their project',
    403,
    () => member.post('/project/save', { id: project.id, version: 1, name: 'Mine' }),
  ],
  ['a guest makes a customer', 403, () => member.post('/customer/save', { name: 'Mine' })],
  ['a guest removes a person', 403, () => member.del(`/personnel/remove/${person.id}`)],
  ['a guest restores', 403, () => member.put(`/customer/undelete/${removed.id}`)],
  ['a guest who waits saves', 403, () => people.GUEST.post('/project/save', sent({}))],
  [
    'an editor changes a person',
    403,
    () => people.EDITOR.post('/personnel/save', { id: person.id, version: 1, lastName: 'X' }),
  ],
  [
    'an editor makes a tax rate',
    403,
    () => people.EDITOR.post('/tax-rate/save', { code: 'X', name: 'Other', percent: '1' }),
  ],
  ['an editor removes a foreign project', 403, () => people.EDITOR.del(`/project/remove/${project.id}`)],
  ['an editor removes a customer in use', 403, () => people.EDITOR.del(`/customer/remove/${customer.id}`)],
  [
    'an editor without rates sets a price',
    400,
    () =>
      narrow.post('/project/save', {
        id: project.id,
        version: 1,
        name: 'Other',
        lines: [{ ...line(), unitPrice: '1' }],
      }),
  ],
  [
    'an editor without rates adds work',
    400,
    () =>
      narrow.post('/project/save', {
        id: project.id,
        version: 1,
        lines: [line(), { description: 'X', quantity: '1' }],
      }),
  ],
  [
    'privileged fields are sent',
    400,
    () => people.EDITOR.post('/customer/save', { name: 'Other', role: 'SA', tokenVersion: 1, isAdmin: true }),
  ],
  ['the code is taken', 409, () => people.ADMIN.post('/customer/save', { name: 'Other', code: 'taken' })],
  ['the id is taken', 409, () => people.ADMIN.post('/customer/save', { name: 'Other', id: customer.id })],
  [
    'a row of another record is sent',
    409,
    () => people.ADMIN.post('/project/save', sent({ lines: [{ ...work(), ...line() }] })),
  ],
  [
    'a row among good ones is wrong',
    400,
    () => people.ADMIN.post('/project/save', sent({ lines: [work(), work({ quantity: '-1' })] })),
  ],
  [
    'a member is nobody',
    400,
    () =>
      people.ADMIN.post('/project/save', sent({ members: [{ personnelId: person.id }, { personnelId: uuidV7() }] })),
  ],
  [
    'the version is ahead',
    400,
    () => people.ADMIN.post('/customer/save', { id: customer.id, version: 9, name: 'Other' }),
  ],
  [
    'the record is deleted',
    409,
    () => people.ADMIN.post('/customer/save', { id: removed.id, version: 2, name: 'Other' }),
  ],
  ['the record is in use', 409, () => people.ADMIN.del(`/personnel/remove/${person.id}`)],
  ['the record cannot come back', 409, () => people.ADMIN.put(`/customer/undelete/${removed.id}`)],
  [
    'the account is linked',
    409,
    () =>
      people.ADMIN.post('/personnel/save', {
        firstName: 'A',
        lastName: 'B',
        workEmail: 'x@y.example',
        userId: member.id,
      }),
  ],
  [
    'the account is that of an SA',
    400,
    () =>
      people.ADMIN.post('/personnel/save', {
        firstName: 'A',
        lastName: 'B',
        workEmail: 'x@y.example',
        userId: people.SA.id,
      }),
  ],
];

test.each(calls)('when %s, nothing is written', async (_why, status, call) => {
  const before = await databasePrint(app.database.pool);
  expect((await call()).status).toBe(status);
  expect(await databasePrint(app.database.pool)).toEqual(before);
});

test('the comparison that finds nothing written notices a call that is taken', async () => {
  const before = await databasePrint(app.database.pool);
  await saveCustomer(people.ADMIN, { name: 'Taken' });
  expect(await databasePrint(app.database.pool)).not.toEqual(before);
});
