import type { Role } from '@mandate/contract/access/roles.ts';
import type { AuditEntry, AuditRow } from '@mandate/contract/entities/audit.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { csvLines, exported } from '../../../testing/callers/exports.ts';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeAudit } from '../../calls/audit.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Record<Role, Person>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

async function rowsOf(person: Person, all: object[] = []): Promise<AuditRow[]> {
  const page = await grid(person, 'audit', { filter: { all }, pageSize: 200 } as never);
  return page.rows as unknown as AuditRow[];
}
const of = (recordId: string) => [{ field: 'recordId', operator: 'is', value: recordId }];

async function entryOf(person: Person, id: string): Promise<AuditEntry> {
  const reply = await person.get<AuditEntry>(`/audit/get-by-id/${id}`);
  if (reply.status !== 200) throw new Error(`${reply.errorCode}`);
  return reply.data;
}

describe('the list of the audit', () => {
  test('tells who did what to which record, when, from where, the latest first', async () => {
    const { id } = await saveCustomer(people.EDITOR, { name: 'Told Ltd' });
    await people.ADMIN.post('/customer/save', { id, version: 1, city: 'Rome' });
    const [save, create, ...others] = await rowsOf(people.SA, of(id));
    expect(others).toEqual([]);
    expect(create).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      action: 'create',
      actorId: people.EDITOR.id,
      actor: { label: 'The EDITOR', isDeleted: false },
      entity: 'customer',
      recordId: id,
      recordLabel: 'Told Ltd',
      network: '127.0.0.1',
      requestId: expect.any(String),
      number: expect.any(Number),
    });
    expect(save).toMatchObject({ action: 'save', actorId: people.ADMIN.id, details: { fields: ['city'] } });
    expect(save?.number).toBeGreaterThan(create?.number ?? Number.POSITIVE_INFINITY);
    expect(JSON.stringify([save, create])).not.toMatch(/digest|historyId/);
  });

  test('gives one field alone, with what names the record, as its reply is declared', async () => {
    const { id } = await saveCustomer(people.EDITOR, { name: 'Alone Ltd' });
    const { rows } = await grid(people.SA, 'audit', { filter: { all: of(id) }, fields: ['action'] } as never);
    expect(rows).toEqual([
      { id: expect.any(String), action: 'create', entity: 'customer', recordId: id, recordLabel: 'Alone Ltd' },
    ]);
  });

  test('is filtered by action, person, kind, record and day, and finds people by their names', async () => {
    const ann = await signIn(app, 'EDITOR', 'Ännchen Gräf');
    const { id } = await saveCustomer(ann, { name: 'Found Ltd' });
    const ids = async (query: object) => (await grid(people.SA, 'audit', query)).rows.map(({ recordId }) => recordId);
    const filtered = (field: string, operator: string, value: unknown) =>
      ids({ filter: { all: [{ field, operator, value }] } });
    expect(await filtered('actorId', 'anyOf', [ann.id])).toEqual([id]);
    expect(await filtered('actorId', 'anyOf', [ann.id, people.GUEST.id])).toContain(id);
    expect((await filtered('action', 'anyOf', ['create']))[0]).toBe(id);
    expect((await filtered('entity', 'anyOf', ['customer', 'place']))[0]).toBe(id);
    expect(await filtered('recordId', 'is', id)).toEqual([id]);
    expect((await filtered('at', 'relative', 'today'))[0]).toBe(id);
    expect(await ids({ search: 'annch graf' })).toEqual([id]);
    expect(await ids({ search: 'nobody is called so' })).toEqual([]);
    expect(await ids({ sort: [{ field: 'actorId', direction: 'asc' }], pageSize: 1 })).toHaveLength(1);
  });

  test('is looked at a page at a time from an index, however many rows there are', async () => {
    await app.database.pool.query('analyze audit');
    const plan = async (where: string) => {
      const client = await app.database.pool.connect();
      try {
        await client.query('begin; set local enable_seqscan = off; set local enable_sort = off');
        const text = `explain select t.id from audit_entries t where ${where} order by t.at desc, t.id desc limit 50`;
        return (await client.query(text)).rows.map((row) => row['QUERY PLAN']).join('\n');
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    for (const [where, index] of [
      ['true', 'audit_latest'],
      ["t.action = 'save'", 'audit_latest_action'],
      [`t.actor_id = '${people.SA.id}'`, 'audit_latest_actor'],
      ["t.entity = 'customer'", 'audit_latest_entity'],
      ["search_normalise(t.record_id) = search_normalise('x')", 'audit_latest_record'],
    ] as const) {
      expect(await plan(where)).toMatch(new RegExp(`Index (Only )?Scan Backward using ${index} `));
      expect(await plan(where)).not.toContain('Sort');
    }
  });
});

