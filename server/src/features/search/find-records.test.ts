import type { RegisterName } from '@mandate/contract/registers.ts';
import { nameFit } from '@mandate/contract/search/name-fit.ts';
import type { Found, FoundRecord } from '@mandate/contract/search/search.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  staff,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let admin: Person;
let editor: Person;
let member: Person;
let waiting: Person;
let norvane: CustomerRecord;
/** The project the member is on, and one they are not on. */
let claims: ProjectRecord;
let other: ProjectRecord;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR', 'Edda Torvald');
  member = await signIn(app, 'GUEST', 'The member');
  waiting = await signIn(app, 'GUEST', 'Who waits');
  await app.database.pool.query("update accounts set search_text = search_words(concat_ws(' ', full_name, email))");
  const clara = await savePersonnel(sa, {
    userId: member.id,
    firstName: 'Clara',
    lastName: 'Dufresne',
    jobTitle: 'Senior consultant',
    workEmail: 'hidden.address@mandate.example',
  });
  norvane = await saveCustomer(sa, { name: 'Norvane Mutual', city: 'Rostock', taxId: 'TAX-77-SECRET' });
  claims = await saveProject(sa, {
    name: 'Claims operating model',
    isInternal: false,
    customerId: norvane.id,
    customerReference: 'ORDER-4711',
  });
  other = await saveProject(sa, { name: 'Supplier clauses audit' });
  claims = await staff(sa, claims.id, clara.id);
});
afterAll(() => app.close());

async function find(person: Person, q: string, more = ''): Promise<Found> {
  const reply = await person.get<Found>(`/search/find?q=${encodeURIComponent(q)}${more}`);
  if (reply.status !== 200) throw new Error(`the search refused: ${reply.errorMessage}`);
  return reply.data;
}
const of = ({ groups }: Found, entity: RegisterName): FoundRecord[] =>
  groups.find((group) => group.entity === entity)?.records ?? [];
const labels = (found: Found, entity: RegisterName) => of(found, entity).map(({ label }) => label);

