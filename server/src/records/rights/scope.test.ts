import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../testing/callers/call.ts';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  grid,
  type PersonnelRecord,
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let guest: Person;
let person: PersonnelRecord;
let customer: CustomerRecord;
let foreignCustomer: CustomerRecord;
let own: ProjectRecord;
let foreign: ProjectRecord;
let deleted: ProjectRecord;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  guest = await signIn(app, 'GUEST', 'Gil Guest');
  person = await savePersonnel(people.ADMIN, { firstName: 'Gil', lastName: 'Guest', userId: guest.id });
  customer = await saveCustomer(people.ADMIN, {
    name: 'Harbour Works',
    code: 'HIDDENCODE',
    legalName: 'Quaysidelegal',
    vatNumber: 'XY99887766',
    taxId: '77/hiddentax',
    website: 'https://www.hiddenweb.example',
    phone: '+41441112233',
    email: 'hiddenmail@harbour.example',
    invoiceEmail: 'hiddeninvoice@harbour.example',
    addressLine1: 'Hiddenstreet 5',
    postalCode: 'ZZ4711',
    region: 'Hiddenregion',
    externalRef: 'HIDDENREF',
    city: 'Porthaven',
    notes: 'hiddennote',
    tags: ['hiddentag'],
    contacts: [
      { lastName: 'Side', email: 'side@harbour.example' },
      { firstName: 'Mia', lastName: 'Main', jobTitle: 'Head', email: 'main@harbour.example', isPrimary: true },
    ],
  });
  foreignCustomer = await saveCustomer(people.ADMIN, { name: 'Elsewhere Works', city: 'Porthaven' });
  const sold = (values: object) =>
    saveProject(people.ADMIN, { isInternal: false, customerId: customer.id, lines: [work()], ...values });
  const members = [{ personnelId: person.id, allocationPercent: '30' }];
  own = await sold({ name: 'Quay wall', customerReference: 'HIDDENORDER', externalRef: 'HIDDENERP', members });
  foreign = await sold({ name: 'Quay lights', customerId: foreignCustomer.id });
  deleted = await sold({ name: 'Quay deleted', customerId: foreignCustomer.id, members });
  await people.ADMIN.del(`/project/remove/${deleted.id}`);
});
afterAll(() => app.close());

/** What a reply says, but for the id of the request. */
const said = ({ status, result, data, alerts, errorMessage, errorCode }: Reply) =>
  JSON.stringify({ status, result, data, alerts, errorMessage, errorCode });

