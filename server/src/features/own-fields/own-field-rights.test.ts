import type { Grant, Role } from '@mandate/contract/access/roles.ts';
import type { OwnFieldReaders } from '@mandate/contract/own-fields/definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addField, seenByWhom } from '../../../testing/callers/own-fields.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, type Row, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let record: { id: string };
const kinds = Object.keys(seenByWhom) as OwnFieldReaders[];
const keyOf = (seenBy: OwnFieldReaders) => `for${seenBy[0]?.toUpperCase()}${seenBy.slice(1)}`;
const secretOf = (seenBy: OwnFieldReaders) => `Whispered${seenBy}`;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA', 'Who defines');
  for (const seenBy of kinds) await addField(sa, keyOf(seenBy), 'text', { entity: 'place', seenBy });
  const customFields = Object.fromEntries(kinds.map((seenBy) => [keyOf(seenBy), secretOf(seenBy)]));
  record = await saved(sa, 'place', { name: 'Guarded', kind: 'venue', customFields });
  await saved(sa, 'place', { id: record.id, version: 1, customFields: { forEveryone: 'Changed' } });
  await saved(sa, 'place', { id: record.id, version: 2, customFields });
  for (const seenBy of kinds) {
    const filter = { all: [{ field: `customFields.${keyOf(seenBy)}`, operator: 'is', value: secretOf(seenBy) }] };
    await saved(sa, 'view', { name: `View ${seenBy}`, list: 'place', audience: 'everyone', state: { filter } });
  }
});
afterAll(() => app.close());

const viewers: [Role, Grant[]][] = [
  ['SA', []],
  ['ADMIN', []],
  ['ADMIN', ['seeRates', 'seeCosts', 'seePersonal']],
  ['EDITOR', []],
  ['EDITOR', ['seeRates']],
  ['EDITOR', ['seeCosts', 'seePersonal']],
  ['GUEST', []],
];

describe.each(viewers)('to %s with %j', (role, grants) => {
  let person: Person;
  const sees = (seenBy: OwnFieldReaders) => {
    const needed = seenByWhom[seenBy][role];
    return needed !== undefined && (role === 'SA' || needed.every((grant) => grants.includes(grant)));
  };
  const seen = () => kinds.filter(sees).map(keyOf).sort();
  const hiddenSecrets = () => kinds.filter((seenBy) => !sees(seenBy)).map(secretOf);

  beforeAll(async () => {
    person = await signIn(app, role, `${role} ${grants.join(' ')} looks`, role === 'SA' ? null : grants);
    // A guest is let in by being a member of a project.
    if (role !== 'GUEST') return;
    const member = { firstName: 'A', lastName: 'Guest', workEmail: 'guest.of@mandate.example', userId: person.id };
    const { id } = await saved<{ id: string }>(sa, 'personnel', member);
    await saved(sa, 'project', { name: 'Theirs', isInternal: true, members: [{ personnelId: id }] });
  });

  test('records, lists and definitions tell of fields they see and of no other', async () => {
    const read = await person.get<{ customFields: object }>(`/place/get-by-id/${record.id}`);
    expect(Object.keys(read.data.customFields).sort()).toEqual(seen());
    const { rows } = await grid(person, 'place');
    expect(Object.keys(rows[0]?.customFields as object).sort()).toEqual(seen());
    const { data } = await person.get<{ fields: { place?: { key: string }[] } }>('/own-field/get-fields');
    expect((data.fields.place ?? []).map(({ key }) => key).sort()).toEqual(seen());
    const told = JSON.stringify([read, rows, data]);
    for (const secret of hiddenSecrets()) expect(told).not.toContain(secret);
  });

  test.each(kinds)('a field for %s is known to lists, search and views as to records', async (seenBy) => {
    const field = `customFields.${keyOf(seenBy)}`;
    const reply = await person.post<{ rows: Row[] }>('/place/get-grid', {
      filter: { all: [{ field, operator: 'is', value: secretOf(seenBy) }] },
      sort: [{ field, direction: 'asc' }],
      aggregates: [{ field, fn: 'count' }],
      fields: [field],
    });
    expect(reply.status).toBe(sees(seenBy) ? 200 : 400);
    if (!sees(seenBy)) expect(new Set(reply.fieldErrors.map(({ code }) => code))).toEqual(new Set(['fieldUnknown']));
    expect((await grid(person, 'place', { search: secretOf(seenBy) })).rows.length).toBe(sees(seenBy) ? 1 : 0);
    const found = await person.get<{ groups: { entity: string }[] }>(`/search/find?q=${secretOf(seenBy)}`);
    expect(found.data.groups.map(({ entity }) => entity)).toEqual(sees(seenBy) ? ['place'] : []);
    const views = await grid(person, 'view');
    const isOffered = views.rows.some(({ name }) => name === `View ${seenBy}`);
    expect(isOffered).toBe(sees(seenBy) || role === 'SA');
    const sums = await person.post('/place/get-sums', { groupBy: field });
    expect(sums.status).toBe(sees(seenBy) ? 200 : 400);
  });

  test('saves, history and drafts take and tell what they see', async () => {
    if (role === 'GUEST') return;
    const history = await person.get<{ rows: { changes: { field: string }[] }[] }>(`/place/history/${record.id}`);
    const changed = history.data.rows.flatMap(({ changes }) => changes.map(({ field }) => field));
    const own = [...new Set(changed.filter((field) => field.startsWith('customFields.')))].sort();
    expect(own).toEqual(seen().map((key) => `customFields.${key}`));
    for (const seenBy of kinds) {
      const customFields = { [keyOf(seenBy)]: 'Tried' };
      const body = {
        name: `Tried ${viewers.findIndex(([one, some]) => one === role && some === grants)} ${kinds.indexOf(seenBy)}`,
        kind: 'venue',
        customFields,
      };
      const reply = await person.post('/place/save', body);
      expect(reply.fieldCodes).toEqual(sees(seenBy) ? [] : [`customFields.${keyOf(seenBy)} fieldUnknown`]);
      const changes = [{ field: `customFields.${keyOf(seenBy)}`, old: null, new: 'Typed' }];
      const draft = { entity: 'place', recordId: record.id, isNew: false, title: 'A draft', baseVersion: 3, changes };
      const kept = await person.post<{ id: string; changes: object[] }>('/draft/save', draft);
      expect(kept.fieldCodes).toEqual(sees(seenBy) ? [] : ['changes.0.field fieldUnknown']);
    }
  });
});

test('nobody reads of their own account what the firm shows to administrators alone', async () => {
  await addField(sa, 'leaving', 'date', { entity: 'account', seenBy: 'admins' });
  await addField(sa, 'room', 'text', { entity: 'account', seenBy: 'everyone' });
  const editor = await signIn(app, 'EDITOR', 'Who stays');
  const set = { id: editor.id, version: 1, customFields: { leaving: '2026-12-31', room: '12' } };
  await saved(sa, 'account', set);
  const { data } = await editor.get<{ customFields: object; version: number }>(`/account/get-by-id/${editor.id}`);
  expect(data.customFields).toEqual({ room: '12' });
  const kept = await editor.post('/account/save', { ...data, fullName: 'Who stays on' });
  expect(kept.fieldCodes).toEqual([]);
  const change = { id: editor.id, version: data.version + 1, customFields: { room: '13' } };
  expect((await editor.post('/account/save', change)).fieldCodes).toEqual(['customFields.room notPermitted']);
});
