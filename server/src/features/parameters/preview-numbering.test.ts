import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { set } from '../../../testing/callers/parameters.ts';
import { saveCustomer, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

const preview = (pattern: string, key?: string) =>
  people.ADMIN.post<{ next: string[] }>('/parameter/preview-numbering', { pattern, key });
const code = async () => (await saveCustomer(people.EDITOR)).code;

describe('the preview of a pattern', () => {
  test('shows the next three codes, which then come true', async () => {
    const { data } = await preview('C{SEQ:5}', 'numbering.customer');
    expect((await preview('C{SEQ:5}', 'numbering.customer')).data).toEqual(data);
    expect(data.next).toEqual([await code(), await code(), await code()]);
  });

  test('steps over codes in use and names them', async () => {
    for (const taken of ['K2', 'k3', 'K4', 'K5']) await saveCustomer(people.EDITOR, { code: taken });
    const reply = await preview('K{SEQ:1}', 'numbering.customer');
    expect(reply.data.next).toEqual(['K1', 'K6', 'K7']);
    expect(reply.alerts).toEqual(['Already in use, so skipped: K2, K3, K4, …']);
  });

  test('goes on behind the highest code where many are in use, and so does numbering', async () => {
    const codes = Array.from({ length: 120 }, (_, index) => `M${String(index + 1).padStart(3, '0')}`);
    await app.database.pool.query(
      `insert into customers (id, code, name, kind, status, language, currency, is_active)
       select gen_random_uuid(), code, 'Imported', 'company', 'active', 'en', 'EUR', true from unnest($1::text[]) code`,
      [codes],
    );
    const { data } = await preview('M{SEQ:3}', 'numbering.customer');
    expect(data.next).toEqual(['M121', 'M122', 'M123']);
    await set(people.ADMIN, 'numbering.customer', 'M{SEQ:3}');
    expect([await code(), await code()]).toEqual(['M121', 'M122']);
    await set(people.ADMIN, 'numbering.customer', 'C{SEQ:5}');
  });

  test('takes the fiscal year, and the newest customer where codes have one', async () => {
    const today = new Date().toISOString();
    const next = new Date(Date.now() + 86_400_000 * 2).toISOString();
    await set(people.ADMIN, 'company.fiscalYearStart', next.slice(5, 10) === '02-29' ? '03-01' : next.slice(5, 10));
    const year = String(Number(next.slice(0, 4)) - 1);
    const { code: customer } = await saveCustomer(people.EDITOR, { code: 'ROSSI' });
    const { data } = await preview('{CUST}/{FISCAL}-{SEQ:2}', 'numbering.project');
    expect(data.next[0]).toBe(`${customer}/${year}-01`);
    await set(people.ADMIN, 'numbering.project', 'F{FISCAL}-{SEQ:2}');
    expect((await saveProject(people.EDITOR)).code).toBe(`F${year}-01`);
    await set(people.ADMIN, 'company.fiscalYearStart', '01-01');
    expect((await saveProject(people.EDITOR)).code).toBe(
      `F${today.slice(0, 4)}-${year === today.slice(0, 4) ? '02' : '01'}`,
    );
  });

  test('shows the type of a project by the first there is', async () => {
    expect((await preview('{TYPE}-{SEQ:2}', 'numbering.project')).data.next).toEqual([
      ...['advisory-01', 'advisory-02', 'advisory-03'],
    ]);
  });

  test('of no parameter begins at one', async () => {
    expect((await preview('X{SEQ:2}')).data.next).toEqual(['X01', 'X02', 'X03']);
  });

  test.each([
    ['C{YY}', 'numbering.customer', ['pattern patternNotValid']],
    ['C{SEQ:2}{SEQ:2}', 'numbering.customer', ['pattern patternNotValid']],
    ['{TYPE}{SEQ:2}', 'numbering.customer', ['pattern tokenNotAllowed']],
    ['{TYPE}{SEQ:2}', 'numbering.quote', ['pattern tokenNotAllowed']],
    ['{FOO}{SEQ:4}', 'numbering.project', ['pattern patternPartNotValid']],
    ['{CUST}-{YYYY}-Fernhall-Angebot-{SEQ:6}', 'numbering.quote', ['pattern quotePatternTooLong']],
    ['Q {SEQ:4}', 'numbering.quote', ['pattern patternPartNotValid']],
    ['', 'numbering.customer', ['pattern fieldRequired']],
    ['{CUST}{SEQ:2}', 'numbering.customer', ['pattern tokenNotAllowed']],
    ['C{SEQ:2}', 'company.name', ['key valueNotAllowed']],
    ['x', 'nothing', ['key valueNotAllowed', 'pattern patternNotValid']],
  ])('%j for %s is refused with a sentence', async (pattern, key, wrong) => {
    const reply = await preview(pattern, key);
    expect([reply.status, reply.fieldCodes]).toEqual([400, wrong]);
  });
});

test('a pattern that holds what none may is told which part that is', async () => {
  const told = async (pattern: string) => (await preview(pattern, 'numbering.project')).fieldErrors[0]?.message;
  expect(await told('P{YY}')).toBe('The numbering pattern needs one counter, for example {SEQ:4}.');
  expect(await told('{FOO}{SEQ:4}')).toMatch(/^"\{FOO\}" cannot stand in a numbering pattern\.$/);
  expect(await told('Q {SEQ:4}')).toMatch(/^" " cannot stand/);
});

test('a code longer than codes may be is refused with a sentence, and can be typed', async () => {
  await saveCustomer(people.EDITOR, { code: 'C'.repeat(24) });
  const customer = await saveCustomer(people.EDITOR, { code: 'D'.repeat(24) });
  await set(people.ADMIN, 'numbering.project', '{CUST}-{CUST}-{SEQ:3}');
  const values = { name: 'Long', isInternal: false, customerId: customer.id };
  const reply = await people.EDITOR.post('/project/save', values);
  expect([reply.status, reply.fieldCodes]).toEqual([400, ['code maxLength']]);
  expect(await saveProject(people.ADMIN, { ...values, code: 'SHORT' })).toMatchObject({ code: 'SHORT' });
});
