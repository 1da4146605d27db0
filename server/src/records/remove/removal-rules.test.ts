import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { grid, type Row, saveCustomer, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

interface Used {
  blocking: boolean;
  uses: { entity: string; count: number; blocks: boolean; rows: { id: string; label: string }[] }[];
  takenAlong: { entity: string; count: number }[];
}
interface Removed {
  deletionId: string;
  removed: { entity: string; id: string }[];
}

let made = 0;
const save = (noun: string, values: object) => saved<Row>(people.SA, noun, values);
const change = async (noun: string, id: string, values: object) => {
  const { data } = await people.SA.get<Row>(`/${noun}/get-by-id/${id}`);
  return save(noun, { id, version: data.version, ...values });
};
const newCategory = (values: object = {}) => save('service-category', { name: `Category ${++made}`, ...values });
const newProvider = () => save('provider', { name: `Provider ${++made}`, countryCode: 'DE' });
const newPlace = (values: object) => save('place', { name: `Place ${++made}`, ...values });
const newRate = (values: object) =>
  save('rate', { side: 'cost', unit: 'day', amount: '9', currency: 'EUR', ...values });

const whereUsed = async (noun: string, id: string, person: Person = people.SA) =>
  (await person.get<Used>(`/${noun}/where-used/${id}`)).data;
/** What a removal comes to, the entities removed in their order. */
const remove = async (noun: string, id: string, person: Person = people.SA) => {
  const reply = await person.del<Removed>(`/${noun}/remove/${id}`);
  const came = reply.errorCode === null ? reply.data.removed.map(({ entity }) => entity) : [reply.errorCode];
  return { ...reply, told: [reply.status, ...came].join(' ') };
};
const isLive = async (noun: string, id: string) =>
  (await people.SA.get<Row>(`/${noun}/get-by-id/${id}`)).data.deletedAt === null;

/** A use that keeps a record, as the reply tells it. */
const keeping = (entity: string, record: Row, label: unknown) => ({
  entity,
  count: 1,
  blocks: true,
  rows: [{ id: record.id, label }],
});

async function expectKept(noun: string, id: string, by: string, record: Row, label: unknown): Promise<void> {
  expect((await whereUsed(noun, id)).uses).toEqual([keeping(by, record, label)]);
  const reply = await remove(noun, id);
  expect(reply.told).toBe('409 deleteBlocked');
  expect((reply.data as unknown as Used).uses).toEqual([keeping(by, record, label)]);
  expect(await isLive(noun, id)).toBe(true);
}

describe('a service', () => {
  test('goes with its rates, and they come back with it', async () => {
    const { id: categoryId } = await newCategory();
    const service = await save('service', { name: 'Audit', categoryId, unitPrice: '100', unitCost: '50' });
    const { id: customerId } = await saveCustomer(people.SA);
    const agreed = await newRate({ side: 'sell', customerId, serviceId: service.id });
    const gone = await newRate({ side: 'sell', customerId, serviceId: service.id, minQuantity: '5' });
    await people.SA.del(`/rate/remove/${gone.id}`);
    const used = await whereUsed('service', service.id);
    expect(used).toEqual({ blocking: false, uses: [], takenAlong: [{ entity: 'rate', count: 3 }] });
    expect((await whereUsed('service', service.id, people.EDITOR)).takenAlong).toEqual([{ entity: 'rate', count: 2 }]);

    const reply = await remove('service', service.id, people.ADMIN);
    expect(reply.told).toBe('200 service rate rate rate');
    expect(await isLive('rate', agreed.id)).toBe(false);
    expect((await people.ADMIN.put(`/rate/undelete/${agreed.id}`)).fieldCodes).toEqual(['serviceId referenceDeleted']);

    const restored = await people.ADMIN.put<Row>(`/service/undelete/${reply.data.deletionId}`);
    expect(restored.data).toMatchObject({ unitPrice: '100', unitCost: '50', version: 3 });
    const { total } = await grid(people.SA, 'rate', {
      filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [service.id] }] },
    });
    expect(total).toBe(3);
    expect(await isLive('rate', gone.id)).toBe(false);
  });
});

