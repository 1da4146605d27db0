import { readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, type ProjectRecord, savePersonnel, saveProject, staff } from '../../../testing/callers/records.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { exif, jpegPicture, jpegSegment, pdf } from '../../../testing/files/pictures.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { purgeUnusedContents } from './purge-unused-contents.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
let blind: Person;
let project: ProjectRecord;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  blind = await signIn(app, 'EDITOR', 'Who sees no prices', []);
  project = await saveProject(admin);
});
afterAll(() => app.close());

type Stored = Record<string, unknown> & { id: string; version: number };
type Sent = string | Uint8Array<ArrayBuffer>;

/** Sends a file to the project, `fields` over a kind that is not financial. */
function add(person: Person, name: string, content: Sent, fields: Record<string, string> = {}) {
  const all = { entity: 'project', recordId: project.id, kind: 'other', ...fields };
  return sendForm<Stored>(app, person, '/file/save', name, content, all);
}

async function added(
  person: Person,
  name: string,
  content: Sent,
  fields: Record<string, string> = {},
): Promise<Stored> {
  const reply = await add(person, name, content, fields);
  if (reply.status !== 200) throw new Error(`${name} was refused: ${reply.errorMessage}`);
  return reply.data;
}

/** The bytes and headers a file is fetched with. */
async function fetched(person: Person, id: string) {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`${app.url}/file/get-by-id/${id}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function counted(table: string): Promise<number> {
  const { rows } = await app.database.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

async function setStatus(id: string, status: string): Promise<void> {
  await app.database.pool.query('update projects set status = $2 where id = $1', [id, status]);
}

describe('a file', () => {
  test('is fetched as it was sent, to be saved and never shown', async () => {
    const content = Buffer.from(`Minutes ${'é'.repeat(400_000)}`);
    const stored = await added(editor, 'Sitzung “Zürich”.txt', content, { kind: 'minutes', title: 'First meeting' });
    expect(stored).toMatchObject({
      fileName: 'Sitzung “Zürich”.txt',
      kind: 'minutes',
      title: 'First meeting',
      visibility: 'normal',
      type: 'text/plain',
      size: content.length,
      createdBy: { label: editor.fullName },
    });
    const { bytes, headers } = await fetched(editor, stored.id);
    expect(bytes.equals(content)).toBe(true);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Sitzung _Z_rich_\.txt"; filename\*=UTF-8''/,
    );
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('that is a photo comes back without its place', async () => {
    const content = jpegPicture({ segments: [jpegSegment(0xe1, exif(6, '47.3769 N')), jpegSegment(0xfe, 'mine')] });
    const { id } = await added(editor, 'photo.jpg', content);
    const { bytes } = await fetched(editor, id);
    expect(bytes.subarray(0, 2)).toEqual(content.subarray(0, 2));
    expect(bytes.toString('latin1')).not.toMatch(/47\.3769|mine|Exif/);
  });

  test.each([
    ['C:\\temp\\..\\plan.txt', 'plan.txt'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..%2f..%2Fetc%2fpasswd.txt', 'passwd.txt'],
    ['a\u202Etxt.exe.txt', 'atxt.exe.txt'],
    ["O'Neill\tand sons.txt", "O'Neill and sons.txt"],
  ])('called %j is kept as %j', async (sent, kept) => {
    expect(await added(editor, sent, 'text')).toMatchObject({ fileName: kept });
  });

  test('with a NUL in its name has none that could be trusted', async () => {
    const form = [
      '--x\r\nContent-Disposition: form-data; name="entity"\r\n\r\nproject',
      `--x\r\nContent-Disposition: form-data; name="recordId"\r\n\r\n${project.id}`,
      '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\nother',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.exe\0.txt"\r\n\r\ntext',
      '--x--\r\n',
    ].join('\r\n');
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await editor.send('POST', '/file/save', form, type)).errorCode).toBe('fileTypeNotAllowed');
  });

  test('is kept once however often it comes', async () => {
    const before = await counted('file_contents');
    const first = await added(editor, 'same.txt', 'The same text');
    const second = await added(admin, 'other name.txt', 'The same text');
    expect(await counted('file_contents')).toBe(before + 1);
    expect(second.sha256).toBe(first.sha256);
    expect((await fetched(admin, second.id)).bytes.toString()).toBe('The same text');
  });

  test('sent again under its id is the same file; another one is refused', async () => {
    const id = uuidV7();
    const first = await added(editor, 'once.txt', 'once', { id });
    expect(await added(editor, 'once.txt', 'once', { id })).toEqual(first);
    expect((await add(editor, 'once.txt', 'twice', { id })).errorCode).toBe('idAlreadyUsed');
  });

  test('is listed with its project, the newest first, and goes with it', async () => {
    const other = await saveProject(admin);
    const one = await added(admin, 'one.txt', 'one', { recordId: other.id });
    const two = await added(admin, 'two.txt', 'two', { recordId: other.id });
    const query = { filter: { all: [{ field: 'recordId', operator: 'anyOf', value: [other.id] }] } };
    const ids = async () => (await grid(admin, 'file', query)).rows.map((row) => row.id);
    expect(await ids()).toEqual([two.id, one.id]);
    const { data } = await admin.del<{ removed: unknown[] }>(`/project/remove/${other.id}`);
    expect(data.removed).toContainEqual({ entity: 'file', id: one.id });
    expect(await ids()).toEqual([]);
    await admin.put(`/project/undelete/${other.id}`);
    expect(await ids()).toEqual([two.id, one.id]);
  });

  test('takes another title, kind and visibility, and moves to no other project', async () => {
    const stored = await added(editor, 'draft.pdf', pdf(), { kind: 'contract' });
    expect(stored.visibility).toBe('financial');
    const values = { id: stored.id, version: stored.version };
    const { data } = await editor.post('/file/save', {
      ...values,
      title: 'Signed',
      kind: 'other',
      visibility: 'normal',
    });
    expect(data).toMatchObject({ title: 'Signed', kind: 'other', visibility: 'normal', sha256: stored.sha256 });
    const other = await saveProject(admin);
    const moved = await editor.post('/file/save', { ...values, version: 2, recordId: other.id });
    expect(moved.fieldCodes).toEqual(['recordId fileMoved']);
    expect(
      (await editor.post('/file/save', { entity: 'project', recordId: project.id, kind: 'other' })).errorCode,
    ).toBe('fileNone');
  });

  test('is deleted and comes back; what was changed meanwhile is not', async () => {
    const { id } = await added(editor, 'gone.txt', 'gone');
    const { data } = await editor.del<{ deletionId: string }>(`/file/remove/${id}?version=1`);
    expect((await grid(editor, 'file')).rows.map((row) => row.id)).not.toContain(id);
    expect((await editor.put(`/file/undelete/${data.deletionId}`)).status).toBe(200);
    expect((await fetched(editor, id)).bytes.toString()).toBe('gone');
    expect((await editor.del(`/file/remove/${id}?version=1`)).errorCode).toBe('recordChangedByOther');
  });
});

describe('who may', () => {
  test('a financial file is for who sees prices, and nobody else learns of it', async () => {
    const { id } = await added(editor, 'quote.pdf', pdf('financial'), { kind: 'quote' });
    expect((await fetched(editor, id)).status).toBe(200);
    const unknown = await fetched(blind, uuidV7());
    const hidden = await fetched(blind, id);
    const said = ({ bytes }: { bytes: Buffer }) => ({ ...JSON.parse(bytes.toString()), requestId: '' });
    expect(hidden.status).toBe(404);
    expect(said(hidden)).toEqual(said(unknown));
    expect((await grid(blind, 'file', { search: 'quote' })).rows).toEqual([]);
    expect((await blind.post('/file/save', { id, version: 1, title: 'Mine' })).errorCode).toBe('recordNotFound');
    expect((await blind.del(`/file/remove/${id}`)).errorCode).toBe('recordNotFound');
    await editor.del(`/file/remove/${id}`);
    expect((await blind.put(`/file/undelete/${id}`)).errorCode).toBe('recordNotFound');
    const made = await add(blind, 'a.txt', 'a', { visibility: 'financial' });
    expect(made.data).toMatchObject({ fieldErrors: [{ field: 'visibility', code: 'notPermitted' }] });
    expect((await added(blind, 'a.txt', 'a')).visibility).toBe('normal');
  });

  test('a guest reads the files of their projects that are not financial, and adds none', async () => {
    const guest = await signIn(app, 'GUEST');
    const { id: personnelId } = await savePersonnel(admin, { userId: guest.id });
    const own = await saveProject(admin);
    await staff(admin, own.id, personnelId);
    const normal = await added(admin, 'plan.txt', 'plan', { recordId: own.id });
    const quote = await added(admin, 'quote.txt', 'quote', { recordId: own.id, kind: 'quote' });
    const foreign = await added(admin, 'foreign.txt', 'foreign');
    expect((await grid(guest, 'file')).rows.map((row) => row.id)).toEqual([normal.id]);
    expect((await fetched(guest, normal.id)).status).toBe(200);
    expect((await fetched(guest, quote.id)).status).toBe(404);
    expect((await fetched(guest, foreign.id)).status).toBe(404);
    expect((await add(guest, 'a.txt', 'a', { recordId: own.id })).errorCode).toBe('notPermitted');
  });

  test('of a closed project only administrators keep the files', async () => {
    const closed = await saveProject(admin);
    const { id } = await added(editor, 'a.txt', 'a', { recordId: closed.id });
    await setStatus(closed.id, 'closed');
    expect((await add(editor, 'b.txt', 'b', { recordId: closed.id })).errorCode).toBe('recordLocked');
    expect((await editor.post('/file/save', { id, version: 1, title: 'A' })).errorCode).toBe('recordLocked');
    expect((await editor.del(`/file/remove/${id}`)).errorCode).toBe('recordLocked');
    expect((await admin.del(`/file/remove/${id}`)).status).toBe(200);
    expect((await editor.put(`/file/undelete/${id}`)).errorCode).toBe('recordLocked');
    expect((await admin.put(`/file/undelete/${id}`)).status).toBe(200);
    await added(admin, 'b.txt', 'b', { recordId: closed.id });
  });

  test('a file of a project that is not there, or removed, is refused before it is looked into', async () => {
    expect((await add(editor, 'a.exe', 'a', { recordId: uuidV7() })).errorCode).toBe('recordNotFound');
  });
});

describe('limits', () => {
  test('a file of more than 10 MB is refused, one of 10 MB is not', async () => {
    const most = Buffer.alloc(10 * 1024 * 1024, 'a');
    const { id } = await added(editor, 'most.txt', most);
    expect((await fetched(editor, id)).bytes.equals(most)).toBe(true);
    const more = await add(editor, 'more.txt', Buffer.alloc(most.length + 1, 'a'));
    expect([more.status, more.errorMessage]).toEqual([413, 'The file is larger than 10 MB.']);
    const much = await add(editor, 'much.txt', Buffer.alloc(most.length * 2, 'a'));
    expect(much.errorCode).toBe('fileTooLarge');
  });

  test('a person has room for 500 MB, also when they delete and add again', async () => {
    const collector = await signIn(app, 'EDITOR', 'A collector');
    const { id } = await added(collector, 'a.txt', 'a');
    const { pool } = app.database;
    await pool.query('update files set size = $2 where id = $1', [id, 500 * 1024 * 1024]);
    expect((await add(collector, 'b.txt', 'b')).errorCode).toBe('fileRoomUsed');
    await pool.query('update files set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [id]);
    expect((await add(collector, 'b.txt', 'b')).errorCode).toBe('fileRoomUsed');
    await pool.query("update files set deleted_at = now() - interval '25 hours' where id = $1", [id]);
    await added(collector, 'b.txt', 'b');
  });

  test('content that no file refers to any more is removed an hour after its last use', async () => {
    const { id, sha256 } = await added(editor, 'short.txt', 'only here');
    const { db, pool } = app.database;
    const isKept = async () =>
      (await pool.query('select 1 from file_pieces where sha256 = $1', [sha256])).rows.length > 0;
    const later = "update file_contents set used_at = now() - interval '2 hours' where sha256 = $1";
    await pool.query(later, [sha256]);
    await purgeUnusedContents(db);
    expect(await isKept()).toBe(true);
    await pool.query('delete from files where id = $1', [id]);
    await pool.query('update file_contents set used_at = now() where sha256 = $1', [sha256]);
    await purgeUnusedContents(db);
    expect(await isKept()).toBe(true);
    await pool.query(later, [sha256]);
    await purgeUnusedContents(db);
    expect(await isKept()).toBe(false);
  });
});

test('twenty uploads that break off leave no file and no row', async () => {
  const before = [await counted('files'), await counted('file_contents')];
  await Promise.all(Array.from({ length: 20 }, () => brokenOff()));
  await expect.poll(uploadsLeft).toEqual([]);
  expect([await counted('files'), await counted('file_contents')]).toEqual(before);
});

/** Begins to send a file and goes away in the middle of it. */
function brokenOff(): Promise<void> {
  const headers = {
    authorization: `Bearer ${editor.token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 5_000_000,
  };
  const fields = { entity: 'project', recordId: project.id, kind: 'other' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return new Promise((resolve) => {
    const sending = request(`${app.url}/file/save`, { method: 'POST', headers });
    sending.on('error', () => resolve());
    sending.on('close', () => resolve());
    sending.write(`${parts.join('')}--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`);
    sending.write('a'.repeat(300_000), () => setTimeout(() => sending.destroy(), 50));
  });
}

/** Files of uploads: those with a name, and those this process still holds open. */
async function uploadsLeft(): Promise<string[]> {
  const open = process.platform === 'linux' ? await readdir('/proc/self/fd') : [];
  const paths = await Promise.all(open.map((fd) => readlink(join('/proc/self/fd', fd)).catch(() => '')));
  const named = (await readdir(tmpdir())).filter((name) => name.startsWith('mandate-upload-'));
  return [...named, ...paths.filter((path) => path.includes('mandate-upload-'))];
}
