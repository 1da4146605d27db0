import { type MailCounts, mailStates } from '@mandate/contract/entities/mail-message.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { sendingSchema, sendingState } from '../../mail/queue/sending-state.ts';

/** The queue in numbers, in replies. */
export const countsSchema = z.object({
  states: z.array(z.object({ state: z.enum(mailStates), count: z.int() })),
  hours: z.array(z.object({ hour: z.string(), sent: z.int(), failed: z.int() })),
  sending: sendingSchema,
});

/** How many mails are in each state, what left and what failed in each of the last 48 hours, and how sending goes. */
export async function countMails({ db, words }: Pick<Call, 'db' | 'words'>): Promise<MailCounts> {
  const text = 'select state, count(*)::int as count from mail_messages group by state';
  const counted = await run<MailCounts['states'][number]>(db, text, []);
  const states = mailStates.map((state) => counted.find((row) => row.state === state) ?? { state, count: 0 });
  return { states, hours: await countHours(db), sending: await sendingState(db, words) };
}

async function countHours(db: Database): Promise<MailCounts['hours']> {
  // What failed has not changed since.
  const text = `with ended as (
      select date_trunc('hour', case state when 'sent' then sent_at else updated_at end) as hour, state from mail_messages
      where state in ('sent', 'failed') and updated_at > now() - interval '49 hours')
    select h.hour, count(*) filter (where e.state = 'sent')::int as sent, count(*) filter (where e.state = 'failed')::int as failed
    from generate_series(date_trunc('hour', now()) - interval '47 hours', date_trunc('hour', now()), interval '1 hour') as h (hour)
    left join ended e on e.hour = h.hour group by h.hour order by h.hour`;
  return run<MailCounts['hours'][number]>(db, text, []);
}