describe('a service category', () => {
  test('stays while live services or categories stand below it', async () => {
    const parent = await newCategory();
    const child = await newCategory({ parentId: parent.id });
    await expectKept('service-category', parent.id, 'service-category', child, child.name);
    const service = await save('service', { name: 'Review', categoryId: child.id });
    await expectKept('service-category', child.id, 'service', service, 'Review');
    await remove('service', service.id);
    expect((await remove('service-category', child.id)).told).toBe('200 service-category');
    expect((await remove('service-category', parent.id)).told).toBe('200 service-category');
    const back = await people.SA.put(`/service-category/undelete/${child.id}`);
    expect([back.errorCode, ...back.fieldCodes]).toEqual(['restoreConflict', 'parentId referenceDeleted']);
    expect((await people.SA.put(`/service/undelete/${service.id}`)).fieldCodes).toEqual([
      'categoryId referenceDeleted',
    ]);
    for (const [noun, id] of [
      ['service-category', parent.id],
      ['service-category', child.id],
      ['service', service.id],
    ])
      expect((await people.SA.put(`/${noun}/undelete/${id}`)).status, noun).toBe(200);
  });

  test('goes although a provider delivers it', async () => {
    const category = await newCategory();
    const provider = await newProvider();
    await change('provider', provider.id, { serviceCategoryIds: [category.id] });
    expect(await whereUsed('service-category', category.id)).toMatchObject({
      blocking: false,
      uses: [{ entity: 'provider', count: 1, blocks: false }],
    });
    expect((await remove('service-category', category.id)).status).toBe(200);
    expect((await people.SA.get(`/provider/get-by-id/${provider.id}`)).data).toMatchObject({
      serviceCategories: [{ id: category.id, isDeleted: true }],
    });
  });
});

describe('somebody of the firm', () => {
  test('stays while in charge of others who are still there', async () => {
    const head = await savePersonnel(people.SA);
    const other = await savePersonnel(people.SA, { managerId: head.id, lastName: 'Below' });
    await expectKept('personnel', head.id, 'personnel', other as Row, 'Pat Below');
    await change('personnel', other.id, { isActive: false });
    expect((await whereUsed('personnel', head.id)).uses).toMatchObject([{ entity: 'personnel', blocks: false }]);
    expect((await remove('personnel', head.id)).told).toBe('200 personnel');
  });

  test('stays while managing the account of a customer, unless it is a former one', async () => {
    const person = await savePersonnel(people.SA);
    const customer = await saveCustomer(people.SA, { name: 'Managed', accountManagerId: person.id });
    await expectKept('personnel', person.id, 'customer', customer as Row, 'Managed');
    await change('customer', customer.id, { status: 'former' });
    expect((await remove('personnel', person.id)).told).toBe('200 personnel');
  });

  test('stays while a member of a project that is not settled', async () => {
    const person = await savePersonnel(people.SA);
    const members = [{ personnelId: person.id }];
    const project = await saveProject(people.SA, { name: 'Under way', members });
    await expectKept('personnel', person.id, 'project', project as unknown as Row, 'Under way');
    await app.database.pool.query("update projects set status = 'closed' where id = $1", [project.id]);
    const rate = await newRate({ personnelId: person.id });
    expect((await remove('personnel', person.id)).told).toBe('200 personnel rate');
    expect((await people.SA.put<Row>(`/personnel/undelete/${person.id}`)).status).toBe(200);
    expect(await isLive('rate', rate.id)).toBe(true);
  });
});

describe('a provider', () => {
  test('stays while an active freelancer comes from it, and goes with contacts, sites and rates', async () => {
    const provider = await newProvider();
    await change('provider', provider.id, { contacts: [{ lastName: 'One' }, { lastName: 'Two' }] });
    const freelancer = await savePersonnel(people.SA, {
      employmentType: 'freelancer',
      providerId: provider.id,
      lastName: 'Lance',
    });
    const site = await newPlace({ kind: 'providerSite', providerId: provider.id });
    const rate = await newRate({ providerId: provider.id });
    await expectKept('provider', provider.id, 'personnel', freelancer as Row, 'Pat Lance');
    expect((await whereUsed('provider', provider.id)).takenAlong).toEqual([
      { entity: 'provider.contacts', count: 2 },
      { entity: 'place', count: 1 },
      { entity: 'rate', count: 1 },
    ]);
    await change('personnel', freelancer.id, { isActive: false });
    expect((await remove('provider', provider.id)).told).toBe('200 provider place rate');
    const { data } = await people.SA.put<Row>(`/provider/undelete/${provider.id}`);
    expect(data.contacts).toHaveLength(2);
    expect([await isLive('place', site.id), await isLive('rate', rate.id)]).toEqual([true, true]);
  });
});

