import { Readable } from 'node:stream';
import { masterData } from '@mandate/contract/master-data.ts';
import { writeAudit } from '../../src/calls/audit.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import { startSession } from '../../src/features/session/start-and-end-session.ts';
import { storeJobFile } from '../../src/jobs/job-file.ts';
import { queueMail } from '../../src/mail/queue/queue-mail.ts';
import type { Calls } from '../callers/call.ts';
import { askForJob } from '../callers/jobs.ts';
import { quotable } from '../callers/quotable.ts';
import { saveCustomer, saved, saveProject } from '../callers/records.ts';
import { quoteToSend, sentLink } from '../callers/sent-quote.ts';
import { makerOf, newPerson, newTrier, next, personOn, roleIn, type Stage, savePersonnel } from './matrix-people.ts';
import { newBodies, newOne, newService, rateOn } from './new-bodies.ts';
import { bookedLine, closeUntil, lastMonthsEnd, storedEntry, storedWeek } from './stored-entry.ts';

/** Where a session is begun. */
export const place = { device: 'Test', network: '127.0.0.1' };

/** Makes the record a row of the matrix is about, or gives the one that is there; null where a call is on none. */
export async function targetFor(stage: Stage, noun: string, on: string, path: string): Promise<string | null> {
  const make = records[noun];
  if (make) return make(stage, on, path);
  return masterData.some(({ name }) => name === noun) ? newOne(stage.keeper, noun) : null;
}

/** Takes a record out before a call is made on it; drafts are removed by their owner alone. */
export async function removeFirst(stage: Stage, noun: string, on: string, id: string): Promise<void> {
  const remover = drafters.get(id) ?? (on.includes('own view') ? makerOf(stage) : stage.keeper);
  const reply = await remover.del(`/${noun}/remove/${id}`);
  if (reply.status !== 200) throw new Error(`removal of a ${noun} refused: ${reply.errorMessage}`);
}

/** A form that adds a file to the project of who tries. */
export function newFileForm({ me }: Stage, kind: string): string {
  const field = (name: string, value: string) => [`--x`, `Content-Disposition: form-data; name="${name}"`, '', value];
  const fields = [...field('entity', 'project'), ...field('recordId', me.projectId), ...field('kind', kind)];
  const file = ['--x', 'Content-Disposition: form-data; name="file"; filename="a.txt"', '', `Text ${next()}`];
  return [...fields, ...file, '--x--', ''].join('\r\n');
}

/** A draft of a person's own account, which everybody may change. */
export function draftOf({ id }: { id: string }): object {
  const changes = [{ field: 'fullName', old: null, new: 'Another Name' }];
  return { entity: 'account', recordId: id, isNew: false, title: 'My account', baseVersion: 1, changes };
}

/** Whose a draft is, by its id. */
const drafters = new Map<string, Calls>();

/** Whether who tries has absences of their own. */
function ownOf({ me }: Stage): boolean {
  return me.person !== null && me.identity !== 'GUEST, waiting';
}

/** Somebody of the firm whose absence it is. */
async function someone({ keeper }: Stage, values: object): Promise<{ personnelId: string }> {
  return { personnelId: (await savePersonnel(keeper, values)).id };
}

/** What a row is about, by the noun of its call, where a register's is more than a new one. */
const records: Record<string, (stage: Stage, on: string, path: string) => Promise<string | null>> = {
  account: async (stage, on) => (on === '' ? null : (await personOn(stage, on)).id),
  session: async (stage, on, path) => {
    if (path === '/session/view-as') return on === 'a person' ? (await personOn(stage, 'an EDITOR')).id : null;
    if (on === '') return null;
    if (path === '/session/remove-all') return (await personOn(stage, on)).id;
    return (await startSession(stage.app.database.db, (await personOn(stage, on)).id, false, place)).sessionId;
  },
  personnel: async ({ keeper }) => (await savePersonnel(keeper)).id,
  'service-category': async ({ keeper }, on) => {
    const id = await newOne(keeper, 'service-category');
    if (on.includes('of a service')) await newService(keeper, { categoryId: id });
    return id;
  },
  service: ({ keeper }) => newService(keeper),
  rate: async ({ keeper }, on) => newOne(keeper, 'rate', await rateOn(keeper, on)),
  'exchange-rate': ({ keeper }) => newOne(keeper, 'exchange-rate'),
  absence: async (stage, on) => {
    if (on === '') return null;
    if (on.includes('own ')) return newOne(makerOf(stage), 'absence', ownOf(stage) ? {} : await someone(stage, {}));
    const managerId = on.includes('managed') ? stage.me.personnelId : null;
    return newOne(stage.keeper, 'absence', await someone(stage, managerId === null ? {} : { managerId }));
  },
  entry: async (stage, on) => (on === '' ? null : storedEntry(stage, on)),
  'work-line': (stage) => bookedLine(stage),
  week: async (stage, on, path) => (on === 'an own week' && path.endsWith(':id') ? storedWeek(stage) : null),
  period: async (stage, on) => {
    if (on !== '') await closeUntil(stage, lastMonthsEnd());
    return null;
  },
  'tax-rate': ({ keeper }) => newOne(keeper, 'tax-rate'),
  'text-block': ({ keeper }) => newOne(keeper, 'text-block'),
  'own-field': ({ keeper }, on) =>
    newOne(keeper, 'own-field', on.includes('administrators') ? { seenBy: 'admins' } : {}),
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
    if (on.includes('customer')) return targetFor(stage, 'customer', on, path);
    if (on.includes('view')) return targetFor(stage, 'view', on, path);
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
  event: async (stage, on, path) => (on === '' ? null : targetFor(stage, 'customer', on, path)),
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
    // As nobody with a right: the owner of the job may have the file if they may have files of customers at all.
    await pool.query("update jobs set state = 'done', role = 'GUEST', grants = '{}' where id = $1", [id]);
    await storeJobFile(db, id, 'customers.csv', 'text/csv', Readable.from([Buffer.from('Name')]));
    return id;
  },
  document: async ({ keeper }, on) => {
    if (on === '') return null;
    if (on === 'a link') return sentLink(keeper);
    if (on === 'a quote') return (await quoteToSend(keeper)).quote.id;
    return (await quotable(keeper)).id;
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
