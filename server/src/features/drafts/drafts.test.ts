import type { Role } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import { type Draft, mostDrafts } from '@mandate/contract/entities/draft.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid, saveCustomer, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { purgeOldDrafts } from './purge-old-drafts.ts';

let app: TestApp;
let people: Record<Role | 'member', Person>;
/** A second editor. */
let other: Person;
let acme: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
  other = await signIn(app, 'EDITOR', 'Another editor');
  acme = await saveCustomer(people.EDITOR, { name: 'Acme', contacts: [{ firstName: 'Ada', lastName: 'Byron' }] });
});
afterAll(() => app.close());

const typed: Change[] = [{ field: 'city', old: null, new: 'Rome' }];
/** What a draft of the customer is made with, `values` over it. */
const ofAcme = (values: object = {}) => ({
  ...{ entity: 'customer', recordId: acme.id, isNew: false, title: 'Acme', baseVersion: 1, changes: typed },
  ...values,
});
const ofNew = (values: object = {}) => ofAcme({ recordId: uuidV7(), isNew: true, baseVersion: null, ...values });
const keep = (person: Person, values: object = ofAcme()) => saved<Draft>(person, 'draft', values);
const change = (person: Person, { id }: { id: string }, values: object, version = 1) =>
  person.post<Draft & { current: Draft; changedBy: string; conflicts: unknown[] }>('/draft/save', {
    id,
    version,
    ...values,
  });
const find = (person: Person, { id }: { id: string }) => person.get<Draft>(`/draft/get-by-id/${id}`);
const discard = (person: Person, { id }: { id: string }, version?: number) =>
  person.del<{ deletionId: string }>(`/draft/remove/${id}${version === undefined ? '' : `?version=${version}`}`);
const bring = (person: Person, id: string) => person.put<Draft>(`/draft/undelete/${id}`);
const by = (field: string, value: string) => ({ filter: { all: [{ field, operator: 'is', value }] } });

