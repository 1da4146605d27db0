import { beforeEach, describe, expect, test } from 'vitest';
import type { ProjectItem, Tag, Todo } from '../../contract/todo-calls.ts';
import { answer, resetMock } from '../answer.ts';

beforeEach(resetMock);

async function said<Body>(method: string, path: string, payload?: unknown): Promise<Body> {
  const reply = await answer(method, path, payload, { authorization: null });
  expect(reply?.status).toBe(200);
  return reply?.body as Body;
}

const all = () => said<Todo[]>('GET', '/api/todo/all');
const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
const nonsense = [undefined, null, {}, [], 'x', 7, { todo: null }, { todo: 'x' }, { todo: [] }];

describe('To-dos', () => {
  test('are nine at the start: some done, some important, one starred', async () => {
    const todos = await all();
    expect(idsOf(todos)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(todos.filter(({ done }) => done)).toHaveLength(3);
    expect(todos.filter(({ important }) => important)).toHaveLength(2);
    expect(todos.filter(({ starred }) => starred)).toHaveLength(1);
  });

  test('are found by their id as a number or as text, and an unknown id finds nothing', async () => {
    expect(await said('GET', '/api/todo', 3)).toMatchObject({ id: 3 });
    expect(await said('GET', '/api/todo?id=3')).toMatchObject({ id: 3 });
    for (const id of ['abc', 99, undefined, null, {}, []]) expect(await said('GET', '/api/todo', id)).toBeUndefined();
  });

  test('are replaced by the list that is sent', async () => {
    const [first, second, third] = await all();
    expect(idsOf(await said('POST', '/api/todo/reorder', { todoList: [third, first, second] }))).toEqual([3, 1, 2]);
    expect(idsOf(await all())).toEqual([3, 1, 2]);
    expect(await said('POST', '/api/todo/reorder', { todoList: [] })).toEqual([]);
  });

  test('stay as they are when no list is sent, and never share an id', async () => {
    for (const wrong of [...nonsense, { todoList: {} }]) {
      expect(await said('POST', '/api/todo/reorder', wrong)).toHaveLength(9);
    }
    expect(idsOf(await said('POST', '/api/todo/reorder', { todoList: [{ id: 2 }, null, { id: 2 }, {}] }))).toEqual([
      2, 3, 4,
    ]);
  });

  test('are added at the end, under the id they came with', async () => {
    const todo = { ...(await all())[0], id: 12, title: 'One more' };
    const after = await said<Todo[]>('POST', '/api/todo/add', { todo });
    expect(after).toHaveLength(10);
    expect(after[9]).toEqual(todo);
  });

  test('get the next free id when they are added with a taken one or none', async () => {
    for (const [id, given] of [
      [3, 10],
      [undefined, 11],
      ['x', 12],
      [-1, 13],
    ]) {
      const after = await said<Todo[]>('POST', '/api/todo/add', { todo: { id, title: 'One more', tag: 'x' } });
      expect(after.at(-1)).toMatchObject({ id: given, title: 'One more', note: '', done: false, tag: [] });
    }
    for (const wrong of nonsense) expect(await said('POST', '/api/todo/add', wrong)).toHaveLength(13);
  });

  test('are updated by their id, and the reply is what was sent', async () => {
    const todo = { ...(await all())[1], done: false, title: 'Changed' };
    expect(await said('POST', '/api/todo/update', { todo })).toEqual(todo);
    expect((await all())[1]).toEqual(todo);
  });

  test('stay as they are when an unknown one is updated', async () => {
    const before = await all();
    const todo = { ...before[0], id: 99 };
    expect(await said('POST', '/api/todo/update', { todo })).toEqual(todo);
    for (const wrong of nonsense) await said('POST', '/api/todo/update', wrong);
    expect(await all()).toEqual(before);
  });

  test('are deleted by their id, and an unknown id deletes nothing', async () => {
    expect(idsOf(await said('POST', '/api/todo/delete', { todo: { id: 2 } }))).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    for (const wrong of [...nonsense, { todo: { id: 99 } }]) {
      expect(await said('POST', '/api/todo/delete', wrong)).toHaveLength(8);
    }
  });
});

describe('Tags of to-dos', () => {
  const tags = () => said<Tag[]>('GET', '/api/todo/tag');

  test('are five at the start', async () => expect(idsOf(await tags())).toEqual([1, 2, 3, 4, 5]));

  test('are added, and the reply is the tag', async () => {
    const tag = { id: 8, name: 'follow-up' };
    expect(await said('POST', '/api/todo/tag/add', { tag })).toEqual(tag);
    expect((await tags()).at(-1)).toEqual(tag);
  });

  test('get the next free id when theirs is taken or missing, and always have a name', async () => {
    expect(await said('POST', '/api/todo/tag/add', { tag: { id: 5, name: 'a' } })).toEqual({ id: 6, name: 'a' });
    expect(await said('POST', '/api/todo/tag/add', { tag: { name: 'b' } })).toEqual({ id: 7, name: 'b' });
    for (const wrong of [undefined, null, {}, { tag: null }, { tag: { id: 20 } }, { tag: { name: ' ' } }]) {
      await said('POST', '/api/todo/tag/add', wrong);
    }
    expect(await tags()).toHaveLength(7);
  });

  test('are deleted, and to-dos keep the id of a deleted one', async () => {
    expect(idsOf(await said('POST', '/api/todo/tag/delete', { tag: { id: 3 } }))).toEqual([1, 2, 4, 5]);
    for (const wrong of [undefined, null, {}, { tag: null }, { tag: { id: 99 } }]) {
      expect(await said('POST', '/api/todo/tag/delete', wrong)).toHaveLength(4);
    }
    expect((await all())[1]?.tag).toContain(3);
  });
});

test('The list of projects has eight entries with pictures, and none with the id 4', async () => {
  const items = await said<ProjectItem[]>('GET', '/api/list/all');
  expect(idsOf(items)).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
  expect(
    items.every(({ email, projectImage, userImage }) => /^[a-z.]+@/.test(email) && projectImage && userImage),
  ).toBe(true);
});
