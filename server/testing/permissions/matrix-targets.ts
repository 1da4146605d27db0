import { Readable } from 'node:stream';
import { type Role, roles } from '@mandate/contract/access/roles.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { writeAudit } from '../../src/calls/audit.ts';
import { uuidV7 } from '../../src/database/uuid.ts';
import { startSession } from '../../src/features/session/session-store.ts';
import { keepJobFile } from '../../src/jobs/job-file.ts';
import { queueMail } from '../../src/mail/queue/queue-mail.ts';
import type { Calls } from '../callers/call.ts';
import { askForJob } from '../callers/jobs.ts';
import { accessTokenOf, type Person } from '../callers/people.ts';
import { saveCustomer, saved, saveProject } from '../callers/records.ts';
import type { TestApp } from '../test-app.ts';
import { matrixPassword, newPerson, newTrier, next, savePersonnel, type Trier } from './matrix-people.ts';
import type { MatrixRow } from './permission-matrix.ts';

/** What a cell of the matrix is tried with, made anew for each. */
export interface Stage {
  app: TestApp;
  /** An SA who makes what the cell needs. */
  keeper: Calls;
  me: Trier;
}

/** What is sent: the address with the id of its record, and the body. */
export interface Sending {
  method: string;
  path: string;
  /** A text is a form, of parts divided by `x`. */
  body: object | string | undefined;
}

const place = { device: 'Test', network: '127.0.0.1' };
const newPassword = 'marble otter in a quiet canoe';

/** Whether a call is about all records of a kind that are in reach. */
function isOnMany({ call }: Pick<MatrixRow, 'call'>): boolean {
  return call.includes('-bulk');
}

/** Makes the record a row of the matrix is about, and the call on it. */
export async function sendingFor(stage: Stage, { call, on }: MatrixRow): Promise<Sending> {
  const [method = '', path = ''] = call.split(' ');
  const noun = path.split('/')[1] ?? '';
  // There is one in reach whatever was tried before.
  const what = ['view', 'note'].includes(noun) && isOnMany({ call }) ? `an own ${noun}` : on;
  if (on === 'a file') return { method, path, body: fileForm };
  if (on === 'a new file') return { method, path, body: newFileForm(stage, 'other') };
  if (on === 'an own import') return onImport(stage, method, path, noun);
  const id = on.startsWith('a new ') ? null : await (records[noun]?.(stage, what, path) ?? null);
  const isUndone = id !== null && path.includes('/undo/:id');
  if (isUndone)
    await saved(isOfMaker(on) ? makerOf(stage) : stage.keeper, noun, await changedBody(stage, noun, on, id));
  const batchId = path.includes(':batchId') ? await batchOf(stage, noun, on) : '';
  if (id !== null && (path.includes('/undelete/') || on.startsWith('a removed') || on === 'to restore'))
    await removeFirst(removerOf(stage, what, id), noun, id);
  const hasBody = method === 'POST' || /-(password|layout|default)$/.test(path);
  return {
    method,
    path:
      path === '/view/get-layouts'
        ? `${path}?list=customer`
        : `${path.replace(':id', id ?? '').replace(':batchId', batchId)}${queries[path] ?? ''}`,
    body: isUndone ? { version: 2 } : hasBody ? await bodyFor(stage, path, on, id) : undefined,
  };
}

/** What calls ask for in their addresses. */
const queries: Record<string, string> = {
  '/project/explain/:id': '?field=gross',
  '/dashboard/explain': '?figure=backlog',
  '/search/find': '?q=a',
};

const fileForm = [
  ...['--x', 'Content-Disposition: form-data; name="file"; filename="a.csv"', '', 'Tags,Id', 'one,', '--x--', ''],
].join('\r\n');

/** A form that adds a file to the project of who tries. */
function newFileForm({ me }: Stage, kind: string): string {
  const field = (name: string, value: string) => [`--x`, `Content-Disposition: form-data; name="${name}"`, '', value];
  const fields = [...field('entity', 'project'), ...field('recordId', me.projectId), ...field('kind', kind)];
  const file = ['--x', 'Content-Disposition: form-data; name="file"; filename="a.txt"', '', `Text ${next()}`];
  return [...fields, ...file, '--x--', ''].join('\r\n');
}

