import { type MailCounts, mailSendingStates } from '@mandate/contract/entities/mail-message.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Words } from '../../words/words.ts';
import type { MailFailure } from '../mail-failure.ts';
import { isReadySql } from './claim-mail.ts';

const [shortest, longest] = [15, 600];

/** Sending in replies. */
export const sendingSchema = z.object({
  state: z.enum(mailSendingStates),
  until: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  answer: z.string().nullable(),
});

interface Row {
  isOn: boolean;
  isPaused: boolean;
  isReady: boolean;
  until: string | null;
  code: RefusalCode | null;
  params: RefusalParams;
  answer: string | null;
}

/** How sending goes at the moment. */
export async function sendingState(db: Database, words: Words): Promise<MailCounts['sending']> {
  const text = `select s.enabled and s.host is not null and s.from_email is not null as "isOn", s.paused_at is not null as "isPaused",
      ${isReadySql} as "isReady", w.waits_until as until, w.code, w.params, w.answer from mail_servers s, mail_sending w`;
  const [row] = await run<Row>(db, text, []);
  const none = { until: null, code: null, message: null, answer: null };
  if (!row?.isOn) return { state: 'off', ...none };
  if (row.isPaused) return { state: 'paused', ...none };
  if (row.isReady) return { state: 'ready', ...none };
  const { until, code, params, answer } = row;
  return { state: 'waiting', until, code, message: code && words.sentence(code, params), answer };
}

/**
 * Notes that the mail server was not reached, or would refuse every message alike: nothing is tried for 15 s, longer each time, up to
 * ten minutes, or until the settings change.
 */
export async function noteServerFailure(db: Database, { code, params, answer }: MailFailure): Promise<void> {
  const text = `update mail_sending set failed_at = now(), failures = failures + 1, code = $1, params = $2, answer = $3,
    waits_until = now() + make_interval(secs => least(${longest}, ${shortest} * 2 ^ least(failures, 6)))`;
  await run(db, text, [code, JSON.stringify(params), answer === null ? null : [...answer].slice(0, 500).join('')]);
}

/** Lets sending go on at once, whatever it waits for. */
export async function endWaiting(db: Database): Promise<void> {
  await run(
    db,
    'update mail_sending set failed_at = null, waits_until = null, failures = 0, code = null, params = default, answer = null',
    [],
  );
}
