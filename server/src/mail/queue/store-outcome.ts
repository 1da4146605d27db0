import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { ClaimedMail } from './claim-mail.ts';

/** What a try came to. */
export interface TryOutcome {
  outcome: 'sent' | 'deferred' | 'failed' | 'uncertain';
  /** What it took. */
  ms: number;
  code: string | null;
  /** What the code's sentence is filled with. */
  params?: RefusalParams;
  answer: string | null;
  redirectedTo: string | null;
  /** Whether it counts as one of the tries a message has. */
  isUsed: boolean;
  /** Minutes until the next try; 0 leaves the message where it stands in the queue; null: there is none, though it may not have arrived. */
  waitMinutes: number | null;
}

const longestWait = 240;

/**
 * Minutes until the next try of a message.
 * @param used tries that are used up, the last one included
 * @returns null when there is none left
 */
export function nextTryIn(settings: Pick<MailSettings, 'maxRetries' | 'retryBackoff'>, used: number): number | null {
  if (used > settings.maxRetries) return null;
  return settings.retryBackoff === 'constant' ? 5 : Math.min(longestWait, 2 ** (used - 1));
}

/** Keeps what a try came to, with the message and for the queue. A try that was taken back meanwhile is left alone; a message that was stopped gets no other. */
export async function storeOutcome(db: Database, mail: ClaimedMail, ended: TryOutcome): Promise<void> {
  const { outcome, ms, code, params = {}, answer, redirectedTo, isUsed, waitMinutes } = ended;
  const isRepeated = outcome === 'uncertain' && waitMinutes !== null;
  const state = outcome !== 'uncertain' ? outcome : isRepeated ? 'deferred' : 'failed';
  // A message that left proves that the server is there again.
  // The message first, as everybody locks them: who takes the try back at this moment is waited for.
  const text = `with held as materialized (select id from mail_messages where id = $12 for update),
    ended as (
      update mail_attempts a set outcome = $2, ms = $3, code = $4, answer = $5, params = $10
      from held where a.id = $1 and a.message_id = held.id and a.outcome is null returning a.message_id),
    cleared as (
      update mail_sending set failed_at = null, waits_until = null, failures = 0, code = null, params = '{}', answer = null
      where $2 = 'sent' and failures > 0)
    update mail_messages m set attempts = attempts + $7, last_answer = $5, redirected_to = $8,
      state = case when $6 = 'deferred' and m.stopped_code is not null then 'cancelled' else $6 end,
      last_code = case when $6 = 'deferred' and m.stopped_code is not null then m.stopped_code else $4 end,
      may_be_twice = may_be_twice or $11, sent_at = case when $2 = 'sent' then now() end,
      next_try_at = case when $9 > 0 then now() + make_interval(mins => $9) else next_try_at end, updated_at = now()
    from ended where m.id = ended.message_id and m.state = 'sending'`;
  const said = answer === null ? null : [...answer].slice(0, 500).join('');
  await run(db, text, [
    mail.attemptId,
    outcome,
    Math.round(ms),
    code,
    said,
    state,
    Number(isUsed),
    redirectedTo,
    waitMinutes ?? 0,
    JSON.stringify(params),
    isRepeated,
    mail.id,
  ]);
}
