import { createHash } from 'node:crypto';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { fetched } from '../../../testing/callers/fetched.ts';
import { newLogo } from '../../../testing/callers/new-logo.ts';
import { set } from '../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { issued, projectNow, quotable } from '../../../testing/callers/quotable.ts';
import { saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { quoteToSend, send, tokenIn } from '../../../testing/callers/sent-quote.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { storeContent } from '../../business/files/file-contents.ts';
import { purgeUnusedPictures } from '../../business/letterhead/store-picture.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { rendererVersion } from '../../print/renderer-version.ts';
import { purgeUnusedContents } from '../files/purge-unused-contents.ts';
import { printNext } from './print-documents.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Mara Feld');
});
afterAll(() => app.close());

interface Versioned {
  id: string;
  version: number;
}

const bytesOf = (id: string) => fetched(app, admin, `/document/fetch/${id}`);
const now = async (id: string) => (await admin.get<DocumentDetail>(`/document/get-by-id/${id}`)).data;

/** Forgets what nobody refers to, as the product does some hours later. */
async function purgeLater(): Promise<void> {
  const { db, pool } = app.database;
  await pool.query("update firm_pictures set created_at = now() - interval '2 days'");
  await pool.query("update file_contents set used_at = now() - interval '2 days'");
  await purgeUnusedPictures(db);
  await purgeUnusedContents(db);
}

describe('a quote that was issued', () => {
  test('opens unchanged after its customer, its rate, its service, the logo and the firm changed, here and by its link', async () => {
    const logo = await newLogo(app, admin, '#1b5b63');
    const rate = await saved<Versioned>(admin, 'tax-rate', { code: 'KEPT', name: 'Kept', percent: '19' });
    const category = await saved<Versioned>(admin, 'service-category', { name: 'Advice' });
    const service = await saved<Versioned>(admin, 'service', { name: 'Advice by day', categoryId: category.id });
    const price = { serviceId: service.id, side: 'sell', unit: 'day', amount: '1200', currency: 'EUR' };
    const sold = await saved<Versioned>(admin, 'rate', price);
    const lines = [work({ serviceId: service.id, taxRateId: rate.id, unitPrice: '1200' })];
    const ready = await quoteToSend(admin, { lines });
    const { quote, project } = ready;
    const token = tokenIn(await send(admin, ready));
    while (await printNext(app.database.db));
    const before = await bytesOf(quote.id);
    expect(before.sha256).toBe((await now(quote.id)).sha256);

    const { version } = (await admin.get<Versioned>(`/customer/get-by-id/${project.customerId}`)).data;
    await saveCustomer(admin, { id: project.customerId, version, name: 'Renamed & Sons', city: 'Elsewhere' });
    await saved(admin, 'tax-rate', { id: rate.id, version: rate.version, percent: '25', name: 'Raised' });
    await saved(admin, 'service', { id: service.id, version: service.version, name: 'Other advice' });
    await saved(admin, 'rate', { id: sold.id, version: sold.version, amount: '1500' });
    const { id, version: projectVersion } = await projectNow(admin, project.id);
    await saveProject(admin, { id, version: projectVersion, name: 'Renamed', lines: [work({ unitPrice: '1' })] });
    await newLogo(app, admin, '#aa2222');
    await set(admin, 'company.name', 'Another firm');
    await set(admin, 'documents.accentColor', '#333333');
    await purgeLater();

    const after = await bytesOf(quote.id);
    expect([after.status, after.sha256]).toEqual([200, before.sha256]);
    expect((await now(quote.id)).paper).toEqual(quote.paper);
    const opened = await callsTo(app).post<PublicDocument>('/public-document/open', { token });
    expect(opened.data.paper).toEqual(quote.paper);
    const linked = await fetched(app, null, '/public-document/fetch', { token, what: 'pdf' });
    expect(linked.sha256).toBe(before.sha256);
    const shown = await fetched(app, null, '/public-document/fetch', { token, what: 'logo' });
    expect([shown.status, shown.sha256]).toEqual([200, logo.sha256]);
  });

  test('and was printed by an older renderer, keeps the bytes that one made', async () => {
    const quote = await issued(admin, await quotable(admin));
    const made = Buffer.from('%PDF-1.7 as it was printed then');
    const sha256 = createHash('sha256').update(made).digest('hex');
    await inTransaction(app.database.db, async (db) => {
      await storeContent(db, sha256, made);
      const text = 'update documents set renderer_version = $2, sha256 = $3, size = $4, pages = 1 where id = $1';
      await run(db, text, [quote.id, 'older', sha256, made.length]);
    });
    expect(rendererVersion).not.toBe('older');
    while (await printNext(app.database.db));
    await purgeLater();
    expect((await bytesOf(quote.id)).sha256).toBe(sha256);
    expect((await now(quote.id)).sha256).toBe(sha256);
  });

  test('and waits for its print meanwhile, is printed on the letterhead it was issued on', async () => {
    const logo = await newLogo(app, admin, '#225522');
    const quote = await issued(admin, await quotable(admin));
    await newLogo(app, admin, '#552222');
    await purgeLater();
    expect(quote.paper?.letterhead.logo?.sha256).toBe(logo.sha256);
    while (await printNext(app.database.db));
    expect((await bytesOf(quote.id)).status).toBe(200);
    expect((await now(quote.id)).paper).toEqual(quote.paper);
  });
});