/** A call on a file of so many rows that its import is a job; who may bring none tries with one that is not there. */
async function onImport({ app, me }: Stage, method: string, path: string, noun: string): Promise<Sending> {
  const importId = uuidV7();
  const state = path.includes('undo') ? 'done' : 'prepared';
  const { pool } = app.database;
  if (me.person) {
    const text = `insert into imports (id, account_id, entity, file_name, headers, row_count, state)
      values ($1, $2, $3, 'a.csv', '{Tags}', 501, $4)`;
    await pool.query(text, [importId, me.person.id, noun, state]);
    await pool.query('insert into import_rows (import_id, row, cells) values ($1, 2, \'["one"]\')', [importId]);
  }
  const mapping = [{ header: 'Tags', field: 'tags' }];
  const wish = { importId, mapping, matchBy: null, onError: 'skip', dryRun: true };
  const repair = { cells: [{ row: 2, column: 'Tags', value: 'two' }] };
  const body = path.endsWith('/import') ? wish : path.includes('repair') ? repair : {};
  return { method, path: path.replace(/:\w+/, importId), body: method === 'POST' ? body : undefined };
}

/** Drafts are removed by their owner alone. */
function removerOf(stage: Stage, on: string, id: string): Calls {
  return drafters.get(id) ?? (on.includes('own view') ? makerOf(stage) : stage.keeper);
}

async function removeFirst(remover: Calls, noun: string, id: string): Promise<void> {
  const reply = await remover.del(`/${noun}/remove/${id}`);
  if (reply.status !== 200) throw new Error(`removal of a ${noun} refused: ${reply.errorMessage}`);
}

function isOfMaker(on: string): boolean {
  return on.includes('own view') || on === 'an own note';
}

/** Who makes what is the own: the one who tries, or the keeper for who may make nothing. */
function makerOf({ keeper, me }: Stage): Calls {
  return me.person && me.identity !== 'GUEST, waiting' ? me.calls : keeper;
}

/** Whose a draft is, by its id. */
const drafters = new Map<string, Calls>();

/** A draft of a person's own account, which everybody may change. */
function draftOf({ id }: { id: string }): object {
  const changes = [{ field: 'fullName', old: null, new: 'Another Name' }];
  return { entity: 'account', recordId: id, isNew: false, title: 'My account', baseVersion: 1, changes };
}