describe('who sees what of the audit', () => {
  test('an SA sees everything; who is no administrator sees what they did themselves', async () => {
    await saveCustomer(people.EDITOR, { name: 'Own doing' });
    await people.GUEST.post('/customer/save', { name: 'Refused' });
    const actors = async (person: Person) => [...new Set((await rowsOf(person)).map(({ actorId }) => actorId))];
    expect(await actors(people.EDITOR)).toEqual([people.EDITOR.id]);
    expect(await actors(people.GUEST)).toEqual([people.GUEST.id]);
    expect(await actors(people.SA)).toEqual(expect.arrayContaining([people.EDITOR.id, people.GUEST.id]));
    const [foreign] = await rowsOf(people.SA, [{ field: 'actorId', operator: 'anyOf', value: [people.EDITOR.id] }]);
    expect((await people.GUEST.get(`/audit/get-by-id/${foreign?.id}`)).errorCode).toBe('recordNotFound');
    for (const id of [uuidV7(), 'x', '00000000-0000-0000-0000-ffffffffffff'])
      expect((await people.SA.get(`/audit/get-by-id/${id}`)).errorCode).toBe('recordNotFound');
  });

  test('an ADMIN sees nothing of accounts, sessions, roles, views as somebody and parameters of security', async () => {
    const { SA, ADMIN } = people;
    const invited = await saved<{ id: string; version: number }>(SA, 'account', {
      fullName: 'Ivy Invited',
      email: 'ivy.invited@mandate.example',
      role: 'EDITOR',
    });
    await SA.post('/account/save', { id: invited.id, version: invited.version, role: 'GUEST' });
    await ADMIN.post('/account/save', { id: invited.id, version: invited.version + 1, fullName: 'Ivy Renamed' });
    await SA.post('/session/view-as', { role: 'EDITOR' });
    const { rows } = await grid(SA, 'parameter', { pageSize: 200 });
    const parameter = (key: string) => rows.find((row) => row.key === key) as { id: string; version: number };
    const [open, closed] = [parameter('company.timeZone'), parameter('security.allowedDomains')];
    await SA.post('/parameter/save', { id: open.id, version: open.version, value: 'Europe/Rome' });
    await SA.post('/parameter/save', { id: closed.id, version: closed.version, value: ['x.example'] });
    await writeAudit(app.database.db, { action: 'keysRotated' });
    await writeAudit(app.database.db, { action: 'tokenRefused', network: '192.0.2.1' });

    const [all, seen] = [await rowsOf(SA), await rowsOf(ADMIN)];
    const told = new Set(seen.map(({ id }) => id));
    const hidden = all.filter(({ id }) => !told.has(id));
    const kinds = (list: AuditRow[]) => [...new Set(list.map(({ action, entity }) => `${action} ${entity}`))];
    expect(kinds(hidden)).toEqual(
      expect.arrayContaining([
        'create account',
        'save account',
        'invited account',
        'roleChanged account',
        'viewedAs null',
        'save parameter',
        'keysRotated null',
        'tokenRefused null',
      ]),
    );
    expect(seen.filter(({ entity }) => entity === 'account')).toEqual([]);
    expect(seen.filter(({ recordId }) => recordId === closed.id)).toEqual([]);
    expect(seen.filter(({ recordId }) => recordId === open.id)).toHaveLength(1);
    const [row] = await rowsOf(SA, of(closed.id));
    expect((await ADMIN.get(`/audit/get-by-id/${row?.id}`)).errorCode).toBe('recordNotFound');
  });

  test('an ADMIN sees the sign-ins of people of lower roles and their own, and nobody else’s', async () => {
    const other = await signIn(app, 'ADMIN', 'Another administrator');
    for (const { id } of [people.SA, people.ADMIN, people.EDITOR, other])
      await writeAudit(app.database.db, { action: 'signedIn', actorId: id });
    const signedIn = await rowsOf(people.ADMIN, [{ field: 'action', operator: 'anyOf', value: ['signedIn'] }]);
    expect(new Set(signedIn.map(({ actorId }) => actorId))).toEqual(new Set([people.ADMIN.id, people.EDITOR.id]));
  });

  test('what somebody does while looking as another counts as their own', async () => {
    const { data } = await people.SA.post<{ accessToken: string }>('/session/view-as', { accountId: people.EDITOR.id });
    await callsTo(app, data.accessToken).post('/customer/save', { name: 'As somebody' });
    const [row] = await rowsOf(people.SA, [{ field: 'action', operator: 'anyOf', value: ['callRefused'] }]);
    expect(row?.actorId).toBe(people.SA.id);
  });
});

