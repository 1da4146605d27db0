import { permissions } from '@mandate/contract/access/permissions.ts';
import { everything, type Role, roles } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { columnOf } from '@mandate/contract/facts/entity.ts';
import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { registers } from '@mandate/contract/registers.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csvLines, exported, fetched, sheetsIn } from '../../../testing/callers/exports.ts';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { sendFile } from '../../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { english } from '../../words/words.ts';
import { sheetColumns } from '../cells/sheet-columns.ts';
import type { PreparedImport } from '../import/prepare-import.ts';
import type { ImportRow } from '../import/stored/stored-import.ts';

let app: TestApp;
let people: Record<Role, Person>;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  await saveCustomer(people.SA, {
    name: 'Alpine Rail',
    city: 'Zürich',
    countryCode: 'CH',
    tags: ['rail', 'a; b'],
    discountPercent: '2.5',
    contacts: [{ firstName: 'Ada', lastName: 'One', email: 'ada@alpine.example' }, { lastName: 'Two' }],
  });
  await saveCustomer(people.SA, { name: 'Bergbahn, "Nord"', city: 'Chur', status: 'prospect', notes: 'Two\nlines' });
  await saveCustomer(people.SA, { name: 'Cargo', city: 'Basel' });
});
afterAll(() => app.close());

// A person is sent five files a minute: most tests have one of their own.
let count = 0;
beforeEach(async () => {
  count += 1;
  sa = await signIn(app, 'SA', `Number ${count}`);
});

async function lines(person: Person, noun: string, request: object = {}): Promise<string[][]> {
  const reply = await exported(app, person, noun, request);
  if (reply.status !== 200) throw new Error(`${reply.envelope?.errorMessage} ${reply.fieldCodes}`);
  return csvLines(reply);
}

describe('who may export', () => {
  test.each(Object.entries(permissions).filter(([, verbs]) => verbs.export))('%s', async (noun, verbs) => {
    const allowed = (verbs.export ?? []).map((each) => (typeof each === 'string' ? each : each[0]));
    for (const role of roles) {
      const person = await signIn(app, role, `${noun} ${role}`);
      const reply = await exported(app, person, noun);
      expect([role, reply.status, reply.envelope?.errorCode ?? null]).toEqual(
        allowed.includes(role) ? [role, 200, null] : [role, 403, 'notPermitted'],
      );
    }
  });

  test('an editor exports customers and projects, and no providers', async () => {
    const { EDITOR } = people;
    const statuses = async (noun: string) => (await exported(app, EDITOR, noun)).status;
    expect([await statuses('customer'), await statuses('project'), await statuses('provider')]).toEqual([
      200, 200, 403,
    ]);
  });

  test('nobody whose right to export was taken away', async () => {
    const person = await signIn(app, 'ADMIN', 'Without', ['seeRates', 'importData']);
    expect((await exported(app, person, 'customer')).envelope?.errorCode).toBe('notPermitted');
  });

  test('views and drafts are exported by nobody', async () => {
    for (const noun of ['view', 'draft', 'session'])
      expect((await exported(app, sa, noun)).envelope?.errorCode).toBe('callNotFound');
  });
});

