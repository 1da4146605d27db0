import {
  type MailAttempt,
  type MailContent,
  type MailMessageDetail,
  mailMessage,
  securityPurposes,
} from '@mandate/contract/entities/mail-message.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { maskLinks } from '../../mail/letter/mask-links.ts';
import { renderMail } from '../../mail/letter/render-mail.ts';
import { contentPlace } from '../../mail/queue/queue-mail.ts';
import { gridShape } from '../../records/read/grid-shape.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { type Seal, SealBroken } from '../../secrets/sealed.ts';

/** A mail in replies. */
export const messageRowSchema = rowReplySchema(mailMessage);

/** A mail with its tries and how it reads. */
export const messageDetailSchema = messageRowSchema.extend({
  attemptList: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      outcome: z.enum(['sent', 'deferred', 'failed', 'uncertain']).nullable(),
      ms: z.int().nullable(),
      code: z.string().nullable(),
      message: z.string().nullable(),
      answer: z.string().nullable(),
    }),
  ),
  stopped: z.string().nullable(),
  rendered: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
});

type Row = Record<string, unknown>;

/**
 * A mail as lists carry it.
 * @throws Refusal recordNotFound
 */
export async function findRow({ db, caller }: Pick<Call, 'db' | 'caller'>, id: string): Promise<Row> {
  if (!isId(id)) refuse('recordNotFound');
  const { columns, joins, present } = gridShape(mailMessage, caller);
  const sqlQuery = new SqlQuery();
  const text = `select ${columns} from ${mailMessage.table} t ${joins}
    where t.id = ${sqlQuery.bind(id)} and ${scopeSql(sqlQuery, mailMessage, 'read', caller)}`;
  const [found] = await run<Row>(db, text, sqlQuery.values);
  return found ? present(found) : refuse('recordNotFound');
}

/**
 * A mail, every try to hand it over, and how it reads for whoever may know.
 * @throws Refusal recordNotFound
 */
export async function findMessage(call: Call, seal: Seal, id: string): Promise<MailMessageDetail> {
  const row = (await findRow(call, id)) as unknown as Omit<MailMessageDetail, 'attemptList' | 'stopped' | 'rendered'>;
  const { role, grants } = call.caller;
  // What goes with a document names prices.
  const isHidden =
    (role !== 'SA' && securityPurposes.includes(row.purpose)) ||
    (row.purpose === 'document' && !grants.includes('seeRates'));
  return {
    ...row,
    attemptList: await attemptsOf(call, id),
    stopped: await stoppedBy(call, id),
    rendered: isHidden ? null : await rendered(call.db, seal, row),
  };
}

async function attemptsOf({ db, words }: Call, id: string): Promise<MailAttempt[]> {
  const text = `select number, at, outcome, ms, code, answer, params from mail_attempts where message_id = $1 order by number`;
  type Kept = Omit<MailAttempt, 'message'> & { params: RefusalParams };
  const kept = await run<Kept>(db, text, [id]);
  return kept.map(({ params, ...attempt }) => {
    return { ...attempt, message: attempt.code && words.sentence(attempt.code as RefusalCode, params) };
  });
}

async function stoppedBy({ db, words }: Call, id: string): Promise<string | null> {
  const text = 'select stopped_code as code from mail_messages where id = $1';
  const [kept] = await run<{ code: string | null }>(db, text, [id]);
  return kept?.code ? words.at(`mail.stopped.${kept.code}`) : null;
}

async function rendered(db: Database, seal: Seal, { id, toName, toAddress }: { id: string } & Row) {
  const text = `select m.content, s.footer_text as footer, m.redirected_to is not null as "isRedirected"
    from mail_messages m, mail_servers s where m.id = $1`;
  type Kept = { content: string; footer: string | null; isRedirected: boolean };
  const [kept] = await run<Kept>(db, text, [id]);
  if (!kept) return null;
  try {
    const content = JSON.parse(seal.open(kept.content, contentPlace(id))) as MailContent;
    const meantFor = kept.isRedirected ? `${toName} <${toAddress}>` : null;
    return renderMail(maskLinks(content), { footer: kept.footer, meantFor });
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
