import { week as weekFacts } from '@mandate/contract/entities/week.ts';
import type { WeekAct } from '@mandate/contract/time/week-acts.ts';
import { announceWeek } from '../../../calls/announce.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { notifyAccount } from '../../../jobs/notify-account.ts';
import { mailAccount, type Post } from '../../../mail/queue/mail-account.ts';
import type { LockedWeek } from '../weeks/locked-week.ts';
import { approverAccounts } from './approver-accounts.ts';

/** The person of a week, and the account they sign in with, while they may. */
interface Whose {
  name: string;
  accountId: string | null;
}

const whoseText = `select p.display_name as name, a.id as "accountId" from personnels p
  left join accounts a on a.id = p.user_id and a.status = 'active' and a.deleted_at is null where p.id = $1`;

/**
 * Tells of what was done with a week, but for who did it: who approves it that it was handed in, its person that it came back and why, also by mail. A
 * week that was handed in is told in the product alone: a manager of many would get a mail from each.
 */
export async function tellOfWeek(
  call: Call,
  post: Post,
  act: WeekAct,
  { personnelId, week, settings }: Pick<LockedWeek, 'personnelId' | 'week' | 'settings'>,
  reason: string | undefined,
): Promise<void> {
  const { db, caller } = call;
  const [whose] = await run<Whose>(db, whoseText, [personnelId]);
  if (whose === undefined) return;
  const { name, accountId } = whose;
  // Whoever has it open sees what became of it, also in other tabs of who did it.
  if (accountId !== null) await announceWeek(db, accountId);
  if (act === 'submit') {
    const params = { personnelId, name, week };
    for (const approver of await approverAccounts(db, settings.approval, { personnelId, week }))
      if (approver !== caller.id)
        await notifyAccount(db, approver, { kind: 'weekSubmitted', entity: weekFacts.name, params });
    return;
  }
  if ((act !== 'return' && act !== 'reopen') || accountId === null || accountId === caller.id) return;
  const params = { week, reason: reason ?? '', by: caller.fullName };
  await notifyAccount(db, accountId, { kind: 'weekReturned', entity: weekFacts.name, params });
  await mailAccount(db, post, accountId, 'time', (words, day) => {
    const word = (key: string) => words.at(`mail.week.${key}`, { week: day(week), name: caller.fullName }) ?? '';
    return {
      subject: word('returnedSubject'),
      blocks: [
        { kind: 'text', text: word('returned') },
        ...(reason ? [{ kind: 'fact', label: word('reason'), value: reason } as const] : []),
        { kind: 'action', label: word('action'), url: `${post.origin()}/home/week?week=${week}` },
      ],
    };
  });
}
