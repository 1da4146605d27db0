import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saved, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let editor: Person;
let guest: Person;
const people: string[] = [];
const ids = { none: '', one: '', both: '', empty: '' };

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  editor = await signIn(app, 'EDITOR');
  guest = await signIn(app, 'GUEST', 'A member');
  people.push((await savePersonnel(sa, { userId: guest.id })).id, (await savePersonnel(sa)).id);
  const [first = '', second = ''] = people;
  const team = (...members: object[]) => ({ members });
  ids.none = (await saveProject(sa, { name: 'None' })).id;
  ids.one = (await saveProject(sa, { name: 'One', ...team({ personnelId: first }) })).id;
  ids.both = (await saveProject(sa, { name: 'Both', ...team({ personnelId: first }, { personnelId: second }) })).id;
  ids.empty = (await saveProject(sa, { name: 'Empty', ...team({ placeholderRole: 'Somebody' }) })).id;
});
afterAll(() => app.close());

async function namesBy(person: Person, field: string, operator: string, value?: string[]): Promise<unknown[]> {
  const filter = { all: [{ field, operator, ...(value && { value }) }] };
  const sort = [{ field: 'name', direction: 'asc' as const }];
  return (await grid(person, 'project', { filter, sort })).rows.map(({ name }) => name);
}

describe('a list filtered by what rows name', () => {
  test('shows the records of which a row names any of some', async () => {
    const [first = '', second = ''] = people;
    expect(await namesBy(sa, 'members.personnelId', 'anyOf', [first])).toEqual(['Both', 'One']);
    expect(await namesBy(sa, 'members.personnelId', 'anyOf', [second])).toEqual(['Both']);
    expect(await namesBy(sa, 'members.personnelId', 'anyOf', people)).toEqual(['Both', 'One']);
  });

  test('shows those of which no row does, and those with and without any that is named', async () => {
    const [, second = ''] = people;
    expect(await namesBy(sa, 'members.personnelId', 'noneOf', [second])).toEqual(['Empty', 'None', 'One']);
    expect(await namesBy(sa, 'members.personnelId', 'empty')).toEqual(['Empty', 'None']);
    expect(await namesBy(sa, 'members.personnelId', 'notEmpty')).toEqual(['Both', 'One']);
  });

  test('finds projects by a service, a provider and a place, and by any of two ways', async () => {
    const category = await saved<{ id: string }>(sa, 'service-category', { name: 'Advice' });
    const service = await saved<{ id: string }>(sa, 'service', { name: 'A day', categoryId: category.id });
    const provider = await saved<{ id: string }>(sa, 'provider', { name: 'Agency', countryCode: 'DE' });
    const place = await saved<{ id: string }>(sa, 'place', { name: 'Office', kind: 'ownOffice' });
    const lines = [work({ serviceId: service.id, providerId: provider.id })];
    await saveProject(sa, { name: 'Lines', lines, places: [{ placeId: place.id, isMain: true }] });
    await saveProject(sa, { name: 'Providers', providers: [{ providerId: provider.id }] });
    expect(await namesBy(editor, 'lines.serviceId', 'anyOf', [service.id])).toEqual(['Lines']);
    expect(await namesBy(editor, 'places.placeId', 'anyOf', [place.id])).toEqual(['Lines']);
    const any = ['lines.providerId', 'providers.providerId'].map((field) => {
      return { field, operator: 'anyOf', value: [provider.id] };
    });
    expect((await grid(editor, 'project', { filter: { all: [{ any }] } })).total).toBe(2);
  });

  test('keeps within what the caller sees', async () => {
    const [first = ''] = people;
    expect(await namesBy(guest, 'members.personnelId', 'anyOf', [first])).toEqual(['Both', 'One']);
    for (const field of ['lines.serviceId', 'lines.unknownId', 'lines.unitPrice', 'members.id', 'members']) {
      const filter = { all: [{ field, operator: 'anyOf', value: [first] }] };
      const { fieldCodes } = await guest.post('/project/get-grid', { filter });
      expect([field, fieldCodes]).toEqual([field, ['filter.all.0.field fieldUnknown']]);
    }
    for (const sort of [[{ field: 'members.personnelId', direction: 'asc' }]])
      expect((await sa.post('/project/get-grid', { sort })).fieldCodes).toEqual(['sort.0.field fieldUnknown']);
    const nonsense = { filter: { all: [{ field: 'members.personnelId', operator: 'anyOf', value: ['x'] }] } };
    expect((await sa.post('/project/get-grid', nonsense)).fieldCodes).toEqual(['filter.all.0.value idNotValid']);
  });

  test('is a view that is not offered to who does not see the field', async () => {
    const state = { filter: { all: [{ field: 'lines.serviceId', operator: 'notEmpty' }] } };
    const view = { name: 'By service', list: 'project', audience: 'everyone', state };
    const { id } = await saved<{ id: string }>(sa, 'view', view);
    expect((await editor.get(`/view/get-by-id/${id}`)).status).toBe(200);
    expect((await guest.get(`/view/get-by-id/${id}`)).status).toBe(404);
  });
});
