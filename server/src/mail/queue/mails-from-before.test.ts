import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { openPostOffice, type PostOffice, useMailServer } from '../../../testing/mail/post-office.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/open-database.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { contentPlace } from './queue-mail.ts';

let database: TestDatabase;
let app: TestApp;
let office: PostOffice;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  office = await openPostOffice();
});
afterAll(async () => {
  await app.close();
  await office.close();
  await database.close();
});

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

/** How a mail was left: its columns, and in which phase a try was under way. */
interface Left {
  state: string;
  columns?: string;
  phase?: 'connecting' | 'handingOver';
}

const left: Record<string, Left> = {
  queued: { state: 'queued' },
  deferred: { state: 'deferred', columns: "attempts = 2, next_try_at = now() - interval '1 minute'" },
  later: { state: 'deferred', columns: "attempts = 1, next_try_at = now() + interval '1 hour'" },
  late: { state: 'queued', columns: "not_after = now() - interval '1 minute'" },
  connecting: { state: 'sending', phase: 'connecting' },
  handingOver: { state: 'sending', phase: 'handingOver' },
  sent: { state: 'sent', columns: 'attempts = 1, sent_at = now()' },
  failed: { state: 'failed', columns: "attempts = 9, last_code = 'mailDeferred'" },
  cancelled: { state: 'cancelled' },
};

test('mails of a database from before sending was a job are sent as they wait, each once, and those that are over are left alone', async () => {
  await migrate(database.connection, migrations, recordedLog(), '0027-days-in-order-of-codes.sql');
  for (const [name, { state, columns, phase }] of Object.entries(left)) {
    const id = uuidV7();
    await sql(
      `insert into mail_messages (id, purpose, to_address, to_name, subject, content, state, not_after)
       values ($1, 'jobDone', $2, $3, $3, '', $4, now() + interval '1 day')`,
      [id, `${name}@client.example`, name, state],
    );
    if (columns) await sql(`update mail_messages set ${columns} where id = $1`, [id]);
    if (phase)
      await sql('insert into mail_attempts (id, message_id, number, phase) values (gen_random_uuid(), $1, 1, $2)', [
        id,
        phase,
      ]);
  }
  await migrate(database.connection, migrations, recordedLog());

  app = await startTestApp({ database, mailAllowPrivate: true });
  const { rows } = await sql('select id, subject from mail_messages');
  for (const { id, subject } of rows) {
    const content = JSON.stringify({ subject, blocks: [{ kind: 'text', text: `Hello ${subject}` }] });
    await sql('update mail_messages set content = $2 where id = $1', [id, app.seal.seal(content, contentPlace(id))]);
  }
  await useMailServer(database, office.port, { max_per_minute: 6_000 });
  app.sendMails();
  app.sendMails();
  const waiting =
    "select 1 from mail_messages where state in ('queued', 'sending') or (state = 'deferred' and next_try_at <= now())";
  await until(async () => (await sql(waiting)).rows.length === 0, 'nothing waits');

  const became = await sql(`select to_name as name, state, attempts, may_be_twice as "mayBeTwice", last_code as code
    from mail_messages order by to_name`);
  const [code, mayBeTwice] = [null, false];
  expect(became.rows).toEqual([
    { name: 'cancelled', state: 'cancelled', attempts: 0, mayBeTwice, code },
    { name: 'connecting', state: 'sent', attempts: 1, mayBeTwice, code },
    { name: 'deferred', state: 'sent', attempts: 3, mayBeTwice, code },
    { name: 'failed', state: 'failed', attempts: 9, mayBeTwice, code: 'mailDeferred' },
    { name: 'handingOver', state: 'sent', attempts: 2, mayBeTwice: true, code },
    { name: 'late', state: 'failed', attempts: 0, mayBeTwice, code: 'mailTooLate' },
    { name: 'later', state: 'deferred', attempts: 1, mayBeTwice, code },
    { name: 'queued', state: 'sent', attempts: 1, mayBeTwice, code },
    { name: 'sent', state: 'sent', attempts: 1, mayBeTwice, code },
  ]);
  const names = ['connecting', 'deferred', 'handingOver', 'queued'];
  expect(office.mails.map(({ to }) => to).sort()).toEqual(names.map((name) => `${name}@client.example`));
  // The job itself is nobody's: it is in no list.
  expect((await sql('select 1 from job_entries')).rowCount).toBe(0);
});
