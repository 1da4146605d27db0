import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saved, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

interface Stored {
  id: string;
  version: number;
}

const taxRate = (code: string, percent = '5') =>
  saved<{ id: string }>(admin, 'tax-rate', { code, name: `Rate ${code}`, percent });

describe('a reference', () => {
  test('to a record that was deleted meanwhile is refused, in fields and in rows', async () => {
    const customer = await saveCustomer(admin);
    const rate = await taxRate('GONE');
    await admin.del(`/customer/remove/${customer.id}`);
    await admin.del(`/tax-rate/remove/${rate.id}`);
    const reply = await admin.post('/project/save', {
      name: 'Late',
      customerId: customer.id,
      lines: [work(), work({ taxRateId: rate.id })],
    });
    expect(reply.fieldCodes).toEqual(['customerId referenceDeleted', 'lines.1.taxRateId referenceDeleted']);
  });

  test('to a record of another kind is refused', async () => {
    const rate = await taxRate('KIND');
    expect((await admin.post('/project/save', { name: 'Kind', customerId: rate.id })).fieldCodes).toEqual([
      'customerId referenceNotFound',
    ]);
  });

  test('that is kept does not keep a record from being saved, and shows that it is deleted', async () => {
    const rate = await taxRate('KEPT');
    const customer = await saveCustomer(admin, { name: 'Keeper', defaultTaxRateId: rate.id });
    await app.database.pool.query('update tax_rates set deleted_at = now() where id = $1', [rate.id]);
    const after = await saveCustomer(admin, { ...customer, city: 'Rome' });
    expect(after.defaultTaxRate).toEqual({ id: rate.id, label: 'Rate KEPT', isDeleted: true });
  });

  test('to a record that is inactive is refused where it is chosen anew, and kept where it was chosen before', async () => {
    const manager = await savePersonnel(admin);
    const customer = await saveCustomer(admin, { accountManagerId: manager.id });
    await savePersonnel(admin, { id: manager.id, version: manager.version, isActive: false });
    const kept = await saveCustomer(admin, { ...customer, city: 'Rome' });
    expect(kept.city).toBe('Rome');
    const anew = await admin.post('/customer/save', { name: 'Anew', accountManagerId: manager.id });
    expect([anew.status, anew.fieldCodes]).toEqual([400, ['accountManagerId referenceInactive']]);
    expect(anew.fieldErrors[0]?.message).toBe('The chosen record is inactive.');
  });

  test('of a project and of its rows goes to what is active, and stays when that ends', async () => {
    const inactive = { isActive: false };
    const person = await savePersonnel(admin, inactive);
    const category = await saved<Stored>(admin, 'service-category', { name: 'Idle kind', ...inactive });
    const busy = await saved<Stored>(admin, 'service-category', { name: 'Busy kind' });
    const service = await saved<Stored>(admin, 'service', { name: 'Audit', unit: 'day', categoryId: busy.id });
    const ofKind = await admin.post('/service/save', { name: 'Review', unit: 'day', categoryId: category.id });
    expect(ofKind.fieldCodes).toEqual(['categoryId referenceInactive']);
    const project = await saveProject(admin, { lines: [work({ serviceId: service.id })] });
    await saved(admin, 'service', { id: service.id, version: service.version, ...inactive });
    const [line] = project.lines;
    const reply = await admin.post('/project/save', {
      ...{ id: project.id, version: project.version, projectManagerId: person.id },
      lines: [line, work({ serviceId: service.id })],
    });
    expect(reply.fieldCodes.toSorted()).toEqual([
      'lines.1.serviceId referenceInactive',
      'projectManagerId referenceInactive',
    ]);
    const kept = await admin.post('/project/save', { id: project.id, version: project.version, lines: [line] });
    expect([kept.status, kept.fieldCodes]).toEqual([200, []]);
  });

  test('of a removed record that became inactive meanwhile does not keep it from coming back', async () => {
    const manager = await savePersonnel(admin);
    const customer = await saveCustomer(admin, { accountManagerId: manager.id });
    await admin.del(`/customer/remove/${customer.id}`);
    await savePersonnel(admin, { id: manager.id, version: manager.version, isActive: false });
    expect((await admin.put(`/customer/undelete/${customer.id}`)).status).toBe(200);
  });

  test('made while its record is being deleted leaves none that points to nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const customer = await saveCustomer(admin);
      const [removed, project] = await Promise.all([
        admin.del(`/customer/remove/${customer.id}`),
        admin.post('/project/save', { name: 'Race', customerId: customer.id }),
      ]);
      expect([removed.status, project.status].sort()).toEqual(removed.status === 200 ? [200, 400] : [200, 409]);
    }
  });
});

describe('where a record is used', () => {
  test('is said with counts, names and whether it keeps the record', async () => {
    const customer = await saveCustomer(admin, { contacts: [{ lastName: 'Along' }] });
    for (let count = 0; count < 12; count += 1)
      await saveProject(admin, { name: `Use ${count}`, customerId: customer.id, isInternal: false });
    await app.database.pool.query("update projects set status = 'lost' where name = 'Use 0' and customer_id = $1", [
      customer.id,
    ]);
    const { data } = await admin.get<{ uses: { rows: unknown[] }[] }>(`/customer/where-used/${customer.id}`);
    expect(data).toMatchObject({
      blocking: true,
      uses: [
        { entity: 'project', count: 11, blocks: true },
        { entity: 'project', count: 1, blocks: false },
      ],
      takenAlong: [{ entity: 'customer.contacts', count: 1 }],
    });
    expect(data.uses[0]?.rows).toHaveLength(10);
    const refused = await admin.del(`/customer/remove/${customer.id}`);
    expect([refused.status, refused.errorCode]).toEqual([409, 'deleteBlocked']);
    expect(refused.data).toEqual(data);
  });

  test('includes rows of records and default rates', async () => {
    const rate = await taxRate('USED');
    await saveProject(admin, {
      name: 'In a line',
      lines: [work({ taxRateId: rate.id }), work({ taxRateId: rate.id })],
    });
    await saveCustomer(admin, { name: 'As default', defaultTaxRateId: rate.id });
    const { data } = await admin.get(`/tax-rate/where-used/${rate.id}`);
    expect(data).toMatchObject({
      blocking: true,
      uses: [
        { entity: 'customer', count: 1 },
        { entity: 'project', count: 1 },
      ],
    });
  });
});
