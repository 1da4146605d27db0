import type { CopyChange } from '@mandate/contract/project/copy/copy-changes.ts';
import type { CarriedPrice, NotCarried } from '@mandate/contract/project/copy/copy-context.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import {
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';

let app: TestApp;
let admin: Person;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
});
afterAll(() => app.close());

type Fields = Record<string, unknown>;
type Prepared = {
  project: ProjectRecord;
  notCarried: NotCarried[];
  kept: CarriedPrice[];
  changed: CopyChange[];
  isMade: boolean;
};

async function prepare(person: Person, sourceId: string, wishes: object = {}): Promise<Prepared> {
  const reply = await person.post<Prepared>(`/project/prepare-copy/${sourceId}`, wishes);
  if (reply.status !== 200) throw new Error(`refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

const rateOf = (values: object) =>
  saved<{ id: string }>(admin, 'rate', { side: 'sell', unit: 'day', currency: 'EUR', ...values });
const newService = async (name: string) => {
  const category = await saved<{ id: string }>(admin, 'service-category', { name: `Kind ${name}` });
  return saved<{ id: string }>(admin, 'service', { name, unit: 'day', categoryId: category.id });
};
const codes = ({ notCarried }: Prepared) => notCarried.map(({ part, label, code }) => `${part} ${label} ${code}`);
const historyOf = async (id: string) =>
  (await admin.get<{ rows: Fields[] }>(`/project/history/${id}`)).data.rows.map(({ version, action, reason }) => ({
    version,
    action,
    reason,
  }));

/** A project of 2026 with one line whose price and cost come from rates that rise in 2027. */
async function ratedProject(values: object = {}) {
  const someone = await savePersonnel(admin, { firstName: 'Mara', lastName: `Feld ${uuidV7()}`, jobTitle: 'Actuary' });
  const service = await newService(`Advice ${uuidV7()}`);
  await rateOf({ serviceId: service.id, amount: '1450', validFrom: '2026-01-01', validTo: '2026-12-31' });
  await rateOf({ serviceId: service.id, amount: '1520', validFrom: '2027-01-01' });
  await rateOf({
    side: 'cost',
    personnelId: someone.id,
    amount: '700',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  });
  await rateOf({ side: 'cost', personnelId: someone.id, amount: '750', validFrom: '2027-01-01' });
  const source = await saveProject(admin, {
    name: 'Audit 2026',
    startDate: '2026-09-01',
    endDate: '2026-12-18',
    lines: [work({ serviceId: service.id, personnelId: someone.id, unitPrice: null, quantity: '2' })],
    members: [{ personnelId: someone.id, startDate: '2026-09-01', endDate: '2026-09-11', bookingKind: 'confirmed' }],
    milestones: [{ name: 'Done', dueDate: '2026-12-18', reachedOn: '2025-12-01' }],
    ...values,
  });
  return { source, someone, service };
}

describe('a prepared copy', () => {
  test('has the dates of its start, the prices and costs of its days, and nothing of what came of the source', async () => {
    const { source } = await ratedProject();
    const { project, notCarried, changed } = await prepare(admin, source.id, { startDate: '2027-01-04' });
    expect(project).toMatchObject({
      name: 'Audit 2027',
      status: 'draft',
      startDate: '2027-01-04',
      endDate: '2027-04-22',
      copiedFromId: source.id,
      quoteValidUntil: addDays(dayIn(new Date(), 'UTC'), 30),
      members: [{ startDate: '2027-01-04', endDate: '2027-01-14', bookingKind: 'tentative' }],
      milestones: [{ dueDate: '2027-04-22', reachedOn: null }],
    });
    expect(project.lines[0]).toMatchObject({ unitPrice: '1520', unitCost: '750', net: '3040.00', cost: '1500.00' });
    expect(project.totals).toMatchObject({ contractNet: '3040.00', plannedCost: '1500.00' });
    expect([source.totals.contractNet, 'version' in project, 'code' in project, notCarried]).toEqual([
      '2900.00',
      false,
      false,
      [],
    ]);
    expect(changed).toContainEqual({ field: 'lines.0.unitPrice', from: '1450', to: '1520' });
  });

  test('has the same dates of the next year that lies ahead when nobody says when, and is named by it', async () => {
    const year = Number(dayIn(new Date(), 'UTC').slice(0, 4));
    const { source } = await ratedProject({
      ...{ name: `Audit ${year + 1}`, startDate: `${year + 1}-03-01`, endDate: `${year + 1}-12-31` },
      ...{ members: [], milestones: [{ name: 'Done', dueDate: `${year + 1}-06-30` }] },
    });
    const { project } = await prepare(admin, source.id);
    expect(project).toMatchObject({
      ...{ name: `Audit ${year + 2}`, startDate: `${year + 2}-03-01`, endDate: `${year + 2}-12-31` },
      milestones: [{ dueDate: `${year + 2}-06-30` }],
    });
    // Another day moves dates by working days, as before.
    const other = await prepare(admin, source.id, { startDate: `${year + 2}-03-08` });
    expect(other.project.endDate).not.toMatch(/-12-31$/);
    const refused = await admin.post(`/project/prepare-copy/${source.id}`, {
      ...{ startDate: `${year + 2}-03-08`, dates: 'sameDates' },
    });
    expect(refused.fieldCodes).toEqual(['startDate copyStartOther']);
  });

  test('of a project without a start begins on the next working day', async () => {
    const { source } = await ratedProject({ startDate: null, endDate: null, members: [], milestones: [] });
    const { project } = await prepare(admin, source.id);
    expect(String(project.startDate) > dayIn(new Date(), 'UTC')).toBe(true);
    expect([0, 6]).not.toContain(new Date(`${project.startDate}T00:00:00Z`).getUTCDay());
  });

  test('may begin on the first and the last day there is', async () => {
    const { source } = await ratedProject();
    for (const startDate of ['1900-01-01', '2200-12-31']) {
      for (const dates of ['workingDays', 'calendarDays']) {
        expect((await prepare(admin, source.id, { startDate, dates })).project.startDate).toBe(startDate);
      }
    }
  });

  test('is saved as the project it was prepared as, and saved twice is one project', async () => {
    const { source } = await ratedProject();
    const id = uuidV7();
    const { project } = await prepare(admin, source.id, { id, startDate: '2027-01-04' });
    const again = await prepare(admin, source.id, { id, startDate: '2027-01-04' });
    expect(again.project).toEqual(project);
    const [one, other] = await Promise.all([saveProject(admin, project), saveProject(admin, again.project)]);
    expect([one.id, other.id, one.code]).toEqual([id, id, other.code]);
    expect(one.lines).toEqual(project.lines);
    expect(one.totals).toEqual(project.totals);
    expect((await historyOf(id)).map(({ reason }) => reason)).toEqual([`Copied from ${source.code}.`]);
    expect(await historyOf(source.id)).toEqual([
      { version: 1, action: 'save', reason: `Copied to ${one.code}.` },
      { version: 1, action: 'create', reason: null },
    ]);
    const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${source.id}`);
    expect(data.version).toBe(1);
  });

  test('leaves the saves of its source to be taken back', async () => {
    const { source } = await ratedProject();
    await saved(admin, 'project', { id: source.id, version: 1, name: 'Audit of 2026' });
    const { project } = await prepare(admin, source.id);
    await saveProject(admin, project);
    const { data } = await admin.post<ProjectRecord>(`/project/undo/${source.id}`, { version: 2 });
    expect(data.name).toBe('Audit 2026');
  });

  test('raises prices, reads costs again and keeps them when that is chosen', async () => {
    const { source } = await ratedProject();
    const raised = await prepare(admin, source.id, { startDate: '2027-01-04', prices: 'raise', raisePercent: '2.5' });
    expect(raised.project.lines[0]).toMatchObject({ unitPrice: '1486.25', unitCost: '750' });
    const kept = await prepare(admin, source.id, { startDate: '2027-01-04', prices: 'keep' });
    expect(kept.project.lines[0]).toMatchObject({ unitPrice: '1450', unitCost: '700' });
    const refused = await admin.post(`/project/prepare-copy/${source.id}`, { prices: 'raise' });
    expect(refused.fieldCodes).toEqual(['raisePercent fieldRequired']);
  });

  test('says which rates are missing on its days', async () => {
    const { source, service } = await ratedProject();
    const { rows } = (
      await admin.post<{ rows: Fields[] }>('/rate/get-grid', {
        filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [service.id] }] },
      })
    ).data;
    for (const { id, validFrom } of rows) if (validFrom === '2027-01-01') await admin.del(`/rate/remove/${id}`);
    const prepared = await prepare(admin, source.id, { startDate: '2027-01-04' });
    expect(prepared.project.lines[0]).toMatchObject({ unitPrice: null, net: '0.00' });
    expect(codes(prepared)).toEqual(['lines Work rateMissing']);
  });
});

