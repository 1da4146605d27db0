import { grantsFor } from '@mandate/contract/access/roles.ts';
import type { DocumentDetail, PreviewPages } from '@mandate/contract/documents/document-detail.ts';
import { readyViews } from '@mandate/contract/lists/ready-views.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetched } from '../../../testing/callers/fetched.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { issued, projectNow, quotable, today } from '../../../testing/callers/quotable.ts';
import { grid, type ProjectRecord, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { createLog } from '../../create-log.ts';
import { purgeUnusedContents } from '../files/purge-unused-contents.ts';
import { printDocuments, printNext } from './print-documents.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

const answer = (person: Person, id: string, values: object) =>
  person.post<DocumentDetail>(`/document/enter-answer/${id}`, {
    answer: 'accepted',
    name: 'Ada Aster',
    on: today,
    ...values,
  });
const step = (project: ProjectRecord, to: string, values: object = {}) =>
  admin.post<ProjectRecord>(`/project/transition/${project.id}`, {
    ...{ to, version: project.version, acknowledged: ['costMissing'], ...values },
  });
const now = async (id: string) => (await admin.get<DocumentDetail>(`/document/get-by-id/${id}`)).data;
const bytesOf = (id: string) => fetched(app, admin, `/document/fetch/${id}`);
/** Has a quote issued on a day of the past. */
async function issuedEarlier(id: string, day: string) {
  const { pool } = app.database;
  await pool.query('alter table documents disable trigger keep_documents');
  await pool.query('update documents set issued_on = $2 where id = $1', [id, day]);
  await pool.query('alter table documents enable trigger keep_documents');
}
async function printAll() {
  while (await printNext(app.database.db));
}

describe('an answer', () => {
  test('stays with the quote, gives the day of signature, tells the manager, and is acted upon in the control panel', async () => {
    const manager = await signIn(app, 'EDITOR', 'Mona Manager');
    const { id: projectManagerId } = await savePersonnel(admin, { firstName: 'Mona', userId: manager.id });
    const project = await quotable(admin, { projectManagerId });
    const quote = await issued(admin, project);
    const on = addDays(today, -1);
    await issuedEarlier(quote.id, on);
    const { data, status } = await answer(admin, quote.id, { on, note: 'By phone' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ answer: 'accepted', answeredBy: 'Ada Aster', answeredOn: on, answerReason: 'By phone', state: 'issued' },
    });
    expect(await projectNow(admin, project.id)).toMatchObject({ status: 'quoted', contractSignedOn: on });
    const { rows } = await grid(manager, 'notification');
    expect(rows[0]).toMatchObject({ kind: 'quoteAnswered', params: { answer: 'accepted', number: quote.number } });
    const panel = await admin.get<{ attention: { rows: { kind: string; projectId: string }[] } }>('/control-panel/get');
    expect(panel.data.attention.rows.find((row) => row.projectId === project.id)).toMatchObject({
      ...{ kind: 'quoteAnswered', detail: quote.number, value: 'accepted', on },
    });
    const { rows: audit } = await app.database.pool.query(
      `select action, details ->> 'number' as number, details ->> 'sha256' as sha256 from audit where record_id = $1
        and action in ('create', 'save') order by (details ->> 'version')::int`,
      [quote.id],
    );
    expect(audit).toEqual([
      { action: 'create', number: quote.number, sha256: null },
      { action: 'save', number: quote.number, sha256: (await now(quote.id)).sha256 },
    ]);
    expect(audit[1].sha256).toMatch(/^[0-9a-f]{64}$/);
    const again = await answer(admin, quote.id, { answer: 'declined' });
    expect([again.status, again.errorCode, again.errorMessage]).toEqual([
      409,
      'alreadyAnswered',
      `Ada Aster answered this on ${on}.`,
    ]);
  });

  test('that ends takes back the day of signature it gave, which the next one gives anew, and no other day', async () => {
    const project = await quotable(admin);
    const on = addDays(today, -1);
    const first = await issued(admin, project);
    await issuedEarlier(first.id, on);
    await answer(admin, first.id, { on });
    const repriced = async (unitPrice: string) => {
      const { version } = await projectNow(admin, project.id);
      return saveProject(admin, { id: project.id, version, lines: [{ id: project.lines[0]?.id, unitPrice }] });
    };
    const second = await issued(admin, await repriced('1300'));
    expect(await projectNow(admin, project.id)).toMatchObject({ status: 'quoted', contractSignedOn: null });
    await answer(admin, second.id, {});
    const signed = await projectNow(admin, project.id);
    expect(signed.contractSignedOn).toBe(today);
    const { data: draft } = await step(signed, 'draft');
    expect(draft).toMatchObject({ status: 'draft', contractSignedOn: null });

    const typed = await saveProject(admin, {
      id: project.id,
      version: draft.version,
      contractSignedOn: addDays(today, -9),
    });
    const third = await issued(admin, typed);
    await answer(admin, third.id, {});
    await issued(admin, await repriced('1400'));
    expect(await projectNow(admin, project.id)).toMatchObject({ contractSignedOn: addDays(today, -9) });
  });

  test('is refused for a day to come or before it was issued, for what is no option, and of a quote that holds no longer', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    const [fixed, option] = project.lines;
    const wrong = await answer(admin, quote.id, { on: addDays(today, 1), chosenLineIds: [option?.id, fixed?.id] });
    expect(wrong.fieldCodes).toEqual(['on answerDayToCome', 'chosenLineIds.1 valueNotAllowed']);
    const early = await answer(admin, quote.id, { on: addDays(today, -1) });
    expect(early.fieldCodes).toEqual(['on answerDayTooEarly']);
    expect(await projectNow(admin, project.id)).toMatchObject({ contractSignedOn: null });
    const withdrawn = await admin.post<DocumentDetail>(`/document/withdraw/${quote.id}`, { reason: 'Wrong price' });
    expect(withdrawn.data).toMatchObject({ state: 'withdrawn', stateReason: 'Wrong price' });
    for (const reply of [
      await answer(admin, quote.id, {}),
      await admin.post(`/document/withdraw/${quote.id}`, { reason: 'x' }),
    ])
      expect([reply.status, reply.errorCode]).toEqual([409, 'documentNotCurrent']);
  });

  test('is the answer of its revision in every language: none of them waits for one any more', async () => {
    const project = await quotable(admin);
    const english = await issued(admin, project);
    const german = await issued(admin, await projectNow(admin, project.id), { language: 'de' });
    const chosenLineIds = [project.lines[1]?.id];
    const { data: answered } = await answer(admin, english.id, { chosenLineIds });
    const { answer: said, answeredBy, answeredOn, ordered } = answered;
    expect(await now(german.id)).toMatchObject({ answer: said, answeredBy, answeredOn, ordered, chosenLineIds });
    const ofProject = { field: 'projectId', operator: 'anyOf', value: [project.id] };
    const listed = async (key: string) => {
      const view = readyViews('document', { role: 'ADMIN', grants: grantsFor('ADMIN', null) }).find(
        (one) => one.key === key,
      );
      const filter = { all: [...(view?.state.filter?.all ?? []), ofProject] };
      return (await grid(admin, 'document', { filter })).rows.map(({ id }) => id).sort();
    };
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('answered')).toEqual([english.id, german.id].sort());
  });

  test('may be entered of a project that was approved meanwhile, but for options: those are changed in its lines', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    const signed = { values: { contractSignedOn: today } };
    const approved = (await step(await projectNow(admin, project.id), 'approved', signed)).data;
    expect(approved.status).toBe('approved');
    const wrong = await answer(admin, quote.id, { chosenLineIds: [project.lines[1]?.id] });
    expect(wrong.fieldCodes).toEqual(['chosenLineIds optionsDecided']);
    expect((await answer(admin, quote.id, {})).data).toMatchObject({ answer: 'accepted', answeredBy: 'Ada Aster' });
  });

  test.each(['closed', 'lost', 'cancelled'])('is not entered of a project that is %s', async (status) => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    await app.database.pool.query('update projects set status = $2 where id = $1', [project.id, status]);
    expect(await answer(admin, quote.id, {})).toMatchObject({
      ...{ status: 409, errorCode: 'documentNotCurrent' },
      errorMessage: 'This quote is no longer offered: its project is over.',
    });
    expect((await now(quote.id)).answer).toBeNull();
  });

  test('with options chosen makes them part of the contract when the project is approved, others stay options', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    const option = project.lines[1]?.id;
    await answer(admin, quote.id, { chosenLineIds: [option] });
    const approved = (await step(await projectNow(admin, project.id), 'approved')).data;
    expect(approved).toMatchObject({
      status: 'approved',
      frozenOn: today,
      totals: { subtotal: '5400.00', optionalNet: '0.00' },
    });
    expect(approved.lines.map(({ isOptional }) => isOptional)).toEqual([false, false]);
  });

  test('that is for another total than the project comes to by now is told who approves it', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    await answer(admin, quote.id, {});
    const { version } = await projectNow(admin, project.id);
    const lines = [{ id: project.lines[0]?.id, unitPrice: '1500' }, { id: project.lines[1]?.id }];
    const changed = await saveProject(admin, { id: project.id, version, lines });
    expect((await step(changed, 'approved')).alerts).toEqual([
      'The customer accepted 3600.00\u00A0EUR, and the project comes to 4500.00\u00A0EUR. Settle the difference with the customer.',
    ]);
    const other = await quotable(admin);
    await answer(admin, (await issued(admin, other)).id, {});
    expect((await step(await projectNow(admin, other.id), 'approved')).alerts).toEqual([]);
  });

  test('approves the project where the firm lets it, and leaves it to somebody where a guard fails', async () => {
    const { pool } = app.database;
    await pool.query("update parameters set value = 'true' where key = 'documents.approveOnAcceptance'");
    const ready = await quotable(admin);
    const { data: first } = await answer(admin, (await issued(admin, ready)).id, {});
    expect(first.answer).toBe('accepted');
    expect(await projectNow(admin, ready.id)).toMatchObject({ status: 'approved', statusReason: first.number });
    const unready = await quotable(admin, { startDate: null });
    expect((await answer(admin, (await issued(admin, unready)).id, {})).status).toBe(200);
    expect(await projectNow(admin, unready.id)).toMatchObject({ status: 'quoted', contractSignedOn: today });
    await pool.query("update parameters set value = 'false' where key = 'documents.approveOnAcceptance'");
  });
});

