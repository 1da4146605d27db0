import { afterAll, beforeAll, expect, test } from 'vitest';
import { bring, counts, faultsOf, runImport } from '../../../../testing/callers/imports.ts';
import { everyRole, type Person, signIn } from '../../../../testing/callers/people.ts';
import { fastWrites, slowWrites } from '../../../../testing/database/slow-writes.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { ImportUndone } from './undo-import-work.ts';

let app: TestApp;
let person: Person;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  people = await everyRole(app);
  person = people.ADMIN;
});
afterAll(() => app.close());

interface Row {
  id: string;
  version: number;
  code: string;
  name: string;
  [field: string]: unknown;
}

async function listed(noun: string, search: string): Promise<Row[]> {
  const reply = await person.post<{ rows: Row[] }>(`/${noun}/get-grid`, { page: 1, pageSize: 200, search });
  return reply.data.rows;
}

async function found(noun: string, id: string) {
  return (await person.get<Row>(`/${noun}/get-by-id/${id}`)).data;
}

const heads = ['name', 'countryCode', 'discountPercent', 'notes'];

test('a trial names what is wrong and changes nothing; the run adds the good ones; undo brings the former state back', async () => {
  const file = await bring(app, person, 'customer', heads, [
    ['Tried Alpha', 'Germany', '12.5', 'a'],
    ['Tried Beta', 'Nowhereland', '5', null],
    ['Tried Gamma', 'FR', 'many', null],
    ['Tried Alpha', 'AT', null, 'called the same'],
    ['Tried Delta', 'IT', 7, 'typed number'],
  ]);
  const trial = await runImport(person, 'customer', file, { dryRun: true });
  expect(counts(trial)).toBe('2 0 0 3');
  const faults = faultsOf(trial);
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/^3 countryCode /);
  expect(faults[1]).toMatch(/^4 discountPercent /);
  expect(faults[2]).toBe('5  importDuplicate');
  expect(await listed('customer', 'Tried')).toHaveLength(0);

  const real = await runImport(person, 'customer', file);
  expect(counts(real)).toBe('2 0 0 3');
  expect(real.data.batchId).toBe(file.importId);
  const made = await listed('customer', 'Tried');
  expect(made.map(({ name }) => name).sort()).toEqual(['Tried Alpha', 'Tried Delta']);
  const alpha = await found('customer', made.find(({ name }) => name === 'Tried Alpha')?.id ?? '');
  expect(alpha).toMatchObject({ countryCode: 'DE', discountPercent: '12.5', notes: 'a', version: 1 });
  expect(alpha.code).toMatch(/\d/);
  const history = await person.get<{ rows: { origin: string; action: string }[] }>(`/customer/history/${alpha.id}`);
  expect(history.data.rows).toMatchObject([{ action: 'create', origin: 'import' }]);

  // What is good is not made a second time.
  expect(counts(await runImport(person, 'customer', file))).toBe('2 0 0 3');
  expect(await listed('customer', 'Tried')).toHaveLength(2);

  const undone = await person.post<ImportUndone>(`/customer/undo-import/${file.importId}`, {});
  expect(undone.data).toEqual({ undone: 2, skipped: [] });
  expect(await listed('customer', 'Tried')).toHaveLength(0);
  expect(await person.post(`/customer/undo-import/${file.importId}`, {})).toMatchObject({
    errorCode: 'undoNotPossible',
  });
  expect(await runImport(person, 'customer', file)).toMatchObject({ errorCode: 'importUsed' });
});

