import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareBulk, runReceipt } from '../../../testing/callers/bulk.ts';
import { type Calls, callsTo } from '../../../testing/callers/call.ts';
import { inLanguage, type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject } from '../../../testing/callers/records.ts';
import { visitor } from '../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { BulkResult } from '../../records/bulk/bulk-report.ts';

let app: TestApp;
let nobody: Calls;
let german: Person;
let anglophone: Person;
let breton: Person;

beforeAll(async () => {
  app = await startTestApp();
  nobody = callsTo(app);
  german = await inLanguage(app, await signIn(app, 'ADMIN', 'German'), 'de');
  anglophone = await signIn(app, 'ADMIN', 'Anglophone');
  breton = await inLanguage(app, await signIn(app, 'ADMIN', 'Breton'), 'br');
});
afterAll(() => app.close());

const asking = (language: string) => ({ 'accept-language': language });
const saidTo = async (headers: Record<string, string>) => (await nobody.get('/nope', headers)).errorMessage;
const unknownCall = { de: 'Diesen Aufruf gibt es nicht.', en: 'This call does not exist.' };

describe('before anybody is signed in', () => {
  test.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE', 'de'],
    ['fr, de;q=0.8, en;q=0.7', 'de'],
    ['en;q=0.2, de;q=0.3', 'de'],
    ['de;q=0.5, en', 'en'],
    ['de;q=0', 'en'],
    ['de;q=0, *', 'en'],
    ['fr, br', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [',;;q=,*;q=x,-,de-', 'en'],
    ['__proto__, constructor, ../../en', 'en'],
  ] as const)('%s is answered in %s', async (header, language) => {
    expect(await saidTo(asking(header))).toBe(unknownCall[language]);
  });

  test('a header nobody wrote by hand is answered in English', async () => {
    for (const header of ['de,'.repeat(3_300), 'x'.repeat(10_000), `de;q=${'9'.repeat(9_000)}`])
      expect(await saidTo(asking(header))).toBe(unknownCall.en);
  });

  test('a sign-in is refused in the language that is asked for', async () => {
    const person = await visitor(app);
    const { errorMessage } = await person.signIn({ password: 'something else' }, asking('de-AT, en;q=0.5'));
    expect(errorMessage).toMatch(/^E-Mail und Passwort passen nicht zusammen/);
    const { errorMessage: english } = await person.signIn({ password: 'something else' });
    expect(english).toMatch(/^This email and password do not match/);
  });

  test('a call without a session is refused in it', async () => {
    const { errorMessage } = await nobody.get('/parameter/get-values', asking('de'));
    expect(errorMessage).toMatch(/Sitzung/);
  });

  test('an address that cannot be read is answered in it', async () => {
    expect((await nobody.get('/%ZZ', asking('de'))).errorMessage).toBe(unknownCall.de);
  });
});

describe('to somebody who is signed in', () => {
  test('the language of the account goes before the one that is asked for', async () => {
    const gone = '/customer/get-by-id/00000000-0000-7000-8000-000000000000';
    const [inGerman, inEnglish] = [await german.get(gone, asking('en')), await anglophone.get(gone, asking('de'))];
    expect(inGerman.errorMessage).toMatch(/Datensatz/);
    expect(inEnglish.errorMessage).toMatch(/record/);
  });

  test('who chose a language that has no words gets the one that is asked for', async () => {
    const gone = '/customer/get-by-id/00000000-0000-7000-8000-000000000000';
    expect((await breton.get(gone, asking('de'))).errorMessage).toMatch(/Datensatz/);
    expect((await breton.get(gone, asking('br, fr'))).errorMessage).toMatch(/record/);
  });

  test('another language holds from the next call on', async () => {
    const person = await signIn(app, 'ADMIN', 'Learner');
    const { version } = (await person.get<{ version: number }>(`/account/get-by-id/${person.id}`)).data;
    await person.post('/account/save', { id: person.id, version, language: 'de' });
    expect((await person.post('/customer/save', {})).fieldErrors[0]?.message).toBe('Diese Angabe fehlt.');
  });

  test('fields are refused in it, with bounds as it writes them', async () => {
    const sent = { name: 'x'.repeat(5_000), website: 'nowhere' };
    const { fieldErrors } = await german.post('/customer/save', sent);
    const said = Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
    expect(said.name).toMatch(/^Höchstens \d+ Zeichen\.$/);
    expect(said.website).toMatch(/Webadresse/);
    expect((await anglophone.post('/customer/save', sent)).fieldErrors[0]?.message).toMatch(/^Use at most/);
  });

  test('guards of a step are told in it, and a status by its word', async () => {
    const project = await saveProject(german, { name: 'Umbau' });
    const refused = await german.post<{ guards: { message: string }[] }>(`/project/transition/${project.id}`, {
      to: 'quoted',
      version: project.version,
    });
    expect(refused.errorMessage).toMatch(/^Vor diesem Schritt: Fügen Sie eine Position mit Preis hinzu/);
    expect(refused.data.guards[0]?.message).toMatch(/^Fügen Sie eine Position/);
    const step = { to: 'closed', version: project.version };
    expect((await german.post(`/project/transition/${project.id}`, step)).errorMessage).toContain('„Entwurf“');
    expect((await anglophone.post(`/project/transition/${project.id}`, step)).errorMessage).toBe(
      'A project that is draft cannot become closed.',
    );
  });

  test('alerts are in it', async () => {
    const customer = await saveCustomer(german, { name: 'Ruht GmbH', status: 'onHold' });
    const { alerts } = await german.post('/project/save', { name: 'Neues', customerId: customer.id });
    expect(alerts.join(' ')).toMatch(/Ruht GmbH hat den Status/);
    const again = await anglophone.post('/project/save', { name: 'Other', customerId: customer.id });
    expect(again.alerts.join(' ')).toMatch(/on hold/);
  });

  test('why a record cannot be restored is told in it to the end', async () => {
    const first = await saveCustomer(german, { name: 'Eins', code: 'GLEICH' });
    await german.del(`/customer/remove/${first.id}`);
    await saveCustomer(german, { name: 'Zwei', code: 'GLEICH' });
    const refused = await german.put(`/customer/undelete/${first.id}`);
    expect(refused.errorCode).toBe('restoreConflict');
    expect(refused.errorMessage).toMatch(
      /^Eine Wiederherstellung ist so nicht möglich: „GLEICH“ wird bereits verwendet von: /,
    );
    expect(refused.fieldErrors[0]?.message).toMatch(/^„GLEICH“ wird bereits verwendet von: /);
  });

  test('a review of many records says in it what stays and why, and so does what is stored of the run', async () => {
    const used = await saveCustomer(german, { name: 'Gebraucht' });
    const free = await saveCustomer(german, { name: 'Frei' });
    await saveProject(german, { name: 'Braucht', isInternal: false, customerId: used.id });
    const receipt = await prepareBulk(german, 'customer', { ids: [used.id, free.id], action: 'remove' });
    const said = 'Andere Datensätze verwenden ihn noch (1).';
    expect(receipt.kept.rows[0]?.message).toBe(said);
    expect((await runReceipt(german, 'customer', receipt.receipt)).skipped[0]?.message).toBe(said);
    const stored = await german.get<{ result: BulkResult }>(`/customer/get-bulk/${receipt.receipt}`);
    expect(stored.data.result.skipped[0]?.message).toBe(said);
  });
});
