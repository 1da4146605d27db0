import type { Reminded, RemindRequest } from '@mandate/contract/time/missing-week.ts';
import type { Call } from '../../../calls/call.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import type { Post } from '../../../mail/queue/mail-account.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { missingOfOthers, type RemindableWeek } from '../weeks/missing-weeks.ts';
import { sendReminder } from './send-reminder.ts';

/**
 * Reminds people of weeks they have not handed in, as far as the caller looks after them: of each week once a day of the firm, whoever asks and
 * however often. Each week says for itself what came of it.
 */
export async function remindByHand(call: Call, post: Post, { weeks }: RemindRequest): Promise<Reminded> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    // Whoever reminds the same people waits here, and then finds them reminded.
    await lockPeople(
      db,
      weeks.map(({ personnelId }) => personnelId),
    );
    const missing = await missingOfOthers(inside);
    const sent = new Set<RemindableWeek>();
    const told: Reminded['weeks'] = [];
    for (const { personnelId, week } of weeks) {
      const one = missing.find((each) => each.personnelId === personnelId && each.week === week);
      const problem = problemOf(call, one, sent);
      if (one?.accountId && problem === null) {
        await sendReminder(db, post, one.accountId, week);
        sent.add(one);
      }
      told.push({ personnelId, week, problem });
    }
    return { weeks: told };
  });
}

function problemOf(
  { words }: Call,
  week: RemindableWeek | undefined,
  sent: ReadonlySet<RemindableWeek>,
): string | null {
  if (week === undefined) return words.sentence('weekNotMissing');
  if (week.accountId === null) return words.sentence('reminderToNobody', { who: week.name });
  return week.isRemindedToday || sent.has(week) ? words.sentence('remindedToday', { who: week.name }) : null;
}
