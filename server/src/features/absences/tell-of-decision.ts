import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { notifyAccount } from '../../jobs/notify-account.ts';
import { mailAccount, type Post } from '../../mail/queue/mail-account.ts';

/** An absence that was decided on. */
interface Decided {
  id: string;
  values: Values;
  state: 'approved' | 'declined';
  reason: string;
}

/** Tells somebody by a notice and a mail what was decided on their absence; who decided on their own knows. */
export async function tellOfDecision(
  { db, caller }: Call,
  post: Post,
  { id, values, state, reason }: Decided,
): Promise<void> {
  const text = `select a.id from personnels p join accounts a on a.id = p.user_id
    where p.id = $1 and a.status = 'active' and a.deleted_at is null and a.id <> $2`;
  const [account] = await run<{ id: string }>(db, text, [values.personnelId, caller.id]);
  if (account === undefined) return;
  const [startDate, endDate] = [String(values.startDate), String(values.endDate)];
  const params = { absenceId: id, state, startDate, endDate, reason, by: caller.fullName };
  await notifyAccount(db, account.id, { kind: 'absenceDecided', entity: absence.name, params });
  await mailAccount(db, post, account.id, 'time', (words, day) => {
    const days = startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`;
    const word = (key: string) => words.at(`mail.absence.${key}`, { days, name: caller.fullName }) ?? '';
    return {
      subject: word(`${state}Subject`),
      blocks: [
        { kind: 'text', text: word(state) },
        ...(reason === '' ? [] : [{ kind: 'fact', label: word('reason'), value: reason } as const]),
        { kind: 'action', label: word('action'), url: `${post.origin()}/register/absence/${id}` },
      ],
    };
  });
}
