import type { PersonnelOverview } from '@mandate/contract/overview/record/personnel-overview.ts';
import type { PlaceOverview } from '@mandate/contract/overview/record/place-overview.ts';
import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import {
  type OverviewNoun,
  overviewNouns,
  type RelatedList,
  relatedFilter,
  relatedLists,
} from '@mandate/contract/overview/record/related-lists.ts';
import type { ServiceOverview } from '@mandate/contract/overview/record/service-overview.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { companyDay } from '../../business/company-day.ts';

interface Made {
  id: string;
  version: number;
}

let app: TestApp;
let sa: Person;
let editor: Person;
let guest: Person;
let today: string;
const ids = {} as Record<OverviewNoun | 'customer2' | 'Running' | 'Next' | 'Quoted', string>;

async function told<Overview>(person: Person, noun: OverviewNoun, id = ids[noun]): Promise<Overview> {
  const reply = await person.get<Overview>(`/${noun}/get-overview/${id}`);
  if (reply.status !== 200) throw new Error(`refused: ${reply.errorMessage}`);
  return reply.data;
}

async function projectIn(status: string, name: 'Running' | 'Next' | 'Quoted', values: object): Promise<void> {
  const { id } = await saveProject(sa, { name, ...values });
  await app.database.pool.query('update projects set status = $2 where id = $1', [id, status]);
  ids[name] = id;
}

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  editor = await signIn(app, 'EDITOR');
  guest = await signIn(app, 'GUEST', 'A member');
  today = await companyDay(app.database.db);
  const on = (days: number) => addDays(today, days);
  await saved(sa, 'exchange-rate', { currency: 'USD', validFrom: '2020-01-01', rate: '0.5' });
  const provider = await saved<Made>(sa, 'provider', { name: 'Agency', countryCode: 'DE' });
  const person = await savePersonnel(sa, {
    ...{ userId: guest.id, weeklyHours: '40', employmentType: 'freelancer', providerId: provider.id },
  });
  const place = await saved<Made>(sa, 'place', { name: 'Head office', providerId: provider.id, kind: 'providerSite' });
  const { version } = (await sa.get<Made>(`/personnel/get-by-id/${person.id}`)).data;
  await saved(sa, 'personnel', { id: person.id, version, basePlaceId: place.id });
  const category = await saved<Made>(sa, 'service-category', { name: 'Advice' });
  const service = await saved<Made>(sa, 'service', { name: 'A day', categoryId: category.id, unit: 'day' });
  for (const [amount, from, to] of [
    ['800', -400, -36],
    ['900', -35, 9],
    ['950', 10, 99],
    ['990', 100, null],
  ] as const)
    await saved(sa, 'rate', {
      ...{ side: 'sell', serviceId: service.id, unit: 'day', amount, validFrom: on(from) },
      validTo: to === null ? null : on(to),
    });
  await saved(sa, 'rate', { side: 'cost', serviceId: service.id, unit: 'day', amount: '500', validFrom: on(5) });
  const customer = await saveCustomer(sa, { name: 'Managed', accountManagerId: person.id });
  Object.assign(ids, {
    ...{ customer: customer.id, personnel: person.id, provider: provider.id, service: service.id, place: place.id },
  });
  const lines = [
    work({ serviceId: service.id, providerId: provider.id }),
    work({ serviceId: service.id, personnelId: person.id }),
    work({ providerId: provider.id }),
  ];
  const dates = { startDate: on(-30), endDate: on(30) };
  await projectIn('active', 'Running', {
    ...{ ...dates, lines, isInternal: false, customerId: customer.id, projectManagerId: person.id },
    members: [
      { personnelId: person.id, allocationPercent: '25', bookingKind: 'confirmed' },
      { personnelId: person.id, hoursPerWeek: '6', bookingKind: 'tentative', role: 'expert' },
      { personnelId: person.id, allocationPercent: '50', bookingKind: 'confirmed', endDate: on(-1) },
    ],
    providers: [
      {
        providerId: provider.id,
        status: 'agreed',
        agreedAmount: '1000',
        currency: 'USD',
        validTo: on(60),
        role: 'Lead',
      },
      { providerId: provider.id, status: 'requested', agreedAmount: '7000', validTo: on(3) },
    ],
    places: [{ placeId: place.id, isMain: true }],
  });
  await projectIn('approved', 'Next', {
    ...{ startDate: on(-1), endDate: on(90) },
    members: [{ personnelId: person.id, hoursPerWeek: '12.5', bookingKind: 'confirmed' }, { personnelId: person.id }],
    providers: [
      { providerId: provider.id, status: 'agreed', agreedAmount: '250.5', validTo: on(61) },
      { providerId: provider.id, status: 'agreed', agreedAmount: '9', currency: 'KWD', validTo: on(0) },
    ],
  });
  // What was entered before it had to be said.
  const silent =
    'update project_members set allocation_percent = null where project_id = $1 and hours_per_week is null';
  await app.database.pool.query(silent, [ids.Next]);
  await projectIn('quoted', 'Quoted', {
    ...{ ...dates, quoteValidUntil: on(10), lines: [lines[0]] },
    members: [{ personnelId: person.id, allocationPercent: '100', bookingKind: 'confirmed' }],
  });
});
afterAll(() => app.close());