describe('a guest who is a member of one project', () => {
  test('finds it and no other one, whatever they ask the list for', async () => {
    const queries = [
      {},
      { total: 'exact' },
      { search: 'quay' },
      { search: 'qu' },
      { search: 'works' },
      { sort: [{ field: 'name', direction: 'desc' }] },
      { sort: [{ field: 'customerId', direction: 'asc' }] },
      { pageSize: 1, total: 'exact' },
      { filter: { all: [{ field: 'name', operator: 'startsWith', value: 'quay' }] } },
      { filter: { all: [{ field: 'name', operator: 'isNot', value: 'nothing' }] } },
      {
        filter: {
          all: [
            {
              any: [
                { field: 'customerId', operator: 'anyOf', value: [foreignCustomer.id] },
                { field: 'status', operator: 'anyOf', value: ['draft'] },
              ],
            },
          ],
        },
      },
    ] as const;
    for (const query of queries) {
      const { rows, total } = await grid(guest, 'project', structuredClone(query) as object);
      expect([rows.map(({ id }) => id), total], JSON.stringify(query)).toEqual([[own.id], 1]);
    }
    for (const query of [
      { page: 2, pageSize: 1 },
      { search: 'lights' },
      { filter: { all: [{ field: 'customerId', operator: 'anyOf', value: [foreignCustomer.id] }] } },
    ])
      expect((await grid(guest, 'project', query)).rows).toEqual([]);
    const { aggregates } = await grid(guest, 'project', {
      aggregates: [
        { field: 'name', fn: 'count' },
        { field: 'startDate', fn: 'max' },
      ],
    });
    expect(aggregates?.[0]?.value).toBe(1);
  });

  test('reads it without money, and every other one is as one that does not exist', async () => {
    const { data } = await guest.get<Record<string, object[]>>(`/project/get-by-id/${own.id}`);
    expect(Object.keys(data).sort()).toEqual([
      'code',
      'customer',
      'customerId',
      'description',
      'endDate',
      'id',
      'isInternal',
      'lines',
      'members',
      'milestones',
      'name',
      'places',
      'projectManager',
      'projectManagerId',
      'providers',
      'startDate',
      'status',
      'statusSteps',
      'tags',
      'type',
      'version',
    ]);
    expect(Object.keys(data.lines?.[0] ?? {}).sort()).toEqual([
      'description',
      'endDate',
      'id',
      'isOptional',
      'quantity',
      'startDate',
      'type',
      'unit',
    ]);
    expect(data.members).toEqual([
      {
        id: own.members[0]?.id,
        personnelId: person.id,
        personnel: { id: person.id, label: 'Gil Guest', isDeleted: false },
        placeholderRole: null,
        role: 'consultant',
        startDate: null,
        endDate: null,
      },
    ]);
    const unknown = said(await guest.get(`/project/get-by-id/${uuidV7()}`));
    for (const id of [foreign.id, deleted.id, customer.id])
      expect(said(await guest.get(`/project/get-by-id/${id}`))).toBe(unknown);
  });

  test('sees of its customer the name, the city and the main contact', async () => {
    const { rows, total } = await grid(guest, 'customer', { total: 'exact' });
    expect([rows, total]).toEqual([[{ id: customer.id, name: 'Harbour Works', city: 'Porthaven', version: 1 }], 1]);
    expect((await guest.get(`/customer/get-by-id/${customer.id}`)).data).toEqual({
      id: customer.id,
      name: 'Harbour Works',
      city: 'Porthaven',
      version: 1,
      contacts: [
        { id: customer.contacts[1]?.id, firstName: 'Mia', lastName: 'Main', jobTitle: 'Head', isPrimary: true },
      ],
    });
    const unknown = said(await guest.get(`/customer/get-by-id/${uuidV7()}`));
    expect(said(await guest.get(`/customer/get-by-id/${foreignCustomer.id}`))).toBe(unknown);
    expect((await grid(guest, 'customer', { search: 'elsewhere' })).total).toBe(0);
    expect((await grid(guest, 'customer', { search: 'porthaven' })).total).toBe(1);
  });

  test('sees no provider while no project says who delivers', async () => {
    await saved(people.ADMIN, 'provider', { name: 'Harbour divers', countryCode: 'IT' });
    expect(await grid(guest, 'provider')).toMatchObject({ rows: [], total: 0 });
  });

  test('finds nothing by what stands in fields they do not see', async () => {
    const customerTerms = [
      'HIDDENCODE',
      'quayside',
      'XY99887766',
      'XY99',
      'XY',
      '77/hidden',
      'hiddenweb',
      '441112233',
      'hiddenmail@harbour.example',
      'hiddenm',
      'hi',
      'hiddeninvoice',
      'Hiddenstreet',
      'ZZ4711',
      'Hiddenregion',
      'HIDDENREF',
    ];
    for (const search of customerTerms) {
      expect((await grid(people.EDITOR, 'customer', { search })).total, search).toBe(1);
      expect((await grid(guest, 'customer', { search })).total, search).toBe(0);
    }
    for (const search of ['HIDDENORDER', 'HIDDENERP', 'hi']) {
      expect((await grid(people.EDITOR, 'project', { search })).total, search).toBe(1);
      expect((await grid(guest, 'project', { search })).total, search).toBe(0);
    }
    // A term they see next to one they do not see finds nothing, either.
    expect((await grid(guest, 'customer', { search: 'harbour hiddenmail' })).total).toBe(0);
    expect((await grid(guest, 'personnel', { search: person.workEmail })).total).toBe(0);
    expect((await grid(guest, 'personnel', { search: 'gil guest' })).total).toBe(1);
  });

  test('gets no history, no uses and nothing deleted, of what they see and do not see alike', async () => {
    for (const id of [own.id, foreign.id, uuidV7()]) {
      for (const call of ['history', 'where-used']) {
        const { status, errorCode } = await guest.get(`/project/${call}/${id}`);
        expect([status, errorCode]).toEqual([403, 'notPermitted']);
      }
    }
    for (const noun of ['project', 'customer', 'personnel']) {
      for (const wanted of ['include', 'only']) {
        const { status, errorCode } = await guest.post(`/${noun}/get-grid`, { deleted: wanted });
        expect([status, errorCode]).toEqual([403, 'notPermitted']);
      }
    }
    expect((await guest.post('/tax-rate/get-grid', {})).status).toBe(403);
  });

  test('changes nothing', async () => {
    for (const [path, body] of [
      ['/project/save', { id: own.id, version: own.version, name: 'Mine' }],
      ['/project/save', { name: 'New', isInternal: true }],
      ['/customer/save', { id: customer.id, version: 1, name: 'Mine' }],
    ] as const)
      expect((await guest.post(path, body)).errorCode).toBe('notPermitted');
    expect((await guest.del(`/project/remove/${own.id}`)).errorCode).toBe('notPermitted');
    expect((await guest.put(`/project/undelete/${deleted.id}`)).errorCode).toBe('notPermitted');
  });
});

