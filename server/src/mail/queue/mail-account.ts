import type { MailContent, MailPurpose } from '@mandate/contract/entities/mail-message.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { type Words, wordsOf } from '../../words/words.ts';
import { mailReadiness } from './mail-readiness.ts';
import { queueMail } from './queue-mail.ts';

/** How long a mail to somebody of the firm is tried. */
const daysTried = 7;

/** What mails to people of the firm are made with. */
export interface Post {
  seal: Seal;
  /** The address people reach the product under, without a slash at the end; never what a request says. */
  origin: () => string;
}

/**
 * What a mail says below its greeting, in the words of who reads it.
 * @param day writes a date in full
 */
type Letter = (words: Words, day: (date: PlainDate) => string) => Pick<MailContent, 'subject' | 'blocks'>;

type Account = Record<'address' | 'name' | 'language', string>;

/** Writes to somebody who signs in, in their language. Nothing happens without a mail server, and for accounts that are not active. */
export async function mailAccount(
  db: Database,
  { seal }: Pick<Post, 'seal'>,
  accountId: string,
  purpose: MailPurpose,
  letter: Letter,
): Promise<void> {
  if (!(await mailReadiness(db)).hasHost) return;
  const text = `select email as address, full_name as name, language from accounts
    where id = $1 and status = 'active' and deleted_at is null`;
  const [account] = await run<Account>(db, text, [accountId]);
  if (account === undefined) return;
  const { address, name, language } = account;
  const words = wordsOf(language);
  const { subject, blocks } = letter(words, (date) => longDay(date, words.language));
  await queueMail(db, seal, {
    ...{ purpose, accountId, createdById: null, to: { address, name } },
    content: {
      language: words.language,
      subject,
      blocks: [{ kind: 'text', text: words.at('mail.greeting', { name }) ?? '' }, ...blocks],
    },
    notAfter: new Date(Date.now() + daysTried * 86_400_000),
  });
}

/** A day in full: `2 March 2026`. */
function longDay(date: PlainDate, language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