describe('what was changed', () => {
  const entries = async (person: Person, id: string) => {
    const rows = await rowsOf(people.SA, of(id));
    return Promise.all(rows.map((row) => entryOf(person, row.id)));
  };

  test('is told from what to what, with the reason', async () => {
    const { id } = await saveCustomer(people.SA, { name: 'Before' });
    await people.SA.post('/customer/save', { id, version: 1, name: 'After' });
    await people.SA.del(`/customer/remove/${id}?reason=Not+ours`);
    const [removed, save] = await entries(people.ADMIN, id);
    expect(save?.changes).toEqual([{ recordId: id, field: 'name', old: 'Before', new: 'After' }]);
    expect(removed).toMatchObject({ action: 'remove', changes: [], reason: 'Not ours', recordLabel: 'After' });
  });

  test('of a field the reader may not see is told as changed and nothing more', async () => {
    const blind = await signIn(app, 'ADMIN', 'Without costs', ['seeRates', 'exportData']);
    const provider = await saved<{ id: string }>(people.SA, 'provider', {
      name: 'With a bank',
      countryCode: 'DE',
      iban: 'DE89370400440532013000',
    });
    const bank = (await entries(people.ADMIN, provider.id))[0]?.changes ?? [];
    expect(bank).toContainEqual({ recordId: provider.id, field: 'iban', isHidden: true });
    expect(JSON.stringify(bank)).not.toContain('DE8937');
    const whole = (await entries(people.SA, provider.id))[0]?.changes ?? [];
    expect(whole).toContainEqual(expect.objectContaining({ field: 'iban', new: 'DE89370400440532013000' }));

    const project = await saveProject(people.SA, { lines: [work({ unitCost: '4711.25' })] });
    const rows = (project as unknown as { lines: { id: string }[] }).lines;
    await people.SA.post('/project/save', {
      id: project.id,
      version: project.version,
      lines: [{ id: rows[0]?.id, unitCost: '4712.25' }],
    });
    const told = await entries(blind, project.id);
    expect(JSON.stringify(told)).not.toMatch(/471[12]\.25/);
    const field = `lines.${rows[0]?.id}.unitCost`;
    expect(told[0]?.changes).toContainEqual({ recordId: project.id, field, isHidden: true });
    const seen = await entries(people.SA, project.id);
    expect(seen[0]?.changes).toContainEqual(expect.objectContaining({ field, old: '4711.25', new: '4712.25' }));
  });

  test('of a record the reader may not read is told as changed and nothing more', async () => {
    const { EDITOR } = people;
    const view = await saved<{ id: string }>(EDITOR, 'view', { name: 'Mine alone', list: 'project', state: {} });
    const [entry] = await entries(people.ADMIN, view.id);
    expect(entry?.changes.length).toBeGreaterThan(0);
    expect(entry?.changes.every((change) => 'isHidden' in change)).toBe(true);
    expect(JSON.stringify(entry)).not.toContain('Mine alone');
    expect(JSON.stringify((await entries(EDITOR, view.id))[0])).toContain('Mine alone');
  });

  test('never holds a password, its hash or a token', async () => {
    for (const row of await rowsOf(people.SA)) {
      const text = JSON.stringify(await entryOf(people.SA, row.id));
      for (const secret of app.secrets) expect(text).not.toContain(secret);
    }
  });
});

describe('the audit as a file', () => {
  test('holds what the list shows, no formula, and is noted itself', async () => {
    const sly = await signIn(app, 'ADMIN', '=HYPERLINK("x")');
    await saveCustomer(sly, { name: 'Sly' });
    const query = { filter: { all: [{ field: 'actorId', operator: 'anyOf', value: [sly.id] }] } };
    const columns = ['at', 'action', 'actorId', 'entity', 'recordId', 'network', 'details'];
    const file = await exported(app, people.SA, 'audit', { query, columns });
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('filename="audit-'),
    ]);
    const [header, ...rows] = csvLines(file);
    expect(header).toEqual(['When', 'Action', 'Who', 'Kind of record', 'Record', 'Network', 'Details']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[1]).toBe('Created');
    expect(rows[0]?.[2]).toMatch(/^'=HYPERLINK/);
    expect(rows[0]?.[3]).toBe('Customers');
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const [noted] = await rowsOf(people.SA, [{ field: 'entity', operator: 'anyOf', value: ['audit'] }]);
    expect(noted).toMatchObject({ action: 'export', actorId: people.SA.id, details: { rows: 1, format: 'csv' } });
    const found = csvLines(await exported(app, people.SA, 'audit', { query: { search: '=hyper' } }));
    expect(found).toHaveLength(2);
  });

  test('is for administrators who may export, each with what they see', async () => {
    const statuses = await Promise.all(
      [people.EDITOR, people.GUEST, await signIn(app, 'ADMIN', 'No export', ['seeRates'])].map(
        async (person) => (await exported(app, person, 'audit')).envelope?.errorCode,
      ),
    );
    expect(statuses).toEqual(['notPermitted', 'notPermitted', 'notPermitted']);
    const nouns = csvLines(await exported(app, people.ADMIN, 'audit', { columns: ['entity'] })).flat();
    expect(nouns).not.toContain('Users');
    expect(nouns).toContain('Customers');
  });

  test('of more than a thousand rows is made by a job', async () => {
    await app.database.pool.query(
      "insert into audit (action, details) select 'sampleLoaded', '{}' from generate_series(1, 1001)",
    );
    const query = { filter: { all: [{ field: 'action', operator: 'anyOf', value: ['sampleLoaded'] }] } };
    const ann = await signIn(app, 'SA', 'Many rows');
    expect((await exported(app, ann, 'audit', { query })).envelope?.data).toEqual({ jobId: expect.any(String) });
  });
});
