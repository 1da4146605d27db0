import type { PlainDate } from '../../values/dates.ts';
import type { BaseSum, MarginSum } from './base-sum.ts';
import type { RecordOverview } from './record-overview.ts';
import type { Related, RelatedPlace, RelatedProjects, RelatedRate } from './related.ts';

/**
 * `GET /customer/get-overview/{id}`: what the page of a customer tells beside the customer. Figures count the projects the caller may see. The
 * full lists, with the same totals: projects `customerId`, places `customerId`, rates `customerId`, notes and files `recordId`.
 */
export interface CustomerOverview extends RecordOverview {
  /** Quotes that wait for an answer: projects in status `quoted`. `net` needs the contract net, `firstEndsOn` the day a quote ends. */
  openQuotes: {
    count: number;
    net?: BaseSum;
    /** The earliest day on which one of them ends, past ones too; null where none says it. */
    firstEndsOn?: PlainDate | null;
  };
  /** Projects that are active or on hold, and beside them how many are approved and not begun. */
  running: { count: number; approvedCount: number; net?: BaseSum };
  /** Of the running projects; absent for who does not see margins. */
  margin?: MarginSum;
  /** The one entered last, and its day where the firm is; null where there is none, absent for who does not see when projects were entered. */
  lastProject?: { id: string; label: string; on: PlainDate } | null;
  projects: RelatedProjects;
  places?: Related<RelatedPlace>;
  rates?: Related<RelatedRate>;
}