describe('who and what is no longer there', () => {
  test('is a role to be filled, or is left out, and is told', async () => {
    const { source, someone, service } = await ratedProject();
    const firm = await saved<{ id: string; version: number }>(admin, 'provider', {
      name: 'Brandt',
      countryCode: 'DE',
      status: 'approved',
    });
    const place = await saved<{ id: string }>(admin, 'place', { name: 'Harbour House', kind: 'venue' });
    const changedSource = await saveProject(admin, {
      id: source.id,
      version: 1,
      providers: [{ providerId: firm.id, role: 'Reviewer', agreedAmount: '5', purchaseOrderNumber: 'PO 1' }],
      places: [{ placeId: place.id }],
      lines: [...source.lines, work({ description: 'Review', providerId: firm.id })],
    });
    const before = await prepare(admin, source.id, { startDate: '2027-01-04' });
    expect(before.project.providers[0]).toMatchObject({
      status: 'requested',
      agreedAmount: null,
      purchaseOrderNumber: null,
    });
    await saved(admin, 'personnel', { id: someone.id, version: 1, isActive: false });
    await saved(admin, 'provider', { id: firm.id, version: 1, status: 'onHold' });
    await saved(admin, 'service', { id: service.id, version: 1, isActive: false });
    await saved(admin, 'place', { id: place.id, version: 1, isActive: false });
    const prepared = await prepare(admin, source.id, { startDate: '2027-01-04' });
    expect(codes(prepared).sort()).toEqual(
      [
        `lines ${someone.displayName} personLeft`,
        `members ${someone.displayName} personLeft`,
        'lines Brandt providerNotApproved',
        'providers Brandt providerNotApproved',
        'places Harbour House placeGone',
        `lines ${(changedSource.lines[0] as unknown as { service: { label: string } }).service.label} serviceGone`,
      ].sort(),
    );
    expect(prepared.project.lines).toMatchObject([
      { personnelId: null, placeholderRole: 'Actuary', description: 'Work', serviceId: null },
      { providerId: null, placeholderRole: 'Reviewer' },
    ]);
    expect(prepared.project.members[0]).toMatchObject({ personnelId: null, placeholderRole: 'Actuary' });
    expect([prepared.project.providers, prepared.project.places]).toEqual([[], []]);
    await saveProject(admin, prepared.project);
  });
});