test('all that is wrong with a row is told at once, also where a cell of it cannot be read', async () => {
  const columns = ['code', 'name', 'discountPercent', 'email', 'countryCode', 'notes'];
  await person.post('/customer/save', { name: 'Faulty Known', code: 'F-1' });
  const file = await bring(app, person, 'customer', columns, [
    ['F-1', null, 'many', 'not an address', null, null],
    ['F-2', 'Faulty New', '120', null, 'Nowhereland', null],
    ['F-3', null, 'many', null, null, 'unnamed'],
    ['F-4', 'Faulty Alone', 'many', null, 'AT', null],
  ]);
  const trial = await runImport(person, 'customer', file, { dryRun: true, matchBy: 'code' });
  expect(counts(trial)).toBe('0 0 0 4');
  expect(faultsOf(trial).map((fault) => fault.replace(/ \w+$/, ''))).toEqual([
    '2 discountPercent',
    '2 email',
    '3 countryCode',
    '3 discountPercent',
    '4 discountPercent',
    '4 name',
    '5 discountPercent',
  ]);
  expect(counts(await runImport(person, 'customer', file, { matchBy: 'code' }))).toBe('0 0 0 4');
  expect((await listed('customer', 'Faulty')).map(({ name, version }) => [name, version])).toEqual([
    ['Faulty Known', 1],
  ]);
});

test('all that is wrong with the parts of a record is told at once, also where a cell of one cannot be read', async () => {
  const columns = ['name', 'lines.type', 'lines.description', 'lines.quantity', 'lines.unit', 'startDate', 'endDate'];
  const file = await bring(app, person, 'project', columns, [
    ['Faulty parts', 'service', 'Dig', 'many', 'day', 'soon', null],
    [null, 'service', 'Fill', '-1', 'fathom', null, null],
  ]);
  const faults = faultsOf(await runImport(person, 'project', file, { dryRun: true }));
  expect(faults.map((fault) => fault.replace(/ \w+$/, '')).sort()).toEqual([
    '2 lines.quantity',
    '2 startDate',
    '3 lines.quantity',
    '3 lines.unit',
  ]);
});

test('a row that means a removed record is refused and told to restore it first', async () => {
  const removed = await person.post<Row>('/customer/save', { name: 'Removed Known' });
  await person.del(`/customer/remove/${removed.data.id}`);
  const file = await bring(app, person, 'customer', ['id', 'city'], [[removed.data.id, 'Graz']]);
  const reply = await runImport(person, 'customer', file, { matchBy: 'id' });
  expect(counts(reply)).toBe('0 0 0 1');
  expect(faultsOf(reply)).toEqual(['2  importNotLive']);
  expect((await found('customer', removed.data.id)).city).toBeNull();
});

test('records are recognised by a key: they are changed where the file says something else, and undo names what was touched since', async () => {
  const [one, two] = await Promise.all(
    ['Known One', 'Known Two'].map(async (name) => {
      return (
        await person.post<Row>('/customer/save', {
          name,
          countryCode: 'DE',
          notes: 'before',
          code: `K-${name.slice(6)}`,
        })
      ).data;
    }),
  );
  const file = await bring(
    app,
    person,
    'customer',
    ['code', 'name', 'notes', 'city'],
    [
      ['k-one', 'Known One', 'after', 'Graz'],
      ['K-Two', 'Known Two', null, 'Linz'],
      ['K-New', 'Known New', null, null],
      ['K-One', 'Known One', 'once more', null],
    ],
  );
  const reply = await runImport(person, 'customer', file, { matchBy: 'code' });
  expect(counts(reply)).toBe('1 2 0 1');
  expect(faultsOf(reply)).toEqual(['5  importRowTwice']);
  expect(reply.data.errors[0]?.message).toContain('Row 2');
  expect(await found('customer', one?.id ?? '')).toMatchObject({ notes: 'after', city: 'Graz', version: 2 });
  expect(await found('customer', two?.id ?? '')).toMatchObject({ notes: 'before', city: 'Linz', version: 2 });
  const again = await bring(app, person, 'customer', ['code', 'city'], [['K-One', 'Graz']]);
  expect(counts(await runImport(person, 'customer', again, { matchBy: 'code' }))).toBe('0 0 1 0');

  await person.post('/customer/save', { id: two?.id, version: 2, city: 'Wels' });
  const undone = await person.post<ImportUndone>(`/customer/undo-import/${file.importId}`, {});
  expect(undone.data.undone).toBe(2);
  expect(undone.data.skipped).toMatchObject([{ id: two?.id, label: 'Known Two', code: 'changedSince' }]);
  expect(await found('customer', one?.id ?? '')).toMatchObject({ notes: 'before', city: null });
  expect(await found('customer', two?.id ?? '')).toMatchObject({ city: 'Wels' });
});

