import type { TaxTotal, Totals } from '../project/figures/totals.ts';
import type { LineValues } from '../project/line.ts';
import type { MilestoneValues } from '../project/milestone.ts';
import type { PlainDate } from '../values/dates.ts';
import type { DocumentKind } from './document-kinds.ts';

/**
 * What a paper is made from, as it is known on the day it is issued; kept with the document, so that two revisions can be compared. Money,
 * quantities and percentages are decimal strings, days plain dates. Costs, margins and internal notes have no place in it.
 */
interface SharedFacts {
  /** Of the document; null until it is issued. */
  number: string | null;
  /** How many times it was issued, from 1: printed as a letter. Null until it is issued. */
  revision: number | null;
  issuedOn: PlainDate | null;
  /** Of the firm, ISO 3166-1: how figures and days are written, and which addresses name their country. */
  firmCountry: string | null;
  project: PaperProject;
  customer: PaperCustomer;
  contact: PaperContact | null;
  sender: PaperSender | null;
}

/** What every paper says of its project. */
export interface PaperProject {
  code: string;
  name: string;
  /** What the customer calls it: an order number, a mail of some day. */
  customerReference: string | null;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  milestones: PaperMilestone[];
}

/** A milestone as customers see it: why one was waived stays in the house. */
export type PaperMilestone = Pick<
  MilestoneValues,
  'id' | 'name' | 'dueDate' | 'weightPercent' | 'acceptance' | 'reachedOn'
> & { isWaived: boolean };

/** To whom it goes. */
export interface PaperCustomer {
  name: string;
  /** Its code. */
  number: string;
  address: PaperAddress;
  vatNumber: string | null;
}

export interface PaperAddress {
  addressLine1: string | null;
  addressLine2: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  countryCode: string | null;
}

export interface PaperContact {
  name: string;
  department: string | null;
}

/** Who of the firm stands for it: the project's manager, as a rule. */
export interface PaperSender {
  name: string;
  jobTitle: string | null;
  phone: string | null;
  email: string | null;
}

/** What is sold and for how much. */
interface SoldFacts extends SharedFacts {
  currency: string;
  discountPercent: string | null;
  lines: PaperLine[];
  totals: PaperTotals;
  /** Those its lines name. */
  taxRates: PaperTaxRate[];
  paymentTerm: PaperPaymentTerm | null;
  /** Parameters `documents.showPeople` and `documents.hideUnbilled`: whether lines name who delivers, and leave out what is not billed. */
  showPeople: boolean;
  hideUnbilled: boolean;
}

/** A line as it travels, with what it comes to and the names it points to. */
export type PaperLine = Pick<
  LineValues,
  | 'id'
  | 'type'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discountPercent'
  | 'taxRateId'
  | 'taxPercent'
  | 'isBillable'
  | 'isOptional'
> & {
  net: string | null;
  serviceName: string | null;
  /** Of our own people; providers are never named. */
  personName: string | null;
};

/** The totals as a reader with `seeRates` is replied them. */
export type PaperTotals = Pick<
  Totals,
  'subtotal' | 'discount' | 'contractNet' | 'tax' | 'gross' | 'optionalNet' | 'sections'
> & { taxes: TaxTotal[] };

export interface PaperTaxRate {
  id: string;
  category: string;
  exemptionReason: string | null;
}

/** When an invoice is due. */
export interface PaperPaymentTerm {
  days: number;
  isEndOfMonth: boolean;
  discountPercent: string | null;
  discountDays: number | null;
}

export interface QuoteFacts extends SoldFacts {
  validUntil: PlainDate | null;
  /** The revision it replaces. */
  replaces: { revision: number; issuedOn: PlainDate } | null;
}

export interface OrderConfirmationFacts extends SoldFacts {
  /** The quote it confirms, where one was issued. */
  quote: { number: string; revision: number; issuedOn: PlainDate } | null;
  /** The day the order was given, where it is known. */
  orderedOn: PlainDate | null;
}

/** How far the work has come; without money. `issuedOn` is the day it looks from, `today` while it is a draft. */
export interface StatusReportFacts extends SharedFacts {
  today: PlainDate;
}

/** The facts of each kind of document. */
export interface PaperFactsByKind {
  quote: QuoteFacts;
  orderConfirmation: OrderConfirmationFacts;
  statusReport: StatusReportFacts;
}

/** The facts of some document. */
export type PaperFacts = PaperFactsByKind[DocumentKind];

/** Texts of the firm with their placeholders filled in; empty where there is none. Line breaks are kept. */
export interface PaperTexts {
  /** Above the lines. */
  intro: string;
  /** Below them. */
  closing: string;
  /** What the customer agrees to. */
  terms: string;
  /** About tax, below the totals. */
  taxNote: string;
  /** In small letters at the very end. */
  footer: string;
}
