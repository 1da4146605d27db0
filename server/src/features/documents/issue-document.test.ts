import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { set } from '../../../testing/callers/parameters.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { issue, issued, previewed, projectNow, quotable, today } from '../../../testing/callers/quotable.ts';
import { saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR', 'Sees Prices', ['seeRates']);
});
afterAll(() => app.close());

/** What was issued of a project, with the version it was issued as of. */
async function documentsOf({ id }: { id: string }): Promise<{ id: string; project_version: number }[]> {
  const text = 'select id, project_version from documents where project_id = $1 order by id';
  return (await app.database.pool.query(text, [id])).rows;
}

interface Refused {
  guards: { code: string; field: string; message: string }[];
}

describe('a quote', () => {
  test('is previewed without a number, and says what it becomes', async () => {
    const project = await quotable(admin);
    const preview = await previewed(admin, project);
    expect(preview).toMatchObject({
      version: project.version,
      missing: [],
      against: null,
      becomes: { number: null, revision: 1 },
      customer: 'Aster & Sons',
      total: { gross: project.totals.gross, currency: 'EUR' },
      paper: { kind: 'quote', number: null, revision: null, issuedOn: null, language: 'en' },
    });
    expect(JSON.stringify(preview.paper)).toContain('Survey');
    expect((await projectNow(admin, project.id)).version).toBe(project.version);
  });

  test('takes its draft project to quoted with the number it is given, all at once', async () => {
    const project = await quotable(admin);
    const quote = await issued(editor, project);
    expect(quote).toMatchObject({
      ...{ kind: 'quote', revision: 1, language: 'en', state: 'issued', answer: null, issuedOn: today },
      ...{ currency: 'EUR', gross: project.totals.gross, validUntil: project.quoteValidUntil },
      project: { label: 'Flood study' },
      customer: { label: 'Aster & Sons' },
      paper: { number: quote.number, revision: 'A', issuedOn: today },
    });
    expect(quote.number).toMatch(new RegExp(`^Q${today.slice(2, 4)}-\\d{4}$`));
    expect(await projectNow(admin, project.id)).toMatchObject({ status: 'quoted', revision: 1, quotedOn: today });
    const { data } = await admin.get<{ rows: { action: string }[] }>(`/document/history/${quote.id}`);
    expect(data.rows.map(({ action }) => action)).toEqual(['create']);
  });

  test('names everything that is missing at once, and neither number nor status is given', async () => {
    const lines = [{ type: 'text', description: 'Words \u{12000}' }];
    const project = await quotable(admin, { quoteValidUntil: null, lines });
    const preview = await previewed(admin, project);
    const codes = ['pricedLineNeeded', 'quoteValidityNeeded', 'glyphMissing'];
    expect(preview.missing.map(({ code }) => code)).toEqual(codes);
    const refused = await issue(admin, project, { acknowledged: [] });
    expect([refused.status, refused.errorCode]).toEqual([409, 'statusGuardFailed']);
    const { guards } = refused.data as unknown as Refused;
    expect(guards.map(({ code }) => code)).toEqual(codes);
    expect(await projectNow(admin, project.id)).toMatchObject({ status: 'draft', version: project.version });
    expect(await documentsOf(project)).toEqual([]);
  });

  test('needs a customer, also of an internal project', async () => {
    const { id, version } = await saveProject(admin, { lines: [work()], quoteValidUntil: '2099-01-01' });
    const refused = await issue(admin, { id, version });
    const { guards } = refused.data as unknown as Refused;
    expect(guards.map(({ code }) => code)).toEqual(['customerNeeded']);
    const preview = await admin.post('/document/preview', { kind: 'quote', recordId: id });
    expect([preview.status, preview.errorCode]).toEqual([400, 'customerNeeded']);
  });

  test('is not issued of what somebody else changed meanwhile, nor of a project that is sold or gone', async () => {
    const project = await quotable(admin);
    await saveProject(admin, { id: project.id, version: project.version, name: 'Renamed' });
    const behind = await issue(admin, project);
    expect([behind.status, behind.errorCode]).toEqual([409, 'recordChangedByOther']);
    expect(behind.errorMessage).toMatch(/^The ADMIN changed this record at .+\. Review the differences\.$/);
    expect(await projectNow(admin, project.id)).toMatchObject({ status: 'draft', version: project.version + 1 });
    expect(await documentsOf(project)).toEqual([]);
    await app.database.pool.query("update projects set status = 'approved' where id = $1", [project.id]);
    const sold = await issue(admin, { id: project.id, version: project.version + 1 });
    expect([sold.status, sold.errorCode, sold.errorMessage]).toEqual([
      409,
      'documentNotPossible',
      'A quote is issued while its project is a draft or quoted.',
    ]);
    await admin.del(`/project/remove/${project.id}?reason=Mistake`);
    expect((await issue(editor, { id: project.id, version: project.version + 2 })).status).toBe(404);
  });

  test('is not issued of what the firm prints otherwise since it was previewed, but for who asks for it as it is now', async () => {
    const project = await quotable(admin);
    const seen = await previewed(admin, project);
    const other = await previewed(admin, project, { texts: { closing: 'Other words' } });
    expect(other.fingerprint).not.toBe(seen.fingerprint);
    const put = (name: string) =>
      app.database.pool.query("update parameters set value = $1 where key = 'company.name'", [JSON.stringify(name)]);
    const { rows } = await app.database.pool.query("select value from parameters where key = 'company.name'");
    await put('Renamed Consulting');
    const behind = await issue(admin, project, { fingerprint: seen.fingerprint });
    expect([behind.status, behind.errorCode]).toEqual([409, 'paperChanged']);
    expect(await documentsOf(project)).toEqual([]);
    const { fingerprint } = await previewed(admin, project);
    expect((await issue(admin, project, { fingerprint })).status).toBe(200);
    await put(rows[0].value);
    expect((await issue(admin, await quotable(admin))).status).toBe(200);
  });

  test('that is issued in the very moment its project is saved says what one of both left, never half of each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const project = await quotable(admin);
      const [first] = project.lines;
      const changes = { name: 'Other study', lines: [{ id: first?.id, unitPrice: '77' }] };
      const sent = { id: project.id, version: project.version, ...changes };
      const [quote, save] = await Promise.all([issue(editor, project), admin.post('/project/save', sent)]);
      // Who came first was not kept waiting for the other's consent: the save goes into the quoted project, the issue is told of the save.
      expect([quote.status, save.status]).toEqual([quote.status === 200 ? 200 : 409, 200]);
      const kept = await documentsOf(project);
      expect(kept.map((row) => row.project_version)).toEqual(quote.status === 200 ? [project.version] : []);
      if (quote.status !== 200) continue;
      expect(quote.data.gross).toBe(project.totals.gross);
      expect(JSON.stringify(quote.data.paper)).not.toContain('Other study');
    }
  });

  test('is a new revision when something changed, which takes the place of the older one under one number', async () => {
    const project = await quotable(admin);
    const first = await issued(admin, project);
    const quoted = await projectNow(admin, project.id);
    const again = await issue(admin, quoted);
    expect([again.status, again.errorMessage]).toEqual([409, 'Nothing changed since revision A.']);
    const { missing } = await previewed(admin, quoted);
    expect(missing.map(({ message }) => message)).toContain(again.errorMessage);
    const lines = [{ id: quoted.lines[0]?.id, quantity: '4' }, { id: quoted.lines[1]?.id }];
    const changed = await saveProject(admin, { id: quoted.id, version: quoted.version, lines });
    const preview = await previewed(admin, changed);
    expect(preview.becomes).toEqual({ number: first.number, revision: 2 });
    expect(preview.against).toMatchObject({ id: first.id, revision: 1 });
    const second = await issued(admin, changed, { withChanges: true });
    expect(second).toMatchObject({ number: first.number, revision: 2, paper: { revision: 'B' } });
    const { data } = await admin.get<{ state: string; version: number }>(`/document/get-by-id/${first.id}`);
    expect(data).toMatchObject({ state: 'superseded' });
    const compared = await admin.get<{ differences: object }>(`/document/compare/${first.id}/${second.id}`);
    expect(compared.status).toBe(200);
    expect(JSON.stringify(compared.data.differences)).toContain('Survey');
  });

  test('is a new revision when the letterhead alone changed, which its preview says, too', async () => {
    const project = await quotable(admin);
    await issued(admin, project);
    const quoted = await projectNow(admin, project.id);
    await set(admin, 'documents.senderLine', `Moved, ${quoted.id}`);
    const { missing, becomes } = await previewed(admin, quoted);
    expect([missing, becomes.revision]).toEqual([[], 2]);
    expect(await issued(admin, quoted)).toMatchObject({ revision: 2 });
  });

  test('is the same revision in another language', async () => {
    const project = await quotable(admin);
    const english = await issued(admin, project);
    const quoted = await projectNow(admin, project.id);
    const german = await issued(admin, quoted, { language: 'de' });
    expect(german).toMatchObject({ number: english.number, revision: 1, language: 'de', state: 'issued' });
    const still = await admin.get(`/document/get-by-id/${english.id}`);
    expect(still.data).toMatchObject({ state: 'issued' });
    const lines = [{ id: quoted.lines[0]?.id, quantity: '4' }];
    const changed = await saveProject(admin, { id: quoted.id, version: quoted.version, lines });
    await issued(admin, changed, { language: 'de' });
    for (const { id } of [english, german])
      expect((await admin.get(`/document/get-by-id/${id}`)).data).toMatchObject({ state: 'superseded' });
  });

  test('asked for twice is one, by the version it was asked for or by the key of the request', async () => {
    const project = await quotable(admin);
    const both = await Promise.all([issue(admin, project), issue(editor, project)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.data.id).toBe(both[1]?.data.id);
    const other = await quotable(admin);
    const key = { 'idempotency-key': `issue-${other.id}` };
    const [one, two] = [await issue(admin, other, {}, key), await issue(admin, other, {}, key)];
    expect([one.data.id, one.data.number]).toEqual([two.data.id, two.data.number]);
  });

  test('of twenty callers at once has twenty numbers', async () => {
    const projects = await Promise.all(Array.from({ length: 20 }, () => quotable(admin)));
    const quotes = await Promise.all(projects.map((project) => issued(admin, project)));
    expect(new Set(quotes.map(({ number }) => number)).size).toBe(20);
  });

  test('takes texts of its own, whose placeholders are known', async () => {
    const project = await quotable(admin);
    const refused = await issue(admin, project, { texts: { intro: 'Dear {nobody}', closing: 'Yours, {sender}' } });
    expect(refused.fieldCodes).toEqual(['texts.intro placeholderUnknown']);
    expect(refused.fieldErrors[0]?.message).toBe('{nobody} is no placeholder.');
    const { warnings } = await previewed(admin, project, { texts: { intro: 'See {link}, {number} of {date}' } });
    expect(warnings.map(({ message }) => message)).toEqual(['{link} has no value here and prints as nothing.']);
    const { paper } = await issued(admin, project, { texts: { intro: 'For {customer}: {number} {revision}' } });
    expect(JSON.stringify(paper)).toMatch(/For Aster & Sons: Q\d\d-\d{4} A/);
  });
});