describe('a copy for another customer', () => {
  test('has its terms and none of the contacts and sites of the old one', async () => {
    const old = await saveCustomer(admin, { contacts: [{ firstName: 'Ann', lastName: 'Old' }] });
    const site = await saved<{ id: string }>(admin, 'place', { name: 'Site', customerId: old.id });
    const other = await saveCustomer(admin, { name: 'The other', currency: 'CHF', discountPercent: '3' });
    const contactId = (old as unknown as { contacts: { id: string }[] }).contacts[0]?.id;
    const service = await newService(`Travels ${uuidV7()}`);
    await rateOf({ serviceId: service.id, amount: '1520', validFrom: '2026-01-01' });
    const { source } = await ratedProject({
      isInternal: false,
      customerId: old.id,
      customerContactId: contactId,
      places: [{ placeId: site.id, isMain: true }],
      lines: [
        work({ serviceId: service.id, unitPrice: null }),
        work({ type: 'expense', description: 'Typed', unitPrice: '500', unitCost: '300' }),
      ],
    });
    const prepared = await prepare(admin, source.id, { customerId: other.id, startDate: '2027-01-04', prices: 'keep' });
    expect(prepared.project).toMatchObject({
      customerId: other.id,
      customer: { id: other.id, label: 'The other' },
      customerContactId: null,
      currency: 'CHF',
      discountPercent: '3',
      places: [],
    });
    expect(codes(prepared)).toContain('places Site placeOfOtherCustomer');
    // No exchange rate leads to francs: what somebody typed in euros is no price there.
    expect(codes(prepared)).toContain('lines Typed priceNotConverted');
    expect(prepared.project.lines.map(({ description }) => description)).toEqual(['Work']);
    await saved(admin, 'exchange-rate', { currency: 'CHF', validFrom: '2026-01-01', rate: '1.25' });
    const converted = await prepare(admin, source.id, { customerId: other.id, startDate: '2027-01-04' });
    expect(converted.kept).toMatchObject([{ code: 'priceConverted', label: 'Typed' }]);
    expect(converted.project.lines).toMatchObject([
      { unitPrice: '1216' },
      { description: 'Typed', unitPrice: '400', unitCost: '300', costCurrency: 'EUR', fxRate: '0.8', cost: '240.00' },
    ]);
    expect((await saveProject(admin, converted.project)).totals).toEqual(converted.project.totals);
    expect(prepared.changed).toContainEqual({ field: 'currency', from: 'EUR', to: 'CHF' });
    const blocked = await saveCustomer(admin, { name: 'Blocked', status: 'blocked' });
    const refused = await admin.post(`/project/prepare-copy/${source.id}`, { customerId: blocked.id });
    expect(refused.fieldCodes).toEqual(['customerId customerBlocked']);
    expect((await admin.post(`/project/prepare-copy/${source.id}`, { customerId: uuidV7() })).fieldCodes).toEqual([
      'customerId referenceNotFound',
    ]);
  });
});

