import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject, staff } from '../../../testing/callers/records.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refreshLabels } from '../../jobs/refresh-labels.ts';

type Kept = Record<string, unknown> & { id: string; version: number };
const nouns = ['customer', 'personnel', 'provider'] as const;
const names = ['SA', 'ADMIN', 'EDITOR', 'member'] as const;

let app: TestApp;
let people: Record<(typeof names)[number], Person>;
let made = 0;
const ids = {} as Record<(typeof nouns)[number], string>;

beforeAll(async () => {
  app = await startTestApp();
  people = {
    SA: await signIn(app, 'SA'),
    ADMIN: await signIn(app, 'ADMIN'),
    EDITOR: await signIn(app, 'EDITOR'),
    member: await signIn(app, 'GUEST', 'A member'),
  };
  const person = await savePersonnel(people.SA, { userId: people.member.id });
  for (const noun of nouns) ids[noun] = noun === 'personnel' ? person.id : await newOne(noun);
  const providers = [{ providerId: ids.provider }];
  const project = await saveProject(people.SA, { isInternal: false, customerId: ids.customer, providers });
  await staff(people.SA, project.id, person.id);
});
afterAll(() => app.close());

/** A record nothing else refers to. */
async function newOne(noun: (typeof nouns)[number]): Promise<string> {
  made += 1;
  if (noun === 'customer') return (await saveCustomer(people.SA, { name: `Customer ${made}` })).id;
  if (noun === 'personnel') return (await savePersonnel(people.SA)).id;
  return (await saved<Kept>(people.SA, 'provider', { name: `Provider ${made}`, countryCode: 'DE' })).id;
}

const note = (person: Person, entity: string, recordId: string) =>
  person.post<Kept>('/note/save', { entity, recordId, body: '<p>Said</p>' });
const file = (person: Person, entity: string, recordId: string, kind = 'other') =>
  sendForm<Kept>(app, person, '/file/save', 'a.txt', 'Text', { entity, recordId, kind });
const about = (recordId: string) => ({
  filter: { all: [{ field: 'recordId', operator: 'anyOf' as const, value: [recordId] }] },
});
async function each(act: (person: Person) => Promise<{ status: number }>): Promise<Record<string, number>> {
  const found: [string, number][] = [];
  for (const name of names) found.push([name, (await act(people[name])).status]);
  return Object.fromEntries(found);
}

/** What staff may do; an EDITOR changes no people. */
const edited = (noun: string) => ({ SA: 200, ADMIN: 200, EDITOR: noun === 'personnel' ? 403 : 200, member: 403 });