describe('the page of a person', () => {
  test('tells what of their week is booked today, by confirmed and tentative rows, and what nobody said', async () => {
    const { capacity, now } = await told<PersonnelOverview>(sa, 'personnel');
    expect(capacity).toEqual({
      ...{ weeklyHours: '40', bookedHours: '22.5', tentativeHours: '6' },
      ...{ freeHours: '17.5', freePercent: '43.75', unknown: 1 },
    });
    expect(now).toEqual({ projects: 2, managed: 1 });
  });

  test('shows their projects with what they do there, those they manage, and their customers', async () => {
    const { projects, managed, customers } = await told<PersonnelOverview>(sa, 'personnel');
    expect(projects.rows.map(({ name }) => name)).toEqual(['Next', 'Quoted', 'Running']);
    const running = projects.rows.find(({ name }) => name === 'Running');
    expect(running?.bookings).toMatchObject([
      { allocationPercent: '25', bookingKind: 'confirmed', isNow: true, endDate: addDays(today, 30) },
      { hoursPerWeek: '6', bookingKind: 'tentative', isNow: true, role: 'expert' },
      { allocationPercent: '50', isNow: false, endDate: addDays(today, -1) },
    ]);
    expect(projects.rows.find(({ name }) => name === 'Quoted')?.bookings[0]?.isNow).toBe(false);
    expect(managed.rows.map(({ name }) => name)).toEqual(['Running']);
    expect(customers?.rows).toMatchObject([{ name: 'Managed' }]);
  });

  test.each([
    ['after they left', { hiredOn: '2020-01-01', leftOn: -1 }, '0'],
    ['on the last day', { hiredOn: '2020-01-01', leftOn: 0 }, '40'],
    ['before they come', { hiredOn: 1 }, '0'],
  ] as const)('counts hours of the week only while they are with the firm: %s', async (_, days, hours) => {
    const on = (day: string | number) => (typeof day === 'number' ? addDays(today, day) : day);
    const sent = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, on(day)]));
    const { id } = await savePersonnel(sa, { weeklyHours: '40', ...sent });
    const { data } = await sa.get<PersonnelOverview>(`/personnel/get-overview/${id}`);
    expect(data.capacity).toMatchObject({ weeklyHours: hours, freeHours: hours });
  });

  test('tells a guest no hours', async () => {
    const overview = await told<PersonnelOverview>(guest, 'personnel');
    expect(overview.projects.total).toBe(3);
    const bookings = overview.projects.rows.flatMap((row) => row.bookings);
    for (const booking of bookings) expect(Object.keys(booking)).toEqual(['role', 'startDate', 'endDate', 'isNow']);
    for (const name of ['capacity', 'customers', 'rates', 'files', 'notes', 'happened'])
      expect(overview).not.toHaveProperty(name);
  });
});

