import type { Role } from '@mandate/contract/access/roles.ts';
import { type Draft, mostDrafts } from '@mandate/contract/entities/draft.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { bring, by, change, discard, draftOf, find, keep, newDraft, typed } from '../../../testing/callers/drafts.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid, saveCustomer } from '../../../testing/callers/records.ts';
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

describe('a draft', () => {
  test('comes back as it was saved, and the next save builds on it', async () => {
    const id = uuidV7();
    const draft = await keep(people.EDITOR, { id, ...draftOf(acme, { title: '  Acme  Ltd ' }) });
    const { createdAt, updatedAt, ...rest } = draft;
    const kept = {
      ...draftOf(acme, { title: 'Acme Ltd' }),
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
    const draft = await keep(people.EDITOR, newDraft({ title: '' }));
    expect(draft).toMatchObject({ isNew: true, baseVersion: null, title: '', version: 1 });
    expect((await find(people.EDITOR, draft)).data).toEqual(draft);
  });

  test('is found by its record in the list of the own drafts, the last changed first, without its changes', async () => {
    const person = await signIn(app, 'EDITOR', 'The lister');
    const first = await keep(person, draftOf(acme));
    const second = await keep(person, newDraft({ title: 'Newcomers' }));
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
    const draft = await keep(people.EDITOR, draftOf(acme));
    const gone = await keep(people.EDITOR, draftOf(acme));
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
    const draft = await keep(people.EDITOR, draftOf(acme));
    await change(people.EDITOR, draft, { changes: [] });
    await discard(people.EDITOR, draft);
    await bring(people.EDITOR, draft.id);
    expect(await traces()).toEqual(before);
    expect((await people.EDITOR.get(`/draft/history/${draft.id}`)).errorCode).toBe('callNotFound');
  });

  test('is made once, however often its first save is sent', async () => {
    const body = { id: uuidV7(), ...newDraft() };
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
    const draft = await keep(people.EDITOR, draftOf(acme));
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
    const draft = await keep(people.EDITOR, draftOf(acme));
    const values = { title: 'Renamed', changes: [] };
    const first = await change(people.EDITOR, draft, values);
    expect((await change(people.EDITOR, draft, values)).data).toEqual(first.data);
    expect((await change(people.EDITOR, draft, { title: 'Renamed' })).data).toEqual(first.data);
    await change(people.EDITOR, draft, { title: 'Again' }, 2);
    expect((await change(people.EDITOR, draft, values)).errorCode).toBe('recordChangedByOther');
  });

  test('is discarded and restored, by its own id or that of the deletion', async () => {
    const draft = await keep(people.EDITOR, draftOf(acme));
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
    const first = await keep(person, draftOf(acme));
    await discard(person, first);
    await app.database.pool.query(
      `insert into drafts (id, account_id, entity, record_id, is_new, title, changes, change_count, body_hash)
       select gen_random_uuid(), $1, 'customer', gen_random_uuid()::text, true, '', '[]', 0, '' from generate_series(2, $2::int)`,
      [person.id, mostDrafts],
    );
    const [last, ...refused] = (await Promise.all([0, 1, 2].map(() => person.post('/draft/save', newDraft()))))
      .map(({ status, errorCode }) => `${status} ${errorCode}`)
      .sort();
    expect([last, refused]).toEqual(['200 null', ['409 tooManyDrafts', '409 tooManyDrafts']]);
    expect((await bring(person, first.id)).errorCode).toBe('tooManyDrafts');
    expect((await other.post('/draft/save', newDraft())).status).toBe(200);
  });

  test('is forgotten a day after it was discarded, or when nobody touched it for 90 days', async () => {
    const [live, stale, discarded, early] = await Promise.all(
      [0, 1, 2, 3].map(() => keep(people.EDITOR, draftOf(acme))),
    );
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
    const unnamed = (values: object = {}) => keep(person, newDraft({ title: '', ...values }));
    const [old, young, grown] = await Promise.all([unnamed(), unnamed(), unnamed()]);
    const named = await keep(person, newDraft());
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
  const draft = await keep(people.EDITOR, draftOf(acme));
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
