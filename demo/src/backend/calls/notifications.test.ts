import { beforeEach, expect, test } from 'vitest';
import type { DemoNotification } from '../../contract/notification-calls.ts';
import { answer, resetMock } from '../answer.ts';

beforeEach(resetMock);

async function all(method: string, path: string, payload?: unknown): Promise<DemoNotification[]> {
  const reply = await answer(method, path, payload, { authorization: null });
  expect(reply?.status).toBe(200);
  return reply?.body as DemoNotification[];
}

test('Four notifications link to what they are about', async () => {
  const paths = (await all('GET', '/api/notification')).map(({ path }) => path);
  expect(paths).toEqual([
    'chat?with=person-2',
    'page-layouts/user-profile',
    'scrum-board/harbour?card=harbour-berths',
    'chat?with=person-5',
  ]);
});

test('A notification is added under an id of its own', async () => {
  const [first] = await all('GET', '/api/notification');
  const notification = { ...first, title: 'Again' };
  const after = await all('POST', '/api/notification/add', { notification });
  expect(after).toHaveLength(5);
  expect(after[4]).toEqual({ ...notification, id: expect.any(String) });
  expect(new Set(after.map(({ id }) => id)).size).toBe(5);
  expect(await all('GET', '/api/notification')).toEqual(after);
});

test('What a notification lacks is filled in, and nonsense is not kept as one', async () => {
  for (const wrong of [
    undefined,
    null,
    {},
    'x',
    [],
    { notification: 'x' },
    { notification: null },
    { notification: [] },
  ]) {
    expect(await all('POST', '/api/notification/add', wrong)).toHaveLength(4);
  }
  const after = await all('POST', '/api/notification/add', { notification: { title: 'Only this', icon: null } });
  expect(after[4]).toMatchObject({ title: 'Only this', subtitle: '', path: '', icon: { name: expect.any(String) } });
});

test('A notification is deleted by its id, and an unknown id deletes nothing', async () => {
  const left = await all('POST', '/api/notification/delete', { id: 'note-2' });
  expect(left.map(({ id }) => id)).toEqual(['note-1', 'note-3', 'note-4']);
  for (const wrong of [{ id: 'nothing' }, { id: {} }, {}, undefined, null, 'note-1']) {
    expect(await all('POST', '/api/notification/delete', wrong)).toEqual(left);
  }
});

test('All notifications are deleted at once', async () => {
  expect(await all('POST', '/api/notification/delete-all')).toEqual([]);
  expect(await all('GET', '/api/notification')).toEqual([]);
});
