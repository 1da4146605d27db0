import type { Draft } from '@mandate/contract/entities/draft.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftOf, newDraft, typed } from '../../../testing/callers/drafts.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, saveCustomer } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let editor: Person;
let acme: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  editor = await signIn(app, 'EDITOR', 'The editor');
  acme = await saveCustomer(editor, { name: 'Acme', contacts: [{ firstName: 'Ada', lastName: 'Byron' }] });
});
afterAll(() => app.close());

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
    const reply = await editor.post('/draft/save', draftOf(acme, values));
    expect([reply.status, reply.fieldCodes]).toEqual([400, wrong]);
    for (const { message } of reply.fieldErrors) expect(message).toMatch(/\.$/);
  });

  test('and one with characters no text may hold, in values or their keys, is too', async () => {
    const text = JSON.stringify(newDraft({ changes: [{ field: 'notes', old: null, new: 'HERE' }] }));
    const headers = { 'content-type': 'application/json' };
    for (const value of ['"\\u0000"', '"\\ud800"', '{"\\u0000":1}', '{"\\ud800":1}', '{"constructor":1}'])
      expect((await editor.send('POST', '/draft/save', text.replace('"HERE"', value), headers)).status).toBe(400);
  });

  test('and one that is too large says so', async () => {
    const many = await editor.post('/draft/save', draftOf(acme, { changes: Array(1001).fill(typed[0]) }));
    expect([many.status, many.fieldCodes]).toEqual([400, ['changes tooManyItems']]);
    const half = 'x'.repeat(2.2 * 1024 * 1024);
    const large = await editor.post('/draft/save', newDraft({ changes: [{ field: 'notes', old: half, new: half }] }));
    expect([large.status, large.errorCode]).toEqual([413, 'requestTooLarge']);
    const fits = await editor.post<Draft>(
      '/draft/save',
      newDraft({ changes: [{ field: 'notes', old: null, new: half }] }),
    );
    expect([fits.status, fits.data.changes[0]?.new === half]).toEqual([200, true]);
    // Figures that take four times the room when they are written out.
    const figures = Array.from({ length: 1000 }, () => Array.from({ length: 600 }, () => '1e20').join()).join('],[');
    const text = JSON.stringify(newDraft({ changes: [{ field: 'notes', old: null, new: 'HERE' }] }));
    const headers = { 'content-type': 'application/json' };
    const grown = await editor.send('POST', '/draft/save', text.replace('"HERE"', `[[${figures}]]`), headers);
    expect([grown.status, grown.errorCode]).toEqual([413, 'requestTooLarge']);
  });
});