describe('a draft', () => {
  test('comes back as it was saved, and the next save builds on it', async () => {
    const id = uuidV7();
    const draft = await keep(people.EDITOR, { id, ...ofAcme({ title: '  Acme  Ltd ' }) });
    const { createdAt, updatedAt, ...rest } = draft;
    const kept = {
      ...ofAcme({ title: 'Acme Ltd' }),
      id,
      version: 1,
      changeCount: 1,
      isTrivial: false,
      deletedAt: null,
    };
    expect(rest).toEqual(kept);
    expect([createdAt, updatedAt].every((at) => !Number.isNaN(Date.parse(at)))).toBe(true);
    expect((await find(people.EDITOR, draft)).data).toEqual(draft);

    const two = [...typed, { field: 'website', old: null, new: 'not yet an addr' }];
    const second = await change(people.EDITOR, draft, { changes: two });
    expect(second.data).toMatchObject({ version: 2, title: 'Acme Ltd', changes: two, changeCount: 2 });
    const sentBack = await people.EDITOR.post<Draft>('/draft/save', { ...second.data, title: 'Acme' });
    expect(sentBack.data).toMatchObject({ version: 3, title: 'Acme', changes: two });
  });

  test('may be of a new record, which has no name yet', async () => {
    const draft = await keep(people.EDITOR, ofNew({ title: '' }));
    expect(draft).toMatchObject({ isNew: true, baseVersion: null, title: '', version: 1 });
    expect((await find(people.EDITOR, draft)).data).toEqual(draft);
  });

  test('is found by its record in the list of the own drafts, the last changed first, without its changes', async () => {
    const person = await signIn(app, 'EDITOR', 'The lister');
    const first = await keep(person);
    const second = await keep(person, ofNew({ title: 'Newcomers' }));
    await change(person, first, { changes: [] });
    const { rows, total } = await grid(person, 'draft');
    expect([rows.map(({ id }) => id), total]).toEqual([[first.id, second.id], 2]);
    const { changes: _, ...row } = second;
    expect(rows[1]).toEqual(row);
    const idsOf = async (query: object) => (await grid(person, 'draft', query)).rows.map(({ id }) => id);
    expect(await idsOf(by('recordId', acme.id))).toEqual([first.id]);
    expect(await idsOf(by('entity', 'project'))).toEqual([]);
    expect(await idsOf({ search: 'newcom' })).toEqual([second.id]);
    expect(await idsOf({ sort: [{ field: 'updatedAt', direction: 'asc' }] })).toEqual([second.id, first.id]);
    expect((await grid(other, 'draft')).rows).toEqual([]);
  });

  test('of another person is not there: not to read, change, remove or restore, not even for an SA', async () => {
    const draft = await keep(people.EDITOR);
    const gone = await keep(people.EDITOR);
    const { deletionId } = (await discard(people.EDITOR, gone)).data;
    for (const person of [other, people.ADMIN, people.SA, people.member, people.GUEST])
      for (const reply of [
        await find(person, draft),
        await change(person, draft, { title: 'Taken over' }),
        await discard(person, draft),
        await bring(person, gone.id),
        await bring(person, deletionId),
      ])
        expect([reply.status, reply.errorCode, reply.data]).toEqual([404, 'recordNotFound', null]);
    const ids = (await grid(people.SA, 'draft', { deleted: 'include' })).rows.map(({ id }) => id);
    expect(ids).not.toContain(draft.id);
    expect((await find(people.EDITOR, draft)).data).toEqual(draft);
  });

  test('leaves no trace in history and audit', async () => {
    const before = await traces();
    const draft = await keep(people.EDITOR);
    await change(people.EDITOR, draft, { changes: [] });
    await discard(people.EDITOR, draft);
    await bring(people.EDITOR, draft.id);
    expect(await traces()).toEqual(before);
    expect((await people.EDITOR.get(`/draft/history/${draft.id}`)).errorCode).toBe('callNotFound');
  });

  test('is made once, however often its first save is sent', async () => {
    const body = { id: uuidV7(), ...ofNew() };
    const replies = await Promise.all([0, 1, 2].map(() => people.EDITOR.post<Draft>('/draft/save', body)));
    expect(replies.map(({ status, data }) => `${status} ${data.version}`)).toEqual(Array(3).fill('200 1'));
    const otherwise = { ...body, title: 'Otherwise' };
    for (const [person, sent] of [
      [people.EDITOR, otherwise],
      [other, body],
    ] as const)
      expect((await person.post('/draft/save', sent)).errorCode).toBe('idAlreadyUsed');
  });

  test('that an other window changed is not overwritten', async () => {
    const draft = await keep(people.EDITOR);
    const changesTo = (city: string) => ({ changes: [{ field: 'city', old: null, new: city }] });
    const replies = await Promise.all(['Milan', 'Turin'].map((city) => change(people.EDITOR, draft, changesTo(city))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, late] = replies[0]?.status === 200 ? replies : replies.toReversed();
    expect(late?.errorCode).toBe('recordChangedByOther');
    expect(late?.data).toMatchObject({ current: kept?.data, conflicts: [], changedBy: 'The EDITOR' });
    expect(kept?.data.version).toBe(2);
    const early = await change(people.EDITOR, draft, { changes: [] }, 9);
    expect([early.status, early.fieldCodes]).toEqual([400, ['version versionNotValid']]);
  });

  test('whose save is sent once more, because its reply was lost, is as it was', async () => {
    const draft = await keep(people.EDITOR);
    const values = { title: 'Renamed', changes: [] };
    const first = await change(people.EDITOR, draft, values);
    expect((await change(people.EDITOR, draft, values)).data).toEqual(first.data);
    expect((await change(people.EDITOR, draft, { title: 'Renamed' })).data).toEqual(first.data);
    await change(people.EDITOR, draft, { title: 'Again' }, 2);
    expect((await change(people.EDITOR, draft, values)).errorCode).toBe('recordChangedByOther');
  });

  test('is discarded and restored, by its own id or that of the deletion', async () => {
    const draft = await keep(people.EDITOR);
    expect((await discard(people.EDITOR, draft, 2)).fieldCodes).toEqual(['version versionNotValid']);
    await change(people.EDITOR, draft, { title: 'Renamed' });
    expect((await discard(people.EDITOR, draft, 1)).errorCode).toBe('recordChangedByOther');
    const { data } = await discard(people.EDITOR, draft, 2);
    expect(data).toEqual({ deletionId: expect.any(String), removed: [{ entity: 'draft', id: draft.id }] });

    expect((await discard(people.EDITOR, draft)).errorCode).toBe('recordNotFound');
    expect((await change(people.EDITOR, draft, { changes: [] }, 3)).errorCode).toBe('recordDeleted');
    const listed = async (deleted: string) =>
      (await grid(people.EDITOR, 'draft', { deleted } as object)).rows.some(({ id }) => id === draft.id);
    expect([await listed('exclude'), await listed('only')]).toEqual([false, true]);

    const restored = await bring(people.EDITOR, data.deletionId);
    expect(restored.data).toMatchObject({
      id: draft.id,
      version: 4,
      title: 'Renamed',
      changes: typed,
      deletedAt: null,
    });
    expect((await bring(people.EDITOR, draft.id)).errorCode).toBe('recordLive');
    await discard(people.EDITOR, draft);
    expect((await bring(people.EDITOR, draft.id)).data).toMatchObject({ version: 6 });
  });

  test('is refused when a person has as many as allowed', async () => {
    const person = await signIn(app, 'EDITOR', 'The hoarder');
    const first = await keep(person);
    await discard(person, first);
    await app.database.pool.query(
      `insert into drafts (id, account_id, entity, record_id, is_new, title, changes, change_count, body_hash)
       select gen_random_uuid(), $1, 'customer', gen_random_uuid()::text, true, '', '[]', 0, '' from generate_series(2, $2::int)`,
      [person.id, mostDrafts],
    );
    const [last, ...refused] = (await Promise.all([0, 1, 2].map(() => person.post('/draft/save', ofNew()))))
      .map(({ status, errorCode }) => `${status} ${errorCode}`)
      .sort();
    expect([last, refused]).toEqual(['200 null', ['409 tooManyDrafts', '409 tooManyDrafts']]);
    expect((await bring(person, first.id)).errorCode).toBe('tooManyDrafts');
    expect((await other.post('/draft/save', ofNew())).status).toBe(200);
  });

  test('is forgotten a day after it was discarded, or when nobody touched it for 90 days', async () => {
    const [live, stale, discarded, early] = await Promise.all([0, 1, 2, 3].map(() => keep(people.EDITOR)));
    for (const draft of [discarded, early]) if (draft) await discard(people.EDITOR, draft);
    const age = (draft: Draft | undefined, interval: string) =>
      app.database.pool.query('update drafts set updated_at = now() - $2::interval where id = $1', [
        draft?.id,
        interval,
      ]);
    await age(live, '89 days');
    await age(stale, '91 days');
    await age(discarded, '25 hours');
    await age(early, '23 hours');
    await purgeOldDrafts(app.database.db);
    const { rows } = await app.database.pool.query('select id from drafts where id = any($1)', [
      [live, stale, discarded, early].map((draft) => draft?.id),
    ]);
    expect(rows.map(({ id }) => id).sort()).toEqual([live?.id, early?.id].sort());
  });

  test('of one trivial entry says so, and is forgotten after a day; it is not once there is more of it', async () => {
    const person = await signIn(app, 'EDITOR', 'The beginner');
    const unnamed = (values: object = {}) => keep(person, ofNew({ title: '', ...values }));
    const [old, young, grown] = await Promise.all([unnamed(), unnamed(), unnamed()]);
    const named = await keep(person, ofNew());
    expect([old, named].map(({ isTrivial }) => isTrivial)).toEqual([true, false]);
    const two = [...typed, { field: 'phone', old: null, new: '+49 30 1' }];
    expect((await change(person, grown, { changes: two })).data.isTrivial).toBe(false);
    const listed = await grid(person, 'draft');
    expect(listed.rows.filter(({ isTrivial }) => isTrivial).map(({ id }) => id)).toEqual(
      expect.arrayContaining([old.id, young.id]),
    );
    expect((await change(person, young, { title: 'Acme' })).data.isTrivial).toBe(false);
    const again = await change(person, young, { title: '', changes: typed }, 2);
    expect(again.data.isTrivial).toBe(true);
    const age = (ids: string[], interval: string) =>
      app.database.pool.query('update drafts set updated_at = now() - $2::interval where id = any($1)', [
        ids,
        interval,
      ]);
    await age([old.id, grown.id, named.id], '25 hours');
    await age([young.id], '23 hours');
    await purgeOldDrafts(app.database.db);
    const left = (await grid(person, 'draft')).rows.map(({ id }) => id);
    expect(left.toSorted()).toEqual([young.id, grown.id, named.id].toSorted());
  });
});

describe('what somebody may draft', () => {
  test('is of what its owner may make or change', async () => {
    const refused = async (person: Person, values: object) => {
      const { status, fieldCodes } = await person.post('/draft/save', values);
      return `${status} ${fieldCodes}`;
    };
    for (const guest of [people.member, people.GUEST])
      for (const values of [ofNew(), ofAcme()]) expect(await refused(guest, values)).toBe('403 entity notPermitted');
    expect(await refused(people.EDITOR, ofNew({ entity: 'tax-rate' }))).toBe('403 entity notPermitted');
    for (const entity of ['rate', 'view', 'draft', 'nothing', 'constructor', '__proto__'])
      expect(await refused(people.SA, ofNew({ entity }))).toBe('400 entity valueNotAllowed');
    const unknown = ofAcme({ recordId: uuidV7() });
    expect(await refused(people.EDITOR, unknown)).toBe('400 recordId referenceNotFound');
    expect(await refused(people.EDITOR, ofAcme({ entity: 'project', changes: [] }))).toBe(
      '400 recordId referenceNotFound',
    );
    const ofSa = { entity: 'account', recordId: people.SA.id };
    expect(await refused(people.ADMIN, ofAcme({ ...ofSa, changes: [] }))).toBe('400 recordId referenceNotFound');
  });

  test('is their own account, of which they see everything, also while they wait', async () => {
    for (const person of [people.EDITOR, people.member, people.GUEST]) {
      const changes = [{ field: 'language', old: 'en', new: 'it' }];
      const own = { entity: 'account', recordId: person.id, isNew: false, title: 'Me', baseVersion: 1, changes };
      const draft = await keep(person, own);
      expect((await find(person, draft)).data).toMatchObject({ changes });
      expect((await grid(person, 'draft', by('entity', 'account'))).rows).toMatchObject([
        { id: draft.id, title: 'Me' },
      ]);
    }
    expect((await grid(people.GUEST, 'draft', by('entity', 'customer'))).rows).toEqual([]);
  });

  test('is nothing, when the product is looked at as somebody else', async () => {
    const { data } = await people.SA.post<{ accessToken: string }>('/session/view-as', { accountId: people.EDITOR.id });
    const headers = { authorization: `Bearer ${data.accessToken}` };
    expect((await people.SA.post('/draft/save', ofNew(), headers)).errorCode).toBe('viewAsReadOnly');
  });

  test('stays with its record, and is moved to no other', async () => {
    const draft = await keep(people.EDITOR);
    for (const [values, field] of [
      [{ recordId: uuidV7() }, 'recordId'],
      [{ entity: 'project' }, 'entity'],
      [{ isNew: true }, 'isNew'],
    ] as const) {
      const reply = await change(people.EDITOR, draft, values);
      expect([reply.status, reply.fieldCodes]).toEqual([403, [`${field} notPermitted`]]);
    }
  });

  test('is kept while the record is removed by somebody else, and goes out of sight with it', async () => {
    const { id } = await saveCustomer(people.EDITOR, { name: 'Short-lived' });
    const draft = await keep(people.EDITOR, ofAcme({ recordId: id, title: 'Short-lived' }));
    expect((await people.ADMIN.del(`/customer/remove/${id}`)).status).toBe(200);
    expect((await change(people.EDITOR, draft, { title: 'Still typing' })).status).toBe(200);
    expect((await find(people.EDITOR, draft)).data).toMatchObject({ changes: typed });

    const demoted = await signIn(app, 'EDITOR', 'The demoted');
    const [ofOne, ofNone] = [await keep(demoted), await keep(demoted, ofNew({ title: 'Secret plan' }))];
    await become(demoted, { role: 'GUEST', grants: null });
    for (const one of [ofOne, ofNone])
      for (const reply of [
        await find(demoted, one),
        await change(demoted, one, { title: 'x' }),
        await bring(demoted, one.id),
      ])
        expect([reply.status, reply.errorCode]).toEqual([404, 'recordNotFound']);
    expect((await grid(demoted, 'draft')).rows.map(({ title }) => title)).toEqual(['', '']);
    expect((await discard(demoted, ofOne)).status).toBe(200);
  });
});

describe('fields that are not seen', () => {
  const bank: Change[] = [{ field: 'iban', old: null, new: 'DE89370400440532013000' }];

  test('cannot be drafted', async () => {
    const ofProvider = ofNew({ entity: 'provider', changes: bank });
    const reply = await people.ADMIN.post('/draft/save', ofProvider);
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['changes.0.field fieldUnknown']]);
    expect((await people.SA.post('/draft/save', ofProvider)).status).toBe(200);
  });

  test('are left out once they are not seen any more, and of whole rows too', async () => {
    const person = await signIn(app, 'ADMIN', 'The banker', ['seeBank', 'seeRates']);
    const id = uuidV7();
    const line = (price: object) => ({ id, type: 'service', description: 'Work', ...price });
    const draft = await keep(person, ofNew({ entity: 'provider', changes: [...typed, ...bank] }));
    const row: Change = { field: `lines.${id}`, old: null, new: line({ unitPrice: '80' }) };
    const price: Change = { field: `lines.${id}.unitPrice`, old: '70', new: '80' };
    const ofProject = await keep(person, ofNew({ entity: 'project', changes: [row, price] }));
    expect([draft.changes, ofProject.changes]).toEqual([
      [...typed, ...bank],
      [row, price],
    ]);

    await become(person, { role: 'ADMIN', grants: [] });
    const { data } = await find(person, draft);
    expect([data.changes, data.changeCount]).toEqual([typed, 1]);
    expect((await find(person, ofProject)).data.changes).toEqual([{ ...row, new: line({}) }]);
    // What the person does not see is no obstacle to going on.
    expect((await change(person, draft, { title: 'Renamed' })).data.changes).toEqual(typed);
    await become(person, { role: 'ADMIN', grants: ['seeBank'] });
    expect((await find(person, draft)).data.changes).toEqual([...typed, ...bank]);
  });
});

