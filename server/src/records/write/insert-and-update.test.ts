import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'EDITOR');
});
afterAll(() => app.close());

const descriptions = (project: { lines: { description: string }[] }) =>
  project.lines.map(({ description }) => description);

describe('rows of a record', () => {
  test('are the full wanted set: added, changed, moved and removed', async () => {
    const lines = ['One', 'Two', 'Three'].map((description) => work({ description }));
    const project = await saveProject(person, { lines });
    const [one, two, three] = project.lines;
    const changed = await saveProject(person, {
      id: project.id,
      version: 1,
      lines: [three, work({ description: 'New' }), { id: one?.id, quantity: '4' }],
    });
    expect(descriptions(changed)).toEqual(['Three', 'New', 'One']);
    expect(changed.lines[2]).toMatchObject({ id: one?.id, quantity: '4', unitPrice: '100', net: '400.00' });
    expect(changed.lines.map(({ id }) => id)).not.toContain(two?.id);
    expect(changed.totals.subtotal).toBe('600.00');
  });

  test('are unchanged when the array is absent, and gone when it is empty', async () => {
    const { id } = await saveProject(person, { lines: [work()] });
    expect((await saveProject(person, { id, version: 1, name: 'Other name' })).lines).toHaveLength(1);
    expect(await saveProject(person, { id, version: 2, lines: [] })).toMatchObject({
      lines: [],
      totals: { gross: '0.00' },
    });
  });

  test('keep the ids they were sent with, and may come back', async () => {
    const { id, lines } = await saveProject(person, { lines: [work({ id: '01890000-0000-7000-8000-00000000ABCD' })] });
    expect(lines[0]?.id).toBe('01890000-0000-7000-8000-00000000abcd');
    await saveProject(person, { id, version: 1, lines: [] });
    expect((await saveProject(person, { id, version: 2, lines })).lines).toEqual(lines);
  });

  test('of another record are refused, and neither record changes', async () => {
    const other = await saveProject(person, { lines: [work({ description: 'Theirs' })] });
    const own = await saveProject(person, { lines: [work({ description: 'Own' })] });
    const stolen = { ...other.lines[0], description: 'Stolen' };
    const reply = await person.post('/project/save', { id: own.id, version: 1, lines: [own.lines[0], stolen] });
    expect([reply.status, reply.errorCode, ...reply.fieldCodes]).toEqual([
      409,
      'idAlreadyUsed',
      'lines.1.id idAlreadyUsed',
    ]);
    expect((await person.post('/project/save', { name: 'Thief', isInternal: true, lines: [stolen] })).status).toBe(409);
    for (const project of [other, own])
      expect((await person.get(`/project/get-by-id/${project.id}`)).data).toEqual(project);
  });

  test('may not share an id', async () => {
    const id = '01890000-0000-7000-8000-000000000001';
    const reply = await person.post('/project/save', {
      name: 'Twice',
      isInternal: true,
      lines: [work({ id }), work({ id })],
    });
    expect(reply.fieldCodes).toEqual(['lines.1.id idAlreadyUsed']);
  });

  test('may be a thousand, not one more', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => work({ description: `Line ${index}` }));
    const project = await saveProject(person, { name: 'Long', lines });
    expect(project.lines).toHaveLength(1000);
    expect(project.totals.gross).toBe('100000.00');
    const reply = await person.post('/project/save', { name: 'Longer', isInternal: true, lines: [...lines, work()] });
    expect(reply.fieldCodes).toEqual(['lines tooManyItems']);
    const moved = await saveProject(person, { id: project.id, version: 1, lines: [...project.lines].reverse() });
    expect(descriptions(moved)[0]).toBe('Line 999');
  });
});

describe('contacts of a customer', () => {
  test('have one main contact: the first when nobody said', async () => {
    const customer = await saveCustomer(person, { contacts: [{ lastName: 'A' }, { lastName: 'B' }] });
    expect(customer.contacts.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
    const [, second] = customer.contacts;
    const left = await saveCustomer(person, { id: customer.id, version: 1, contacts: [second] });
    expect(left.contacts).toMatchObject([{ lastName: 'B', isPrimary: true }]);
    const two = [
      { lastName: 'A', isPrimary: true },
      { lastName: 'B', isPrimary: true },
    ];
    const reply = await person.post('/customer/save', { name: 'Two heads', contacts: two });
    expect(reply.fieldCodes).toEqual(['contacts.1.isPrimary primaryContactNotUnique']);
  });

  test('need a last name and different addresses', async () => {
    const contacts = [
      { firstName: 'No last name' },
      { lastName: 'A', email: 'x@y.example' },
      { lastName: 'B', email: 'X@Y.example' },
    ];
    const reply = await person.post('/customer/save', { name: 'Contacts', contacts });
    expect(reply.fieldCodes).toEqual(['contacts.0.lastName fieldRequired', 'contacts.2.email valueNotUnique']);
  });
});
