import type { TextBlockRow } from '@mandate/contract/entities/text-block.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { set } from '../../../testing/callers/parameters.ts';
import { everyRole } from '../../../testing/callers/people.ts';
import { grid, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readTexts } from '../../business/letterhead/read-texts.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeEach(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterEach(() => app.close());

const body = (values: object = {}) => ({
  code: 'OWN',
  purpose: 'intro',
  documentKind: 'quote',
  body: 'Hello',
  ...values,
});
const save = (values: object = {}) => saved<TextBlockRow>(people.ADMIN, 'text-block', body(values));
const told = async (values: object) => {
  const reply = await people.ADMIN.post('/text-block/save', body(values));
  return [reply.status, ...reply.fieldCodes].join(' ');
};

/** The codes of what is the default of a purpose of quotes in English. */
async function defaults(purpose = 'intro'): Promise<unknown[]> {
  const of = (field: string, value: string) => ({ field, operator: 'anyOf', value: [value] });
  const isDefault = { field: 'isDefault', operator: 'is', value: true };
  const all = [of('purpose', purpose), of('documentKind', 'quote'), of('language', 'en'), isDefault];
  const { rows } = await grid(people.ADMIN, 'text-block', { filter: { all } } as never);
  return rows.map(({ code }) => code);
}

describe('the texts of a new firm', () => {
  test('print a decent quote and mail it, in five languages', async () => {
    for (const language of ['en', 'de', 'fr', 'it', 'es'] as const) {
      const texts = await readTexts(app.database.db, { documentKind: 'quote', language });
      const given = Object.entries(texts).flatMap(([purpose, text]) => (text === '' ? [] : [purpose]));
      expect(given).toEqual(['intro', 'closing', 'terms', 'mailSubject', 'mailBody', 'linkPage']);
    }
  });

  test('may each be sent back as they are', async () => {
    const { rows } = await grid(people.ADMIN, 'text-block', { pageSize: 200 });
    expect(rows).toHaveLength(60);
    for (const { id, version, body: said } of rows) {
      const reply = await people.ADMIN.post('/text-block/save', { id, version, body: said });
      expect([reply.status, reply.fieldCodes]).toEqual([200, []]);
    }
  });
});

describe('a text', () => {
  test('is kept with its lines, and read by staff', async () => {
    const { id } = await save({ body: 'To {customer}\n\nfrom {sender}' });
    for (const role of ['SA', 'ADMIN', 'EDITOR'] as const)
      expect((await people[role].get(`/text-block/get-by-id/${id}`)).data).toMatchObject({
        body: 'To {customer}\n\nfrom {sender}',
        isDefault: false,
        language: 'en',
      });
    expect((await people.EDITOR.post('/text-block/save', body({ code: 'E' }))).status).toBe(403);
    expect((await people.GUEST.get(`/text-block/get-by-id/${id}`)).status).toBe(404);
  });

  test.each<[object, string]>([
    [{ body: 'To {nobody} and {customer}, {}' }, '400 body placeholderUnknown'],
    [{ body: 'x'.repeat(8001) }, '400 body maxLength'],
    [{ body: '' }, '400 body fieldRequired'],
    [{ purpose: 'mailSubject', body: 'One\nTwo' }, '400 body oneLineOnly'],
    [{ purpose: 'mailSubject', body: 'x'.repeat(201) }, '400 body maxLength'],
    [{ purpose: 'reminder' }, '400 purpose valueNotAllowed'],
    [{ documentKind: 'invoice' }, '400 documentKind valueNotAllowed'],
    [{ language: 'pl' }, '400 language valueNotAllowed'],
    [{ body: 'x'.repeat(8000) }, '200'],
  ])('with %j is judged', async (values, said) => {
    expect(await told(values)).toBe(said);
  });

  test('names the placeholder that is none', async () => {
    const reply = await people.ADMIN.post('/text-block/save', body({ body: 'To {nobody}' }));
    expect(reply.fieldErrors[0]?.message).toBe('{nobody} is no placeholder.');
    const several = await people.ADMIN.post('/text-block/save', body({ body: '{nobody} {customer} {}' }));
    expect(several.fieldErrors[0]?.message).toBe('{nobody}, {} are no placeholders.');
  });
});

describe('a default', () => {
  test('takes that over from the one before, whose history says so', async () => {
    const [before] = await defaults();
    const reply = await people.ADMIN.post<TextBlockRow>('/text-block/save', body({ isDefault: true }));
    expect(reply.alerts).toEqual([`${before} was the default before and is not any more.`]);
    expect(await defaults()).toEqual(['OWN']);
    const { rows } = await grid(people.ADMIN, 'text-block', { search: String(before) });
    const history = await people.ADMIN.get<{ rows: { changes: object[] }[] }>(`/text-block/history/${rows[0]?.id}`);
    expect(history.data.rows[0]?.changes).toEqual([{ field: 'isDefault', old: true, new: false }]);
  });

  test('is one, whoever makes two at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        people.ADMIN.post('/text-block/save', body({ code: `OWN-${at}`, isDefault: true })),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await defaults()).toHaveLength(1);
  });

  test('that was replaced while it was deleted is not restored beside the new one', async () => {
    const first = await save({ isDefault: true });
    await people.ADMIN.del(`/text-block/remove/${first.id}`);
    await save({ code: 'SECOND', isDefault: true });
    const refused = await people.ADMIN.put(`/text-block/undelete/${first.id}`);
    expect([refused.status, refused.errorCode]).toEqual([409, 'restoreConflict']);
    expect(refused.errorMessage).toContain('SECOND');
    const { rows } = await grid(people.ADMIN, 'text-block', { search: 'SECOND' });
    await saved(people.ADMIN, 'text-block', { id: rows[0]?.id, version: rows[0]?.version, isDefault: false });
    expect((await people.ADMIN.put(`/text-block/undelete/${first.id}`)).status).toBe(200);
    expect(await defaults()).toEqual(['OWN']);
  });
});

describe('the texts of a document', () => {
  test('are those of its kind and language; for all kinds where there is none, in the language of the firm at last', async () => {
    const { db } = app.database;
    await save({ purpose: 'taxNote', documentKind: null, body: 'For all', isDefault: true });
    await save({ code: 'DE', purpose: 'footer', language: 'de', body: 'Am Ende', isDefault: true });
    await save({ code: 'NOT', purpose: 'footer', language: 'fr', body: 'Not the default' });
    const of = (documentKind: 'quote' | 'statusReport', language: 'en' | 'fr') =>
      readTexts(db, { documentKind, language });
    expect(await of('quote', 'en')).toMatchObject({ taxNote: 'For all', footer: '' });
    expect(await of('quote', 'fr')).toMatchObject({ taxNote: 'For all', footer: '' });
    await save({ code: 'QUOTE', purpose: 'taxNote', body: 'For quotes', isDefault: true });
    expect(await of('quote', 'en')).toMatchObject({ taxNote: 'For quotes' });
    expect(await of('statusReport', 'en')).toMatchObject({ taxNote: 'For all', intro: '' });
    await set(people.ADMIN, 'company.language', 'de');
    expect(await of('quote', 'fr')).toMatchObject({ footer: 'Am Ende' });
  });
});