describe('what is no draft is refused with a sentence at its place', () => {
  const path = (field: unknown) => ({ changes: [{ field, old: null, new: null }] });
  const contact = (rest: string) => path(`contacts.${uuidV7()}${rest}`);
  test.each<[values: object, wrong: string[]]>([
    [{ surprise: 1 }, ['surprise fieldUnknown']],
    [{ id: 'x' }, ['id idNotValid']],
    [{ recordId: 'acme' }, ['recordId idNotValid']],
    [{ isNew: 'no' }, ['isNew valueNotAllowed']],
    [{ title: 'x'.repeat(201) }, ['title maxLength']],
    [{ title: 7 }, ['title textNotValid']],
    [{ baseVersion: null }, ['baseVersion fieldRequired']],
    [{ baseVersion: 2 }, ['baseVersion versionNotValid']],
    [{ baseVersion: 0 }, ['baseVersion numberOutOfRange']],
    [{ isNew: true }, ['baseVersion versionNotValid']],
    [{ changes: {} }, ['changes valueNotAllowed']],
    [{ changes: [{ field: 'city', new: 1 }] }, ['changes.0.old fieldRequired']],
    [{ changes: [{ field: 'city', old: null, new: 1, at: 2 }] }, ['changes.0.at fieldUnknown']],
    ...['', 'nothing', 'constructor', 'version', 'createdAt', 'city.x', 'contacts.x', 'contacts.0.email'].map(
      (field): [object, string[]] => [
        path(field),
        [`changes.0.field ${field === '' ? 'fieldRequired' : 'fieldUnknown'}`],
      ],
    ),
    [contact('.nothing'), ['changes.0.field fieldUnknown']],
    [contact('.email.x'), ['changes.0.field fieldUnknown']],
    [
      { changes: [{ field: `contacts.${uuidV7()}`, old: null, new: { id: 'x', email: 'a', salary: 9 } }] },
      ['changes.0.new.salary fieldUnknown'],
    ],
  ])('%j', async (values, wrong) => {
    const reply = await people.EDITOR.post('/draft/save', ofAcme(values));
    expect([reply.status, reply.fieldCodes]).toEqual([400, wrong]);
    for (const { message } of reply.fieldErrors) expect(message).toMatch(/\.$/);
  });

  test('and one with characters no text may hold, in values or their keys, is too', async () => {
    const text = JSON.stringify(ofNew({ changes: [{ field: 'notes', old: null, new: 'HERE' }] }));
    const headers = { 'content-type': 'application/json' };
    for (const value of ['"\\u0000"', '"\\ud800"', '{"\\u0000":1}', '{"\\ud800":1}', '{"constructor":1}'])
      expect((await people.EDITOR.send('POST', '/draft/save', text.replace('"HERE"', value), headers)).status).toBe(
        400,
      );
  });

  test('and one that is too large says so', async () => {
    const many = await people.EDITOR.post('/draft/save', ofAcme({ changes: Array(1001).fill(typed[0]) }));
    expect([many.status, many.fieldCodes]).toEqual([400, ['changes tooManyItems']]);
    const half = 'x'.repeat(2.2 * 1024 * 1024);
    const large = await people.EDITOR.post(
      '/draft/save',
      ofNew({ changes: [{ field: 'notes', old: half, new: half }] }),
    );
    expect([large.status, large.errorCode]).toEqual([413, 'requestTooLarge']);
    const fits = await people.EDITOR.post<Draft>(
      '/draft/save',
      ofNew({ changes: [{ field: 'notes', old: null, new: half }] }),
    );
    expect([fits.status, fits.data.changes[0]?.new === half]).toEqual([200, true]);
    // Figures that take four times the room when they are written out.
    const figures = Array.from({ length: 1000 }, () => Array.from({ length: 600 }, () => '1e20').join()).join('],[');
    const text = JSON.stringify(ofNew({ changes: [{ field: 'notes', old: null, new: 'HERE' }] }));
    const headers = { 'content-type': 'application/json' };
    const grown = await people.EDITOR.send('POST', '/draft/save', text.replace('"HERE"', `[[${figures}]]`), headers);
    expect([grown.status, grown.errorCode]).toEqual([413, 'requestTooLarge']);
  });
});

