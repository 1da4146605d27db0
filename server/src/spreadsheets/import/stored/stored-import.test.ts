import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForJob } from '../../../../testing/callers/jobs.ts';
import { everyRole, type Person, signIn } from '../../../../testing/callers/people.ts';
import { sendFile } from '../../../../testing/callers/send-file.ts';
import { zipFile } from '../../../../testing/files/zip-file.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { PreparedImport } from '../prepare-import.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ShownRow } from './shown-rows.ts';

let app: TestApp;
let admin: Person;
let people: Awaited<ReturnType<typeof everyRole>>;
let importId: string;

const file = 'Name,City,Discount\nAcme,Rome,5\nBeta,=1+1,-3\nGamma,Oslo,\n';

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  admin = people.ADMIN;
});
afterAll(() => app.close());
beforeEach(async () => {
  const { data } = await sendFile<PreparedImport>(app, admin, 'customer', 'list.csv', file);
  importId = data.importId;
});

type Rows = { rows: ShownRow[]; total: number };

/** Says what became of a row, as a run does. */
async function became(row: number, outcome: string, errors: object[] = [], recordId: string | null = null) {
  const text = 'update import_rows set outcome = $3, errors = $4, record_id = $5 where import_id = $1 and row = $2';
  await app.database.pool.query(text, [importId, row, outcome, JSON.stringify(errors), recordId]);
}

const wrong = (column: string | null, message: string) => ({
  column,
  value: 'x',
  code: 'numberNotValid',
  params: {},
  message,
});

describe('a file that was brought', () => {
  test('is shown as it is kept', async () => {
    const { data } = await admin.get<ImportProgress>(`/customer/get-import/${importId}`);
    expect(data).toMatchObject({
      importId,
      fileName: 'list.csv',
      rowCount: 3,
      state: 'prepared',
      onError: 'skip',
      recordId: null,
    });
    expect(data).toMatchObject({ isTried: false, jobId: null, matchBy: 'name', created: 0, failed: 0 });
    expect(data.columns[1]).toEqual({ header: 'City', sample: ['Rome', '=1+1', 'Oslo'] });
    expect(data.mapping[2]).toEqual({ header: 'Discount', field: 'discountPercent' });
    await became(2, 'created');
    expect((await admin.get<ImportProgress>(`/customer/get-import/${importId}`)).data.isTried).toBe(true);
  });

  test('is shown row by row, a page at a time, or those that failed', async () => {
    await became(3, 'failed', [wrong('City', 'No.')]);
    const page = await admin.get<Rows>(`/customer/get-import-rows/${importId}?page=2&pageSize=2`);
    expect(page.data).toEqual({
      rows: [{ row: 4, cells: ['Gamma', 'Oslo', ''], outcome: null, errors: [], recordId: null }],
      total: 3,
    });
    const failed = await admin.get<Rows>(`/customer/get-import-rows/${importId}?only=failed`);
    const errors = [{ column: 'City', code: 'numberNotValid', params: {}, message: 'No.' }];
    expect(failed.data).toEqual({
      rows: [{ row: 3, cells: ['Beta', '=1+1', '-3'], outcome: 'failed', errors, recordId: null }],
      total: 1,
    });
  });

  test('is nobody else’s, and of no other records', async () => {
    const other = await signIn(app, 'ADMIN', 'Another');
    const asks = [
      () => other.get(`/customer/get-import/${importId}`),
      () => other.get(`/customer/get-import-rows/${importId}`),
      () => other.get(`/customer/failed-rows/${importId}`),
      () => other.post(`/customer/repair-import/${importId}`, { cells: [{ row: 2, column: 'City', value: 'x' }] }),
      () => admin.get(`/provider/get-import/${importId}`),
      () => admin.get(`/provider/failed-rows/${importId}`),
    ];
    for (const ask of asks) expect(await ask()).toMatchObject({ status: 404, errorCode: 'importNotFound' });
  });

  test('needs the right to import such records, and the grant', async () => {
    const granted = await signIn(app, 'EDITOR', 'Granted', ['importData']);
    const narrow = await signIn(app, 'ADMIN', 'Narrow', ['exportData']);
    const outcomes = async (noun: string, header = 'Name,City') => {
      const tries = [people.SA, admin, people.EDITOR, granted, narrow, people.GUEST];
      return (await Promise.all(tries.map((each) => sendFile(app, each, noun, 'a.csv', `${header}\na,b\n`)))).map(
        ({ status }) => status,
      );
    };
    expect(await outcomes('customer')).toEqual([200, 200, 403, 200, 403, 403]);
    expect(await outcomes('tax-rate', 'Code,Name')).toEqual([200, 200, 403, 403, 403, 403]);
    expect(await outcomes('parameter', 'Key,Label')).toEqual([200, 403, 403, 403, 403, 403]);
    expect((await narrow.get(`/customer/get-import/${importId}`)).errorCode).toBe('notPermitted');
    expect((await narrow.get(`/customer/failed-rows/${importId}`)).errorCode).toBe('notPermitted');
  });
});

