import { type MailPurpose, oncePurposes } from '@mandate/contract/entities/mail-message.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

/** A message that was taken from the queue, and the try that was begun with it. */
export interface ClaimedMail {
  id: string;
  purpose: MailPurpose;
  /** The try. */
  attemptId: string;
  toAddress: string;
  toName: string;
  /** As it is sealed. */
  content: string;
  /** Tries that are used up. */
  attempts: number;
  createdAt: string;
}

/** Whether anything is to be sent now: settings are there, sending is on, not paused, and does not wait for the server to come back. */
export const isReadySql = `exists (select 1 from mail_servers s, mail_sending w
  where s.host is not null and s.from_email is not null and s.enabled and s.paused_at is null
    and (w.waits_until is null or w.waits_until <= now() or w.failed_at < s.updated_at))`;

/** The try is no longer this process's: another one took it back meanwhile. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

/** Takes the message that is due longest and begins a try with it. @returns null when nothing is to be sent now */
export async function claimMail(db: Database): Promise<ClaimedMail | null> {
  const text = `with next as (
      select id from mail_messages where state in ('queued', 'deferred') and next_try_at <= now() and not_after > now()
        and ${isReadySql}
      order by next_try_at, id limit 1 for update skip locked),
    taken as (
      update mail_messages m set state = 'sending', updated_at = now() from next where m.id = next.id
      returning m.id, m.purpose, m.to_address, m.to_name, m.content, m.attempts, m.created_at),
    tried as (
      insert into mail_attempts (id, message_id, number)
      select $1, id, 1 + (select coalesce(max(number), 0) from mail_attempts a where a.message_id = taken.id) from taken)
    select id, purpose, $1::text as "attemptId", to_address as "toAddress", to_name as "toName", content, attempts,
      created_at as "createdAt" from taken`;
  const [claimed] = await run<ClaimedMail>(db, text, [uuidV7()]);
  return claimed ?? null;
}

/**
 * Notes, before the first byte of a message is handed over, that from now on the server may have it.
 * @throws ClaimLost
 */
export async function noteHandingOver(db: Database, { attemptId }: ClaimedMail): Promise<void> {
  const text = `update mail_attempts set phase = 'handingOver' where id = $1 and outcome is null returning 1`;
  if ((await run(db, text, [attemptId])).length === 0) throw new ClaimLost();
}

/**
 * Puts back what a process that is gone had under way. What it had begun to hand over may have arrived: it is sent once more, and
 * that is said; one to a customer waits until a person says so. For who has the job of sending, before it sends anything.
 * @returns how many messages there were
 */
export async function takeBackMails(db: Database): Promise<number> {
  const text = `with left_behind as (
      select m.id, a.id as attempt_id, case when a.phase = 'handingOver' and m.purpose = any($1) then 'mailNotRepeated'
        when a.phase = 'handingOver' then 'mailUncertain' else 'mailInterrupted' end as code
      from mail_messages m left join mail_attempts a on a.message_id = m.id and a.outcome is null
      where m.state = 'sending' for update of m),
    ended as (
      update mail_attempts a set outcome = case when l.code = 'mailInterrupted' then 'deferred' else 'uncertain' end, code = l.code
      from left_behind l where a.id = l.attempt_id)
    update mail_messages m set next_try_at = now(), updated_at = now(), may_be_twice = may_be_twice or l.code = 'mailUncertain',
      state = case when l.code = 'mailNotRepeated' then 'failed' when m.stopped_code is not null then 'cancelled' else 'queued' end,
      attempts = attempts + (l.code <> 'mailInterrupted')::int, last_answer = null,
      last_code = case when l.code = 'mailNotRepeated' then l.code else coalesce(m.stopped_code, l.code) end
    from left_behind l where m.id = l.id returning 1`;
  return (await run(db, text, [oncePurposes])).length;
}

/** Gives up what waited longer than what it says holds. */
export async function giveUpLateMails(db: Database): Promise<void> {
  const text = `update mail_messages set state = 'failed', last_code = 'mailTooLate', last_answer = null, updated_at = now()
    where state in ('queued', 'deferred') and not_after <= now()`;
  await run(db, text, []);
}

/**
 * In how many ms something of the queue is due, to be sent or to be given up; null where nothing is. What waits for the settings to change is
 * due when somebody says so.
 */
export async function nextDueIn(db: Database): Promise<number | null> {
  const text = `select (extract(epoch from min(d.at) - now()) * 1000)::float8 as ms from (
      select greatest(m.next_try_at, w.waits_until) as at, true as is_sent from mail_messages m, mail_sending w where m.state in ('queued', 'deferred')
      union all select not_after, false from mail_messages where state in ('queued', 'deferred')) d
    where d.at > now() or (d.is_sent and ${isReadySql})`;
  const [row] = await run<{ ms: number | null }>(db, text, []);
  return row?.ms ?? null;
}
