import type { Condition, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '../../../testing/callers/exports.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let managerId: string;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  managerId = (await savePersonnel(sa, { lastName: 'Manager', jobTitle: 'Partner' })).id;
  for (const values of [
    { name: 'Alba', city: 'Rome', countryCode: 'IT', accountManagerId: managerId },
    { name: 'Borea', city: 'rome', countryCode: 'IT', kind: 'publicBody' },
    { name: 'Corvo', city: 'Zürich', countryCode: 'CH', status: 'prospect' },
    { name: 'Delta', kind: 'nonProfit', accountManagerId: managerId },
  ]) {
    const { id } = await saveCustomer(sa, values);
    await saveProject(sa, {
      name: `Of ${values.name}`,
      isInternal: false,
      customerId: id,
      projectManagerId: managerId,
    });
  }
  await saveProject(sa, { name: 'Of nobody' });
});
afterAll(() => app.close());

const where = (field: string, operator: string, value?: Condition['value']): Condition => {
  return { field, operator, ...(value !== undefined && { value }) };
};

async function named(query: SentGridQuery, noun = 'project', person = sa): Promise<string[]> {
  const { rows } = await grid(person, noun, { ...query, sort: [{ field: 'name', direction: 'asc' }], pageSize: 200 });
  return rows.map(({ name }) => String(name));
}

const projectsWhere = (...all: Condition[]) => named({ filter: { all } });