describe('the file of an export', () => {
  test('is saved under the name of the list and the day, and never shown', async () => {
    const { headers } = await exported(app, sa, 'customer', { format: 'xlsx' });
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.xlsx"$/);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const csv = await exported(app, sa, 'service-category');
    expect(csv.headers.get('content-disposition')).toContain('filename="service-categories-');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  test('holds the columns that were asked for, in their order, with the words of the screens', async () => {
    const columns = ['city', 'name', 'status', 'countryCode', 'tags', 'discountPercent', 'isActive'];
    const [header, ...rows] = await lines(sa, 'customer', { columns });
    expect(header).toEqual(['City', 'Name', 'Status', 'Country', 'Tags', 'Discount', 'Available for new projects']);
    expect(rows).toEqual([
      ['Zürich', 'Alpine Rail', 'Active', 'Switzerland', 'rail; "a; b"', '2.5', 'Yes'],
      ['Chur', 'Bergbahn, "Nord"', 'Prospect', '', '', '', 'Yes'],
      ['Basel', 'Cargo', 'Active', '', '', '', 'Yes'],
    ]);
  });

  test('holds everything a list carries where no columns are named, and no text of several lines', async () => {
    const [header = []] = await lines(sa, 'customer');
    const carried = sheetColumns({ caller: everything, words: english }, customer).filter(
      ({ part, field }) => part === null && field !== null && field.kind !== 'paragraphs',
    );
    expect(header).toEqual(carried.map((column) => column.header));
    expect(header).not.toContain('Notes');
  });

  test('begins with a byte order mark and ends its lines as RFC 4180 says', async () => {
    const { bytes } = await exported(app, sa, 'customer', { columns: ['name', 'notes'] });
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.subarray(3).toString()).toBe(
      'Name,Notes\r\nAlpine Rail,\r\n"Bergbahn, ""Nord""","Two\nlines"\r\nCargo,\r\n',
    );
  });

  test('parts values by semicolons for who has a decimal comma', async () => {
    await app.database.pool.query("update accounts set number_format = '1.234,56' where id = $1", [sa.id]);
    const { bytes } = await exported(app, sa, 'customer', { columns: ['name', 'discountPercent'] });
    expect(csvLines({ bytes }, ';').slice(0, 2)).toEqual([
      ['Name', 'Discount'],
      ['Alpine Rail', '2,5'],
    ]);
  });

  test('keeps a line of one empty value apart from no line', async () => {
    const { bytes } = await exported(app, sa, 'customer', { columns: ['discountPercent'] });
    expect(bytes.subarray(3).toString()).toBe('Discount\r\n2.5\r\n""\r\n""\r\n');
  });

  test('holds the rows a list shows: filtered, searched, sorted, deleted ones where they are asked for', async () => {
    const gone = await saveCustomer(people.SA, { name: 'Gone' });
    await people.SA.del(`/customer/remove/${gone.id}`);
    const queries: SentGridQuery[] = [
      { filter: { all: [{ field: 'status', operator: 'anyOf', value: ['active'] }] } },
      { search: 'chur berg' },
      { sort: [{ field: 'city', direction: 'desc' }], deleted: 'include', page: 2, pageSize: 1 },
      { deleted: 'only' },
    ];
    for (const query of queries) {
      const listed = await grid(sa, 'customer', { ...query, page: 1, pageSize: 200 });
      const [, ...rows] = await lines(sa, 'customer', { query, columns: ['name'] });
      expect(rows.flat()).toEqual(listed.rows.map(({ name }) => name));
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test('tells records apart that are called alike', async () => {
    const one = await savePersonnel(people.SA, { firstName: 'Mia', lastName: 'Meier' });
    const other = await savePersonnel(people.SA, { firstName: 'Mia', lastName: 'Meier' });
    const alone = await savePersonnel(people.SA, { firstName: 'Leo', lastName: 'Meier' });
    const managed = [one, other, alone].map(({ id }, index) => ({ name: `Managed ${index}`, accountManagerId: id }));
    for (const values of managed) await saveCustomer(people.SA, values);
    const query = { search: 'managed' };
    const [, ...rows] = await lines(sa, 'customer', { query, columns: ['name', 'accountManagerId'] });
    const label = `${one.displayName} [`;
    expect(rows).toEqual([
      ['Managed 0', `${label}${one.code}]`],
      ['Managed 1', `${label}${other.code}]`],
      ['Managed 2', alone.displayName],
    ]);
  });
});

describe('the columns of an export', () => {
  test('that do not exist, that are not seen and that stand there twice are refused by their place', async () => {
    const person = await signIn(app, 'ADMIN', 'Without rates', ['exportData']);
    const columns = ['name', 'nothing', 'discountPercent', 'name', 'contacts.nothing', 'nothing.name', '__proto__'];
    const refused = await exported(app, person, 'customer', { columns });
    expect([refused.status, refused.fieldCodes]).toEqual([
      400,
      [
        'columns.1 fieldUnknown',
        'columns.2 fieldUnknown',
        'columns.3 columnNotUnique',
        'columns.4 fieldUnknown',
        'columns.5 fieldUnknown',
        'columns.6 fieldUnknown',
      ],
    ]);
    const [header = []] = await lines(person, 'customer');
    expect(header).not.toContain('Discount');
  });

  test('of the query that are not seen are refused as in a list', async () => {
    const person = await signIn(app, 'ADMIN', 'Without prices', ['exportData']);
    const query = { sort: [{ field: 'discountPercent', direction: 'asc' }] };
    expect((await exported(app, person, 'customer', { query })).fieldCodes).toEqual(['sort.0.field fieldUnknown']);
  });

  test('of deleted records need the right to restore', async () => {
    const reply = await exported(app, people.EDITOR, 'customer', { query: { deleted: 'include' } });
    expect(reply.envelope?.errorCode).toBe('notPermitted');
  });

  test('of parts stand one row below the other, next to what belongs to the record', async () => {
    const columns = ['name', 'contacts.firstName', 'contacts.lastName', 'contacts.isPrimary'];
    const query = { filter: { all: [{ field: 'name', operator: 'startsWith', value: 'Alp' }] } };
    expect(await lines(sa, 'customer', { query, columns })).toEqual([
      ['Name', 'Contact: First name', 'Contact: Last name', 'Contact: Main contact'],
      ['Alpine Rail', 'Ada', 'One', 'Yes'],
      ['Alpine Rail', '', 'Two', 'No'],
    ]);
  });

  test('of several parts stand beside each other; a record without rows has one line, or none where only they are asked for', async () => {
    const person = await savePersonnel(people.SA, { firstName: 'Team', lastName: 'Mate' });
    const project = await saveProject(people.SA, {
      name: 'Two parts',
      lines: [work({ description: 'First' }), work({ description: 'Second\nline', quantity: '2.5' })],
      members: [{ personnelId: person.id }],
    });
    await saveProject(people.SA, { name: 'Two parts, none of them' });
    const query = { search: 'two parts', sort: [{ field: 'name', direction: 'asc' }] };
    const columns = ['code', 'lines.description', 'lines.quantity', 'lines.net', 'members.personnelId'];
    const [, ...rows] = await lines(sa, 'project', { query, columns });
    expect(rows).toEqual([
      [project.code, 'First', '1', '100.00', person.displayName],
      [project.code, 'Second\nline', '2.5', '250.00', ''],
      [expect.any(String), '', '', '', ''],
    ]);
    expect(await lines(sa, 'project', { query, columns: ['lines.description'] })).toHaveLength(3);
  });
});

describe('what looks like a formula', () => {
  const beginnings = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝2+2', '＋2', '－2', '＠y'];
  const texts = sheetColumns({ caller: everything, words: english }, customer).filter(
    ({ part, field }) => part === null && field?.kind === 'text' && field.isWritable,
  );

  beforeAll(async () => {
    // No save lets all of it in: the database may hold it all the same.
    const set = texts.map(({ name }) => `${columnOf(name)} = $1`).join(', ');
    for (const beginning of beginnings) {
      const { id } = await saveCustomer(people.SA, { city: 'Formula' });
      const text = `update customers set ${set}, tags = '{formula}' where id = $2`;
      await app.database.pool.query(text, [beginning, id]);
    }
  });

  const query = { filter: { all: [{ field: 'tags', operator: 'anyOf', value: ['formula'] }] } };

  test('is made inert in every text column of a CSV file', async () => {
    expect(texts.length).toBeGreaterThan(10);
    const [, ...rows] = await lines(sa, 'customer', { query, columns: texts.map(({ path }) => path) });
    expect(rows).toHaveLength(beginnings.length);
    expect(rows.flat().filter((text) => /^[=+\-@\t\r＝＋－＠]/.test(text))).toEqual([]);
    expect(new Set(rows.flat())).toEqual(new Set(beginnings.map((beginning) => `'${beginning}`)));
  });

  test('begins no value of a file that is opened where another sign parts them', async () => {
    for (const [numberFormat, own, other] of [
      ['1,234.56', ',', ';'],
      ['1.234,56', ';', ','],
    ] as const) {
      const person = await signIn(app, 'SA', `Reads files parted by ${own === ',' ? 'commas' : 'semicolons'}`);
      await app.database.pool.query('update accounts set number_format = $2 where id = $1', [person.id, numberFormat]);
      const name = `Parted${other}=1+1${other}＝2`;
      await saveCustomer(people.SA, { name });
      const { bytes } = await exported(app, person, 'customer', { query: { search: 'parted' }, columns: ['name'] });
      const [, line = ''] = bytes.toString().split('\r\n');
      expect(line).toBe(`"Parted${other}'=1+1${other}'＝2"`);
      expect(csvLines({ bytes }, own)[1]).toEqual([line.slice(1, -1)]);
      const { data } = await sendFile<PreparedImport>(app, person, 'customer', 'back.csv', new Uint8Array(bytes));
      const back = await person.get<{ rows: ImportRow[] }>(`/customer/get-import-rows/${data.importId}`);
      expect(back.data.rows.map(({ cells }) => cells)).toEqual([[name]]);
      await app.database.pool.query('delete from customers where name = $1', [name]);
    }
  });

  test('is text in every text column of a workbook', async () => {
    const reply = await exported(app, sa, 'customer', {
      query,
      columns: texts.map(({ path }) => path),
      format: 'xlsx',
    });
    const [{ rows, cells }] = await sheetsIn(reply);
    expect(new Set(rows.slice(1).flat())).toEqual(new Set(beginnings));
    expect(
      [...(cells?.values() ?? [])].filter(({ formula, type }) => formula !== undefined || type !== 'string'),
    ).toEqual([]);
  });

  test('stays a number where it is one', async () => {
    await saveProject(people.SA, {
      name: 'Reduced',
      lines: [work(), { type: 'discount', description: 'Less', quantity: '1', unit: 'unit', unitPrice: '-25' }],
    });
    const request = { query: { search: 'reduced' }, columns: ['lines.net'] };
    expect((await lines(sa, 'project', request)).flat()).toEqual(['Line: Net', '100.00', '-25.00']);
  });
});

describe('a workbook', () => {
  test('has typed cells, and a header that is bold and stays', async () => {
    await saveProject(people.SA, {
      name: 'Typed',
      startDate: '2026-03-01',
      discountPercent: '12.5',
      customerReference: '00123',
      lines: [work({ quantity: '99999998.1234', unitPrice: '0.1234' })],
    });
    await app.database.pool.query("update projects set created_at = '2026-03-01T12:30:15Z' where name = 'Typed'");
    const columns = [
      'name',
      'startDate',
      'discountPercent',
      'customerReference',
      'isInternal',
      'createdAt',
      'lines.net',
      'id',
    ];
    const reply = await exported(
      app,
      sa,
      'project',
      { query: { search: 'typed' }, columns, format: 'xlsx' },
      { 'x-time-zone': 'Europe/Rome' },
    );
    const [{ name, rows, cells, freezePane }] = await sheetsIn(reply);
    expect(name).toBe('Projects');
    expect(freezePane).toMatchObject({ rows: 1 });
    expect(cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(cells?.get('1,0')?.style?.font?.bold ?? false).toBe(false);
    // The clocks of Rome show an hour more; a spreadsheet knows no zones.
    expect(rows[1]?.slice(0, 7)).toEqual([
      'Typed',
      new Date('2026-03-01T00:00:00Z'),
      12.5,
      '00123',
      true,
      new Date('2026-03-01T13:30:15Z'),
      12339999.77,
    ]);
  });

  test('keeps figures a spreadsheet would round as text, and says which texts were cut', async () => {
    const project = await saveProject(people.SA, {
      name: 'Exact',
      lines: [work({ quantity: '1', unitPrice: '99999999998.1234' })],
    });
    await app.database.pool.query(
      'alter table project_lines drop constraint if exists project_lines_description_check',
    );
    await app.database.pool.query('update project_lines set description = $1 where project_id = $2', [
      `${'x'.repeat(32_766)}\u{1f600}`,
      project.id,
    ]);
    const columns = ['lines.unitPrice', 'lines.description'];
    const request = { query: { search: 'exact' }, columns, format: 'xlsx' };
    const [{ rows }, about] = await sheetsIn(await exported(app, sa, 'project', request));
    expect(rows[1]?.[0]).toBe(99999999998.1234);
    expect(rows[1]?.[1]).toBe('x'.repeat(32_766));
    expect(about.rows.find(([what]) => what === 'Shortened')?.[1]).toMatch(/^1 /);
  });

  test('keeps control characters and what looks like them', async () => {
    const { id } = await saveCustomer(people.SA, { name: 'Control' });
    const text = 'a _x0041_ & <b> "c"\u0001 \ud83d\ude00 ';
    await app.database.pool.query('update customers set legal_name = $1 where id = $2', [text, id]);
    const request = { query: { search: 'control' }, columns: ['legalName'], format: 'xlsx' };
    const [{ rows }] = await sheetsIn(await exported(app, sa, 'customer', request));
    expect(rows[1]?.[0]).toBe(text);
  });

  test('says on a sheet of its own which records it holds, whose it is and of when', async () => {
    const { rows } = await grid(sa, 'personnel', {});
    const manager = rows[0];
    const filter = {
      all: [
        {
          any: [
            { field: 'status', operator: 'anyOf', value: ['active', 'prospect'] },
            { field: 'isActive', operator: 'is', value: true },
          ],
        },
        { field: 'createdAt', operator: 'relative', value: 'lastDays:30' },
        { field: 'discountPercent', operator: 'between', value: ['1.5', '3'] },
        { field: 'accountManagerId', operator: 'noneOf', value: [manager?.id] },
        { field: 'externalRef', operator: 'empty' },
      ],
    };
    const query = { filter, search: 'rail', sort: [{ field: 'city', direction: 'desc' }] };
    const request = { query, columns: ['name', 'contacts.lastName'], format: 'xlsx' };
    const [, about] = await sheetsIn(await exported(app, sa, 'customer', request, { 'x-time-zone': 'Europe/Rome' }));
    expect(about.name).toBe('About');
    expect(about.rows).toEqual([
      ['Register', 'Customers'],
      ['Filter', 'Status is any of Active, Prospect or Available for new projects is Yes'],
      ['Filter', 'Created is in the last 30 days'],
      ['Filter', 'Discount is between 1.5 and 3'],
      ['Filter', `Account manager is none of ${manager?.displayName}`],
      ['Filter', 'External reference is empty'],
      ['Search', 'rail'],
      ['Sorted by', 'City, descending'],
      ['Shown', 'Current'],
      ['Columns', 'Name, Contact: Last name'],
      ['Records', 1],
      ['Rows', 2],
      ['Exported by', sa.fullName],
      ['Exported at', expect.any(Date)],
      ['Time zone', 'Europe/Rome'],
      ['Link', expect.stringMatching(/^http:\/\/.+\/register\/customers\?search=rail&sort=-city&filter=%7B/)],
    ]);
  });
});

describe('a call for an export', () => {
  test('is told in the audit, with its rows and columns', async () => {
    await exported(app, sa, 'customer', { columns: ['name', 'contacts.email'], query: { search: 'alpine' } });
    const { rows } = await app.database.pool.query(
      "select entity, details from audit where action = 'export' and actor_id = $1",
      [sa.id],
    );
    expect(rows).toEqual([
      { entity: 'customer', details: { rows: 2, format: 'csv', columns: ['name', 'contacts.email'] } },
    ]);
  });

  test('may be made again under its key: a file is made again, a job is the same one', async () => {
    const key = { 'idempotency-key': `again ${count}`.replace(' ', '-') };
    const [one, other] = [
      await exported(app, sa, 'customer', { columns: ['name'] }, key),
      await exported(app, sa, 'customer', { columns: ['name'] }, key),
    ];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.bytes).toEqual(one.bytes);
  });

  test('is refused when five files were sent within a minute', async () => {
    const statuses = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push((await exported(app, sa, 'customer', { columns: ['name'] })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await exported(app, sa, 'customer', { columns: ['name'] });
    expect(refused.envelope?.errorCode).toBe('tooManyRequests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  test('is refused while two others of the same person are under way', async () => {
    const client = await app.database.pool.connect();
    for (const place of [1, 2])
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`export ${sa.id} ${place}`]);
    const refused = await exported(app, sa, 'customer', { columns: ['name'] });
    await client.query('select pg_advisory_unlock_all()');
    client.release();
    expect(refused.envelope?.errorCode).toBe('tooManyRequests');
    expect((await exported(app, sa, 'customer', { columns: ['name'] })).status).toBe(200);
  });
});

describe('more than a call sends', () => {
  const many = 1_203;

  beforeAll(async () => {
    const { id } = await saveCustomer(people.SA, { name: 'Many 0' });
    await app.database.pool.query(
      `insert into customers select (jsonb_populate_record(c, jsonb_build_object(
         'id', gen_random_uuid(), 'code', 'M' || n, 'name', 'Many ' || n, 'search_text', ' many ' || n))).*
       from customers c, generate_series(1, ${many - 1}) n where c.id = $1`,
      [id],
    );
  });

  test('is a job; its file holds every row, in order, and the audit tells of it', async () => {
    const request = { query: { search: 'many' }, columns: ['code', 'name'], format: 'xlsx' };
    const [one, other] = [await exported(app, sa, 'customer', request), await exported(app, sa, 'customer', request)];
    const jobId = one.envelope?.data.jobId ?? '';
    expect(other.envelope?.data.jobId).toBe(jobId);
    const runner = app.runJobs();
    await expect.poll(async () => (await sa.get<{ state: string }>(`/job/get-by-id/${jobId}`)).data.state).toBe('done');
    await runner.stop();
    const { data } = await sa.get(`/job/get-by-id/${jobId}`);
    expect(data).toMatchObject({
      kind: 'export',
      entity: 'customer',
      about: { format: 'xlsx', count: many },
      total: many,
      result: { rows: many, fileName: expect.stringMatching(/^customers-.*\.xlsx$/) },
      hasFile: true,
    });
    const file = await fetched(app, sa, `/job/get-file/${jobId}`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="customers-.*\.xlsx"$/);
    const [{ rows }, about] = await sheetsIn(file);
    const { rows: stored } = await app.database.pool.query(
      "select name from customers where search_text like '%many%' order by name, id",
    );
    expect(rows.slice(1).map(([, name]) => name)).toEqual(stored.map(({ name }) => name));
    expect(about.rows.find(([what]) => what === 'Rows')?.[1]).toBe(many);
    const audit = await app.database.pool.query("select details from audit where action = 'export' and actor_id = $1", [
      sa.id,
    ]);
    expect(audit.rows.map(({ details }) => details)).toEqual([
      { rows: many, format: 'xlsx', columns: ['code', 'name'], jobId },
    ]);
  });

  test('fails when the right was taken away meanwhile', async () => {
    const admin = await signIn(app, 'ADMIN', 'Soon without');
    const { envelope } = await exported(app, admin, 'customer', { query: { search: 'many' } });
    await app.database.pool.query("update accounts set grants = '{seeRates}' where id = $1", [admin.id]);
    const runner = app.runJobs();
    const job = () =>
      app.database.pool.query('select state, error_code from jobs where id = $1', [envelope?.data.jobId]);
    await expect
      .poll(async () => (await job()).rows[0])
      .toEqual({
        state: 'failed',
        error_code: 'notPermitted',
      });
    await runner.stop();
  });
});

test('a list links to the page people know it by', async () => {
  const { readFile } = await import('node:fs/promises');
  const { listPage } = await import('./list-link.ts');
  const paths = await readFile(new URL('../../../../web/src/lib/addresses/paths.ts', import.meta.url), 'utf8');
  const pages = [...Object.values(registers).map(({ list }) => `'${list}'`), paths].join();
  const exportable = Object.entries(permissions).flatMap(([noun, verbs]) => (verbs.export ? [noun] : []));
  for (const noun of exportable) expect(pages, noun).toContain(`'${listPage(noun)}'`);
});
