import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostOffice, type PostOffice, useMailServer } from '../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { type ClaimedMail, claimMail } from './claim-mail.ts';
import { queueMail } from './queue-mail.ts';
import { storeOutcome } from './store-outcome.ts';

let app: TestApp;
let office: PostOffice;

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
  office = await openPostOffice({});
  await useMailServer(app.database, office.port);
});
afterAll(async () => {
  await app.close();
  await office.close();
});

const isWaiting = async () => {
  const text = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await app.database.pool.query(text)).rowCount === 1;
};

test('what a try came to waits for who takes its message back, and leaves that alone', async () => {
  const { db, pool } = app.database;
  await queueMail(db, app.seal, {
    ...{ purpose: 'jobDone', accountId: null, createdById: null, notAfter: new Date(Date.now() + 86_400_000) },
    ...{ to: { address: 'ann@client.example', name: 'Ann' }, content: { subject: 'Done', blocks: [] } },
  });
  const mail = (await claimMail(db)) as ClaimedMail;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from mail_messages where id = $1 for update', [mail.id]);
    const sent = {
      outcome: 'sent',
      ms: 5,
      code: null,
      answer: null,
      redirectedTo: null,
      isUsed: true,
      waitMinutes: null,
    } as const;
    const storing = storeOutcome(db, mail, sent);
    await until(isWaiting, 'the outcome to wait');
    await other.query("update mail_attempts set outcome = 'uncertain' where id = $1", [mail.attemptId]);
    await other.query("update mail_messages set state = 'queued' where id = $1", [mail.id]);
    await other.query('commit');
    await storing;
  } finally {
    other.release();
  }
  const { rows } = await pool.query(
    'select m.state, m.attempts, a.outcome from mail_messages m join mail_attempts a on a.message_id = m.id where m.id = $1',
    [mail.id],
  );
  expect(rows).toEqual([{ state: 'queued', attempts: 0, outcome: 'uncertain' }]);
});

test('a message that was stopped while it was under way gets no other try', async () => {
  const { db, pool } = app.database;
  const id = await queueMail(db, app.seal, {
    ...{ purpose: 'document', accountId: null, createdById: null, notAfter: new Date(Date.now() + 86_400_000) },
    ...{ to: { address: 'ann@client.example', name: 'Ann' }, content: { subject: 'Quote', blocks: [] } },
  });
  await pool.query("update mail_messages set next_try_at = now() - interval '1 hour' where id = $1", [id]);
  const mail = (await claimMail(db)) as ClaimedMail;
  await pool.query("update mail_messages set stopped_code = 'mailDocumentWithdrawn' where id = $1", [id]);
  await storeOutcome(db, mail, {
    ...{ outcome: 'deferred', ms: 5, code: 'mailDeferred', answer: 'later', redirectedTo: null, isUsed: true },
    waitMinutes: 1,
  });
  const { rows } = await pool.query('select state, last_code from mail_messages where id = $1', [id]);
  expect(rows).toEqual([{ state: 'cancelled', last_code: 'mailDocumentWithdrawn' }]);
});