/** Makes the record, or gives the one that is there, by noun; null where a call is on none. */
const records: Record<string, (stage: Stage, on: string, path: string) => Promise<string | null>> = {
  account: async (stage, on) => (on === '' ? null : (await personOn(stage, on)).id),
  session: async (stage, on, path) => {
    if (path === '/session/view-as') return on === 'a person' ? (await personOn(stage, 'an EDITOR')).id : null;
    if (on === '') return null;
    if (path === '/session/remove-all') return (await personOn(stage, on)).id;
    return (await startSession(stage.app.database.db, (await personOn(stage, on)).id, false, place)).sessionId;
  },
  personnel: async ({ keeper }) => (await savePersonnel(keeper)).id,
  provider: ({ keeper }) => newOne(keeper, 'provider'),
  'service-category': async ({ keeper }, on) => {
    const id = await newOne(keeper, 'service-category');
    if (on.includes('of a service')) await newService(keeper, { categoryId: id });
    return id;
  },
  service: ({ keeper }) => newService(keeper),
  place: ({ keeper }) => newOne(keeper, 'place'),
  rate: async ({ keeper }, on) => newOne(keeper, 'rate', await rateOn(keeper, on)),
  'payment-term': ({ keeper }) => newOne(keeper, 'payment-term'),
  'exchange-rate': ({ keeper }) => newOne(keeper, 'exchange-rate'),
  'tax-rate': ({ keeper }) => newOne(keeper, 'tax-rate'),
  customer: async ({ app, keeper, me }, on) => {
    if (on.includes('own project')) return me.customerId;
    if (on.includes('other projects')) return (await newTrier(app, keeper, 'GUEST, member')).customerId;
    return (await saveCustomer(keeper, { name: `Customer ${next()}` })).id;
  },
  parameter: async ({ app, keeper }, on) => {
    if (on === '') return null;
    if (on.endsWith('of the product')) {
      const { rows } = await app.database.pool.query("select id from parameters where key = 'company.name'");
      return rows[0].id;
    }
    const [readableBy, editableBy] = [
      on.endsWith('SA reads') ? 'SA' : 'GUEST',
      on.includes('only an SA') ? 'SA' : 'ADMIN',
    ];
    return (await saved<{ id: string }>(keeper, 'parameter', { ...newBodies.parameter?.(''), readableBy, editableBy }))
      .id;
  },
  view: async (stage, on) => {
    if (on === '' || on.startsWith('a list')) return null;
    const maker = on.includes('own view') ? makerOf(stage) : await newPerson(stage.app, 'ADMIN');
    const shared = on.endsWith('everyone') ? { audience: 'everyone' } : { audience: 'roles', roles: [roleIn(on)] };
    const sort = [{ field: 'plannedMargin', direction: 'asc' }];
    const values = on.includes('by costs') ? { list: 'project', state: { sort } } : { list: 'customer' };
    const facts = { name: `View ${next()}`, isLocked: on.includes('locked'), ...values };
    const { id } = await saved<{ id: string }>(maker, 'view', { ...facts, ...(on.includes('shared') && shared) });
    if (on.includes('who left'))
      await stage.app.database.pool.query(
        "update accounts set status = 'disabled' where id = (select created_by_id from views where id = $1)",
        [id],
      );
    return id;
  },
  note: async (stage, on) => {
    const { app, keeper, me } = stage;
    const isElsewhere = on.includes('other projects');
    const recordId = isElsewhere ? (await newTrier(app, keeper, 'GUEST, member')).projectId : me.projectId;
    const maker = on === 'an own note' ? makerOf(stage) : keeper;
    return (await saved<{ id: string }>(maker, 'note', { recordId, body: '<p>Said</p>' })).id;
  },
  file: async (stage, on) => {
    if (on === '') return null;
    const { app, keeper } = stage;
    const me = on.includes('of others') ? await newTrier(app, keeper, 'GUEST, member') : stage.me;
    const form = newFileForm({ ...stage, me }, on.includes('financial') ? 'quote' : 'other');
    const reply = await keeper.send('POST', '/file/save', form, { 'content-type': 'multipart/form-data; boundary=x' });
    return (reply.data as { id: string }).id;
  },
  draft: async ({ app, me }, on) => {
    if (on === '') return null;
    const owner = on === 'an own draft' && me.person ? me.person : await newPerson(app, 'ADMIN');
    const { id } = await saved<{ id: string }>(owner, 'draft', draftOf(owner));
    drafters.set(id, owner);
    return id;
  },
  favourite: async (stage, on, path) => {
    if (on === '') return null;
    if (on.includes('customer')) return (await records.customer?.(stage, on, path)) ?? null;
    if (on.includes('view')) return (await records.view?.(stage, on, path)) ?? null;
    const { app, keeper, me } = stage;
    const owner = on === 'an own favourite' && me.person ? me.person : await newPerson(app, 'ADMIN');
    const text = `insert into favourites (id, account_id, kind, entity, record_id, position) values ($1, $2, 'record', 'customer', $3, 1)`;
    const id = uuidV7();
    await app.database.pool.query(text, [
      id,
      owner.id,
      (await saveCustomer(keeper, { name: `Customer ${next()}` })).id,
    ]);
    return id;
  },
  audit: async ({ app, me }, on) => {
    if (on === '') return null;
    const actorId = on === 'an own deed' && me.person ? me.person.id : (await newPerson(app, 'ADMIN')).id;
    const entity = on.endsWith('an account') ? 'account' : 'customer';
    await writeAudit(app.database.db, { action: 'export', actorId, entity });
    const text = 'select id from audit_entries where actor_id = $1 order by at desc limit 1';
    return (await app.database.pool.query(text, [actorId])).rows[0].id;
  },
  trash: async ({ keeper }, on) => {
    if (on === '') return null;
    const { id } = await saveCustomer(keeper, { name: `Customer ${next()}` });
    return (await keeper.del<{ deletionId: string }>(`/customer/remove/${id}`)).data.deletionId;
  },
  job: async ({ app, me }, on) => {
    if (on === '') return null;
    const owner = on.startsWith('an own job') && me.person ? me.person : await newPerson(app, 'ADMIN');
    const id = await askForJob(app, owner);
    if (!on.endsWith('with a file')) return id;
    const { db, pool } = app.database;
    // As nobody with a right: whose job it is may have the file if he may have files of customers at all.
    await pool.query("update jobs set state = 'done', role = 'GUEST', grants = '{}' where id = $1", [id]);
    await keepJobFile(db, id, 'customers.csv', 'text/csv', Readable.from([Buffer.from('Name')]));
    return id;
  },
  'mail-message': async ({ app }, on) => {
    if (on === '') return null;
    const content = { subject: 'Hello', blocks: [{ kind: 'text' as const, text: 'Hello' }] };
    const id = await queueMail(app.database.db, app.seal, {
      ...{ purpose: 'jobDone', accountId: null, createdById: null, to: { address: 'ann@client.example', name: 'Ann' } },
      ...{ content, notAfter: new Date(Date.now() + 3_600_000) },
    });
    const state = on.endsWith('left') ? 'sent' : on.endsWith('failed') ? 'failed' : 'queued';
    await app.database.pool.query('update mail_messages set state = $2 where id = $1', [id, state]);
    return id;
  },
  project: async ({ app, keeper, me }, on) => {
    if (on === 'an own project') return me.projectId;
    // Who may not make a project is tried with one that somebody else made.
    const isMaker = on.endsWith('the person made') && ['SA', 'ADMIN', 'EDITOR'].includes(me.identity);
    const { id } = await saveProject(isMaker ? me.calls : keeper, { name: `Project ${next()}` });
    // What it takes to come there is tested where that is.
    const [status] = /quoted|closed/.exec(on) ?? [];
    if (status) await app.database.pool.query('update projects set status = $2 where id = $1', [id, status]);
    return id;
  },
};