test('all or nothing writes nothing while a row fails, and everything once it is repaired', async () => {
  const file = await bring(
    app,
    person,
    'customer',
    ['name', 'countryCode'],
    [
      ['Whole Alpha', 'DE'],
      ['Whole Beta', 'Atlantis'],
    ],
  );
  const refused = await runImport(person, 'customer', file, { onError: 'stop' });
  expect(counts(refused)).toBe('0 0 0 1');
  expect(await listed('customer', 'Whole')).toHaveLength(0);
  await app.database.pool.query(
    'update import_rows set cells = \'["Whole Beta", "AT"]\' where import_id = $1 and row = 3',
    [file.importId],
  );
  expect(counts(await runImport(person, 'customer', file, { onError: 'stop' }))).toBe('2 0 0 0');
  expect(await listed('customer', 'Whole')).toHaveLength(2);
});

test('a large import that is all or nothing tells its progress, and is there as a whole', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => [`Block ${at}`, 'DE']);
  const file = await bring(app, person, 'customer', ['name', 'countryCode'], rows);
  const { jobId } = (await runImport(person, 'customer', file, { onError: 'stop' })).data as unknown as {
    jobId: string;
  };
  const total = async () =>
    (
      await person.post<{ total: number }>('/customer/get-grid', {
        page: 1,
        pageSize: 1,
        search: 'Block',
        total: 'exact',
      })
    ).data.total;
  const seen = new Set<number>();
  const state = async () => {
    seen.add(await total());
    return (await person.get<{ state: string }>(`/job/get-by-id/${jobId}`)).data.state;
  };
  await expect.poll(state).not.toMatch(/queued|running/);
  expect(await state()).toBe('done');
  expect([...seen].filter((count) => count !== 0)).toEqual([1500]);
});

test('rows of parts belong to the record above them, and are added, changed or left', async () => {
  const heads = ['code', 'name', 'contacts.firstName', 'contacts.lastName', 'contacts.email'];
  const file = await bring(app, person, 'customer', heads, [
    ['P-1', 'Parted', 'Ada', 'Byron', 'ada@example.com'],
    ['P-1', 'Parted', 'Carl', 'Gauss', 'carl@example.com'],
    [null, null, 'Emmy', 'Noether', null],
    ['P-2', 'Parted too', 'No', 'Mail', 'nonsense'],
  ]);
  const reply = await runImport(person, 'customer', file, { matchBy: 'code' });
  expect(counts(reply)).toBe('1 0 0 1');
  expect(faultsOf(reply)).toEqual(['5 contacts.email emailNotValid']);
  const [row] = await listed('customer', 'P-1');
  const names = async () =>
    ((await found('customer', row?.id ?? '')).contacts as Row[]).map(
      ({ lastName, jobTitle }) => `${lastName} ${jobTitle}`,
    );
  expect(await names()).toEqual(['Byron null', 'Gauss null', 'Noether null']);
  const contacts = (await found('customer', row?.id ?? '')).contacts as Row[];
  const more = await bring(
    app,
    person,
    'customer',
    ['code', 'contacts.id', 'contacts.lastName', 'contacts.jobTitle'],
    [
      ['P-1', contacts[1]?.id ?? '', 'Gauss', 'Professor'],
      ['P-1', null, 'Noether', null],
      ['P-1', null, 'Galois', null],
    ],
  );
  expect(counts(await runImport(person, 'customer', more, { matchBy: 'code' }))).toBe('0 1 0 0');
  expect(await names()).toEqual(['Byron null', 'Gauss Professor', 'Noether null', 'Galois null']);
});