describe('what comes after the quote', () => {
  test('is confirmed once the project is approved, under the number of the quote, and reported on', async () => {
    const project = await quotable(admin, { contractSignedOn: today });
    const early = await issue(admin, project, { kind: 'orderConfirmation' });
    expect([early.status, early.errorCode]).toEqual([409, 'documentNotPossible']);
    const quote = await issued(admin, project);
    const quoted = await projectNow(admin, project.id);
    const step = { to: 'approved', version: quoted.version, acknowledged: ['costMissing'] };
    const { data: approved } = await admin.post<typeof project>(`/project/transition/${project.id}`, step);
    const confirmation = await issued(admin, approved, { kind: 'orderConfirmation' });
    expect(confirmation).toMatchObject({ kind: 'orderConfirmation', number: quote.number, revision: 1 });
    const report = await issued(admin, approved, { kind: 'statusReport' });
    expect(report).toMatchObject({ kind: 'statusReport', number: project.code, revision: 1, gross: null });
    expect((await projectNow(admin, project.id)).version).toBe(approved.version);
  });
});

describe('who does not see prices', () => {
  test('sees that there is a document, and nothing it says', async () => {
    const plain = await signIn(app, 'EDITOR', 'Sees Nothing', []);
    const quote = await issued(admin, await quotable(admin));
    const { data } = await plain.get<Record<string, unknown>>(`/document/get-by-id/${quote.id}`);
    expect(data).toMatchObject({ number: quote.number, paper: null });
    expect(data).not.toHaveProperty('gross');
    for (const path of [`/document/fetch/${quote.id}`, `/document/compare/${quote.id}/${quote.id}`])
      expect((await plain.get(path)).status).toBe(403);
    const project = await quotable(admin);
    expect((await issue(plain, project)).status).toBe(403);
    const preview = { kind: 'quote', recordId: project.id };
    expect((await plain.post('/document/preview', preview)).status).toBe(403);
    const guest = await signIn(app, 'GUEST', 'Gus Guest');
    expect((await guest.get(`/document/get-by-id/${quote.id}`)).status).toBe(404);
  });
});