describe('a customer', () => {
  test('stays while a project is not settled, and goes with contacts, sites nothing uses and rates', async () => {
    const customer = await saveCustomer(people.SA, { name: 'Buyer', contacts: [{ lastName: 'Main' }] });
    const [unused, base] = [
      await newPlace({ customerId: customer.id }),
      await newPlace({ customerId: customer.id, name: 'Base' }),
    ];
    const person = await savePersonnel(people.SA, { basePlaceId: base.id });
    const [price, cost] = [
      await newRate({ side: 'sell', customerId: customer.id }),
      await newRate({ customerId: customer.id, personnelId: person.id }),
    ];
    const project = await saveProject(people.SA, { name: 'Sold', isInternal: false, customerId: customer.id });
    await expectKept('customer', customer.id, 'project', project as unknown as Row, 'Sold');
    await app.database.pool.query("update projects set status = 'lost' where id = $1", [project.id]);
    expect(await whereUsed('customer', customer.id)).toMatchObject({
      blocking: false,
      uses: [{ entity: 'project', count: 1, blocks: false }],
      takenAlong: [
        { entity: 'customer.contacts', count: 1 },
        { entity: 'place', count: 1 },
        { entity: 'rate', count: 2 },
      ],
    });
    const reply = await remove('customer', customer.id);
    expect(reply.told).toBe('200 customer place rate rate');
    expect(await isLive('place', base.id)).toBe(true);
    expect((await people.SA.get(`/project/get-by-id/${project.id}`)).data).toMatchObject({
      customer: { label: 'Buyer', isDeleted: true },
    });
    const taken = await people.SA.put(`/place/undelete/${unused.id}`);
    expect([taken.errorCode, ...taken.fieldCodes]).toEqual(['restoreConflict', 'customerId referenceDeleted']);

    await people.SA.put(`/customer/undelete/${customer.id}`);
    const live = [unused, base].map(({ id }) => isLive('place', id));
    const rated = [price, cost].map(({ id }) => isLive('rate', id));
    expect(await Promise.all([...live, ...rated])).toEqual([true, true, true, true]);
  });

  test('whose site lost its name meanwhile does not come back without it', async () => {
    const customer = await saveCustomer(people.SA);
    const site = await newPlace({ customerId: customer.id, code: 'SITE-1' });
    await remove('customer', customer.id);
    const other = await newPlace({ kind: 'ownOffice', code: 'SITE-1' });
    const reply = await people.SA.put(`/customer/undelete/${customer.id}`);
    expect([reply.errorCode, ...reply.fieldCodes]).toEqual(['restoreConflict', 'code valueNotUnique']);
    expect([await isLive('customer', customer.id), await isLive('place', site.id)]).toEqual([false, false]);
    await remove('place', other.id);
    expect((await people.SA.put(`/customer/undelete/${customer.id}`)).status).toBe(200);
    expect(await isLive('place', site.id)).toBe(true);
  });

  test('that an editor may remove because nothing uses it takes along what they do not see, without a word of it', async () => {
    const customer = await saveCustomer(people.SA);
    const { id: personnelId } = await savePersonnel(people.SA);
    await newRate({ customerId: customer.id, personnelId });
    expect((await whereUsed('customer', customer.id, people.EDITOR)).takenAlong).toEqual([]);
    expect((await remove('customer', customer.id, people.EDITOR)).status).toBe(200);
  });
});

describe('a place', () => {
  test('stays while somebody who is still there has it for a base', async () => {
    const place = await newPlace({ kind: 'ownOffice' });
    const person = await savePersonnel(people.SA, { basePlaceId: place.id, lastName: 'Based' });
    await expectKept('place', place.id, 'personnel', person as Row, 'Pat Based');
    await change('personnel', person.id, { basePlaceId: null });
    expect((await remove('place', place.id)).told).toBe('200 place');
    const taken = await newPlace({ kind: 'venue', name: String(place.name) });
    const reply = await people.SA.put(`/place/undelete/${place.id}`);
    expect([reply.errorCode, ...reply.fieldCodes]).toEqual(['restoreConflict', 'name valueNotUnique']);
    await remove('place', taken.id);
    expect((await people.SA.put(`/place/undelete/${place.id}`)).status).toBe(200);
  });
});
