import { week as weekFacts } from '@mandate/contract/entities/week.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../../database/database.ts';
import { notifyAccount } from '../../../jobs/notify-account.ts';
import { mailAccount, type Post } from '../../../mail/queue/mail-account.ts';

/** Reminds somebody of a week that is not handed in, by a notice and a mail; inside a transaction, when that is over. */
export async function sendReminder(db: Database, post: Post, accountId: string, week: PlainDate): Promise<void> {
  await notifyAccount(db, accountId, { kind: 'weekReminder', entity: weekFacts.name, params: { week } });
  await mailAccount(db, post, accountId, 'time', (words, day) => {
    const word = (key: string) => words.at(`mail.week.${key}`, { week: day(week) }) ?? '';
    return {
      subject: word('reminderSubject'),
      blocks: [
        { kind: 'text', text: word('reminder') },
        { kind: 'action', label: word('action'), url: `${post.origin()}/home/week?week=${week}` },
      ],
    };
  });
}
