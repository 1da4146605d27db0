import { mailServerId } from '@mandate/contract/entities/mail-server.ts';
import { countCap } from '@mandate/contract/lists/grid.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Check } from './check.ts';

/** A mail that is due for longer than this many minutes waits too long. */
const dueMinutes = 15;

interface Facts {
  isOn: boolean;
  pausedAt: string | null;
  testResult: string | null;
  testAt: string | null;
  waiting: number;
  sent: number;
  failed: number;
  dueSince: string | null;
}

/** Whether mail leaves. */
export const checkMail: Check = async ({ db }) => {
  const counted = (where: string) =>
    `(select count(*) from (select 1 from mail_messages where ${where} limit ${countCap + 1}) c)`;
  const day = "created_at > now() - interval '1 day'";
  const text = `select s.enabled and s.host is not null as "isOn", s.paused_at as "pausedAt",
      s.last_test_result as "testResult", s.last_test_at as "testAt",
      ${counted("state in ('queued', 'deferred')")} as waiting,
      ${counted(`state = 'sent' and ${day}`)} as sent, ${counted(`state = 'failed' and ${day}`)} as failed,
      (select min(next_try_at) from mail_messages where state in ('queued', 'deferred')
        and next_try_at < now() - make_interval(mins => ${dueMinutes})) as "dueSince"
    from mail_servers s where s.id = $1`;
  const [facts] = await run<Facts>(db, text, [mailServerId]);
  if (!facts?.isOn) return { code: 'mailOff', params: { waiting: facts?.waiting ?? 0 } };
  const { pausedAt, dueSince, testAt, testResult, waiting, sent, failed } = facts;
  if (pausedAt !== null) return { code: 'mailPaused', params: { since: pausedAt, waiting } };
  if (dueSince !== null) return { code: 'mailWaiting', params: { since: dueSince, waiting } };
  if (failed > 0) return { code: 'mailFailed', params: { failed } };
  if (testResult === 'failed' && testAt !== null) return { code: 'mailTestFailed', params: { at: testAt } };
  return { code: 'mailGood', params: { sent, waiting } };
};