test('who may not change numbering imports projects without codes, and recognises them by theirs', async () => {
  const importer = await signIn(app, 'EDITOR', 'Ida Import', ['importData']);
  const { code } = (await person.post<Row>('/project/save', { name: 'Coded before', isInternal: true })).data;
  const heads = ['code', 'name', 'isInternal'];
  const rows = [
    [code, 'Coded after', 'yes'],
    ['MINE-1', 'Coded by hand', 'yes'],
    [null, 'Coded by number', 'yes'],
  ];
  const file = await bring(app, importer, 'project', heads, rows);
  const reply = await runImport(importer, 'project', file, { matchBy: 'code' });
  expect(faultsOf(reply)).toEqual(['3 code notPermitted']);
  expect(counts(reply)).toBe('1 1 0 1');
  expect((await listed('project', 'Coded')).map(({ name }) => name).sort()).toEqual(['Coded after', 'Coded by number']);
});

test('lines are added to one project, each problem said at its row', async () => {
  const project = (await person.post<Row>('/project/save', { name: 'Lined', isInternal: true })).data;
  const heads = ['lines.type', 'lines.description', 'lines.quantity', 'lines.unit', 'lines.unitPrice'];
  const wrong = await bring(
    app,
    person,
    'project',
    heads,
    [
      ['Service', 'Workshops', '2', 'day', '1000'],
      ['Service', 'Nothing', '-1', 'day', '10'],
    ],
    project.id,
  );
  const refused = await runImport(person, 'project', wrong);
  expect(counts(refused)).toBe('0 0 0 1');
  expect(faultsOf(refused)[0]).toMatch(/^3 lines.quantity /);
  const good = await bring(
    app,
    person,
    'project',
    heads,
    [
      ['Service', 'Workshops', '2', 'day', '1000'],
      ['Service', 'Baseline', '1.5', 'day', '800'],
    ],
    project.id,
  );
  expect(counts(await runImport(person, 'project', good))).toBe('0 1 0 0');
  expect(await found('project', project.id)).toMatchObject({ totals: { subtotal: '3200.00' }, version: 2 });
});

test('records of one file may refer to each other in any order; a trial says the same as the run', async () => {
  const file = await bring(
    app,
    person,
    'service-category',
    ['name', 'parentId'],
    [
      ['Leaf of all', 'Twig of all'],
      ['Twig of all', 'Root of all'],
      ['Root of all', null],
      ['Orphan of all', 'Nobody of all'],
    ],
  );
  const trial = await runImport(person, 'service-category', file, { dryRun: true });
  expect(counts(trial)).toBe('3 0 0 1');
  const real = await runImport(person, 'service-category', file);
  expect(faultsOf(real)).toEqual(faultsOf(trial));
  expect(counts(real)).toBe('3 0 0 1');
  const leaf = (await listed('service-category', 'Leaf of all'))[0];
  expect(leaf).toMatchObject({ parent: { label: 'Twig of all' } });
});

test('codes are given in the order of the rows, and those in use are not given again', async () => {
  const before = (await person.post<Row>('/customer/save', { name: 'Numbered first', countryCode: 'DE' })).data;
  const last = Number(/\d+$/.exec(before.code)?.[0]);
  const taken = before.code.replace(/\d+$/, (digits) => String(last + 2).padStart(digits.length, '0'));
  const file = await bring(
    app,
    person,
    'customer',
    ['name', 'code'],
    [
      ['Numbered A', null],
      ['Numbered B', taken],
      ['Numbered C', null],
    ],
  );
  expect(counts(await runImport(person, 'customer', file))).toBe('3 0 0 0');
  const codes = (await listed('customer', 'Numbered')).map(({ code }) => code);
  expect(new Set(codes).size).toBe(4);
  expect(codes).toContain(taken);
});

