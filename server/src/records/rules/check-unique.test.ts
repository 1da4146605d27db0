import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

describe('a code', () => {
  test('of a live record is taken, whatever its case and accents, and its holder is named', async () => {
    await saveCustomer(person, { name: 'Holder', code: 'Élan-1' });
    const reply = await person.post('/customer/save', { name: 'Second', code: 'ELAN-1' });
    expect([reply.status, reply.errorCode, ...reply.fieldCodes]).toEqual([
      409,
      'valueNotUnique',
      'code valueNotUnique',
    ]);
    expect(reply.fieldErrors[0]?.message).toContain('Holder');
  });

  test('of a customer is free again when the customer is deleted; of a project it is taken for ever', async () => {
    const customer = await saveCustomer(person, { code: 'FREE' });
    await person.del(`/customer/remove/${customer.id}`);
    expect((await saveCustomer(person, { code: 'FREE' })).code).toBe('FREE');
    const project = await saveProject(person, { code: 'EVER' });
    await person.del(`/project/remove/${project.id}`);
    const reply = await person.post('/project/save', { name: 'Again', isInternal: true, code: 'ever' });
    expect([reply.status, ...reply.fieldCodes]).toEqual([409, 'code valueUsedByDeleted']);
  });

  test('and an external reference that are both taken are both named', async () => {
    await saveCustomer(person, { code: 'BOTH', externalRef: 'crm-1' });
    const reply = await person.post('/customer/save', { name: 'Second', code: 'both', externalRef: 'crm-1' });
    expect(reply.fieldCodes).toEqual(['code valueNotUnique', 'externalRef valueNotUnique']);
    expect((await saveCustomer(person, { externalRef: 'CRM-1' })).externalRef).toBe('CRM-1');
  });

  test('may be kept by its own record', async () => {
    const { id } = await saveCustomer(person, { code: 'own' });
    expect((await saveCustomer(person, { id, version: 1, code: 'OWN' })).code).toBe('OWN');
  });

  test.each(['customer', 'project'])('of fifty %ss made at once goes to one; the others are told so', async (noun) => {
    const body = { name: 'Racer', code: 'RACE', ...(noun === 'project' && { isInternal: true }) };
    const replies = await Promise.all(Array.from({ length: 50 }, () => person.post(`/${noun}/save`, body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(refused.flatMap(({ fieldCodes }) => fieldCodes))).toEqual(new Set(['code valueNotUnique']));
  });
});