describe('what is searched for', () => {
  test('is found in every kind of record, with what tells records apart', async () => {
    const found = await find(sa, 'nor');
    expect(found.isSimilar).toBe(false);
    expect(of(found, 'customer')).toEqual([
      {
        ...{ id: norvane.id, label: 'Norvane Mutual', code: norvane.code, detail: 'Rostock' },
        ...{ fragment: null, status: null, fit: 'begins' },
      },
    ]);
    // A project is found by its customer, and says so.
    const byCustomer = { fragment: { field: 'customerId', text: 'Norvane Mutual' }, fit: 'linked' };
    expect(of(found, 'project')).toMatchObject([
      { id: claims.id, code: claims.code, detail: 'Norvane Mutual', status: 'draft', ...byCustomer },
    ]);
    expect(of(await find(sa, 'dufresne'), 'personnel')).toMatchObject([
      { label: 'Clara Dufresne', detail: 'Senior consultant' },
    ]);
    expect(labels(await find(sa, 'edda'), 'account')).toEqual(['Edda Torvald']);
  });

  test('stands by how well it fits: the very name, its beginning, a word, anywhere in it, another text, a linked name', async () => {
    const named = (name: string, values = {}) => saveCustomer(sa, { name, ...values });
    const manager = await savePersonnel(sa, { firstName: 'Quill', lastName: 'Marten' });
    await named('Aardvark', { accountManagerId: manager.id });
    await named('Zebra by tax', { legalName: 'Quill and sons' });
    await named('Goosequills');
    await named('A house of quill');
    await named('Quillon and Company');
    await named('Quillon');
    await named('Quill');
    expect(of(await find(sa, 'quill', '&perEntity=9'), 'customer').map(({ label, fit }) => [label, fit])).toEqual([
      ['Quill', 'exact'],
      ['Quillon', 'begins'],
      ['Quillon and Company', 'begins'],
      ['A house of quill', 'wordsBegin'],
      ['Goosequills', 'within'],
      ['Zebra by tax', 'text'],
      ['Aardvark', 'linked'],
    ]);
    const coded = await named('By its code');
    const [first] = of(await find(sa, coded.code.toLowerCase()), 'customer');
    expect(first).toMatchObject({ label: 'By its code', fit: 'exact' });
    expect(of(await find(sa, `${coded.code} its`), 'customer')).toMatchObject([
      { label: 'By its code', fit: 'beside' },
    ]);
  });

  test('comes kind by kind, first the one with the record that fits best', async () => {
    const wanda = await savePersonnel(sa, { firstName: 'Wanda', lastName: 'Ollerton' });
    await saveCustomer(sa, { name: 'Looked after', accountManagerId: wanda.id });
    await saveProject(sa, { name: 'Managed', projectManagerId: wanda.id });
    for (const q of ['wanda', 'OLLERTON'])
      expect((await find(sa, q)).groups.map(({ entity }) => entity)).toEqual(['personnel', 'project', 'customer']);
  });

  test('is ranked by the database as the rule of the contract ranks it', async () => {
    const names = ['Ärger Ost', 'Ost', 'Rost Öl', 'ostrand', 'P-Ost 7', 'Süd Ost Nord', 'Kost/Ostwind', 'Most', 'West'];
    for (const name of names) await saveCustomer(sa, { name: `${name}` });
    for (const q of ['ost', 'OST', 'os', 'öst', 'ost nord', 'ärger', 'p-ost', 'ost  w', 'nord süd', 'st'])
      for (const { label, fit } of of(await find(sa, q, '&perEntity=20'), 'customer'))
        if (names.includes(label)) expect(fit, `${label} for ${q}`).toBe(nameFit(label, q) ?? 'text');
  });

  test('is found by the field that has it, with some of the words around', async () => {
    const [found] = of(await find(sa, 'order-4711'), 'project');
    expect(found).toMatchObject({ id: claims.id, fragment: { field: 'customerReference', text: 'ORDER-4711' } });
  });

  test('has all its words, wherever each stands, whatever their case and accents', async () => {
    await saveCustomer(sa, { name: 'Café Müller', city: 'Straßburg' });
    expect(labels(await find(sa, 'MULLER cafe'), 'customer')).toEqual(['Café Müller']);
    expect(labels(await find(sa, 'muller strassburg'), 'customer')).toEqual(['Café Müller']);
    // No record has both.
    expect((await find(sa, 'muller rostock')).isSimilar).toBe(true);
  });

  test('is not found once it was removed', async () => {
    const gone = await saveCustomer(sa, { name: 'Vanishing company' });
    expect(labels(await find(sa, 'vanishing'), 'customer')).toHaveLength(1);
    await sa.del(`/customer/remove/${gone.id}`);
    expect((await find(sa, 'vanishing')).groups).toEqual([]);
  });

  test('is told in part, and how many there are', async () => {
    for (let count = 0; count < 7; count += 1) await saveCustomer(sa, { name: `Many of them ${count}` });
    expect((await find(sa, 'many of')).groups).toMatchObject([{ entity: 'customer', total: 7, totalIsExact: true }]);
    expect(labels(await find(sa, 'many of'), 'customer')).toHaveLength(5);
    expect(labels(await find(sa, 'many of', '&perEntity=2'), 'customer')).toEqual(['Many of them 0', 'Many of them 1']);
  });

  test('is counted up to a hundred, and what begins with it stands first among very many', async () => {
    const text = `insert into customers (id, code, name, search_text, currency, language, kind, status, is_active)
      select gen_random_uuid(), 'X' || n, case when n = 350 then 'Swarm' else 'Of the swarm ' || n end,
        search_words('X' || n || ' of the swarm'), currency, language, kind, status, is_active
      from customers, generate_series(1, 350) n where id = $1`;
    await app.database.pool.query(text, [norvane.id]);
    const found = await find(sa, 'swarm');
    expect(found.groups).toMatchObject([{ entity: 'customer', total: 100, totalIsExact: false }]);
    expect(labels(found, 'customer')[0]).toBe('Swarm');
    // Neither does a word in the middle of one name go under among very many linked ones.
    await app.database.pool.query(`update customers set search_text = search_text || ' hornet' where code like 'X%'`);
    await saveCustomer(sa, { name: 'The hornet nest' });
    expect(labels(await find(sa, 'hornet'), 'customer')[0]).toBe('The hornet nest');
  });

  test('is found in notes, and told as plain words', async () => {
    const body = `<p>Long before it ${'and so on '.repeat(12)}</p><p>the <b>zeppelin</b> &amp; its &lt;shed&gt; burnt</p>`;
    const note = await saved<{ id: string }>(sa, 'note', { recordId: other.id, body });
    const found = await find(sa, 'zeppelin shed');
    expect(found.groups).toMatchObject([{ entity: 'project', total: 0, records: [{ id: other.id }] }]);
    const [record] = of(found, 'project');
    expect(record?.fragment?.field).toBe('note');
    expect(record?.fragment?.text).toMatch(/^….*the zeppelin & its <shed> burnt$/);
    await sa.del(`/note/remove/${note.id}`);
    expect((await find(sa, 'zeppelin shed')).groups).toEqual([]);
  });

  test('leads to what resembles it when nothing has it, and says so', async () => {
    const found = await find(sa, 'Norvnae');
    expect(found.isSimilar).toBe(true);
    expect(labels(found, 'customer')).toEqual(['Norvane Mutual']);
    expect(await find(sa, 'xqzjw')).toEqual({ groups: [], isSimilar: false });
    expect(await find(sa, 'xq')).toEqual({ groups: [], isSimilar: false });
  });
});

