import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareBulk } from '../../testing/callers/bulk.ts';
import { type Calls, callsTo, type Reply } from '../../testing/callers/call.ts';
import { bring } from '../../testing/callers/imports.ts';
import { type Person, signIn, signInAgain } from '../../testing/callers/people.ts';
import {
  type CustomerRecord,
  grid,
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  staff,
  work,
} from '../../testing/callers/records.ts';
import { sendForm } from '../../testing/callers/send-file.ts';
import { watchWrites } from '../../testing/database/watch-writes.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { workIn } from '../business/figures/work-in.ts';
import { uuidV7 } from '../database/uuid-v7.ts';

let app: TestApp;
let sa: Person;
/** An ADMIN of each test's own. */
let ann: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  app.runJobs();
  sa = await signIn(app, 'SA', 'The keeper');
});
beforeEach(async () => {
  count += 1;
  ann = await signIn(app, 'ADMIN', `Ann ${count}`);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const key = { 'idempotency-key': 'the-key' };

/** How many replies are kept for somebody, and how many bytes of them. */
async function kept(person: Pick<Person, 'id'>): Promise<{ count: number; bytes: number }> {
  const text = `select count(*)::int as count, coalesce(sum(octet_length(reply)), 0)::int as bytes from idempotent_replies
    where account_id = $1`;
  return (await sql(text, [person.id])).rows[0];
}

/** `YYYY-MM-DD`. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** How often a record was written. */
async function writes(id: string): Promise<number> {
  return (await sql('select 1 from history where record_id = $1', [id])).rows.length;
}

async function countOf(noun: string, name: string): Promise<number | null> {
  return (await grid(sa, noun, { search: name })).total;
}

describe('a key on a call that reads', () => {
  test('is ignored: who was an ADMIN when they listed gets no row of it as a guest who waits', async () => {
    await saveCustomer(ann, { name: 'Not for guests' });
    const list = (person: Calls) => person.post<{ rows: unknown[] }>('/customer/get-grid', {}, key);
    expect((await list(ann)).data.rows.length).toBeGreaterThan(0);
    const guest = await signInAgain(app, ann, { role: 'GUEST' });
    const reply = await list(guest);
    expect([reply.data.rows, reply.alerts.length]).toEqual([[], 1]);
  });

  test('is ignored: an SA who looks as a GUEST, or as somebody, gets what they see and not their own reply', async () => {
    await saveProject(sa, { name: 'With costs', lines: [work({ unitCost: '60' })] });
    const list = (person: Calls) => person.post<{ rows: object[] }>('/project/get-grid', { search: 'with costs' }, key);
    expect((await list(sa)).data.rows[0]).toHaveProperty('plannedCost');
    for (const as of [{ role: 'GUEST' }, { accountId: (await signIn(app, 'EDITOR', `Viewed ${count}`)).id }]) {
      const { data } = await sa.post<{ accessToken: string }>('/session/view-as', as);
      const [row = {}] = (await list(callsTo(app, data.accessToken))).data.rows;
      expect(row).not.toHaveProperty('plannedCost');
    }
  });

  test('keeps nothing, however often it is used, and need not even be a key', async () => {
    const project = await saveProject(ann);
    const rate = await serviceCost();
    await saved(sa, 'rate', rate);
    const { serviceId } = rate;
    const asked: [path: string, body: object][] = [
      ['/project/get-grid', {}],
      ['/rate/resolve', { side: 'cost', date: '2031-05-01', unit: 'day', serviceId }],
      [`/project/prepare-copy/${project.id}`, { prices: 'keep', assignees: 'keep' }],
      ['/parameter/preview-numbering', { pattern: 'P{SEQ:3}' }],
    ];
    // A list works in what was saved just now.
    while (await workIn(app.database.db));
    const lastWrite = await watchWrites(app.database.pool);
    const before = await lastWrite();
    for (const [path, body] of asked)
      for (const header of ['one', 'one', 'no key at all'])
        expect((await ann.post(path, body, { 'idempotency-key': header })).status, path).toBe(200);
    for (let time = 0; time < 200; time += 1)
      await ann.post('/project/get-grid', {}, { 'idempotency-key': `k${time}` });
    expect(await kept(ann)).toEqual({ count: 0, bytes: 0 });
    expect(await lastWrite()).toBe(before);
  });
});

/** What a service costs, to be saved. */
async function serviceCost() {
  const category = await saved<{ id: string }>(sa, 'service-category', { name: `Category ${count}` });
  const service = await saved<{ id: string }>(sa, 'service', { name: `Service ${count}`, categoryId: category.id });
  return { serviceId: service.id, side: 'cost', amount: '60', currency: 'EUR', unit: 'day', validFrom: '2031-01-01' };
}

describe('a save that is repeated under its key', () => {
  const save = (person: Calls, body: object, noun = 'customer') =>
    person.post<CustomerRecord & ProjectRecord>(`/${noun}/save`, body, key);

  test('in another session is made once, and answered with the record as it is now, without the remarks of then', async () => {
    const first = await save(ann, { name: `Once ${count}`, countryCode: 'DE' });
    await saved(sa, 'customer', { id: first.data.id, version: 1, city: 'Rome' });
    const again = await save(await signInAgain(app, ann), { name: `Once ${count}`, countryCode: 'DE' });
    expect([again.status, again.data.id, again.data.city, again.data.version]).toEqual([200, first.data.id, 'Rome', 2]);
    expect(await countOf('customer', `Once ${count}`)).toBe(1);
    expect((await save(ann, { name: `Once ${count}`, countryCode: 'DE' })).data).toEqual(first.data);
  });

  test('with another role or other grants shows what these see, and no more', async () => {
    const body = { name: `Costly ${count}`, isInternal: true, lines: [work({ unitCost: '60' })] };
    const first = await save(ann, body, 'project');
    expect(first.data.totals).toHaveProperty('plannedCost');
    const grants = await signInAgain(app, ann, { grants: ['seeRates'] });
    const editor = await signInAgain(app, ann, { role: 'EDITOR', grants: null });
    for (const person of [grants, editor]) {
      const { status, data } = await save(person, body, 'project');
      expect([status, data.id, JSON.stringify(data).includes('ost":')]).toEqual([200, first.data.id, false]);
    }
    expect([await countOf('project', `Costly ${count}`), await writes(first.data.id)]).toEqual([1, 1]);
  });

  test('by who may not make it any more is refused like any other, and leaves nothing', async () => {
    const body = { name: `Denied ${count}` };
    const { data } = await save(ann, body);
    const guest = await signInAgain(app, ann, { role: 'GUEST' });
    expect((await save(guest, body)).errorCode).toBe('notPermitted');
    expect([await countOf('customer', body.name), await writes(data.id)]).toEqual([1, 1]);
  });

  test('by who may not see the record any more is answered as if it were not there', async () => {
    const rate = await serviceCost();
    const first = await save(ann, rate, 'rate');
    expect(first.status).toBe(200);
    const editor = await signInAgain(app, ann, { role: 'EDITOR' });
    const again = await save(editor, rate, 'rate');
    expect([again.status, again.data]).toEqual([404, null]);
    expect(await writes(first.data.id)).toBe(1);
  });

  test('by who sees the record and may not change it any more is refused', async () => {
    const view = { name: `Shared ${count}`, list: 'customer', audience: 'everyone', state: {} };
    const { data } = await save(ann, view, 'view');
    await sql('update views set created_by_id = $2, is_locked = true where id = $1', [data.id, sa.id]);
    expect((await save(await signInAgain(app, ann), view, 'view')).errorCode).toBe('notPermitted');
    expect(await writes(data.id)).toBe(1);
  });

  test('changes nothing a second time, also where others took the first time back', async () => {
    const { id } = await saveCustomer(sa, { name: 'To and fro', city: 'Bonn' });
    const change = { id, version: 1, city: 'Rome' };
    expect((await save(ann, change)).data.city).toBe('Rome');
    await saved(sa, 'customer', { id, version: 2, city: 'Bonn' });
    const again = await save(await signInAgain(app, ann), change);
    expect([again.status, again.data.city, again.data.version]).toEqual([200, 'Bonn', 3]);
  });

  test('with another body is refused in every session', async () => {
    await save(ann, { name: 'One body' });
    expect((await save(await signInAgain(app, ann), { name: 'Another' })).errorCode).toBe('idempotencyKeyReused');
  });

  test('of a note shows it to no guest who has left the project, in the same session either', async () => {
    const guest = await signIn(app, 'GUEST', `Gil ${count}`);
    const person = await savePersonnel(sa, { userId: guest.id });
    const project = await saveProject(sa);
    await staff(sa, project.id, person.id);
    const note = { entity: 'project', recordId: project.id, kind: 'note', body: '<p>Said</p>' };
    const member = await signInAgain(app, guest);
    expect((await save(member, note, 'note')).status).toBe(200);
    const other = await saveProject(sa);
    await staff(sa, other.id, person.id);
    await staff(sa, project.id);
    expect((await save(member, note, 'note')).status).toBe(404);
  });

  test('of a new account tells its link to nobody but who was told', async () => {
    const account = { fullName: 'New person', email: `new.${count}@mandate.example`, role: 'GUEST' };
    const first = await save(ann, account, 'account');
    expect(first.data).toHaveProperty('invitation.link');
    const again = await save(await signInAgain(app, ann), account, 'account');
    expect([again.status, again.data.id]).toEqual([200, first.data.id]);
    expect(again.data).not.toHaveProperty('invitation');
    expect((await sql('select 1 from one_time_links where account_id = $1', [first.data.id])).rows).toHaveLength(1);
  });

  test('is recognised without a key too by its id, and shown to who may still see it only', async () => {
    const rate = { id: uuidV7(), ...(await serviceCost()) };
    const editor = await signIn(app, 'EDITOR', `Eve ${count}`, ['seeRates', 'seeCosts']);
    expect((await editor.post('/rate/save', rate)).status).toBe(200);
    const without = await signInAgain(app, editor, { grants: ['seeRates'] });
    expect((await without.post('/rate/save', rate)).data).toBeNull();
  });
});

describe('what else is repeated under its key in another session is done once', () => {
  /** Makes a call, and again in another session. */
  async function twice<Data>(
    path: string,
    body: object,
    person = ann,
  ): Promise<[first: Reply<Data>, again: Reply<Data>]> {
    const first = await person.post<Data>(path, body, key);
    return [first, await (await signInAgain(app, person)).post<Data>(path, body, key)];
  }

  test('a step of a project', async () => {
    const customer = await saveCustomer(sa);
    const project = await saveProject(sa, {
      ...{
        isInternal: false,
        customerId: customer.id,
        lines: [work({ unitCost: '400' })],
        quoteValidUntil: '2199-01-01',
      },
    });
    const body = { to: 'quoted', version: 1 };
    const [first, again] = await twice<ProjectRecord>(`/project/transition/${project.id}`, body);
    expect([first.status, again.status, again.data.status, again.data.version]).toEqual([200, 200, 'quoted', 2]);
  });

  test('the undoing of a save', async () => {
    const { id } = await saveCustomer(ann, { name: 'Before' });
    await saved(ann, 'customer', { id, version: 1, name: 'After' });
    const [first, again] = await twice<CustomerRecord>(`/customer/undo/${id}`, { version: 2 });
    expect([first.status, again.status, again.data.name, again.data.version]).toEqual([200, 200, 'Before', 3]);
  });

  test('a change of many records', async () => {
    const { id } = await saveCustomer(ann, { name: 'One of many' });
    const { receipt } = await prepareBulk(ann, 'customer', { ids: [id], action: 'edit', changes: { city: 'Rome' } });
    const [first, again] = await twice('/customer/run-bulk', { receipt });
    expect([first.status, again.errorCode, await writes(id)]).toEqual([200, 'receiptUsed', 2]);
  });

  test('an import', async () => {
    const { importId } = await bring(app, ann, 'customer', ['name'], [[`Brought ${count}`]]);
    const mapping = [{ header: 'name', field: 'name' }];
    const [first, again] = await twice<{ created: number }>('/customer/import', {
      ...{ importId, mapping, matchBy: null, onError: 'skip', dryRun: false },
    });
    expect([first.data.created, again.status, again.data.created]).toEqual([1, 200, 1]);
    expect(await countOf('customer', `Brought ${count}`)).toBe(1);
  });

  test('what changes the whole product, also where it was changed back since', async () => {
    const [first] = [await ann.post('/mail-message/pause', {}, key)];
    await sa.post('/mail-message/resume', {});
    const again = await (await signInAgain(app, ann)).post('/mail-message/pause', {}, key);
    expect([first.status, again.status, again.errorCode]).toEqual([200, 409, 'callDone']);
    expect((await ann.get('/mail-message/get-counts')).data).toMatchObject({ sending: { state: 'off' } });
  });

  test('a call that answers with nothing, and does so again', async () => {
    const { id } = await saveProject(ann, { name: 'Put off' });
    const body = { kind: 'startOverdue', recordIds: [id], until: dayFromNow(30), reason: 'Later' };
    const [first, again] = await twice('/control-panel/snooze', body);
    expect([first.status, first.data, again.status, again.data]).toEqual([200, null, 200, null]);
  });

  test('the sending of a file, at the same moment too', async () => {
    const project = await saveProject(ann);
    const fields = { entity: 'project', recordId: project.id, kind: 'other' };
    const send = (person: Person) =>
      sendForm<{ id: string }>(app, person, '/file/save', 'a.txt', 'Some text', fields, key);
    const together = await Promise.all([send(ann), send(ann), send(ann)]);
    const taken = together.filter(({ status }) => status === 200);
    expect(together.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const again = await send(await signInAgain(app, ann));
    expect(new Set([...taken, again].map(({ data }) => data.id)).size).toBe(1);
    const text = 'select 1 from files where record_id = $1';
    expect((await sql(text, [project.id])).rows).toHaveLength(1);
  });
});

describe('a call that does its work piece by piece', () => {
  const row = (age: string) =>
    sql(
      `insert into idempotent_replies (account_id, key, mark, created_at) values ($1, 'the-key', '', now() - $2::interval)`,
      [ann.id, age],
    );

  test('is not begun again while it is under way, and is once whoever did it must be gone', async () => {
    const { importId } = await bring(app, ann, 'customer', ['name'], [[`Going on ${count}`]]);
    const mapping = [{ header: 'name', field: 'name' }];
    const request = { importId, mapping, matchBy: null, onError: 'skip', dryRun: false };
    await row('30 seconds');
    expect((await ann.post('/customer/import', request, key)).errorCode).toBe('callUnderWay');
    expect(await countOf('customer', `Going on ${count}`)).toBe(0);
    await sql("update idempotent_replies set created_at = now() - interval '2 minutes' where account_id = $1", [
      ann.id,
    ]);
    expect((await ann.post('/customer/import', request, key)).data).toMatchObject({ created: 1 });
  });

  test('that is refused keeps nothing', async () => {
    expect((await ann.post('/customer/run-bulk', { receipt: uuidV7() }, key)).errorCode).toBe('receiptNotFound');
    expect(await kept(ann)).toEqual({ count: 0, bytes: 0 });
  });

  test('and whose key could not be freed, as while the database changes its leader, frees it later', async () => {
    // What a sequence gave stays given when its transaction is undone.
    await sql(`create sequence freed;
      create function fail_first() returns trigger language plpgsql as
        $$ begin if nextval('freed') = 1 then raise exception 'not freed'; end if; return old; end $$;
      create trigger fail_first before delete on idempotent_replies for each row execute function fail_first()`);
    try {
      expect((await ann.post('/customer/run-bulk', { receipt: uuidV7() }, key)).errorCode).toBe('receiptNotFound');
      expect(await kept(ann)).toMatchObject({ count: 1 });
      await expect.poll(() => kept(ann)).toEqual({ count: 0, bytes: 0 });
    } finally {
      await sql('drop trigger fail_first on idempotent_replies; drop function fail_first; drop sequence freed');
    }
  });
});

describe('of one account', () => {
  const megabyte = 1024 * 1024;
  /** As if other calls had been kept, a minute apart, the first one a number of minutes ago. */
  const fill = (many: number, bytes: number) =>
    sql(
      `insert into idempotent_replies (account_id, key, mark, reply, created_at)
       select $1, 'filled-' || n, 'm', repeat('x', $3), now() - make_interval(mins => n) from generate_series(1, $2) n`,
      [ann.id, many, bytes],
    );
  const keys = async () =>
    (await sql('select key from idempotent_replies where account_id = $1', [ann.id])).rows.map((row) => row.key);

  test('a thousand replies are kept at most: the oldest one goes', async () => {
    await fill(1000, 10);
    await Promise.all(
      ['xx', 'yy', 'zz'].map((each) => ann.post('/customer/save', { name: each }, { 'idempotency-key': each })),
    );
    expect(await kept(ann)).toMatchObject({ count: 1000 });
    const left = await keys();
    for (const one of ['xx', 'yy', 'zz', 'filled-997']) expect(left).toContain(one);
    for (const gone of ['filled-998', 'filled-1000']) expect(left).not.toContain(gone);
  });

  test('twenty megabytes of replies are kept at most: the oldest go, and their calls are still not made twice', async () => {
    const save = (person: Calls, value: string, name: string) =>
      person.post<CustomerRecord>('/customer/save', { name }, { 'idempotency-key': value });
    const old = await save(ann, 'old', `Old ${count}`);
    await sql("update idempotent_replies set created_at = now() - interval '1 hour' where account_id = $1", [ann.id]);
    await fill(10, 2 * megabyte);
    await save(ann, 'new', `New ${count}`);
    expect((await kept(ann)).bytes).toBeLessThanOrEqual(20 * megabyte);
    expect((await kept(ann)).bytes).toBeGreaterThan(17 * megabyte);
    const again = await save(ann, 'old', `Old ${count}`);
    expect([again.status, again.data]).toEqual([200, old.data]);
    expect(await countOf('customer', `Old ${count}`)).toBe(1);
  });

  test('replies kept for others do not count towards its limit', async () => {
    await fill(1000, 10);
    const ben = await signIn(app, 'EDITOR', `Ben ${count}`);
    await ben.post('/customer/save', { name: 'Of Ben' }, key);
    expect([(await kept(ann)).count, (await kept(ben)).count]).toEqual([1000, 1]);
  });
});