/** Makes a record with the body a save of a new one has, `values` over it. */
async function newOne(keeper: Calls, noun: string, values: object = {}): Promise<string> {
  return (await saved<{ id: string }>(keeper, noun, { ...newBodies[noun]?.(''), ...values })).id;
}

async function newService(keeper: Calls, values: object = {}): Promise<string> {
  return newOne(keeper, 'service', { categoryId: await newOne(keeper, 'service-category'), ...values });
}

/** What a rate is of that a phrase means: of a person or a service, what it sells for or costs. */
async function rateOn(keeper: Calls, on: string): Promise<object> {
  const side = on.includes('cost') ? 'cost' : 'sell';
  if (on.includes('a person')) return { side, personnelId: (await savePersonnel(keeper)).id };
  return { side, serviceId: await newService(keeper) };
}

/** The person a phrase means: the one who tries, or somebody of the role it ends with. */
async function personOn({ app, me }: Stage, on: string): Promise<Pick<Person, 'id'>> {
  if (on.includes('own ') && me.person) return me.person;
  return newPerson(app, roleIn(on) ?? 'EDITOR');
}

function roleIn(on: string): Role | undefined {
  return roles.find((role) => on.endsWith(` ${role}`));
}

async function bodyFor(stage: Stage, path: string, on: string, id: string | null): Promise<object> {
  const special = bodies[path];
  if (special) return special(stage, on, id);
  if (path.endsWith('/get-grid') || path.includes(':batchId')) return {};
  const noun = path.split('/')[1] ?? '';
  if (path.endsWith('/prepare-bulk')) return bulkWish(on);
  if (path.endsWith('/export')) return { query: {}, format: 'csv' };
  if (path.endsWith('/run-bulk')) return { receipt: await batchOf(stage, noun, on) };
  if (id === null) return newBodies[noun]?.(on) ?? {};
  return changedBody(stage, noun, on, id);
}

async function changedBody(stage: Stage, noun: string, on: string, id: string): Promise<object> {
  const reader = on.includes('own view') ? makerOf(stage) : stage.keeper;
  const { data } = await reader.get<{ version: number }>(`/${noun}/get-by-id/${id}`);
  return { id, version: data.version, ...changes[noun]?.(stage, on) };
}

/** What is to be done with every record of a kind that is in reach. */
function bulkWish(on: string): object {
  if (on === 'to edit') return { query: {}, action: 'edit', changes: { tags: { add: ['many'] } } };
  return on === 'to remove' ? { query: {}, action: 'remove' } : { query: { deleted: 'only' }, action: 'undelete' };
}

/** A receipt, or a run, of the person who tries; who may have none tries with one that is not there. */
async function batchOf({ me }: Stage, noun: string, on: string): Promise<string> {
  const { data } = await me.calls.post<{ receipt?: string } | null>(`/${noun}/prepare-bulk`, bulkWish('to edit'));
  const receipt = data?.receipt;
  if (receipt !== undefined && on === 'an own run') await me.calls.post(`/${noun}/run-bulk`, { receipt });
  return receipt ?? uuidV7();
}