/** Names of columns, paths and pieces of SQL where the name of a field belongs. */
const noFields = [
  'password',
  'passwordHash',
  'password_hash',
  't.password',
  't.password_hash',
  't1.password_hash',
  'createdBy.email',
  'createdBy.passwordHash',
  'customer.email',
  'customer.vatNumber',
  'customer_id',
  'search_text',
  'searchText',
  'deletionId',
  'lines.unitPrice',
  'members.allocationPercent',
  'totals.gross',
  'constructor',
  '__proto__',
  'toString',
  '*',
  '1',
  ' name',
  'name; drop table projects; --',
  "name' or '1'='1",
  '"name"',
  '(select password_hash from accounts limit 1)',
  'case when (select true) then name else code end',
  'name,code',
  'name desc',
  'name)--',
];
/** Fields of a project that exist and that a guest does not see. */
const hidden = ['gross', 'contractNet', 'discountPercent', 'currency', 'customerReference', 'externalRef', 'createdAt'];

describe('a field that the reader does not see, or that does not exist,', () => {
  const refusalOf = async (reader: Person, query: object) => said(await reader.post('/project/get-grid', query));
  const asFilter = (field: string) => ({ filter: { all: [{ field, operator: 'empty' }] } });
  const inGroup = (field: string) => ({ filter: { all: [{ any: [{ field, operator: 'is', value: 'x' }] }] } });
  const asSort = (field: string) => ({ sort: [{ field, direction: 'asc' }] });
  const asAggregate = (fn: string) => (field: string) => ({ aggregates: [{ field, fn }] });
  const ways: [string, (field: string) => object][] = [
    ['filtered by', asFilter],
    ['filtered by in a group', inGroup],
    ['sorted by', asSort],
    ['counted', asAggregate('count')],
    ['added up', asAggregate('sum')],
    ['averaged', asAggregate('avg')],
    ['compared', asAggregate('max')],
  ];

  test.each(ways)('%s: one answer for all', async (_way, queryWith) => {
    const unknown = await refusalOf(guest, queryWith('nothing'));
    expect(unknown).toContain('fieldUnknown');
    expect(unknown).toContain('"status":400');
    for (const field of [...hidden, ...noFields]) expect(await refusalOf(guest, queryWith(field)), field).toBe(unknown);
    // The administrator’s answer for what does not exist is the same.
    expect(await refusalOf(people.ADMIN, queryWith('password_hash'))).toBe(unknown);
  });

  test('can be asked for by who sees it', async () => {
    for (const field of hidden) {
      for (const query of [asFilter(field), asSort(field)])
        expect((await people.ADMIN.post('/project/get-grid', query)).status, field).toBe(200);
    }
  });

  test('in an address is answered as in a body', async () => {
    const ask = async (field: string) =>
      said(await guest.get(`/project/get-grid?query=${encodeURIComponent(JSON.stringify(asSort(field)))}`));
    expect(await ask('gross')).toBe(await ask('nothing'));
    expect(await ask('gross')).toContain('fieldUnknown');
  });
});

describe('a permission taken away while a list is open', () => {
  const takeFrom = async (account: Person, set: string) => {
    await app.database.pool.query(`update accounts set ${set} where id = $1`, [account.id]);
    // Any change of what decides about permissions makes the product look again.
    await savePersonnel(people.ADMIN);
  };

  test('refuses the next page', async () => {
    const reader = await signIn(app, 'ADMIN', 'Soon Editor');
    const query = { deleted: 'include', pageSize: 1, sort: [{ field: 'gross', direction: 'desc' }] };
    expect((await reader.post('/project/get-grid', { ...query, page: 1 })).status).toBe(200);
    await takeFrom(reader, "role = 'EDITOR'");
    const second = await reader.post('/project/get-grid', { ...query, page: 2 });
    expect([second.status, second.errorCode]).toEqual([403, 'notPermitted']);
    const { deleted: _, ...live } = query;
    expect((await reader.post('/project/get-grid', { ...live, page: 2 })).status).toBe(200);
    await takeFrom(reader, "grants = '{exportData}'");
    expect((await reader.post('/project/get-grid', { ...live, page: 2 })).fieldCodes).toEqual([
      'sort.0.field fieldUnknown',
    ]);
    await takeFrom(reader, "role = 'GUEST'");
    expect((await grid(reader, 'project', { page: 2, pageSize: 1 })).rows).toEqual([]);
    expect((await reader.get(`/project/get-by-id/${own.id}`)).status).toBe(404);
    await takeFrom(reader, "status = 'disabled'");
    expect((await reader.post('/project/get-grid', { page: 2 })).status).toBe(401);
  });
});

describe('a customer that only a field hidden from a guest names', () => {
  test('is as one that does not exist', async () => {
    const payer = await saveCustomer(people.ADMIN, { name: 'Paying Elsewhere' });
    const values = { isInternal: false, customerId: customer.id, billToCustomerId: payer.id };
    const members = [{ personnelId: person.id }];
    await saveProject(people.ADMIN, { name: 'Quay bill', lines: [work()], ...values, members });
    const read = await guest.get(`/customer/get-by-id/${payer.id}`);
    expect([read.status, read.errorCode]).toEqual([404, 'recordNotFound']);
    expect((await guest.get(`/customer/get-by-id/${customer.id}`)).status).toBe(200);
    expect((await grid(guest, 'customer', {})).rows.map(({ name }) => name)).toEqual(['Harbour Works']);
  });
});
