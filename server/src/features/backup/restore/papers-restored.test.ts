import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { type Fetched, fetched } from '../../../../testing/callers/fetched.ts';
import { newLogo } from '../../../../testing/callers/new-logo.ts';
import { parameterOf } from '../../../../testing/callers/parameters.ts';
import { signIn } from '../../../../testing/callers/people.ts';
import { issued, quotable } from '../../../../testing/callers/quotable.ts';
import { quoteToSend, send, tokenIn } from '../../../../testing/callers/sent-quote.ts';
import { startDrill, undisturbed } from '../../../../testing/database/start-drill.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { checkAudit } from '../../audit/check-audit.ts';
import { printNext } from '../../documents/print-documents.ts';
import { verifyDatabase } from '../check/verify-database.ts';
import { readToEnd } from '../file/open-backup.ts';
import { moveDatabase } from './move-database.ts';

const { log, say, signal } = undisturbed;
const drill = await startDrill();
const { admin, app, file, open, restore, ring } = drill;

/** What was kept of a quote where the backup was made. */
let kept: { quote: DocumentDetail; waiting: DocumentDetail; token: string; logo: string; bytes: Fetched };

beforeAll(async () => {
  const logo = await newLogo(app, admin, '#1b5b63');
  const ready = await quoteToSend(admin);
  const token = tokenIn(await send(admin, ready));
  while (await printNext(app.database.db));
  const bytes = await fetched(app, admin, `/document/fetch/${ready.quote.id}`);
  // Another logo since: the one of the quote is named by its paper alone.
  await newLogo(app, admin, '#aa2222');
  const waiting = await issued(admin, await quotable(admin));
  const { data: quote } = await admin.get<DocumentDetail>(`/document/get-by-id/${ready.quote.id}`);
  kept = { quote, waiting, token, logo: logo.sha256, bytes };
  await drill.backUp();
});
afterAll(drill.close);

/** Opens everything at another place, as its people and its customers do. */
async function expectOpens(place: TestDatabase, name: string): Promise<void> {
  const { quote, waiting, token, logo, bytes } = kept;
  const there = await startTestApp({ database: place });
  try {
    const person = await signIn(there, 'ADMIN', name);
    const { data } = await person.get<DocumentDetail>(`/document/get-by-id/${quote.id}`);
    expect({ ...data, openedAt: null }).toEqual({ ...quote, openedAt: null });
    expect((await fetched(there, person, `/document/fetch/${quote.id}`)).sha256).toBe(bytes.sha256);
    const value = (await parameterOf(person, 'documents.logo')).value as { sha256: string };
    const picture = await fetched(there, person, `/parameter/get-picture/${value.sha256}`);
    expect([picture.status, picture.sha256]).toEqual([200, value.sha256]);

    const opened = await callsTo(there).post<PublicDocument>('/public-document/open', { token });
    expect([opened.status, opened.data.paper]).toEqual([200, quote.paper]);
    const pdf = await fetched(there, null, '/public-document/fetch', { token, what: 'pdf' });
    const shown = await fetched(there, null, '/public-document/fetch', { token, what: 'logo' });
    expect([pdf.sha256, shown.sha256]).toEqual([bytes.sha256, logo]);

    while (await printNext(place.db));
    expect((await fetched(there, person, `/document/fetch/${waiting.id}`)).status).toBe(200);
    const next = await issued(person, await quotable(person));
    expect(Number(next.number.slice(-4))).toBeGreaterThan(Number(waiting.number.slice(-4)));
  } finally {
    await there.close();
  }
}

describe('papers with their bytes, links and logos', () => {
  let place: TestDatabase;
  let target: TestDatabase;
  beforeAll(async () => {
    [place, target] = [await createTestDatabase('empty'), await createTestDatabase('empty')];
    await restore(file, place);
  });
  afterAll(async () => {
    await place.close();
    await target.close();
  });

  test('are in a backup, and nothing of them is found to differ after a restore', async () => {
    const backup = await open(file);
    const saved = { header: backup.header, manifest: await readToEnd(backup.parts()) };
    await backup.close();
    expect(saved.manifest.tables).toMatchObject({
      documents: { rows: 2 },
      document_links: { rows: 1 },
      firm_pictures: { rows: 2 },
    });
    expect(await verifyDatabase(place, { checkAudit, ring, say, signal, projects: null }, saved)).toEqual([]);
  });

  test('open elsewhere as they did, after a move and after a restore; what waited for its print is printed there', async () => {
    await moveDatabase(place, target, { log, say, signal });
    await expectOpens(target, 'Moved Along');
    await expectOpens(place, 'Restored Along');
  });

  test('are told when one byte of them is another', async () => {
    const flipped = 'update file_pieces set bytes = set_byte(bytes, 9, get_byte(bytes, 9) # 1) where sha256 = $1';
    await place.pool.query(flipped, [kept.quote.sha256]);
    const faults = await verifyDatabase(place, { checkAudit, ring, say, signal, projects: null }, null);
    expect(faults.join()).toContain(`the attachment ${kept.quote.sha256} is not as it was kept`);
  });
});