describe('a quote holds no longer', () => {
  test.each([
    ['draft', {}],
    ['lost', { reason: 'Too dear' }],
    ['cancelled', { reason: 'Not wanted' }],
  ])('when its project becomes %s', async (to, values) => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    expect((await step(await projectNow(admin, project.id), to, values)).status).toBe(200);
    expect(await now(quote.id)).toMatchObject({ state: 'withdrawn', stateReason: null });
  });

  test('and the next one is a revision of it, whether something changed or not', async () => {
    const project = await quotable(admin);
    const first = await issued(admin, project);
    const { data: draft } = await step(await projectNow(admin, project.id), 'draft');
    const second = await issued(admin, draft);
    expect([second.number, second.revision]).toEqual([first.number, 2]);
  });
});

describe('the bytes of a document', () => {
  test('are printed once and are the same for ever, whatever is renamed', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    expect(quote.sha256).toBeNull();
    await printAll();
    const printed = await now(quote.id);
    expect(printed).toMatchObject({ pages: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const first = await bytesOf(quote.id);
    expect([first.status, first.type, first.bytes.length]).toEqual([200, 'application/pdf', printed.size]);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { version } = await projectNow(admin, project.id);
    await saveProject(admin, { id: project.id, version, name: 'Another study' });
    const { pool } = app.database;
    await pool.query("update customers set name = 'Renamed' where id = $1", [project.customerId]);
    await pool.query(`update parameters set value = '"Other firm"' where key = 'company.name'`);
    await pool.query("update file_contents set used_at = now() - interval '2 days'");
    await purgeUnusedContents(app.database.db);
    expect((await bytesOf(quote.id)).bytes.equals(first.bytes)).toBe(true);
    expect((await now(quote.id)).paper).toEqual(quote.paper);
    const { rows } = await pool.query("select details from audit where action = 'documentPrinted' and record_id = $1", [
      quote.id,
    ]);
    expect(rows).toEqual([{ details: { number: quote.number, sha256: printed.sha256 } }]);
  });

  test('are printed by whoever starts next, when a process ended before it did', async () => {
    const quote = await issued(admin, await quotable(admin));
    const stop = printDocuments(app.database.db, createLog('silent'));
    await until(async () => (await now(quote.id)).sha256 !== null, 'the quote was not printed');
    await stop();
  });

  test('are there for who asks before they are printed', async () => {
    const quote = await issued(admin, await quotable(admin));
    expect((await bytesOf(quote.id)).status).toBe(200);
  });

  test('are shown as a draft without a number before there is a document', async () => {
    const { id } = await quotable(admin);
    const { status, type, bytes } = await fetched(app, admin, '/document/preview-pdf', { kind: 'quote', recordId: id });
    expect([status, type, bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    const { data } = await admin.post<PreviewPages>('/document/preview-pages', { kind: 'quote', recordId: id });
    expect(data.pages[0]).toEqual({ block: 0, row: 0 });
  });

  test('are not shown of what no font has, which is said', async () => {
    const { id } = await quotable(admin, { lines: [{ type: 'text', description: 'Words \u{12000}' }] });
    for (const call of ['preview-pdf', 'preview-pages']) {
      const refused = await admin.post(`/document/${call}`, { kind: 'quote', recordId: id });
      expect([refused.status, refused.errorCode], call).toEqual([400, 'glyphMissing']);
    }
  });

  test('that cannot be made are told in the control panel, and tried again', async () => {
    await printAll();
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    const { pool, db } = app.database;
    await pool.query('alter table documents disable trigger keep_documents');
    const broken = `update documents set content = jsonb_set(content, '{paper,blocks}', '7') where id = $1`;
    await pool.query(broken, [quote.id]);
    const refused = await admin.get(`/document/fetch/${quote.id}`);
    expect([refused.status, refused.errorCode]).toEqual([503, 'documentNotPrinted']);
    expect(refused.errorMessage).toContain(quote.number);
    await expect(printNext(db)).rejects.toThrow('could not be printed');
    expect(await printNext(db)).toBe(false);
    const panel = await admin.get<{ attention: { rows: object[] } }>('/control-panel/get');
    const row = { kind: 'documentNotPrinted', projectId: project.id, detail: quote.number };
    expect(panel.data.attention.rows).toContainEqual(expect.objectContaining(row));
    await pool.query('delete from documents where id = $1', [quote.id]);
    await pool.query('alter table documents enable trigger keep_documents');
  });
});

describe('what was issued', () => {
  test('is never changed nor deleted, not even in the database', async () => {
    const quote = await issued(admin, await quotable(admin));
    const { pool } = app.database;
    for (const change of ["number = 'X'", 'gross = 1', "content = '{}'", "issued_on = '2000-01-01'"])
      await expect(pool.query(`update documents set ${change} where id = $1`, [quote.id]), change).rejects.toThrow(
        'is not changed',
      );
    await expect(pool.query('delete from documents where id = $1', [quote.id])).rejects.toThrow('is not removed');
    await pool.query("update documents set state = 'withdrawn' where id = $1", [quote.id]);
    await expect(pool.query("update documents set state = 'issued' where id = $1", [quote.id])).rejects.toThrow();
  });

  test('is out of sight with its project, comes back with it, keeps it from being purged, and is not copied', async () => {
    const project = await quotable(admin);
    const quote = await issued(admin, project);
    const used = await admin.get<{ uses: object[] }>(`/project/where-used/${project.id}`);
    expect(used.data.uses).toContainEqual({
      ...{ entity: 'document', count: 1, blocks: false, rows: [{ id: quote.id, label: quote.number }] },
    });
    const removed = await admin.del<{ deletionId: string }>(`/project/remove/${project.id}`);
    expect(removed.status).toBe(200);
    const filter = { all: [{ field: 'number', operator: 'is', value: quote.number }] };
    expect((await grid(admin, 'document', { filter })).rows).toEqual([]);
    expect((await admin.get(`/document/get-by-id/${quote.id}`)).status).toBe(404);
    const keeper = await signIn(app, 'SA', 'Sasa Keeper');
    await app.database.pool.query('update sessions set confirmed_at = now() where account_id = $1', [keeper.id]);
    const purged = await keeper.del(`/trash/purge/${removed.data.deletionId}`);
    expect(purged.errorCode).not.toBeNull();
    await admin.put(`/project/undelete/${project.id}`);
    const { rows } = await grid(admin, 'document', { filter });
    expect(rows).toMatchObject([{ id: quote.id, state: 'issued', project: { label: 'Flood study' } }]);
    const found = await grid(admin, 'document', { search: quote.number });
    expect(found.rows.map(({ id }) => id)).toEqual([quote.id]);
    const { data } = await admin.get<{ groups: object[] }>(`/search/find?q=${quote.number}`);
    expect(data.groups).toMatchObject([
      { records: [{ id: project.id, fragment: { field: 'document', text: quote.number } }] },
    ]);
  });
});
