import type { Values } from '@mandate/contract/changes/merge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  grid,
  type ProjectRecord,
  saved,
  savePersonnel,
  saveProject,
  staff,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Note = Values & { id: string; version: number };
const names = ['SA', 'ADMIN', 'EDITOR', 'other', 'member', 'stranger'] as const;

let app: TestApp;
let people: Record<(typeof names)[number], Person>;
/** The project the member is on, and one they are not on. */
let own: ProjectRecord;
let others: ProjectRecord;

beforeAll(async () => {
  app = await startTestApp();
  people = {
    SA: await signIn(app, 'SA'),
    ADMIN: await signIn(app, 'ADMIN'),
    EDITOR: await signIn(app, 'EDITOR'),
    other: await signIn(app, 'EDITOR', 'Another editor'),
    member: await signIn(app, 'GUEST', 'A member'),
    stranger: await signIn(app, 'GUEST', 'A stranger'),
  };
  const [onOwn, elsewhere] = [
    await savePersonnel(people.SA, { userId: people.member.id }),
    await savePersonnel(people.SA, { userId: people.stranger.id }),
  ];
  own = await saveProject(people.SA);
  others = await saveProject(people.SA);
  await staff(people.SA, own.id, onOwn.id);
  await staff(people.SA, others.id, elsewhere.id);
});
afterAll(() => app.close());

const write = (person: Person, values: object = {}) =>
  saved<Note>(person, 'note', { recordId: own.id, body: '<p>Said</p>', ...values });
const change = (person: Person, { id, version }: Note, values: object = {}) =>
  person.post<Note>('/note/save', { id, version, body: '<p>Changed</p>', ...values });
const about = (recordId: string) => ({
  filter: { all: [{ field: 'recordId', operator: 'anyOf' as const, value: [recordId] }] },
});
/** What the same call comes to for each person. */
async function each(act: (person: Person) => Promise<{ status: number }>): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const name of names) found.push([name, (await act(people[name])).status]);
  return Object.fromEntries(found);
}