test('dates are read in ISO and as the person writes them; another style is told with its row and column, and nothing is written', async () => {
  await app.database.pool.query("update accounts set date_format = 'dd.MM.yyyy' where id = $1", [person.id]);
  const file = await bring(
    app,
    person,
    'project',
    ['name', 'isInternal', 'startDate'],
    [
      ['Dated one', 'Yes', '2026-04-03'],
      ['Dated two', 'Yes', '3.4.2026'],
      ['Dated three', 'Yes', '04/03/2026'],
      ['Dated four', 'Yes', '31.02.2026'],
      ['Dated five', 'Yes', { date: '2026-04-03' }],
    ],
  );
  const reply = await runImport(person, 'project', file, { onError: 'stop' });
  expect(faultsOf(reply)).toEqual(['4 startDate dateNotValid', '5 startDate dateNotValid']);
  expect(reply.data.errors.map(({ value }) => value)).toEqual(['04/03/2026', '31.02.2026']);
  expect(await listed('project', 'Dated')).toEqual([]);
  expect(counts(await runImport(person, 'project', file))).toBe('3 0 0 2');
  const dates = (await listed('project', 'Dated')).map(({ startDate }) => startDate);
  expect(new Set(dates)).toEqual(new Set(['2026-04-03']));
});

test('who may not import is refused, and nobody sees the file of another person', async () => {
  const file = await bring(app, person, 'customer', ['name'], [['Foreign']]);
  for (const other of [people.EDITOR, people.GUEST])
    expect(await runImport(other, 'customer', file)).toMatchObject({ status: 403, errorCode: 'notPermitted' });
  expect(await runImport(people.SA, 'customer', file)).toMatchObject({ status: 404, errorCode: 'importNotFound' });
  const granted = await signIn(app, 'EDITOR', 'Editor who imports', ['seeRates', 'importData']);
  const own = await bring(app, granted, 'customer', ['name', 'countryCode'], [['By an editor', 'DE']]);
  expect(counts(await runImport(granted, 'customer', own))).toBe('1 0 0 0');
  expect(await runImport(granted, 'personnel', own)).toMatchObject({ status: 403 });
});

test('a mapping that cannot be is refused at its place', async () => {
  const file = await bring(app, person, 'customer', ['name', 'Other', 'More'], [['Mapped', 'x', 'y']]);
  const reply = await runImport(person, 'customer', file, {
    fields: { Other: 'name', More: 'createdAt' },
    matchBy: 'code',
  });
  expect(reply.fieldCodes).toEqual([
    'mapping.1.field importFieldTwice',
    'mapping.2.field fieldUnknown',
    'matchBy importKeyNotMapped',
  ]);
});

test('a large import is a job: it is stopped between its pieces, says what was done, and that is undone', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [`Mass ${at}`, 'DE']);
  const file = await bring(app, person, 'customer', ['name', 'countryCode'], rows);
  // Half a minute's work, of which the beginning is seen.
  await slowWrites(app.database.connection, 'customers', 10);
  const reply = await runImport(person, 'customer', file);
  const { jobId } = reply.data as unknown as { jobId: string };
  expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
  const job = async () =>
    (await person.get<{ state: string; done: number; result: { created: number } }>(`/job/get-by-id/${jobId}`)).data;
  await expect.poll(async () => (await job()).done).toBeGreaterThan(200);
  await person.post(`/job/cancel/${jobId}`, {});
  await expect.poll(async () => (await job()).state).toBe('cancelled');
  await fastWrites(app.database.connection, 'customers');
  const { created } = (await job()).result;
  const total = async () =>
    (
      await person.post<{ total: number }>('/customer/get-grid', {
        page: 1,
        pageSize: 1,
        search: 'Mass',
        total: 'exact',
      })
    ).data.total;
  expect(await total()).toBe(created);
  expect(created).toBeLessThan(3000);
  const undo = (await person.post<{ jobId: string }>(`/customer/undo-import/${file.importId}`, {})).data;
  const undone = async () => (await person.get<{ state: string }>(`/job/get-by-id/${undo.jobId}`)).data.state;
  await expect.poll(undone).toBe('done');
  expect(await total()).toBe(0);
});
