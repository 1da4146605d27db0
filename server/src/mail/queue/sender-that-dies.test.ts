import type { MailPurpose } from '@mandate/contract/entities/mail-message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostOffice, type PostOffice, useMailServer } from '../../../testing/mail/post-office.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { readContent } from '../../business/files/file-contents.ts';
import type { Database } from '../../database/database.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { runJobs } from '../../jobs/run-jobs.ts';
import { queueMail } from './queue-mail.ts';
import { sendMails } from './send-mails.ts';

let app: TestApp;
let office: PostOffice;

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  office = await openPostOffice();
  await useMailServer(app.database, office.port, { max_per_minute: 6_000 });
});
afterAll(async () => {
  await app.close();
  await office.close();
});

/** A database that answers a number of statements and then none: as it is to a process that was killed. */
function answering(db: Database, left: { count: number }): Database {
  return {
    isTransaction: db.isTransaction,
    async query(query) {
      left.count -= 1;
      if (left.count < 0) throw new Error('killed');
      return db.query(query);
    },
    onConnection: (work) => db.onConnection((one) => work(answering(one, left))),
  };
}

/** Sends as a process that is killed after a number of statements. @returns whether it was, before everything had left */
async function sendUntilKilled(statements: number): Promise<boolean> {
  const left = { count: statements };
  const { pool } = app.database;
  const db = answering(app.database.db, left);
  const log = recordedLog();
  const room = unknownRoom;
  const mail = sendMails({
    db,
    room,
    seal: app.seal,
    log,
    readContent,
    onTried: async () => undefined,
    allowPrivate: true,
  });
  const others = { works: {}, findCaller: async () => null, mailEnd: async () => undefined };
  const runner = runJobs({ db, pool, room, log, standing: { mail }, ...others });
  await until(async () => left.count < 0 || (await areAllDone()), 'it is killed, or done');
  await runner.stop();
  return left.count < 0;
}

/** Whether nothing is on its way any more. */
async function areAllDone(): Promise<boolean> {
  const { rows } = await app.database.pool.query("select 1 from mail_messages where state not in ('sent', 'failed')");
  return rows.length === 0;
}

async function queue(name: string, purpose: MailPurpose): Promise<string> {
  const content = { subject: `For ${name}`, blocks: [{ kind: 'text' as const, text: `Hello ${name}` }] };
  return queueMail(app.database.db, app.seal, {
    ...{ purpose, accountId: null, createdById: null, to: { address: `${name}@client.example`, name } },
    ...{ content, notAfter: new Date(Date.now() + 86_400_000) },
  });
}

test('killed between any two of its steps, a sender loses no mail, and one that left twice says that it may have', async () => {
  let doubted = 0;
  let twice = 0;
  for (let statements = 0, isKilled = true; isKilled; statements += 1) {
    await app.database.pool.query('delete from mail_messages');
    office.mails.length = 0;
    const ids = [await queue('ann', 'jobDone'), await queue('ben', 'jobDone')];
    isKilled = await sendUntilKilled(statements);
    const next = app.sendMails();
    await until(areAllDone, `all are sent after ${statements} statements`);
    await next.stop();
    const { rows } = await app.database.pool.query(
      "select id, may_be_twice from mail_messages where state = 'sent' order by id",
    );
    // Two of one millisecond are in no order.
    expect(rows.map(({ id }) => id)).toEqual(ids.sort());
    for (const { id, may_be_twice } of rows) {
      const times = office.mails.filter(({ mail }) => mail.messageId === `<${id}@firm.example>`).length;
      expect([statements, times >= 1, times <= (may_be_twice ? 2 : 1)]).toEqual([statements, true, true]);
      doubted += Number(may_be_twice);
      twice += Number(times === 2);
    }
  }
  // Of each mail there is a moment at which nobody knows whether it left, and it had.
  expect([doubted, twice]).toEqual([2, 2]);
}, 300_000);

test('killed between any two of its steps, a sender sends no customer anything twice, and one that may have arrived waits for a person', async () => {
  let doubted = 0;
  for (let statements = 0, isKilled = true; isKilled; statements += 1) {
    await app.database.pool.query('delete from mail_messages');
    office.mails.length = 0;
    const id = await queue('ann', 'document');
    isKilled = await sendUntilKilled(statements);
    const next = app.sendMails();
    await until(areAllDone, `nothing is on its way after ${statements} statements`);
    await next.stop();
    const { rows } = await app.database.pool.query('select id, state, last_code, may_be_twice from mail_messages');
    const isUnsure = rows[0].state === 'failed';
    const expected = isUnsure ? { state: 'failed', last_code: 'mailNotRepeated' } : { state: 'sent', last_code: null };
    expect([statements, rows]).toEqual([statements, [{ id, may_be_twice: false, ...expected }]]);
    expect([statements, office.mails.length]).toEqual([statements, 1]);
    doubted += Number(isUnsure);
  }
  expect(doubted).toBe(1);
}, 300_000);
