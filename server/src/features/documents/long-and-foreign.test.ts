import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetched } from '../../../testing/callers/fetched.ts';
import { set } from '../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { issue, issued, previewed, quotable } from '../../../testing/callers/quotable.ts';
import { saveCustomer, saved, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

/** Fetches the bytes of a document, and gives how many pages they have. */
async function printedPages({ id }: DocumentDetail): Promise<number> {
  const { status, bytes } = await fetched(app, admin, `/document/fetch/${id}`);
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { data } = await admin.get<DocumentDetail>(`/document/get-by-id/${id}`);
  return data.pages ?? 0;
}

describe('a quote', () => {
  test('of four hundred lines is issued and printed, and comes to what its lines do', async () => {
    const lines = Array.from({ length: 400 }, (_, at) => work({ description: `Line ${at}`, unitPrice: `${at}.07` }));
    const quote = await issued(admin, await quotable(admin, { lines }));
    const paper = JSON.stringify(quote.paper);
    for (const at of [0, 199, 399]) expect(paper).toContain(`"Line ${at}"`);
    // 0 + 1 + … + 399 = 79,800, and seven cents four hundred times.
    expect(quote.gross).toBe('79828.00');
    expect(await printedPages(quote)).toBeGreaterThan(8);
  });

  test('with a text of 8,000 letters is printed to its last word', async () => {
    const body = `${'What was agreed upon stands here. '.repeat(235)}End`.slice(0, 7_990).padEnd(8_000, 'Z');
    await saved(admin, 'text-block', {
      ...{ code: 'LONG', purpose: 'terms', documentKind: 'quote', language: 'en', body, isDefault: true },
    });
    const quote = await issued(admin, await quotable(admin));
    expect(JSON.stringify(quote.paper)).toContain(body);
    expect(await printedPages(quote)).toBeGreaterThan(2);
  });

  test('with one word of 2,000 letters without a space is printed', async () => {
    const description = 'W'.repeat(2_000);
    expect(
      await printedPages(await issued(admin, await quotable(admin, { lines: [work({ description })] }))),
    ).toBeGreaterThan(0);
  });
});

describe('a name that cannot be printed', () => {
  test.each([
    ['Hebrew', 'בנק הצפון', 'ב נ ק'],
    ['Arabic', 'شركة النور', 'ش ر ك'],
    ['cuneiform', 'Firm \u{12000}', '\u{12000}'],
  ])('in %s is named in the preview, and keeps the quote from a number', async (_, name, characters) => {
    const { id: customerId } = await saveCustomer(admin, { name, countryCode: 'DE' });
    const project = await quotable(admin, { customerId });
    const { missing, paper } = await previewed(admin, project);
    const [told] = missing.filter(({ code }) => code === 'glyphMissing');
    expect(told?.message).toContain(`No installed font prints: ${characters}`);
    // The screen shows it as it is: it has the fonts of the machine.
    expect(JSON.stringify(paper)).toContain(name);
    const pdf = await admin.post('/document/preview-pdf', { kind: 'quote', recordId: project.id });
    expect([pdf.status, pdf.errorCode, pdf.errorMessage]).toEqual([400, 'glyphMissing', told?.message]);
    const refused = await issue(admin, project);
    expect([refused.status, refused.errorCode]).toEqual([409, 'statusGuardFailed']);
    const { rows } = await app.database.pool.query('select from documents where project_id = $1', [project.id]);
    expect(rows).toEqual([]);
  });

  test('in the pattern of numbers is told when the number is given, which is taken back', async () => {
    await set(admin, 'numbering.quote', 'הצעה-{SEQ:3}');
    const project = await quotable(admin);
    const refused = await issue(admin, project);
    expect([refused.status, refused.errorCode]).toEqual([400, 'glyphMissing']);
    const { rows } = await app.database.pool.query(
      "select last from counters where parameter = 'numbering.quote' and scope like 'ה%'",
    );
    expect(rows).toEqual([]);
    await set(admin, 'numbering.quote', 'A-{SEQ:3}');
    expect((await issued(admin, project)).number).toBe('A-001');
  });
});

test('a quote whose number would be too long is refused with that number, and none is used up', async () => {
  const pattern = '{CUST}-Fernhall-Consulting-GmbH-Angebot-{SEQ:2}';
  const key = 'numbering.quote';
  // As a version that did not look at the length has stored it.
  const write = 'update parameters set value = $1 where key = $2';
  await app.database.pool.query(write, [JSON.stringify(pattern), key]);
  const project = await quotable(admin);
  const refused = await issue(admin, project);
  expect([refused.status, refused.errorCode]).toEqual([400, 'quoteNumberTooLong']);
  expect(refused.errorMessage).toMatch(/-Fernhall-Consulting-GmbH-Angebot-01, would be longer than 40 characters/);
  await set(admin, key, '{CUST}/{SEQ:2}');
  const quote = await issued(admin, project);
  expect(quote.number).toMatch(/^.+\/01$/);
  const name = `${quote.number.replace('/', '-')}-A-en.pdf`;
  const { disposition } = await fetched(app, admin, `/document/fetch/${quote.id}`);
  expect(disposition).toBe(`attachment; filename="${name}"`);
});
