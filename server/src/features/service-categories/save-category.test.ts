import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calls } from '../../../testing/callers/call.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { type Row, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let editor: Calls;
beforeAll(async () => {
  app = await startTestApp();
  editor = await signIn(app, 'EDITOR', 'Ed');
});
afterAll(() => app.close());

const category = (values: object) => saved<Row>(editor, 'service-category', values);
async function order(): Promise<string[]> {
  const { data } = await editor.post<{ rows: Row[] }>('/service-category/get-grid', { pageSize: 200 });
  return data.rows.map(({ path }) => String(path));
}

describe('a service category', () => {
  test('takes code, colour and place from what there is', async () => {
    const first = await category({ name: 'Étude & conseil' });
    const second = await category({ name: 'Étude, conseil' });
    expect(first).toMatchObject({ code: 'ETUDE-CONSEIL', sortOrder: 1, level: 1, path: 'Étude & conseil' });
    expect(second).toMatchObject({ code: 'ETUDE-CONSEIL-2', sortOrder: 2 });
    expect(second.color).not.toBe(first.color);
  });

  test('stands below its parent, siblings in their order, and follows when the parent is renamed or moved', async () => {
    const root = await category({ name: 'Root', sortOrder: 50 });
    const late = await category({ name: 'Late', parentId: root.id, sortOrder: 9 });
    await category({ name: 'Early', parentId: root.id, sortOrder: 2 });
    const leaf = await category({ name: 'Leaf', parentId: late.id });
    expect(leaf).toMatchObject({ level: 3, path: 'Root › Late › Leaf', parent: { label: 'Late' } });
    expect((await order()).slice(-4)).toEqual(['Root', 'Root › Early', 'Root › Late', 'Root › Late › Leaf']);
    await category({ id: late.id, version: late.version, name: 'Later', parentId: null, sortOrder: 60 });
    expect((await order()).slice(-2)).toEqual(['Later', 'Later › Leaf']);
  });

  test('cannot stand below itself or deeper than three levels, and says so at the parent', async () => {
    const one = await category({ name: 'One' });
    const two = await category({ name: 'Two', parentId: one.id });
    const three = await category({ name: 'Three', parentId: two.id });
    const cycle = await editor.post('/service-category/save', { id: one.id, version: 1, parentId: three.id });
    expect(cycle.status).toBe(400);
    expect(cycle.fieldErrors).toMatchObject([
      {
        field: 'parentId',
        code: 'valueNotAllowed',
        message: 'Three is already below this record. Choose another.',
      },
    ]);
    const itself = await editor.post('/service-category/save', { id: two.id, version: 1, parentId: two.id });
    expect(itself.fieldCodes).toEqual(['parentId valueNotAllowed']);
    const deep = await editor.post('/service-category/save', { name: 'Four', parentId: three.id });
    expect(deep.fieldErrors).toMatchObject([
      { message: 'There are at most 3 levels. Choose a record at a higher level.' },
    ]);
  });

  test('has a name of its own among its siblings only', async () => {
    const root = await category({ name: 'Families' });
    await category({ name: 'Alike', parentId: root.id });
    const twin = await editor.post('/service-category/save', { name: 'alike', parentId: root.id });
    expect(twin).toMatchObject({ status: 409, fieldCodes: ['name valueNotUnique'] });
    await category({ name: 'Alike' });
  });

  test('never ends below itself, even when two people move two of them at once', async () => {
    const left = await category({ name: 'Left' });
    const right = await category({ name: 'Right' });
    const replies = await Promise.all([
      editor.post('/service-category/save', { id: left.id, version: 1, parentId: right.id }),
      editor.post('/service-category/save', { id: right.id, version: 1, parentId: left.id }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
