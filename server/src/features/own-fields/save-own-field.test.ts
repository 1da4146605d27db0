import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choiceOf, type OwnFieldSaved } from '../../../testing/callers/own-fields.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

interface WithOwn {
  id: string;
  customFields: Record<string, unknown>;
}

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

describe('an own field', () => {
  const define = (values: object) =>
    admin.post<OwnFieldSaved>('/own-field/save', { entity: 'place', label: 'A', kind: 'text', ...values });
  let places = 0;
  const place = (customFields: object) => {
    places += 1;
    return admin.post<WithOwn>('/place/save', { name: `Place ${places}`, kind: 'ownOffice', customFields });
  };

  test('has a key that is a word, once among those of its records, and stays what it was made as', async () => {
    for (const key of ['Big', '1st', 'a-b', 'a.b', 'x'.repeat(41), 'constructor', 'tostring'.replace('s', 'S')])
      expect((await define({ key })).fieldCodes).toEqual([key.length > 40 ? 'key maxLength' : 'key itemCodeNotValid']);
    const { data } = await define({ key: 'floor', label: 'Floor' });
    expect((await define({ key: 'FLOOR'.toLowerCase(), label: 'Other' })).fieldCodes).toEqual(['key valueNotUnique']);
    expect((await define({ key: 'level', label: 'floor' })).fieldCodes).toEqual(['label valueNotUnique']);
    const changed = { id: data.id, version: 1, entity: 'customer', key: 'other', kind: 'date' };
    expect((await admin.post('/own-field/save', changed)).fieldCodes).toEqual(
      ['entity', 'key', 'kind'].map((name) => `${name} ownFieldFixed`),
    );
    expect((await define({ key: 'kindOf', label: 'Kind', kind: 'choice' })).fieldCodes).toEqual([
      'choices fieldRequired',
    ]);
    const twice = [choiceOf('a'), choiceOf('a')];
    expect((await define({ key: 'kindOf', label: 'Kind', kind: 'choice', choices: twice })).fieldCodes).toEqual([
      'choices.1.code itemNotUnique',
    ]);
    expect((await define({ key: 'yes', label: 'Yes', kind: 'flag', isRequired: true })).fieldCodes).toEqual([
      'isRequired valueNotAllowed',
    ]);
  });

  test('that becomes required is asked for in new records, and in old ones when their own fields change', async () => {
    const { data: before } = await place({});
    const { data: field, alerts } = await define({ key: 'badge', label: 'Badge', isRequired: true });
    expect(alerts.join()).toContain('"Badge"');
    expect((await place({})).fieldCodes).toEqual(['customFields.badge fieldRequired']);
    const old = { id: before.id, version: 1 };
    expect((await admin.post('/place/save', { ...old, city: 'Ulm' })).status).toBe(200);
    expect((await admin.post('/place/save', { ...old, version: 2, customFields: { floor: '3' } })).fieldCodes).toEqual([
      'customFields.badge fieldRequired',
    ]);
    const filled = await admin.post<WithOwn>('/place/save', { ...old, version: 2, customFields: { badge: 'B' } });
    expect(filled.status).toBe(200);
    expect((await admin.post('/place/save', { ...old, version: 3, customFields: { badge: null } })).fieldCodes).toEqual(
      ['customFields.badge fieldRequired'],
    );
    await saved(admin, 'own-field', { id: field.id, version: 1, isRequired: false });
  });

  test('keeps a value of a choice that records have, and offers it no more', async () => {
    const choices = ['a', 'b', 'c'].map((code) => choiceOf(code));
    const { data: field } = await define({ key: 'zone', label: 'Zone', kind: 'choice', choices });
    const { data: held } = await place({ zone: 'a' });
    const reply = await admin.post<OwnFieldSaved>('/own-field/save', {
      id: field.id,
      version: 1,
      choices: [choiceOf('c')],
    });
    expect(reply.alerts.join()).toContain(': a.');
    expect(reply.data.choices).toEqual([choiceOf('c'), choiceOf('a', false)]);
    expect((await place({ zone: 'a' })).fieldCodes).toEqual(['customFields.zone valueNotAllowed']);
    const kept = await admin.post<WithOwn>('/place/save', {
      ...{ id: held.id, version: 1 },
      customFields: { zone: 'a', floor: '1' },
    });
    expect([kept.status, kept.data.customFields.zone]).toEqual([200, 'a']);
  });

  test('that is removed leaves its values where they are, unseen, and brings them back; its key is not given again', async () => {
    const { data: field } = await define({ key: 'gate', label: 'Gate' });
    const { data: held } = await place({ gate: 'North' });
    const uses = await admin.get(`/own-field/where-used/${field.id}`);
    expect(uses.data).toMatchObject({ blocking: false, uses: [{ entity: 'place', count: 1, blocks: false }] });
    const { data: removal } = await admin.del<{ deletionId: string }>(`/own-field/remove/${field.id}`);
    const readPlace = async () => (await admin.get<WithOwn>(`/place/get-by-id/${held.id}`)).data;
    expect((await readPlace()).customFields).not.toHaveProperty('gate');
    expect((await place({ gate: 'South' })).fieldCodes).toEqual(['customFields.gate fieldUnknown']);
    expect((await define({ key: 'gate', label: 'Gate again' })).fieldCodes).toEqual(['key valueUsedByDeleted']);
    await saved(admin, 'place', { id: held.id, version: 1, customFields: { floor: '9' } });
    await admin.put(`/own-field/undelete/${removal.deletionId}`, {});
    expect((await readPlace()).customFields).toMatchObject({ gate: 'North', floor: '9' });
  });

  test('is one of a hundred at most', async () => {
    const pool = app.database.pool;
    await pool.query(`insert into own_fields (id, entity, key, label, kind, position, is_required, seen_by)
      select uuid_v7(now()), 'service', 'n' || n, 'n' || n, 'text', n, false, 'staff' from generate_series(1, 100) n`);
    const reply = await define({ entity: 'service', key: 'more', label: 'More' });
    expect(reply.fieldCodes).toEqual(['entity tooManyOwnFields']);
    await pool.query("delete from own_fields where entity = 'service'");
    expect((await define({ entity: 'service', key: 'n1', label: 'More' })).fieldCodes).toEqual(['key valueTaken']);
  });
});