describe('who may copy', () => {
  test('without sight of costs sees none, and the copy has them all the same', async () => {
    const { source } = await ratedProject();
    const { project, changed } = await prepare(editor, source.id, { startDate: '2027-01-04' });
    expect(JSON.stringify({ project, changed })).not.toMatch(/unitCost|plannedCost|costSource|margin|"75[05]/);
    const copy = await saveProject(editor, project);
    const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${copy.id}`);
    expect(data.lines[0]).toMatchObject({ unitPrice: '1520', unitCost: '750' });
  });

  test('without sight of prices is told nothing of money', async () => {
    const blind = await signIn(app, 'EDITOR', 'No Money', []);
    const { source } = await ratedProject();
    const prepared = await prepare(blind, source.id, { startDate: '2027-01-04', prices: 'keep' });
    expect(JSON.stringify(prepared)).not.toMatch(/unitPrice|totals|"net"|"(1450|1520|2900|3040)/);
    const copy = await saveProject(blind, prepared.project);
    const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${copy.id}`);
    expect(data.lines[0]?.unitPrice).toBe('1520');
  });

  test('is told whether the copy was made already, as far as the caller sees it', async () => {
    const { source } = await ratedProject();
    const id = uuidV7();
    const isMadeFor = async (person: Person) => (await prepare(person, source.id, { id })).isMade;
    const { project } = await prepare(editor, source.id, { id });
    expect([await isMadeFor(editor), (await prepare(editor, source.id)).isMade]).toEqual([false, false]);
    await saveProject(editor, project);
    expect(await isMadeFor(editor)).toBe(true);
    await admin.del(`/project/remove/${id}`);
    expect([await isMadeFor(admin), await isMadeFor(editor)]).toEqual([true, false]);
  });

  test('is nobody who may not create projects, and nobody of a project that is not there', async () => {
    const guest = await signIn(app, 'GUEST');
    const { source } = await ratedProject();
    expect((await guest.post(`/project/prepare-copy/${source.id}`, {})).status).toBe(403);
    expect((await admin.post(`/project/prepare-copy/${uuidV7()}`, {})).status).toBe(404);
    await admin.del(`/project/remove/${source.id}`);
    expect((await admin.post(`/project/prepare-copy/${source.id}`, {})).status).toBe(404);
    expect((await editor.post(`/project/prepare-copy/${source.id}`, {})).status).toBe(404);
  });
});
