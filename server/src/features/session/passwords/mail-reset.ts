import type { MailContent } from '@mandate/contract/entities/mail-message.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { mailReadiness } from '../../../mail/queue/mail-readiness.ts';
import { queueMail } from '../../../mail/queue/queue-mail.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { wordsOf } from '../../../words/words.ts';
import { newResetLink } from './one-time-links.ts';
import { lockAccount } from './store-password.ts';

/** The most such mails one account gets in an hour, whoever asks for them. */
const mostAnHour = 5;

interface Forgetful {
  id: string;
  email: string;
  fullName: string;
  language: string;
}

/**
 * Sends who forgot the password a link behind which a new one is chosen; its earlier links no longer work. Nothing happens while mail is
 * off, and to accounts that are not active.
 * @param publicUrl the address people reach the product under, without a slash at the end; never what a request says
 */
export async function mailReset(db: Database, seal: Seal, publicUrl: string, accountId: string): Promise<void> {
  if (!(await mailReadiness(db)).isEnabled) return;
  await inTransaction(db, async (trx) => {
    await lockAccount(trx, accountId);
    const text = `select id, email, full_name as "fullName", language from accounts
      where id = $1 and status = 'active' and deleted_at is null and (select count(*) from mail_messages
        where account_id = $1 and purpose = 'passwordReset' and created_at > now() - interval '1 hour') < ${mostAnHour}`;
    const [account] = await run<Forgetful>(trx, text, [accountId]);
    if (!account) return;
    const { token, expiresAt } = await newResetLink(trx, account.id);
    await queueMail(trx, seal, {
      purpose: 'passwordReset',
      accountId: account.id,
      createdById: null,
      to: { address: account.email, name: account.fullName },
      content: contentOf(account, `${publicUrl}/session/reset-password#${token}`),
      notAfter: new Date(expiresAt),
    });
  });
}

function contentOf({ email, fullName, language }: Forgetful, url: string): MailContent {
  const words = wordsOf(language);
  const word = (name: string, params = {}) => words.at(`mail.reset.${name}`, params) ?? '';
  return {
    language: words.language,
    subject: word('subject'),
    blocks: [
      { kind: 'text', text: words.at('mail.greeting', { name: fullName }) ?? '' },
      { kind: 'text', text: word('lead', { email }) },
      { kind: 'action', label: word('action'), url },
      { kind: 'text', text: word('until') },
      { kind: 'text', text: word('unexpected') },
    ],
  };
}
