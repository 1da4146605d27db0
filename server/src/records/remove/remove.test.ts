import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calls } from '../../../testing/callers/call.ts';
import { everyRole } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

interface Removed {
  deletionId: string;
  removed: { entity: string; id: string }[];
}
const removed = async (person: Calls, noun: string, id: string, search = '') => {
  const reply = await person.del<Removed>(`/${noun}/remove/${id}${search}`);
  return { ...reply, told: `${reply.status} ${reply.errorCode}` };
};

describe('removing a record', () => {
  test('takes it out of the lists and gives the id of its deletion', async () => {
    const { id } = await saveCustomer(people.EDITOR, { name: 'Removable' });
    const reply = await removed(people.EDITOR, 'customer', id);
    expect(reply.data.removed).toEqual([{ entity: 'customer', id }]);
    expect((await grid(people.SA, 'customer', { search: 'removable' })).total).toBe(0);
    expect((await people.EDITOR.get(`/customer/get-by-id/${id}`)).status).toBe(404);
    expect((await people.ADMIN.get(`/customer/get-by-id/${id}`)).data).toMatchObject({
      id,
      version: 2,
      deletedBy: { id: people.EDITOR.id },
    });
    expect((await removed(people.ADMIN, 'customer', id)).told).toBe('404 recordNotFound');
  });

  test('is refused when somebody changed it since', async () => {
    const { id } = await saveCustomer(people.ADMIN);
    await saveCustomer(people.EDITOR, { id, version: 1, city: 'Rome' });
    const reply = await removed(people.ADMIN, 'customer', id, '?version=1');
    expect(reply.told).toBe('409 recordChangedByOther');
    expect(reply.errorMessage).toContain('The EDITOR');
    expect((await removed(people.ADMIN, 'customer', id, '?version=3')).fieldCodes).toEqual(['version versionNotValid']);
    expect((await removed(people.ADMIN, 'customer', id, '?version=2')).status).toBe(200);
  });

  test.each([
    '?version=x',
    '?version=0',
    '?version=',
    '?version=1&version=2',
    '?force=1',
    `?reason=${'x'.repeat(501)}`,
    '?reason=',
  ])('%s is refused', async (search) => {
    const { id } = await saveCustomer(people.ADMIN);
    expect((await removed(people.ADMIN, 'customer', id, search)).told).toBe('400 validationFailed');
  });

  test('of an unknown or malformed id is a record that does not exist', async () => {
    for (const id of [uuidV7(), 'x', '%00', "'", '..%2f', '%F0%9F%98%80', uuidV7().replaceAll('-', '')])
      for (const noun of ['customer', 'project', 'tax-rate'])
        expect((await removed(people.ADMIN, noun, id)).told).toBe('404 recordNotFound');
  });

  test('twenty times at once removes it once', async () => {
    const { id } = await saveCustomer(people.ADMIN);
    const replies = await Promise.all(Array.from({ length: 20 }, () => removed(people.ADMIN, 'customer', id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
  });
});

describe('who may remove', () => {
  test('an editor: customers that nothing uses', async () => {
    const used = await saveCustomer(people.EDITOR);
    const project = await saveProject(people.EDITOR, { customerId: used.id, isInternal: false });
    expect((await removed(people.EDITOR, 'customer', used.id)).told).toBe('403 notPermitted');
    expect((await removed(people.ADMIN, 'customer', used.id)).told).toBe('409 deleteBlocked');
    await app.database.pool.query("update projects set status = 'lost' where id = $1", [project.id]);
    expect((await removed(people.EDITOR, 'customer', used.id)).told).toBe('403 notPermitted');
    expect((await removed(people.ADMIN, 'customer', used.id)).status).toBe(200);
  });

  test('an editor: drafts they made themselves', async () => {
    const own = await saveProject(people.EDITOR);
    const foreign = await saveProject(people.ADMIN);
    const quoted = await saveProject(people.EDITOR);
    await app.database.pool.query("update projects set status = 'quoted' where id = $1", [quoted.id]);
    expect((await removed(people.EDITOR, 'project', foreign.id)).told).toBe('403 notPermitted');
    expect((await removed(people.EDITOR, 'project', quoted.id)).told).toBe('403 notPermitted');
    expect((await removed(people.EDITOR, 'project', own.id)).status).toBe(200);
    expect((await people.ADMIN.get(`/project/get-by-id/${foreign.id}`)).data).toEqual(foreign);
  });

  test('an editor: no tax rate, and nothing is restored by them', async () => {
    const rate = await saved<{ id: string }>(people.ADMIN, 'tax-rate', { code: 'R', name: 'Rate', percent: '1' });
    expect((await removed(people.EDITOR, 'tax-rate', rate.id)).told).toBe('403 notPermitted');
    const { id } = await saveCustomer(people.EDITOR);
    await removed(people.EDITOR, 'customer', id);
    expect((await people.EDITOR.put(`/customer/undelete/${id}`)).status).toBe(403);
  });

  test('a guest who waits: nobody, and no record exists for them', async () => {
    const { id } = await saveCustomer(people.ADMIN);
    const project = await saveProject(people.ADMIN);
    const rate = await saved<{ id: string }>(people.ADMIN, 'tax-rate', { code: 'G', name: 'Rate', percent: '1' });
    const person = await savePersonnel(people.ADMIN);
    const known = { customer: id, project: project.id, 'tax-rate': rate.id, personnel: person.id };
    for (const [noun, one] of Object.entries(known)) {
      for (const asked of [one, uuidV7()]) {
        expect((await people.GUEST.get(`/${noun}/get-by-id/${asked}`)).errorCode).toBe('recordNotFound');
        for (const call of ['history', 'where-used'])
          expect((await people.GUEST.get(`/${noun}/${call}/${asked}`)).errorCode).toBe('notPermitted');
        expect((await removed(people.GUEST, noun, asked)).told).toBe('403 notPermitted');
        expect((await people.GUEST.put(`/${noun}/undelete/${asked}`)).status).toBe(403);
      }
      expect((await people.ADMIN.get(`/${noun}/get-by-id/${one}`)).data).toMatchObject({ version: 1 });
    }
    expect((await people.GUEST.get('/parameter/get-values')).status).toBe(200);
  });
});