describe('a note', () => {
  test('is listed with its text, and filtered by what it is about', async () => {
    const note = await write(people.EDITOR, { kind: 'risk', isPinned: true, body: '<p>Late <b>part</b></p>' });
    await write(people.SA, { recordId: others.id });
    const { rows } = await grid(people.ADMIN, 'note', about(own.id));
    expect(rows).toMatchObject([{ id: note.id, entity: 'project', recordId: own.id, kind: 'risk', isPinned: true }]);
    expect(rows[0]?.body).toBe('<p>Late <strong>part</strong></p>');
    expect(rows[0]?.createdBy).toMatchObject({ id: people.EDITOR.id });
  });

  test('is read by who may read its project, and by nobody else', async () => {
    const note = await write(people.EDITOR);
    const seen = await each((person) => person.get(`/note/get-by-id/${note.id}`));
    expect(seen).toEqual({ SA: 200, ADMIN: 200, EDITOR: 200, other: 200, member: 200, stranger: 404 });
    expect((await grid(people.stranger, 'note', about(own.id))).rows).toEqual([]);
    expect((await grid(people.member, 'note', about(own.id))).rows.map(({ id }) => id)).toContain(note.id);
  });

  test('is written by who may read the project', async () => {
    const made = await each((person) => person.post('/note/save', { recordId: own.id, body: '<p>x</p>' }));
    expect(made).toEqual({ SA: 200, ADMIN: 200, EDITOR: 200, other: 200, member: 200, stranger: 400 });
    const hidden = await people.stranger.post('/note/save', { recordId: own.id, body: '<p>x</p>' });
    expect(hidden.fieldCodes).toEqual(['recordId referenceNotFound']);
  });

  test('is changed by who wrote it, and by administrators', async () => {
    const changed = await each(async (person) => change(person, await write(people.EDITOR)));
    expect(changed).toEqual({ SA: 200, ADMIN: 200, EDITOR: 200, other: 403, member: 403, stranger: 404 });
    expect((await change(people.member, await write(people.member))).status).toBe(200);
  });

  test('is removed and restored by who wrote it, unless that is a guest, and by administrators', async () => {
    const gone = await each(async (person) => person.del(`/note/remove/${(await write(people.EDITOR)).id}`));
    expect(gone).toEqual({ SA: 200, ADMIN: 200, EDITOR: 200, other: 403, member: 403, stranger: 403 });
    const ofMember = await write(people.member);
    expect((await people.member.del(`/note/remove/${ofMember.id}`)).errorCode).toBe('notPermitted');
    const note = await write(people.EDITOR);
    await people.EDITOR.del(`/note/remove/${note.id}`);
    expect((await people.other.put(`/note/undelete/${note.id}`)).status).toBe(404);
    expect((await people.EDITOR.put<Note>(`/note/undelete/${note.id}`)).data).toMatchObject({ body: '<p>Said</p>' });
  });

  test('is seen, once it is removed, by who may restore it', async () => {
    const [theirs, own] = [await write(people.SA), await write(people.EDITOR)];
    for (const { id } of [theirs, own]) await people.SA.del(`/note/remove/${id}`);
    const read = ({ id }: Note) => each((person) => person.get(`/note/get-by-id/${id}`));
    const none = { other: 404, member: 404, stranger: 404 };
    expect(await read(theirs)).toEqual({ ...none, SA: 200, ADMIN: 200, EDITOR: 404 });
    expect(await read(own)).toEqual({ ...none, SA: 200, ADMIN: 200, EDITOR: 200 });
    const { rows } = await grid(people.EDITOR, 'note', { ...about(theirs.recordId as string), deleted: 'only' });
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id]));
    expect(rows.map(({ id }) => id)).not.toContain(theirs.id);
  });

  test('stays with its project', async () => {
    const reply = await change(people.SA, await write(people.SA), { recordId: others.id });
    expect([reply.status, reply.fieldCodes]).toEqual([403, ['recordId notPermitted']]);
  });

  test('goes and comes back with its project', async () => {
    const project = await saveProject(people.SA);
    const note = await write(people.EDITOR, { recordId: project.id });
    await people.SA.del(`/project/remove/${project.id}`);
    expect((await people.EDITOR.get(`/note/get-by-id/${note.id}`)).status).toBe(404);
    await people.SA.put(`/project/undelete/${project.id}`);
    expect((await people.EDITOR.get(`/note/get-by-id/${note.id}`)).status).toBe(200);
  });

  test('of a closed project is written, changed, removed and restored by administrators alone', async () => {
    const project = await saveProject(people.SA);
    const note = await write(people.EDITOR, { recordId: project.id });
    await app.database.pool.query("update projects set status = 'closed' where id = $1", [project.id]);
    for (const reply of [
      await people.EDITOR.post('/note/save', { recordId: project.id, body: '<p>x</p>' }),
      await change(people.EDITOR, note),
      await people.EDITOR.del(`/note/remove/${note.id}`),
    ])
      expect([reply.status, reply.errorCode]).toEqual([409, 'recordLocked']);
    expect((await people.EDITOR.get<Note>(`/note/get-by-id/${note.id}`)).data).toMatchObject({ body: '<p>Said</p>' });
    expect((await change(people.ADMIN, note)).status).toBe(200);
    expect((await people.ADMIN.del(`/note/remove/${note.id}`)).status).toBe(200);
    expect((await people.EDITOR.put(`/note/undelete/${note.id}`)).errorCode).toBe('recordLocked');
  });

  test('changed by two at once keeps what both changed, or says what differs, and a change is taken back', async () => {
    const note = await write(people.EDITOR);
    await change(people.SA, note, { body: '<p>Theirs</p>' });
    const merged = await people.EDITOR.post<Note>('/note/save', { id: note.id, version: 1, isPinned: true });
    expect(merged.data).toMatchObject({ version: 3, body: '<p>Theirs</p>', isPinned: true });
    const reply = await change(people.EDITOR, note, { body: '<p>Mine</p>' });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
    const undone = await people.EDITOR.post<Note>(`/note/undo/${note.id}`, { version: 2 });
    expect(undone.data).toMatchObject({ body: '<p>Said</p>', isPinned: true });
  });
});

describe('what is written', () => {
  const hostile =
    '<p onclick="x()">Kept<script>x()</script><img src=x onerror=x()></p><a href="javascript:x()">link</a>';
  const clean = '<p>Kept</p>link';

  test('as a note is sanitised before it is stored', async () => {
    expect(await write(people.EDITOR, { body: hostile })).toMatchObject({ body: clean });
    const nothing = await people.EDITOR.post('/note/save', {
      recordId: own.id,
      body: '<p><br></p><script>x()</script>',
    });
    expect([nothing.status, nothing.fieldCodes]).toEqual([400, ['body fieldRequired']]);
  });

  test('as the description of a project is sanitised, by a save and for many at once', async () => {
    const project = await saveProject(people.EDITOR, { description: hostile });
    expect(project.description).toBe(clean);
    expect((await saveProject(people.EDITOR, { description: '<p> </p>' })).description).toBeNull();
    const request = { ids: [project.id], action: 'edit', changes: { description: `<h1>All</h1>${hostile}` } };
    const { data } = await people.SA.post<{ receipt: string }>('/project/prepare-bulk', request);
    await people.SA.post('/project/run-bulk', { receipt: data.receipt });
    const after = await people.SA.get<ProjectRecord>(`/project/get-by-id/${project.id}`);
    expect(after.data.description).toBe(`<h2>All</h2>${clean}`);
  });

  test('is measured as it is stored', async () => {
    const long = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
    expect(
      (await write(people.EDITOR, { body: `<div class="${'c'.repeat(900)}">${'x'.repeat(9_993)}</div>` })).body,
    ).toBe(long(10_000));
    const tooLong = await people.EDITOR.post('/note/save', { recordId: own.id, body: long(10_001) });
    expect(tooLong.fieldCodes).toEqual(['body maxLength']);
  });
});
