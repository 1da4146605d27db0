import { part } from '../facts/entity.ts';
import { choice, date, initially, optional, percent, seenWith, text, writtenAmount } from '../facts/fields.ts';

/** What a project has to reach and by when (domain reference 2.8). */
export const milestones = part({
  table: 'project_milestones',
  parent: 'project_id',
  max: 200,
  fields: {
    name: text({ max: 120 }),
    dueDate: optional(date()),
    /** Its share of the whole work. */
    weightPercent: optional(percent()),
    /** What it comes to, in the project's currency and with no more decimals than that has. */
    amount: seenWith('seeRates', optional(writtenAmount({ min: '0' }))),
    /** Who has to accept it. */
    acceptance: initially(choice('none', 'internal', 'customer'), 'none'),
    reachedOn: optional(date()),
    waivedReason: optional(text({ max: 300 })),
  },
});

/** A milestone as it is kept and sent. */
export interface MilestoneValues {
  id: string;
  name: string | null;
  dueDate: string | null;
  weightPercent: string | null;
  amount: string | null;
  acceptance: 'none' | 'internal' | 'customer';
  reachedOn: string | null;
  waivedReason: string | null;
}