describe.each(nouns)('what is noted about a %s', (noun) => {
  test('is written by who may change the record, and read by who may read it, guests apart', async () => {
    expect(await each((person) => note(person, noun, ids[noun]))).toEqual(edited(noun));
    expect(await each((person) => file(person, noun, ids[noun]))).toEqual(edited(noun));
    const kept = {
      note: (await note(people.SA, noun, ids[noun])).data,
      file: (await file(people.SA, noun, ids[noun])).data,
    };
    expect(kept.note).toMatchObject({ entity: noun, recordId: ids[noun], record: { id: ids[noun], isDeleted: false } });
    const seen = await each((person) => person.get(`/note/get-by-id/${kept.note.id}`));
    expect(seen).toEqual({ SA: 200, ADMIN: 200, EDITOR: 200, member: 404 });
    for (const kind of ['note', 'file'] as const) {
      const all = await grid(people.EDITOR, kind, about(ids[noun]));
      expect(all.rows.map(({ id }) => id)).toContain(kept[kind].id);
      expect((await grid(people.member, kind, about(ids[noun]))).rows).toEqual([]);
    }
    const fetched = await fetch(`${app.url}/file/get-by-id/${kept.file.id}`, {
      headers: { authorization: `Bearer ${people.member.token}` },
    });
    expect(fetched.status).toBe(404);
  });

  test('is changed and removed by who may change the record', async () => {
    const { data: stored } = await file(people.SA, noun, ids[noun]);
    const change = { id: stored.id, version: 1, title: 'Renamed' };
    const mayChange = noun === 'personnel' ? 403 : 200;
    expect((await people.EDITOR.post('/file/save', change)).status).toBe(mayChange);
    expect((await people.EDITOR.del(`/file/remove/${stored.id}`)).status).toBe(mayChange);
    expect((await people.member.del(`/file/remove/${stored.id}`)).status).not.toBe(200);
    const { data: said } = await note(people.ADMIN, noun, ids[noun]);
    const foreign = await people.EDITOR.post('/note/save', { id: said.id, version: 1, body: '<p>Mine</p>' });
    expect(foreign.errorCode).toBe('notPermitted');
    const moved = await people.SA.post('/note/save', { id: said.id, version: 1, entity: 'project' });
    expect([moved.status, moved.fieldCodes]).toEqual([403, ['entity notPermitted']]);
  });

  test('goes and comes back with the record, and is purged with it', async () => {
    const id = await newOne(noun);
    const kept = [(await note(people.SA, noun, id)).data.id, (await file(people.SA, noun, id)).data.id];
    const uses = await people.SA.get<{ takenAlong: object[] }>(`/${noun}/where-used/${id}`);
    expect(uses.data.takenAlong).toEqual(
      expect.arrayContaining([
        { entity: 'note', count: 1 },
        { entity: 'file', count: 1 },
      ]),
    );
    const gone = await people.SA.del<{ deletionId: string; removed: object[] }>(`/${noun}/remove/${id}`);
    expect(gone.data.removed).toHaveLength(3);
    expect((await people.EDITOR.get(`/note/get-by-id/${kept[0]}`)).status).toBe(404);
    await people.SA.put(`/${noun}/undelete/${id}`);
    expect((await people.EDITOR.get(`/note/get-by-id/${kept[0]}`)).status).toBe(200);
    const again = await people.SA.del<{ deletionId: string }>(`/${noun}/remove/${id}`);
    const path = `/trash/purge/${again.data.deletionId}`;
    const purged = await people.SA.post<{ purged: { id: string }[] }>(path, {});
    expect(purged.data?.purged.map((one) => one.id).toSorted()).toEqual([id, ...kept].toSorted());
  });

  test('stands in the trash under the name of the record when it is removed, and comes back from there', async () => {
    const id = await newOne(noun);
    const { data: said } = await note(people.SA, noun, id);
    const { label } = said.record as { label: string };
    const gone = await people.SA.del<{ deletionId: string }>(`/note/remove/${said.id}`);
    const { rows } = await grid(people.SA, 'trash', { pageSize: 200 });
    expect(rows.find((row) => row.id === gone.data.deletionId)).toMatchObject({ entity: 'note', label });
    expect((await people.SA.put(`/note/undelete/${said.id}`)).status).toBe(200);
  });

  test('is not written about what is not there, or is of another kind', async () => {
    const unknown = await note(people.SA, noun, uuidV7());
    expect(unknown.fieldCodes).toEqual(['recordId referenceNotFound']);
    const other = noun === 'customer' ? 'provider' : 'customer';
    expect((await note(people.SA, noun, ids[other])).fieldCodes).toEqual(['recordId referenceNotFound']);
    expect((await file(people.SA, noun, ids[other])).errorCode).toBe('recordNotFound');
    expect((await note(people.SA, 'service', ids[noun])).fieldCodes).toContain('entity valueNotAllowed');
  });
});

test('keeps offers and contracts of a firm from who sees no prices', async () => {
  const blind = await signIn(app, 'EDITOR', 'Who sees no prices', []);
  const contract = (await file(people.EDITOR, 'provider', ids.provider, 'providerContract')).data;
  expect((await grid(people.EDITOR, 'file', about(ids.provider))).rows.map(({ id }) => id)).toContain(contract.id);
  expect((await grid(blind, 'file', about(ids.provider))).rows.map(({ id }) => id)).not.toContain(contract.id);
});

test('shows a renamed record by its new name', async () => {
  const { id, version } = (await people.SA.get<Kept>(`/customer/get-by-id/${await newOne('customer')}`)).data;
  await note(people.SA, 'customer', id);
  await saved(people.SA, 'customer', { id, version, name: 'Another name' });
  await refreshLabels(app.database.db);
  const sort = [{ field: 'recordId', direction: 'asc' as const }];
  const { rows } = await grid(people.SA, 'note', { ...about(id), sort });
  expect(rows).toMatchObject([{ record: { label: 'Another name' } }]);
  const { rows: stored } = await app.database.pool.query('select record_label from notes where record_id = $1', [id]);
  expect(stored).toEqual([{ record_label: 'Another name' }]);
});