describe('a filter on a field of what a record refers to', () => {
  test.each([
    ['customer.city', 'is', 'ROME', ['Of Alba', 'Of Borea']],
    ['customer.city', 'contains', 'uri', ['Of Corvo']],
    ['customer.city', 'startsWith', 'z', ['Of Corvo']],
    ['customer.city', 'isNot', 'rome', ['Of Corvo', 'Of Delta', 'Of nobody']],
    ['customer.city', 'notContains', 'ome', ['Of Corvo', 'Of Delta', 'Of nobody']],
    ['customer.city', 'empty', undefined, ['Of Delta', 'Of nobody']],
    ['customer.city', 'notEmpty', undefined, ['Of Alba', 'Of Borea', 'Of Corvo']],
    ['customer.countryCode', 'anyOf', ['CH'], ['Of Corvo']],
    ['customer.countryCode', 'noneOf', ['IT'], ['Of Corvo', 'Of Delta', 'Of nobody']],
    ['customer.kind', 'anyOf', ['publicBody', 'nonProfit'], ['Of Borea', 'Of Delta']],
    ['customer.kind', 'empty', undefined, ['Of nobody']],
    ['projectManager.jobTitle', 'is', 'partner', ['Of Alba', 'Of Borea', 'Of Corvo', 'Of Delta']],
    ['projectManager.isActive', 'is', false, []],
  ])('%s %s %j finds %j', async (field, operator, value, expected) => {
    expect(await projectsWhere(where(field, operator, value))).toEqual(expected);
  });

  test('stands beside other conditions and among alternatives', async () => {
    const both = [where('customer.city', 'is', 'rome'), where('customer.kind', 'anyOf', ['company'])];
    expect(await projectsWhere(...both)).toEqual(['Of Alba']);
    const any = [
      where('customer.countryCode', 'anyOf', ['CH']),
      where('customer.accountManagerId', 'anyOf', [managerId]),
    ];
    expect(await named({ filter: { all: [{ any }] } })).toEqual(['Of Alba', 'Of Corvo', 'Of Delta']);
  });

  test('chooses what is exported and what is changed together', async () => {
    const query = {
      filter: { all: [where('customer.city', 'is', 'rome')] },
      sort: [{ field: 'name', direction: 'asc' }],
    };
    const lines = await linesOf(app, sa, 'project', { query, columns: ['name'] });
    expect(lines.slice(1)).toEqual([['Of Alba'], ['Of Borea']]);
    const changes = { tags: { add: ['roman'] } };
    const { data } = await sa.post<{ count: number }>('/project/prepare-bulk', { query, action: 'edit', changes });
    expect(data.count).toBe(2);
  });

  test('leads from other registers too', async () => {
    const providerId = (
      await saved<{ id: string }>(sa, 'provider', { name: 'Agency', countryCode: 'CH', city: 'Bern' })
    ).id;
    await savePersonnel(sa, { lastName: 'Free', employmentType: 'freelancer', providerId });
    const { rows } = await grid(sa, 'personnel', { filter: { all: [where('provider.city', 'is', 'bern')] } });
    expect(rows.map(({ lastName }) => lastName)).toEqual(['Free']);
  });

  test('goes by a record that was deleted as long as lists show it', async () => {
    await app.database.pool.query("update customers set deleted_at = now() where name = 'Alba'");
    expect(await projectsWhere(where('customer.city', 'is', 'rome'))).toEqual(['Of Alba', 'Of Borea']);
    await app.database.pool.query("update customers set deleted_at = null where name = 'Alba'");
  });

  test('finds what the list of what is referred to finds with it', async () => {
    const condition = fc.oneof(
      fc.record({
        field: fc.constant('city'),
        operator: fc.constantFrom('contains', 'notContains', 'is', 'isNot', 'startsWith'),
        value: fc.constantFrom('rome', 'R', 'zur', '%', 'Zürich', 'none'),
      }),
      fc.record({
        field: fc.constantFrom('countryCode'),
        operator: fc.constantFrom('anyOf', 'noneOf'),
        value: fc.subarray(['IT', 'CH', 'DE'], { minLength: 1 }),
      }),
      fc.record({
        field: fc.constantFrom('kind'),
        operator: fc.constantFrom('anyOf', 'noneOf'),
        value: fc.subarray(['company', 'publicBody', 'nonProfit'], { minLength: 1 }),
      }),
      fc.record({
        field: fc.constantFrom('city', 'countryCode', 'accountManagerId'),
        operator: fc.constantFrom('empty', 'notEmpty'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(condition, async (one) => {
        const customers = await named({ filter: { all: [one as Condition] } }, 'customer');
        const expected = customers.map((name) => `Of ${name}`);
        const isMetByNothing = ['empty', 'isNot', 'notContains', 'noneOf'].includes(one.operator);
        const far = { ...one, field: `customer.${one.field}` } as Condition;
        expect(await projectsWhere(far)).toEqual([...expected, ...(isMetByNothing ? ['Of nobody'] : [])]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a field of what a record refers to', () => {
  const refusedTo = async (person: Person, noun: string, field: string) =>
    (await person.post(`/${noun}/get-grid`, { filter: { all: [where(field, 'notEmpty')] } })).fieldCodes;

  test.each([
    ...['customer', 'customer.', '.city', 'customer.name', 'customer.discountPercent', 'customer.notes', 'customer.id'],
    ...['customerId.city', 'customers.city', 'customer.accountManager.city', 'customer.city.x', 'customer.__proto__'],
    ...[
      'projectManager.hiredOn',
      'billToCustomer.city',
      'createdBy.email',
      'customer."city"',
      'r_customer.city',
      't.city',
    ],
  ])('is not filtered by where it is called %j', async (field) => {
    expect(await refusedTo(sa, 'project', field)).toEqual(['filter.all.0.field fieldUnknown']);
  });

  test('is neither sorted by, nor added up, nor a column', async () => {
    const sorted = await sa.post('/project/get-grid', { sort: [{ field: 'customer.city', direction: 'asc' }] });
    expect(sorted.fieldCodes).toEqual(['sort.0.field fieldUnknown']);
    const summed = await sa.post('/project/get-grid', { aggregates: [{ field: 'customer.city', fn: 'count' }] });
    expect(summed.fieldCodes).toEqual(['aggregates.0.field fieldUnknown']);
    const shown = await sa.post('/project/get-grid', { fields: ['customer.city'] });
    expect(shown.fieldCodes).toEqual(['fields.0 fieldUnknown']);
  });

  test('takes the operators and values it takes in its own list', async () => {
    const sent = (operator: string, value: Condition['value']) =>
      sa.post('/project/get-grid', { filter: { all: [where('customer.city', operator, value)] } });
    expect((await sent('anyOf', ['Rome'])).fieldCodes).toEqual(['filter.all.0.operator operatorNotAllowed']);
    expect((await sent('is', 7)).fieldCodes).toEqual(['filter.all.0.value textNotValid']);
    const kind = await sa.post('/project/get-grid', { filter: { all: [where('customer.kind', 'anyOf', ['none'])] } });
    expect(kind.fieldCodes).toEqual(['filter.all.0.value valueNotAllowed']);
  });

  test('is for nobody who does not see it there, in the same words as one that is not there', async () => {
    const guest = await signIn(app, 'GUEST', 'Gil Guest');
    const person = await savePersonnel(sa, { userId: guest.id });
    const { id } = await saveCustomer(sa, { name: 'Own', city: 'Port', countryCode: 'FR' });
    const members = [{ personnelId: person.id }];
    await saveProject(sa, { name: 'Of the guest', isInternal: false, customerId: id, members });
    const seen = { filter: { all: [where('customer.city', 'notEmpty')] } };
    expect(await named(seen, 'project', guest)).toEqual(['Of the guest']);
    for (const field of [
      'customer.countryCode',
      'customer.kind',
      'customer.accountManagerId',
      'projectManager.seniority',
    ])
      expect(await refusedTo(guest, 'project', field)).toEqual(['filter.all.0.field fieldUnknown']);
    expect(await refusedTo(guest, 'place', 'customer.kind')).toEqual(['filter.all.0.field fieldUnknown']);
    expect(await refusedTo(guest, 'personnel', 'provider.city')).toEqual(['filter.all.0.field fieldUnknown']);
  });
});

describe('the floor of margins', () => {
  const under = where('plannedMarginPercent', 'lt', 'floor');
  const line = (unitCost: string) => [
    { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', unitCost },
  ];

  test('is what it is when the list is read', async () => {
    await saveProject(sa, { name: 'Ten per cent', lines: line('90') });
    await saveProject(sa, { name: 'Thirty per cent', lines: line('70') });
    const floor = (value: string) =>
      app.database.pool.query(
        "update parameters set value = to_jsonb($1::text) where key = 'money.marginFloorPercent'",
        [value],
      );
    await floor('20');
    expect(await projectsWhere(under)).toEqual(['Ten per cent']);
    expect(await projectsWhere({ ...under, operator: 'gte' })).toEqual(['Thirty per cent']);
    await floor('30.0001');
    expect(await projectsWhere(under)).toEqual(['Ten per cent', 'Thirty per cent']);
    await floor('10');
    expect(await projectsWhere(under)).toEqual([]);
    expect(await projectsWhere({ ...under, operator: 'lte' })).toEqual(['Ten per cent']);
  });

  test('is no value of other fields and operators, and of nobody who sees no margins', async () => {
    const sent = async (person: Person, field: string, operator: string, value: unknown) =>
      (await person.post('/project/get-grid', { filter: { all: [{ field, operator, value }] } })).fieldCodes;
    expect(await sent(sa, 'contractNet', 'lt', 'floor')).toEqual(['filter.all.0.value numberNotValid']);
    expect(await sent(sa, 'plannedMarginPercent', 'eq', 'floor')).toEqual(['filter.all.0.value numberNotValid']);
    expect(await sent(sa, 'plannedMarginPercent', 'between', ['floor', '20'])).toEqual([
      'filter.all.0.value numberNotValid',
    ]);
    const editor = await signIn(app, 'EDITOR');
    expect(await sent(editor, 'plannedMarginPercent', 'lt', 'floor')).toEqual(['filter.all.0.field fieldUnknown']);
  });
});