test('the same request sent again is the same import, another file under its key is refused', async () => {
  const send = async (content: string) => {
    const body = new FormData();
    body.set('file', new Blob([content]), 'a.csv');
    const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': 'once' };
    const response = await fetch(`${app.url}/customer/prepare-import`, { method: 'POST', headers, body });
    return { status: response.status, ...((await response.json()) as { data: PreparedImport }) };
  };
  const first = await send(file);
  expect((await send(file)).data).toEqual(first.data);
  expect((await send(`${file}Delta,,\n`)).status).toBe(422);
});

describe('cells are corrected', () => {
  const repair = (cells: { row: number; column: string; value: string }[]) =>
    admin.post<Rows>(`/customer/repair-import/${importId}`, { cells });

  test('and what became of their rows is forgotten', async () => {
    await became(2, 'created');
    await became(3, 'failed', [wrong('City', 'No.')]);
    await became(4, 'created');
    const progress = async () => (await admin.get<ImportProgress>(`/customer/get-import/${importId}`)).data;
    expect(await progress()).toMatchObject({ isTried: true, hasUntried: false });
    const { data } = await repair([
      { row: 3, column: 'City', value: 'Bern' },
      { row: 3, column: 'Discount', value: ' ' },
    ]);
    expect(data.rows).toEqual([{ row: 3, cells: ['Beta', 'Bern', ''], outcome: null, errors: [], recordId: null }]);
    const all = await admin.get<Rows>(`/customer/get-import-rows/${importId}`);
    expect(all.data.rows.map(({ outcome, cells }) => [outcome, cells[1]])).toEqual([
      ['created', 'Rome'],
      [null, 'Bern'],
      ['created', 'Oslo'],
    ]);
    expect(await progress()).toMatchObject({ isTried: true, hasUntried: true });
  });

  test('in rows and columns the file has, all or none', async () => {
    const reply = await repair([
      { row: 2, column: 'City', value: 'Bern' },
      { row: 9, column: 'City', value: 'Bern' },
      { row: 2, column: 'Town', value: 'Bern' },
      { row: 2, column: 'City', value: 'x'.repeat(40_000) },
    ]);
    expect(reply.fieldCodes).toEqual([
      'cells.1.row valueNotAllowed',
      'cells.2.column importHeaderUnknown',
      'cells.3.value maxLength',
    ]);
    expect((await admin.get<Rows>(`/customer/get-import-rows/${importId}`)).data.rows[0]?.cells[1]).toBe('Rome');
  });

  test('only while their record is not stored and the import is not under way', async () => {
    await became(2, 'created', [], importId);
    const cells = [{ row: 2, column: 'City', value: 'Bern' }];
    expect(await repair(cells)).toMatchObject({ status: 409, errorCode: 'importRowDone' });
    await askForJob(app, admin, { kind: 'import', input: { importId } });
    for (const state of ['running', 'undoing', 'undone']) {
      await app.database.pool.query('update imports set state = $2 where id = $1', [importId, state]);
      expect(await repair(cells)).toMatchObject({ status: 409, errorCode: 'importUsed' });
    }
  });
});

describe('the rows that failed are a file', () => {
  beforeEach(async () => {
    await became(2, 'created');
    await became(3, 'failed', [wrong('City', 'Enter a town.'), wrong(null, 'Twice.')]);
    await became(4, 'failed', [wrong('Name', 'Say, "what".')]);
  });

  test('with what is wrong with them, and nothing a spreadsheet would compute', async () => {
    const { data, headers } = await admin.get<string>(`/customer/failed-rows/${importId}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="customers-failed-rows.csv"');
    expect(data.replace('\ufeff', '').split('\r\n')).toEqual([
      'Name,City,Discount,Problem',
      "Beta,'=1+1,'-3,City: Enter a town. Twice.",
      'Gamma,Oslo,,"Name: Say, ""what""."',
      '',
    ]);
  });

  test.each(['csv', 'xlsx'])('which can be brought again as %s: the problems are left out', async (format) => {
    const response = await fetch(`${app.url}/customer/failed-rows/${importId}?format=${format}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const content = new Uint8Array(await response.arrayBuffer());
    const { data } = await sendFile<PreparedImport>(app, admin, 'customer', 'again', content);
    expect(data.mapping.map(({ header }) => header)).toEqual(['Name', 'City', 'Discount']);
    const again = await admin.get<Rows>(`/customer/get-import-rows/${data.importId}`);
    expect(again.data.rows.map(({ cells }) => cells)).toEqual([
      ['Beta', "'=1+1", "'-3"],
      ['Gamma', 'Oslo', ''],
    ]);
  });
});

test('an empty archive and a text that begins like one are no workbooks', async () => {
  expect((await sendFile(app, admin, 'customer', 'a.xlsx', zipFile([]))).errorCode).toBe('importNotAFile');
  expect((await sendFile(app, admin, 'customer', 'a.xlsx', 'PK,City\na,b\n')).errorCode).toBe(null);
});