describe('the page of a provider', () => {
  test('tells what they deliver, what was agreed, and what of it ends within 60 days', async () => {
    const overview = await told<ProviderOverview>(sa, 'provider');
    expect(overview.delivers).toEqual({ lines: 3, runningLines: 2 });
    // 1000 USD at 0.5 and 250.50; nobody converts dinars.
    expect(overview.agreed).toEqual({ count: 3, sum: { amount: '750.50', currency: 'EUR', withoutRate: 1 } });
    expect(overview.expiring).toMatchObject({
      until: addDays(today, 60),
      total: 2,
      rows: [
        { projectId: ids.Next, validTo: today, agreedAmount: '9', currency: 'KWD' },
        { project: { label: 'Running' }, role: 'Lead', validTo: addDays(today, 60), agreedAmount: '1000' },
      ],
    });
    expect(overview.people?.total).toBe(1);
    expect(overview.places?.rows).toMatchObject([{ name: 'Head office' }]);
    expect(overview.projects.rows.map(({ name }) => name)).toEqual(['Next', 'Quoted', 'Running']);
  });

  test('tells who sees no costs how much was agreed upon, and not what it comes to', async () => {
    const overview = await told<ProviderOverview>(editor, 'provider');
    expect(overview.agreed).toEqual({ count: 3 });
    for (const row of overview.expiring?.rows ?? []) expect(row).not.toHaveProperty('agreedAmount');
  });

  test('tells a guest of projects that show the guest the provider, and of nothing agreed', async () => {
    const overview = await told<ProviderOverview>(guest, 'provider');
    expect(overview.projects.rows.map(({ name }) => name)).toEqual(['Next', 'Running']);
    for (const name of ['delivers', 'agreed', 'expiring', 'people', 'files', 'notes', 'happened'])
      expect(overview).not.toHaveProperty(name);
  });
});

describe('the page of a service', () => {
  test('tells in what it was sold, its price now and the next one', async () => {
    const overview = await told<ServiceOverview>(sa, 'service');
    expect(overview.sold).toEqual({ lines: 2, projects: 1 });
    expect(overview.price).toMatchObject({
      now: { amount: '900', currency: 'EUR', unit: 'day', validFrom: addDays(today, -35), validTo: addDays(today, 9) },
      next: { amount: '950', validFrom: addDays(today, 10) },
    });
    expect(overview.cost).toMatchObject({ now: null, next: { amount: '500' } });
    expect(overview.projects?.rows.map(({ name }) => name)).toEqual(['Quoted', 'Running']);
    expect(overview.rates?.total).toBe(5);
  });

  test('leaves out what a role does not see', async () => {
    const ofEditor = await told<ServiceOverview>(editor, 'service');
    expect([ofEditor.price?.now?.amount, ofEditor.rates?.total]).toEqual(['900', 4]);
    expect(ofEditor).not.toHaveProperty('cost');
    const ofGuest = await told<ServiceOverview>(guest, 'service');
    expect(ofGuest).toEqual({ isBehind: expect.any(Boolean) });
  });
});

describe('the page of a place', () => {
  test('tells what is done there and whose base it is', async () => {
    const overview = await told<PlaceOverview>(sa, 'place');
    expect(overview.projects).toMatchObject({ total: 1, rows: [{ name: 'Running' }] });
    expect(overview.people?.rows).toMatchObject([{ jobTitle: null }]);
    expect(overview.happened?.map(({ what }) => what)).toEqual(['created']);
    expect(await told<PlaceOverview>(guest, 'place')).not.toHaveProperty('people');
  });
});

describe('every page of a record', () => {
  test.each(overviewNouns)('of a %s counts what the full lists count', async (noun) => {
    const overview = await told<Record<string, { total: number }>>(sa, noun);
    for (const [name, list] of Object.entries<RelatedList>(relatedLists[noun])) {
      const { total } = await grid(sa, list.noun, { filter: relatedFilter(list, ids[noun]) });
      expect([name, overview[name]?.total]).toEqual([name, total]);
    }
  });

  test.each(overviewNouns)('of a %s is gone with the record', async (noun) => {
    await app.database.pool.query(
      `update ${noun === 'personnel' ? 'personnels' : `${noun}s`} set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1`,
      [ids[noun]],
    );
    expect((await sa.get(`/${noun}/get-overview/${ids[noun]}`)).errorCode).toBe('recordNotFound');
  });
});