test('whatever was typed comes back exactly', async () => {
  const fields = ['city', 'notes', `contacts.${uuidV7()}.email`];
  const safe = fc
    .jsonValue({ maxDepth: 4 })
    .filter((value) => !/\\u0000|\\ud[89a-f]|"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)))
    .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => !value.includes('\0')),
    fc.constantFrom('<b>bold</b>', '  two  blanks ', '\u202ebackwards', 'a\r\nb\tc', 'é', '=1+1'),
  );
  const changes = fc.array(
    fc.record({ field: fc.constantFrom(...fields), old: fc.oneof(safe, text), new: fc.oneof(text, safe) }),
    { maxLength: 6 },
  );
  const draft = await keep(people.EDITOR);
  let version = 1;
  await fc.assert(
    fc.asyncProperty(changes, async (sent) => {
      const reply = await change(people.EDITOR, draft, { changes: sent }, version);
      expect([reply.status, reply.fieldCodes]).toEqual([200, []]);
      version += 1;
      expect(reply.data.changes).toEqual(sent);
      expect((await find(people.EDITOR, draft)).data.changes).toEqual(sent);
    }),
    { numRuns: 60 },
  );
});

/** How much history and audit hold. */
async function traces(): Promise<unknown> {
  const { rows } = await app.database.pool.query(
    'select (select count(*) from history) as history, (select count(*) from audit) as audit, (select count(*) from deletions) as deletions',
  );
  return rows[0];
}

/** Gives an account other rights, from its next call on. */
async function become({ id }: Person, { role, grants }: { role: Role; grants: string[] | null }): Promise<void> {
  await app.database.pool.query('update accounts set role = $2, grants = $3 where id = $1', [id, role, grants]);
  // What is known of callers is forgotten with any change of sessions.
  await people.SA.post('/session/remove-others', {});
}
