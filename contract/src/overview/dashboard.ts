import type { ProjectStatus } from '../project/way/status.ts';

/** The figures of the dashboard (domain reference 4.1, as far as there are no actuals), in the order of its tiles. */
export const metrics = [
  'plannedRevenue',
  'plannedCost',
  'plannedMargin',
  'plannedMarginPercent',
  'pipeline',
  'weightedPipeline',
  'winRateByCount',
  'winRateByValue',
  'quoteCycle',
  'backlog',
  'topCustomerShare',
  'topFiveShare',
  'onTimeMilestones',
  'dataQuality',
] as const;
export type Metric = (typeof metrics)[number];

/** Those that come first, each with a line of its months. What is told as it is now was something else once that nobody kept. */
export const leadMetrics = [
  'plannedRevenue',
  'plannedMargin',
  'plannedMarginPercent',
  'winRateByValue',
  'onTimeMilestones',
] as const satisfies readonly Metric[];
export type LeadMetric = (typeof leadMetrics)[number];

/** A figure month by month; null where there is nothing to divide by, or no cost is known. */
export interface Trend {
  figure: LeadMetric;
  /** Of the twelve months that end with the period. */
  months: (string | null)[];
  /** Of the same months of the year before. */
  before: (string | null)[];
}

/** Who moved the planned revenue most, against the period it is compared with. Null stands for internal projects. */
export interface Mover {
  id: string | null;
  label: string | null;
  /** By how much, and of what: both up or both down. */
  by: string;
  whole: string;
  /** The whole in percent of what it was; null where it was nothing. */
  percent: string | null;
  list: ListBehind;
}

/** The figures that leave out what lines cost that do not say it. */
export const costMetrics: readonly Metric[] = ['plannedCost', 'plannedMargin', 'plannedMarginPercent'];

/** What of the lines of open projects is looked at for the quality of data. */
export const lineChecks = ['price', 'cost', 'assignee', 'dates', 'tax'] as const;
export type LineCheck = (typeof lineChecks)[number];

/** And what of people and of their time. */
export const timeChecks = ['hours', 'calendar', 'entryCost'] as const;
export type TimeCheck = (typeof timeChecks)[number];

export const qualityChecks = [...lineChecks, ...timeChecks] as const;
export type QualityCheck = (typeof qualityChecks)[number];

export const comparisons = ['none', 'previous', 'lastYear'] as const;
export type Comparison = (typeof comparisons)[number];

/** The lists that stand behind figures. */
export const pagesBehind = ['projects', 'milestones', 'lines', 'people', 'attention'] as const;

/** A list with the filter that gives the records behind a figure: the address's path and query, `?filter=…`. */
export interface ListBehind {
  page: (typeof pagesBehind)[number];
  /** As in the address of that list, beginning with `?`. Of what needs attention, which of it. */
  search: string;
}

/** A figure; decimals are strings, amounts in the base currency. */
export interface MetricValue {
  figure: Metric;
  kind: 'money' | 'percent' | 'days';
  /** Null where there is nothing to divide by, or no cost is known. */
  value: string | null;
  /** The same of the period it is compared with. */
  before: string | null;
  /** How many lines have no cost although they cost something: the figure leaves them out. */
  withoutCost: number;
  list: ListBehind;
}

/** Whole months, both days inclusive. */
export interface Period {
  from: string;
  to: string;
}

interface Amounts {
  revenue: string;
  cost: string;
  margin: string;
  /** Null at zero revenue, and where no cost is known. */
  marginPercent: string | null;
  /** How many lines have no cost although they cost something: cost and margin leave them out. */
  withoutCost: number;
}

/** `GET /dashboard/get?from&to&compare`. */
export interface Dashboard {
  /** When the figures were prepared. */
  freshAt: string;
  /** Whether newer changes are being worked in at this moment. */
  isBehind: boolean;
  currency: string;
  /** The days asked for, widened to whole months. */
  period: Period;
  comparison: Period | null;
  /** Sold or offered projects left out because no exchange rate leads to the base currency. */
  withoutRate: number;
  /** Sold projects in no month, because they have no start or no end. */
  withoutDates: number;
  figures: MetricValue[];
  trends: Trend[];
  /** Null where nothing is compared, nothing changed, or nobody has a fifth of the change. */
  mover: Mover | null;
  /** Every month of the period as `YYYY-MM`, also those without anything. */
  byMonth: (Amounts & { month: string; isFuture: boolean; list: ListBehind })[];
  /** Drafts and quotes, now. */
  pipeline: { status: ProjectStatus; count: number; net: string; weighted: string; list: ListBehind }[];
  /** The largest revenue first. Without a category: what belongs to no service. */
  byCategory: (Amounts & { id: string | null; label: string | null; list: ListBehind | null })[];
  /** The ten of the largest revenue. Without a customer: internal projects. The last one may be the rest, which has no list. */
  byCustomer: (Amounts & {
    id: string | null;
    label: string | null;
    share: string | null;
    isRest: boolean;
    list: ListBehind | null;
  })[];
  /** Of how many lines, people or entries how many have it; the list is that of those which lack it: `of` less `good`. */
  quality: { check: QualityCheck; of: number; good: number; list: ListBehind }[];
}

/** What is told of a part of a figure; its word is `dashboard.value.<name>`. */
export const partValues = [
  'revenue',
  'cost',
  'margin',
  'marginPercent',
  'net',
  'probability',
  'weighted',
  'decision',
  'decidedOn',
  'quotedOn',
  'days',
  'share',
  'dueDate',
  'reachedOn',
  'lines',
  'complete',
] as const;
export type PartValue = (typeof partValues)[number];

/** `GET /dashboard/explain?figure&from&to`: how a figure comes about, and its parts. */
export interface MetricExplanation {
  figure: Metric;
  value: string | null;
  /** Sentences: how it is computed, what counts and what does not. */
  formula: string;
  leftOut: string;
  /** The projects, milestones or customers it adds up from, the largest first; at most 200. */
  parts: {
    /** Of the project, the milestone or the customer; null for what has no customer. */
    id: string | null;
    label: string;
    /** Whose record `opens` is the id of; both null where nothing can be opened. */
    page: 'projects' | 'customers' | null;
    opens: string | null;
    /** Of a figure that is a sum the first value adds up to it. `decision` is `won` or `lost`. */
    values: {
      name: PartValue;
      kind: 'money' | 'percent' | 'days' | 'date' | 'count' | 'decision';
      value: string | null;
    }[];
  }[];
  /** How many parts there are in all, and, of a sum, what those not shown come to. */
  count: number;
  rest: string | null;
  freshAt: string;
  list: ListBehind;
}