describe('who searches', () => {
  test('finds records of the kinds and of the reach that the lists have', async () => {
    const nouns = async (person: Person, q: string) => {
      const { groups, isSimilar } = await find(person, q);
      return isSimilar ? [] : groups.map(({ entity }) => entity);
    };
    // The name of an account: an EDITOR may list it and not open it, others' accounts are above an ADMIN or not there for a GUEST.
    expect(await nouns(sa, 'the admin')).toEqual(['account']);
    expect(await nouns(editor, 'the admin')).toEqual([]);
    expect(await nouns(member, 'the admin')).toEqual([]);
    expect(labels(await find(admin, 'the sa'), 'account')).not.toContain('The SA');
    expect(labels(await find(editor, 'edda'), 'account')).toEqual(['Edda Torvald']);
    // What only an SA reads of the parameters.
    const signUp = async (person: Person) => of(await find(person, 'security.signUpMode'), 'parameter').length;
    expect([await signUp(sa), await signUp(admin), await signUp(member)]).toEqual([1, 0, 0]);
  });

  test('as a GUEST finds own projects and what they refer to', async () => {
    expect(labels(await find(member, 'claims'), 'project')).toEqual(['Claims operating model']);
    expect(labels(await find(member, 'norvane'), 'customer')).toEqual(['Norvane Mutual']);
    expect((await find(member, 'supplier clauses')).groups).toEqual([]);
    await saveCustomer(sa, { name: 'Unrelated Holding' });
    expect((await find(member, 'unrelated holding')).groups).toEqual([]);
    expect((await find(member, 'unrelatde holding')).groups).toEqual([]);
  });

  test('as a GUEST without a project finds nothing at all', async () => {
    for (const q of ['claims', 'norvane', 'clara', 'norvnae', 'a'])
      expect(await find(waiting, q)).toEqual({ groups: [], isSimilar: false });
  });

  test('does not find a record by a field that is hidden, nor is told it', async () => {
    expect(labels(await find(editor, 'TAX-77-SECRET'), 'customer')).toEqual(['Norvane Mutual']);
    for (const hidden of ['TAX-77-SECRET', 'ORDER-4711', 'hidden.address', norvane.code])
      expect((await find(member, hidden)).groups, hidden).toEqual([]);
    const [customer] = of(await find(member, 'norvane'), 'customer');
    expect(customer).toMatchObject({ code: null, detail: 'Rostock' });
    const service = await saved<{ id: string }>(sa, 'service', {
      name: 'Priced service',
      categoryId: (await saved<{ id: string }>(sa, 'service-category', { name: 'Kind of work' })).id,
      unitCost: '913.37',
    });
    for (const person of [sa, editor, member]) expect((await find(person, '913.37')).groups).toEqual([]);
    expect(of(await find(member, 'priced'), 'service').map(({ id }) => id)).toEqual([service.id]);
  });

  test('finds by notes of readable projects alone', async () => {
    await saved(sa, 'note', { recordId: other.id, body: '<p>Whispered porcupine</p>' });
    await saved(sa, 'note', { recordId: claims.id, body: '<p>Spoken armadillo</p>' });
    expect(labels(await find(editor, 'porcupine'), 'project')).toEqual(['Supplier clauses audit']);
    expect((await find(member, 'porcupine')).groups).toEqual([]);
    expect(labels(await find(member, 'armadillo'), 'project')).toEqual(['Claims operating model']);
  });
});

describe('hostile words', () => {
  test('are ordinary characters', async () => {
    await saveCustomer(sa, { name: 'Fifty 50% under_score' });
    expect(labels(await find(sa, '50%'), 'customer')).toEqual(['Fifty 50% under_score']);
    expect(labels(await find(sa, 'r_s'), 'customer')).toEqual(['Fifty 50% under_score']);
    for (const q of ['%%%', '___', "'; drop table notes; --", '\\', '"', '<script>alert(1)</script>', '$1', '\u{FFFF}'])
      expect((await find(sa, q)).isSimilar, q).toBe(false);
    await find(sa, 'ab '.repeat(66));
    await find(sa, 'é'.repeat(200));
  });

  test('that are nothing but accents find nothing', async () => {
    expect(await find(sa, '\u0301')).toEqual({ groups: [], isSimilar: false });
    expect(await find(sa, '\u0301 \u0308\u0301')).toEqual({ groups: [], isSimilar: false });
  });

  test('that are none, too many, or cannot be stored are refused, and so is what is not asked for', async () => {
    const refused = async (query: string) => (await sa.get(`/search/find${query}`)).fieldCodes;
    expect(await refused('')).toEqual(['q fieldRequired']);
    expect(await refused('?q=%20%20')).toHaveLength(1);
    expect(await refused(`?q=${'a'.repeat(201)}`)).toEqual(['q maxLength']);
    expect(await refused('?q=a%00b')).toEqual(['q textNotValid']);
    expect(await refused('?q=a&perEntity=21')).toHaveLength(1);
    expect(await refused('?q=a&perEntity=0')).toHaveLength(1);
    expect(await refused('?q=a&perEntity=x')).toHaveLength(1);
    expect((await sa.get('/search/find?q=a&role=SA')).status).toBe(400);
    expect((await sa.get('/search/find?q=a&q=b')).status).toBe(400);
  });
});
