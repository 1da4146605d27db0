import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  type ProjectRecord,
  saveCustomer,
  saved,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
});
afterAll(() => app.close());

const undo = (person: Person, id: string, version: number) =>
  person.post<CustomerRecord>(`/customer/undo/${id}`, { version });

describe('a save taken back', () => {
  test('puts every field back, contacts too, as a save of its own that says so', async () => {
    const first = await saveCustomer(admin, { city: 'Ulm', contacts: [{ lastName: 'Ahn' }, { lastName: 'Bly' }] });
    const { id, contacts } = first;
    const [ahn, bly] = contacts;
    await saved(admin, 'customer', {
      id,
      version: 1,
      city: 'Linz',
      phone: '+49 30 123453',
      contacts: [{ id: bly?.id, jobTitle: 'Chair' }, { lastName: 'Cid' }],
    });
    const reply = await undo(admin, id, 2);
    expect(reply.status).toBe(200);
    expect(reply.alerts).toEqual([]);
    const {
      version: _version,
      updatedAt: _updatedAt,
      updatedBy: _by,
      updatedById: _byId,
      ...before
    } = first as never as Record<string, unknown>;
    expect(reply.data).toMatchObject({
      ...before,
      version: 3,
      contacts: [
        { id: ahn?.id, lastName: 'Ahn' },
        { id: bly?.id, jobTitle: null },
      ],
    });
    const { data } = await admin.get<{ rows: { version: number; origin: string; action: string }[] }>(
      `/customer/history/${id}`,
    );
    expect(data.rows.map(({ version, origin, action }) => [version, origin, action])).toEqual([
      [3, 'undo', 'save'],
      [2, 'call', 'save'],
      [1, 'call', 'create'],
    ]);
  });

  test('leaves alone what was changed again since, and says whose change that is', async () => {
    const { id } = await saveCustomer(admin, { city: 'Ulm', phone: null });
    await saved(admin, 'customer', { id, version: 1, city: 'Linz', phone: '+49 30 123454' });
    await saved(editor, 'customer', { id, version: 2, city: 'Graz' });
    // Something else, by somebody else, is not what stands in the way.
    await saved(admin, 'customer', { id, version: 3, legalName: 'Later Ltd' });
    const reply = await undo(admin, id, 2);
    expect([reply.data.city, reply.data.phone]).toEqual(['Graz', null]);
    expect(reply.alerts.join()).toContain('The EDITOR');
  });

  test('is refused with the reason when nothing of it is left', async () => {
    const { id } = await saveCustomer(admin, { city: 'Ulm' });
    await saved(admin, 'customer', { id, version: 1, city: 'Linz' });
    await saved(editor, 'customer', { id, version: 2, city: 'Graz' });
    const reply = await undo(admin, id, 2);
    expect([reply.status, reply.errorCode]).toEqual([409, 'undoNotPossible']);
    expect(reply.errorMessage).toContain('The EDITOR');
    expect((await undo(admin, id, 1)).errorCode).toBe('undoNotPossible');
    expect((await undo(admin, id, 9)).fieldCodes).toEqual(['version versionNotValid']);
    expect((await admin.get<CustomerRecord>(`/customer/get-by-id/${id}`)).data.version).toBe(3);
  });

  test('can be taken back again', async () => {
    const { id } = await saveCustomer(admin, { city: 'Ulm' });
    await saved(admin, 'customer', { id, version: 1, city: 'Linz' });
    await undo(admin, id, 2);
    expect((await undo(admin, id, 3)).data.city).toBe('Linz');
  });

  test('is under the rules of every save', async () => {
    const guest = await signIn(app, 'GUEST');
    const { id } = await saveCustomer(admin, { code: 'TAKEN-1' });
    await saved(admin, 'customer', { id, version: 1, code: 'TAKEN-2' });
    await saveCustomer(admin, { code: 'TAKEN-1' });
    expect((await undo(admin, id, 2)).errorCode).toBe('valueNotUnique');
    expect((await undo(guest, id, 2)).errorCode).toBe('notPermitted');
    await admin.del(`/customer/remove/${id}`);
    expect((await undo(admin, id, 2)).errorCode).toBe('recordDeleted');
    expect((await undo(admin, editor.id, 2)).errorCode).toBe('recordNotFound');
  });

  test('of a project brings lines back in their order, with what they come to', async () => {
    const first = await saveProject(admin, {
      lines: [work({ description: 'One' }), work({ description: 'Two' }), work({ description: 'Three' })],
    });
    const [one, two, three] = first.lines;
    await saved(admin, 'project', {
      id: first.id,
      version: 1,
      lines: [{ id: three?.id, quantity: '5' }, { id: one?.id }, work({ description: 'Four' })],
    });
    const { data } = await admin.post<ProjectRecord>(`/project/undo/${first.id}`, { version: 2 });
    expect(data.lines.map(({ id }) => id)).toEqual([one?.id, two?.id, three?.id]);
    expect(data.totals).toEqual(first.totals);
  });

  test('of lines is taken back also by who does not see their costs, which come back with a line that was removed', async () => {
    const lines = [work({ unitCost: '60' }), work({ quantity: '2', unitCost: '70' })];
    const { id, lines: made, totals } = await saveProject(admin, { lines });
    await saved(editor, 'project', { id, version: 1, lines: [{ id: made[0]?.id, quantity: '3' }] });
    const reply = await editor.post<ProjectRecord>(`/project/undo/${id}`, { version: 2 });
    expect([reply.status, reply.fieldCodes]).toEqual([200, []]);
    expect(JSON.stringify(reply.data)).not.toContain('unitCost');
    const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${id}`);
    expect(data.lines.map(({ unitCost, quantity }) => [unitCost, quantity])).toEqual([
      ['60', '1'],
      ['70', '2'],
    ]);
    expect(data.totals).toEqual(totals);
  });
});
