import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  type ProjectRecord,
  saveCustomer,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

async function remove(noun: string, id: string): Promise<string> {
  const { data } = await admin.del<{ deletionId: string }>(`/${noun}/remove/${id}`);
  return data.deletionId;
}

describe('restoring a record', () => {
  test('by the id of its deletion gives it back as it was, rows and all', async () => {
    const project = await saveProject(admin, { lines: [work(), work({ quantity: '3' })], tags: ['a'] });
    const deletionId = await remove('project', project.id);
    const { data } = await admin.put<ProjectRecord>(`/project/undelete/${deletionId}`);
    expect(data).toEqual({ ...project, version: 3, updatedAt: data.updatedAt });
    expect((await admin.get(`/project/get-by-id/${project.id}`)).data).toEqual(data);
  });

  test('is possible by its own id too, and only once', async () => {
    const { id } = await saveCustomer(admin);
    const deletionId = await remove('customer', id);
    expect((await admin.put<CustomerRecord>(`/customer/undelete/${id}`)).data).toMatchObject({
      id,
      deletedAt: null,
      deletedBy: null,
    });
    expect((await admin.put(`/customer/undelete/${id}`)).errorCode).toBe('recordLive');
    expect((await admin.put(`/customer/undelete/${deletionId}`)).errorCode).toBe('recordNotFound');
    expect((await admin.put(`/project/undelete/${id}`)).errorCode).toBe('recordNotFound');
    expect((await admin.put(`/customer/undelete/${uuidV7()}`)).status).toBe(404);
    expect((await admin.put('/customer/undelete/nonsense')).status).toBe(404);
  });

  test('is refused when its code was taken since', async () => {
    const first = await saveCustomer(admin, { code: 'TAKEN' });
    await remove('customer', first.id);
    const second = await saveCustomer(admin, { name: 'The second', code: 'taken' });
    const reply = await admin.put(`/customer/undelete/${first.id}`);
    expect([reply.status, reply.errorCode, ...reply.fieldCodes]).toEqual([
      409,
      'restoreConflict',
      'code valueNotUnique',
    ]);
    expect(reply.errorMessage).toContain('The second');
    await remove('customer', second.id);
    expect((await admin.put(`/customer/undelete/${first.id}`)).status).toBe(200);
  });

  test('at the moment somebody takes its code ends in one of them having it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, code } = await saveCustomer(admin, { code: `MOMENT-${round}` });
      await remove('customer', id);
      const [restored, made] = await Promise.all([
        admin.put(`/customer/undelete/${id}`),
        admin.post('/customer/save', { name: 'Other', code }),
      ]);
      expect([restored.status, made.status].sort()).toEqual([200, 409]);
    }
  });

  test('is refused while what it points to is deleted', async () => {
    const customer = await saveCustomer(admin);
    const { id } = await saveProject(admin, { customerId: customer.id, isInternal: false });
    await remove('project', id);
    await remove('customer', customer.id);
    const reply = await admin.put(`/project/undelete/${id}`);
    expect([reply.status, reply.errorCode, ...reply.fieldCodes]).toEqual([
      409,
      'restoreConflict',
      'customerId referenceDeleted',
    ]);
    await admin.put(`/customer/undelete/${customer.id}`);
    expect((await admin.put(`/project/undelete/${id}`)).status).toBe(200);
  });
});
