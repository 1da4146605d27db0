import type { Role } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { bring, by, change, discard, draftOf, find, keep, newDraft, typed } from '../../../testing/callers/drafts.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid, saveCustomer, saved, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Record<Role | 'member', Person>;
let acme: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
  acme = await saveCustomer(people.EDITOR, { name: 'Acme', contacts: [{ firstName: 'Ada', lastName: 'Byron' }] });
});
afterAll(() => app.close());

describe('what somebody may draft', () => {
  test('is of what its owner may make or change', async () => {
    const refused = async (person: Person, values: object) => {
      const { status, fieldCodes } = await person.post('/draft/save', values);
      return `${status} ${fieldCodes}`;
    };
    for (const guest of [people.member, people.GUEST])
      for (const values of [newDraft(), draftOf(acme)])
        expect(await refused(guest, values)).toBe('403 entity notPermitted');
    expect(await refused(people.EDITOR, newDraft({ entity: 'tax-rate' }))).toBe('403 entity notPermitted');
    for (const entity of ['rate', 'view', 'draft', 'nothing', 'constructor', '__proto__'])
      expect(await refused(people.SA, newDraft({ entity }))).toBe('400 entity valueNotAllowed');
    const unknown = draftOf(acme, { recordId: uuidV7() });
    expect(await refused(people.EDITOR, unknown)).toBe('400 recordId referenceNotFound');
    expect(await refused(people.EDITOR, draftOf(acme, { entity: 'project', changes: [] }))).toBe(
      '400 recordId referenceNotFound',
    );
    const ofSa = { entity: 'account', recordId: people.SA.id };
    expect(await refused(people.ADMIN, draftOf(acme, { ...ofSa, changes: [] }))).toBe('400 recordId referenceNotFound');
  });

  test('is their own absence, of which they keep and see all, and of others what they see', async () => {
    const me = await savePersonnel(people.ADMIN, { firstName: 'Eddy', lastName: 'Tor', userId: people.EDITOR.id });
    const other = await savePersonnel(people.ADMIN, { firstName: 'Otto', lastName: 'Her' });
    const note = { field: 'note', old: null, new: 'By train' };
    const about = (personnelId: string) => ({ field: 'personnelId', old: null, new: personnelId });
    const absence = { entity: 'absence', title: 'Away' };
    for (const changes of [[note], [about(me.id), note]]) {
      const draft = await keep(people.EDITOR, newDraft({ ...absence, changes }));
      expect((await find(people.EDITOR, draft)).data).toMatchObject({ changes });
    }
    const ofOther = await people.EDITOR.post('/draft/save', newDraft({ ...absence, changes: [about(other.id), note] }));
    expect(ofOther.fieldCodes).toEqual(['changes.1.field fieldUnknown']);
    const day = { kind: 'holiday', startDate: '2026-01-05', endDate: '2026-01-05' };
    for (const { id: personnelId } of [me, other]) {
      const made = await saved<{ id: string }>(people.ADMIN, 'absence', { ...day, personnelId });
      const sent = newDraft({ ...absence, recordId: made.id, isNew: false, baseVersion: 1, changes: [note] });
      const { status, fieldCodes } = await people.EDITOR.post('/draft/save', sent);
      expect([status, ...fieldCodes]).toEqual(personnelId === me.id ? [200] : [400, 'changes.0.field fieldUnknown']);
    }
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
    expect((await people.SA.post('/draft/save', newDraft(), headers)).errorCode).toBe('viewAsReadOnly');
  });

  test('stays with its record, and is moved to no other', async () => {
    const draft = await keep(people.EDITOR, draftOf(acme));
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
    const draft = await keep(people.EDITOR, draftOf(acme, { recordId: id, title: 'Short-lived' }));
    expect((await people.ADMIN.del(`/customer/remove/${id}`)).status).toBe(200);
    expect((await change(people.EDITOR, draft, { title: 'Still typing' })).status).toBe(200);
    expect((await find(people.EDITOR, draft)).data).toMatchObject({ changes: typed });

    const demoted = await signIn(app, 'EDITOR', 'The demoted');
    const [ofOne, ofNone] = [
      await keep(demoted, draftOf(acme)),
      await keep(demoted, newDraft({ title: 'Secret plan' })),
    ];
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
    const ofProvider = newDraft({ entity: 'provider', changes: bank });
    const reply = await people.ADMIN.post('/draft/save', ofProvider);
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['changes.0.field fieldUnknown']]);
    expect((await people.SA.post('/draft/save', ofProvider)).status).toBe(200);
  });

  test('are left out once they are not seen any more, and of whole rows too', async () => {
    const person = await signIn(app, 'ADMIN', 'The banker', ['seeBank', 'seeRates']);
    const id = uuidV7();
    const line = (price: object) => ({ id, type: 'service', description: 'Work', ...price });
    const draft = await keep(person, newDraft({ entity: 'provider', changes: [...typed, ...bank] }));
    const row: Change = { field: `lines.${id}`, old: null, new: line({ unitPrice: '80' }) };
    const price: Change = { field: `lines.${id}.unitPrice`, old: '70', new: '80' };
    const ofProject = await keep(person, newDraft({ entity: 'project', changes: [row, price] }));
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

/** Gives an account other rights, from its next call on. */
async function become({ id }: Person, { role, grants }: { role: Role; grants: string[] | null }): Promise<void> {
  await app.database.pool.query('update accounts set role = $2, grants = $3 where id = $1', [id, role, grants]);
  // What is known of callers is forgotten with any change of sessions.
  await people.SA.post('/session/remove-others', {});
}
