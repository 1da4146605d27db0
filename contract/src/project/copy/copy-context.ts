import type { Referred } from '../../facts/entity.ts';
import type { PlainDate } from '../../values/dates.ts';
import type { project } from '../project.ts';
import type { DateShiftKind } from '../schedule/date-shift.ts';
import type { Weekdays } from '../schedule/working-days.ts';
import type { PriceChoice } from './price-choice.ts';

/** The parts of a project a copy may carry. */
export const copyParts = [
  'lines',
  'members',
  'providers',
  'places',
  'milestones',
] as const satisfies (keyof typeof project.parts)[];
export type CopyPart = (typeof copyParts)[number];

/** Whether people and providers stay on the work, or all of it is still to be given out. */
export const copyAssignees = ['keep', 'placeholders'] as const;

/** What the person who copies chose. */
export interface CopyOptions extends PriceChoice {
  /** Else the name of the source, as a copy or of the new year. */
  name?: string | undefined;
  /** Else the customer of the source. */
  customerId?: string | undefined;
  startDate: PlainDate;
  dates: DateShiftKind;
  assignees: (typeof copyAssignees)[number];
  parts: readonly CopyPart[];
}

/** Why something of the source is not in the copy as it was. */
export const notCarriedCodes = [
  'personLeft',
  'providerNotApproved',
  'serviceGone',
  'placeGone',
  'placeOfOtherCustomer',
  'customerGone',
  'taxRateGone',
  'paymentTermsGone',
  'choiceGone',
  'priceNotConverted',
  'amountNotConverted',
  'rateMissing',
  'exchangeRateMissing',
] as const;
export type NotCarriedCode = (typeof notCarriedCodes)[number];

/** One thing that could not be carried. */
export interface NotCarried {
  part: 'project' | CopyPart;
  /** What it is called: the person, the place, the first words of the line. */
  label: string;
  code: NotCarriedCode;
  /** The row of the copy it is about; null when it is the project, or the row was left out. */
  rowId: string | null;
}

/** Why a price is in the copy as somebody typed it, although the others are read again. */
export const keptCodes = ['priceKept', 'priceConverted'] as const;

/** A price that was carried as it was typed, or at the exchange rate. */
export interface CarriedPrice {
  code: (typeof keptCodes)[number];
  /** The first words of the line. */
  label: string;
  /** The line of the copy. */
  rowId: string;
}

/** What a copy depends on beside its source. */
export interface CopyContext {
  /** The id the copy will have. */
  id: string;
  today: PlainDate;
  weekdays: Weekdays;
  /** How many days it is valid as a quote. */
  quoteValidityDays: number;
  /** The id of a row in the copy: the same for the same row, however often it is prepared. */
  rowId: (sourceRowId: string) => string;
  /** The name of a copy whose name holds no year. */
  nameOfCopy: (name: string) => string;
  /** The new customer, when another one was chosen. */
  customer: Referred | null;
  /** The currency of the copy, and what one unit of the source's is worth in it; null where no exchange rate is known. */
  currency: { code: string; rate: string | null };
  /** Records that cannot be carried, by id. */
  gone: ReadonlyMap<string, NotCarriedCode>;
  /** Places that belong to the customer of the source. */
  customerPlaces: ReadonlySet<string>;
  /** What people do in the firm, by id. */
  jobTitles: ReadonlyMap<string, string>;
  /** The names of roles in projects, by code. */
  roleNames: ReadonlyMap<string, string>;
  /** Whether a list of the parameters still has a value. */
  isOffered: (list: string, value: string) => boolean;
}