/** What a save without an id makes, by noun. */
const newBodies: Record<string, (on: string) => object> = {
  account: (on) => ({ fullName: 'A newcomer', email: `newcomer.${next()}@mandate.example`, role: roleIn(on) }),
  personnel: () => ({ firstName: 'New', lastName: 'Person', workEmail: `new.${next()}@mandate.example` }),
  customer: () => ({ name: `New ${next()}` }),
  project: () => ({ name: `New ${next()}`, isInternal: true }),
  'tax-rate': () => ({ code: `T${next()}`, name: 'A tax rate', percent: '7' }),
  provider: () => ({ name: `Provider ${next()}`, countryCode: 'DE' }),
  'service-category': () => ({ name: `Category ${next()}` }),
  service: () => ({ name: 'A service' }),
  place: () => ({ name: `Place ${next()}`, kind: 'ownOffice' }),
  rate: () => ({ unit: 'day', amount: '100', currency: 'EUR' }),
  'payment-term': () => ({ code: `D${next()}`, name: 'Days to pay', days: 14 }),
  'exchange-rate': () => ({ currency: 'USD', validFrom: addDays('2020-01-01', next()), rate: '0.9' }),
  parameter: (on) => ({
    ...{ key: `custom.made${next()}`, label: 'A parameter', valueType: 'string', value: 'Before' },
    ...(on.endsWith('SA edits') && { editableBy: 'SA' }),
  }),
};

/** What a save changes, by noun. */
const changes: Record<string, (stage: Stage, on: string) => object> = {
  account: ({ me }, on) => {
    if (on === 'the own role') return { role: me.identity === 'SA' ? 'ADMIN' : 'SA' };
    if (on === 'the own status') return { status: 'disabled' };
    const [, raised] = /raised to (\w+)/.exec(on) ?? [];
    if (raised) return { role: raised };
    return { fullName: 'Another Name' };
  },
  personnel: () => ({ lastName: 'Renamed' }),
  customer: () => ({ city: 'Rome' }),
  project: () => ({ name: 'Renamed' }),
  'tax-rate': () => ({ name: 'Renamed' }),
  provider: () => ({ city: 'Rome' }),
  'service-category': () => ({ description: 'What it is for' }),
  place: () => ({ city: 'Rome' }),
  'payment-term': () => ({ name: 'Renamed' }),
  'exchange-rate': () => ({ rate: '0.8' }),
  rate: () => ({ amount: '110' }),
  service: () => ({ name: 'Renamed' }),
  view: () => ({ name: 'Renamed' }),
  note: () => ({ kind: 'risk' }),
  parameter: (_stage, on) => (on.startsWith('the label') ? { label: 'Renamed' } : { value: 'After' }),
};

