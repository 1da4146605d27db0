import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  person = people.ADMIN;
});
afterAll(() => app.close());

interface Row {
  id: string;
  version: number;
}
const codesOf = async (values: object) =>
  (await person.post('/project/save', { name: 'Refused', isInternal: true, ...values })).fieldCodes;
const countOf = async () => (await app.database.pool.query('select count(*)::int as n from projects')).rows[0].n;

describe('a new project', () => {
  test('takes the terms of its customer where nothing is said of them, and its days as a quote', async () => {
    const tax = await saved<Row>(person, 'tax-rate', { code: 'T19', name: 'Full', percent: '19' });
    const terms = await saved<Row>(person, 'payment-term', { code: 'HALF', name: 'Half a year', days: 180 });
    const manager = await savePersonnel(person);
    const customer = await saveCustomer(person, {
      currency: 'CHF',
      discountPercent: '2.5',
      hoursPerDay: '7.5',
      paymentTermsId: terms.id,
      defaultTaxRateId: tax.id,
      accountManagerId: manager.id,
      contacts: [{ lastName: 'Second' }, { lastName: 'First', isPrimary: true }],
    });
    const taken = await saveProject(person, { isInternal: false, customerId: customer.id });
    expect(taken).toMatchObject({
      currency: 'CHF',
      discountPercent: '2.5',
      hoursPerDay: '7.5',
      paymentTermsId: terms.id,
      defaultTaxRateId: tax.id,
      accountManagerId: manager.id,
      customerContact: { id: customer.contacts[1]?.id, label: 'First', isDeleted: false },
      billingMode: 'mixed',
      priority: 'normal',
    });
    const days = (Date.parse(String(taken.quoteValidUntil)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(29);
    expect(Math.round(days)).toBeLessThanOrEqual(31);

    const said = await saveProject(person, {
      isInternal: false,
      customerId: customer.id,
      currency: 'EUR',
      discountPercent: null,
      customerContactId: null,
    });
    expect(said).toMatchObject({ currency: 'EUR', discountPercent: null, customerContactId: null, hoursPerDay: '7.5' });
  });

  test('does not begin with a customer that is blocked, and tells of one on hold', async () => {
    const [blocked, held] = [
      await saveCustomer(person, { name: 'Blocked', status: 'blocked' }),
      await saveCustomer(person, { name: 'Held', status: 'onHold' }),
    ];
    expect(await codesOf({ isInternal: false, customerId: blocked.id })).toEqual(['customerId customerBlocked']);
    const reply = await person.post('/project/save', { name: 'With care', customerId: held.id });
    expect(reply).toMatchObject({ status: 200, alerts: ['Held is on hold. Ask before you start work.'] });
  });
});

describe('contacts', () => {
  let customer: CustomerRecord;
  let other: CustomerRecord;
  beforeAll(async () => {
    customer = await saveCustomer(person, { contacts: [{ firstName: 'Ada', lastName: 'One' }] });
    other = await saveCustomer(person, { contacts: [{ lastName: 'Two' }] });
  });

  test('are those of the customer; the bill may go to those of who pays', async () => {
    const [own, foreign] = [customer.contacts[0]?.id, other.contacts[0]?.id];
    const values = { isInternal: false, customerId: customer.id };
    expect(await codesOf({ ...values, customerContactId: foreign, billingContactId: foreign })).toEqual([
      'customerContactId customerContactMismatch',
      'billingContactId customerContactMismatch',
    ]);
    const project = await saveProject(person, {
      ...values,
      customerContactId: own,
      billToCustomerId: other.id,
      billingContactId: foreign,
    });
    expect(project).toMatchObject({ customerContact: { label: 'Ada One' }, billingContact: { label: 'Two' } });
    const moved = { id: project.id, version: project.version, customerId: other.id };
    expect((await person.post('/project/save', moved)).fieldCodes).toEqual([
      'customerContactId customerContactMismatch',
    ]);
  });

  test('of the customer before stay behind when many projects go to another one at once', async () => {
    const [own, foreign] = [customer.contacts[0]?.id, other.contacts[0]?.id];
    const project = await saveProject(person, { isInternal: false, customerId: customer.id, customerContactId: own });
    const run = async (changes: object) => {
      const asked = { ids: [project.id], action: 'edit', changes };
      const { data } = await person.post<{ receipt: string }>('/project/prepare-bulk', asked);
      return (await person.post<object>('/project/run-bulk', { receipt: data.receipt })).data;
    };
    expect(await run({ customerId: other.id })).toMatchObject({ changed: 1, failed: [] });
    const { data } = await person.get<typeof project>(`/project/get-by-id/${project.id}`);
    expect(data).toMatchObject({ customerId: other.id, customerContactId: null });
    expect(await run({ customerContactId: foreign })).toMatchObject({ changed: 0, skipped: [{ id: project.id }] });
    expect(await run({ copiedFromId: project.id })).toMatchObject({ changed: 0, skipped: [{ id: project.id }] });
  });

  test('stay with their firm while a project names them', async () => {
    const left = { id: customer.id, version: customer.version, contacts: [{ lastName: 'Other' }] };
    expect((await person.post('/customer/save', left)).fieldCodes).toEqual(['contacts rowInUse']);
    const free = await saveCustomer(person, { contacts: [{ lastName: 'Free' }] });
    expect((await saveCustomer(person, { id: free.id, version: 1, name: 'Free firm', contacts: [] })).contacts).toEqual(
      [],
    );
  });

  test('of a provider are the provider’s own', async () => {
    const provider = await saved<Row>(person, 'provider', {
      name: 'Provider',
      countryCode: 'NO',
      contacts: [{ lastName: 'P' }],
    });
    const foreign = customer.contacts[0]?.id;
    expect(await codesOf({ providers: [{ providerId: provider.id, contactId: foreign }] })).toEqual([
      'providers.0.contactId referenceNotFound',
    ]);
    const second = await saved<Row & { contacts: Row[] }>(person, 'provider', {
      name: 'Second',
      countryCode: 'NO',
      contacts: [{ lastName: 'S' }],
    });
    const mixed = { providers: [{ providerId: provider.id, contactId: second.contacts[0]?.id }] };
    expect(await codesOf(mixed)).toEqual(['providers.0.contactId providerContactMismatch']);
  });
});

describe('what cannot be right is named at its cell, and nothing of it is stored', () => {
  test.each([
    ['a person and a provider on one line', 'lines.1.providerId assigneeConflict'],
    ['a milestone outside', 'milestones.0.dueDate milestoneOutside'],
    ['a negative quantity', 'lines.1.quantity numberOutOfRange'],
    ['text in a number', 'lines.1.quantity numberNotValid'],
    ['the same place twice', 'places.1.placeId placeTwice'],
    ['shares of more than the whole', 'milestones.1.weightPercent percentSumExceeded'],
    ['1,001 lines', 'lines tooManyItems'],
    ['a customer that was removed meanwhile', 'customerId referenceDeleted'],
    ['a line of another project', 'lines.0.id idAlreadyUsed'],
    ['a line that ends before it begins', 'lines.1.endDate dateOrder'],
    ['a service on a section', 'lines.0.serviceId fieldNotAllowedHere'],
    ['a price on nothing', 'lines.1.unitPrice fieldRequired'],
  ])('%s', async (what, expected) => {
    const worker = await savePersonnel(person);
    const provider = await saved<Row>(person, 'provider', { name: 'Provider', countryCode: 'NO' });
    const place = await saved<Row>(person, 'place', { name: `Office ${what}`, kind: 'ownOffice', countryCode: 'NO' });
    const customer = await saveCustomer(person);
    const foreign = await saveProject(person, { lines: [work()] });
    const service = await someService();
    await person.del(`/customer/remove/${customer.id}`);
    const head = { type: 'section', description: 'First' };
    const bad: Record<string, object> = {
      'a person and a provider on one line': {
        lines: [head, work({ personnelId: worker.id, providerId: provider.id })],
      },
      'a milestone outside': { endDate: '2026-03-31', milestones: [{ name: 'Late', dueDate: '2026-04-01' }] },
      'a negative quantity': { lines: [head, work({ quantity: '-1' })] },
      'text in a number': { lines: [head, work({ quantity: 'many' })] },
      'the same place twice': { places: [{ placeId: place.id }, { placeId: place.id }] },
      'shares of more than the whole': {
        milestones: [
          { name: 'One', weightPercent: '60' },
          { name: 'Two', weightPercent: '40.0001' },
        ],
      },
      '1,001 lines': { lines: Array.from({ length: 1001 }, () => work()) },
      'a customer that was removed meanwhile': { isInternal: false, customerId: customer.id },
      'a line of another project': { lines: [{ ...work(), id: foreign.lines[0]?.id }] },
      'a line that ends before it begins': { lines: [head, work({ startDate: '2026-02-02', endDate: '2026-02-01' })] },
      'a service on a section': { lines: [{ ...head, serviceId: service.id }] },
      'a price on nothing': { lines: [head, work({ unitPrice: null })] },
    };
    const before = await countOf();
    expect(await codesOf(bad[what] ?? {})).toContain(expected);
    expect(await countOf()).toBe(before);
  });
});

async function someService(): Promise<Row> {
  const category = await saved<Row>(person, 'service-category', { name: `Category ${Math.random()}` });
  return saved(person, 'service', { name: 'Advice', categoryId: category.id });
}

test('exactly one place is the main one, and a copy’s source stays what it was', async () => {
  const places = await Promise.all(
    ['North', 'South'].map((name) => saved<Row>(person, 'place', { name, kind: 'ownOffice', countryCode: 'NO' })),
  );
  const project = await saveProject(person, { places: places.map(({ id }) => ({ placeId: id })) });
  expect(project.places.map(({ isMain }) => isMain)).toEqual([true, false]);
  const moved = await saved<typeof project>(person, 'project', {
    id: project.id,
    version: 1,
    places: project.places.map(({ id }, index) => ({ id, isMain: index === 1 })),
  });
  expect(moved.places.map(({ isMain }) => isMain)).toEqual([false, true]);

  const copy = await saveProject(person, { copiedFromId: project.id });
  const other = { id: copy.id, version: copy.version, copiedFromId: null };
  expect((await person.post('/project/save', other)).fieldCodes).toEqual(['copiedFromId copySourceFixed']);
});

test('a guest sees the names of providers and places of own projects, and no cost of anything', async () => {
  const provider = await saved<Row>(person, 'provider', { name: 'Known to the guest', countryCode: 'NO' });
  const payer = await saveCustomer(person, { name: 'Who pays' });
  const worker = await savePersonnel(person, { userId: people.GUEST.id });
  const project = await saveProject(person, {
    billToCustomerId: payer.id,
    members: [{ personnelId: worker.id }],
    providers: [{ providerId: provider.id, agreedAmount: '900', contractRef: 'secret' }],
    milestones: [{ name: 'Start', weightPercent: '50' }],
    lines: [work({ unitCost: '40', providerId: provider.id, internalNote: 'secret' })],
  });
  const reply = await people.GUEST.get<typeof project>(`/project/get-by-id/${project.id}`);
  expect(reply.data.providers).toEqual([
    {
      id: project.providers[0]?.id,
      providerId: provider.id,
      provider: { id: provider.id, label: 'Known to the guest', isDeleted: false },
      role: null,
    },
  ]);
  expect(JSON.stringify(reply.data)).not.toMatch(/secret|"900|"40"|weightPercent|totals|Who pays/);
  expect((await people.GUEST.get(`/provider/get-by-id/${provider.id}`)).status).toBe(200);
  expect((await people.GUEST.get(`/customer/get-by-id/${payer.id}`)).status).toBe(404);
});