/** Bodies of the calls that are no list and no save. */
const bodies: Record<string, (stage: Stage, on: string, id: string | null) => object | Promise<object>> = {
  '/account/verify-account': async ({ app }) => ({
    username: (await newPerson(app, 'EDITOR')).email,
    password: matrixPassword,
  }),
  '/api/auth/register': () => ({
    email: `stranger.${next()}@mandate.example`,
    username: 'A stranger',
    password: newPassword,
  }),
  '/token/refresh': rememberedSession,
  '/token/refresh-access-token': async (stage) => ({ accessToken: (await rememberedSession(stage)).accessToken }),
  '/account/revoke-refresh-token': async (stage) => ({ refreshToken: (await rememberedSession(stage)).refreshToken }),
  '/account/forgot-password': async ({ app }) => ({ email: (await newPerson(app, 'EDITOR')).email }),
  '/account/set-password': async ({ keeper }) => {
    const newcomer = newBodies.account?.('a GUEST') ?? {};
    const { invitation } = await saved<{ invitation: { link: string } }>(keeper, 'account', newcomer);
    return { token: invitation.link.split('#')[1], password: newPassword };
  },
  '/account/confirm-password': () => ({ password: matrixPassword }),
  '/account/reset-password': (_stage, on, id) =>
    on === 'the own password' ? { currentPassword: matrixPassword, newPassword } : { id },
  '/parameter/preview-numbering': () => ({ pattern: 'T{SEQ:3}' }),
  '/service/save': async ({ keeper }, on, id) =>
    id === null
      ? {
          ...newBodies.service?.(''),
          categoryId: await newOne(keeper, 'service-category'),
          ...(on.includes('price') && { unitPrice: '9' }),
        }
      : { id, version: 1, name: 'Renamed' },
  '/rate/save': async ({ keeper }, on, id) =>
    id === null ? { ...newBodies.rate?.(''), ...(await rateOn(keeper, on)) } : { id, version: 1, amount: '110' },
  '/view/save': (_stage, on, id) => {
    if (id !== null)
      return { id, version: 1, ...(on.startsWith('the state') ? { state: { pageSize: 20 } } : { name: 'Renamed' }) };
    const shared = on.includes('private') ? {} : { audience: 'everyone' };
    return { name: 'New', list: 'customer', ...shared, ...(on.includes('default') && { defaultFor: ['GUEST'] }) };
  },
  '/file/save': (_stage, _on, id) => ({ id, version: 1, title: 'Renamed' }),
  '/note/save': ({ me }, _on, id) =>
    id === null ? { recordId: me.projectId, body: '<p>Said</p>' } : { id, version: 1, kind: 'risk' },
  '/project/transition/:id': (_stage, on) => {
    return { to: on.includes('closed') ? 'completed' : 'cancelled', version: 1, reason: 'Tried' };
  },
  '/project/prepare-copy/:id': () => ({}),
  '/project/prepare-currency': (_stage, _on, id) => ({
    currency: 'CHF',
    project: id === null ? { name: 'New' } : { id, version: 1 },
  }),
  '/exchange-rate/resolve-many': () => ({ wishes: [{ from: 'USD', to: 'EUR' }] }),
  '/rate/resolve': wishFor,
  '/rate/resolve-many': async (stage, on, id) => ({ wishes: [await wishFor(stage, on, id)] }),
  '/draft/save': ({ me }, on, id) => {
    if (id !== null) return { id, version: 1, title: 'Renamed' };
    if (on.endsWith('own account')) return draftOf(me.person ?? { id: uuidV7() });
    const entity = on.endsWith('customer') ? 'customer' : 'tax-rate';
    return { entity, recordId: uuidV7(), isNew: true, title: '', changes: [] };
  },
  '/favourite/save': (_stage, on, id) => ({
    kind: on.includes('view') ? 'view' : 'record',
    entity: 'customer',
    recordId: id,
  }),
  '/favourite/reorder': (_stage, _on, id) => ({ ids: [id] }),
  '/favourite/note-visit': (_stage, _on, id) => ({ entity: 'customer', recordId: id }),
  '/favourite/forget-visits': () => ({}),
  '/job/cancel/:id': () => ({}),
  '/mail-message/resend/:id': () => ({}),
  '/mail-message/retry/:id': () => ({}),
  '/mail-message/cancel/:id': () => ({}),
  '/mail-message/retry-failed': () => ({}),
  '/mail-message/pause': () => ({}),
  '/mail-message/resume': () => ({}),
  '/health/run-leak-check': () => ({}),
  '/control-panel/snooze': async (stage) => ({ ...(await attentionTo(stage)), until: addDays(companyToday(), 1) }),
  '/control-panel/unsnooze': attentionTo,
  '/notification/mark-read': () => ({ ids: [uuidV7()] }),
  '/mail-server/save': async ({ keeper }) => {
    const { data } = await keeper.get<{ version: number }>('/mail-server/get');
    return { version: data.version, footerText: `Footer ${next()}` };
  },
  '/mail-server/test': () => ({ host: 'localhost', username: 'somebody' }),
  '/view/save-layout': () => ({ list: 'customer', viewId: null, state: { density: 'compact' } }),
  '/view/save-default': () => ({ list: 'customer', viewId: null }),
  '/session/remove-others': () => ({}),
  '/session/remove-all': (_stage, _on, id) => ({ accountId: id }),
  '/trash/purge/:id': () => ({}),
  '/session/view-as': (_stage, _on, id) => (id === null ? { role: 'EDITOR' } : { accountId: id }),
};

/** A row of "needs attention" about a new project. */
async function attentionTo({ keeper }: Stage): Promise<object> {
  return { kind: 'endOverdue', recordIds: [(await saveProject(keeper, { name: `Project ${next()}` })).id] };
}

/** The day it is where the firm of a new installation is. */
function companyToday(): string {
  return dayIn(new Date(), 'UTC');
}

/** Asks for what a rate says. */
async function wishFor({ keeper }: Stage, _on: string, id: string | null): Promise<object> {
  const { data } = await keeper.get<Record<string, unknown>>(`/rate/get-by-id/${id}`);
  const { side, unit, validFrom: date, serviceId, personnelId } = data;
  return { side, unit, date, serviceId, personnelId };
}

/** A remembered session of somebody, for the calls that live from its tokens. */
async function rememberedSession({ app }: Stage) {
  const { id } = await newPerson(app, 'EDITOR');
  const { refreshToken, sessionId } = await startSession(app.database.db, id, true, place);
  return { refreshToken, accessToken: await accessTokenOf(app, id, sessionId) };
}
