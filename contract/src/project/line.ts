import { part } from '../facts/entity.ts';
import {
  amount,
  choice,
  currency,
  date,
  flag,
  initially,
  json,
  lettingGo,
  listed,
  number,
  optional,
  paragraphs,
  percent,
  reference,
  replyOnly,
  seenWith,
  text,
  unitAmount,
} from '../facts/fields.ts';
import { units } from '../values/units.ts';

/** The kinds of lines: a section heads the lines below it, a text says something, both have no figures; a discount has a negative price. */
export const lineTypes = ['section', 'service', 'expense', 'discount', 'text'] as const;
export type LineType = (typeof lineTypes)[number];

/** The lines of a project (domain reference 2.8, decisions 9.4); their order is their position. */
export const lines = part({
  table: 'project_lines',
  parent: 'project_id',
  max: 1000,
  fields: {
    type: initially(choice(...lineTypes), 'service'),
    /** What is sold. */
    serviceId: lettingGo(optional(reference('service'))),
    description: paragraphs({ max: 4000 }),
    /** Who delivers: a person, a provider, or a role that is still to be filled. */
    personnelId: optional(reference('personnel')),
    providerId: optional(reference('provider')),
    placeholderRole: optional(text({ max: 80 })),
    seniority: optional(listed('people.seniorities')),
    quantity: optional(number({ above: '0', max: '99999999', scale: 4 })),
    unit: optional(choice(...units)),
    unitPrice: seenWith('seeRates', optional(number({ max: '999999999999', scale: 4 }))),
    discountPercent: seenWith('seeRates', optional(percent())),
    taxRateId: seenWith('seeRates', optional(reference('tax-rate'))),
    isBillable: initially(flag(), true),
    isOptional: initially(flag(), false),
    /** When; empty: as long as the project. */
    startDate: optional(date()),
    endDate: optional(date()),
    /** What one unit costs the firm, in `costCurrency`; without one in the project's currency. */
    unitCost: seenWith('seeCosts', optional(unitAmount({ min: '0' }))),
    costCurrency: seenWith('seeCosts', optional(currency())),
    internalNote: optional(paragraphs({ max: 1000 })),
    taxPercent: seenWith('seeRates', optional(replyOnly(percent()))),
    net: seenWith('seeRates', optional(amount('currency'))),
    /** What one unit of `costCurrency` is worth in the project's currency, as of the day the cost was found. */
    fxRate: seenWith('seeCosts', optional(replyOnly(number({ above: '0', max: '9999999999', scale: 10 })))),
    cost: seenWith('seeCosts', optional(amount('currency'))),
    margin: seenWith('seeRates', seenWith('seeCosts', optional(amount('currency')))),
    marginPercent: seenWith('seeRates', seenWith('seeCosts', optional(marginPercent()))),
    /** How price and cost were found (`RateSource`). */
    priceSource: seenWith('seeRates', optional(replyOnly(json()))),
    costSource: seenWith('seeCosts', optional(replyOnly(json()))),
  },
});

/** A margin as a percentage of what is earned; negative where more is spent. */
export function marginPercent() {
  return replyOnly(number({ min: '-99999999999999', max: '100', scale: 4 }));
}

/** What the rules need of a line; figures are decimal strings or null. */
export interface LineFigures {
  type: LineType;
  providerId: string | null;
  quantity: string | null;
  unit: string | null;
  unitPrice: string | null;
  discountPercent: string | null;
  taxRateId: string | null;
  taxPercent: string | null;
  isBillable: boolean;
  isOptional: boolean;
  unitCost: string | null;
  costCurrency: string | null;
  fxRate: string | null;
}

/** A line as it is kept and sent, without what the server adds. */
export type LineValues = LineFigures & {
  id: string;
  description: string | null;
  serviceId: string | null;
  personnelId: string | null;
  placeholderRole: string | null;
  seniority: string | null;
  startDate: string | null;
  endDate: string | null;
  internalNote: string | null;
};

/** What a line holds where nothing was said of it. */
export const blankLine: Omit<LineValues, 'id' | 'type'> = {
  serviceId: null,
  description: null,
  personnelId: null,
  providerId: null,
  placeholderRole: null,
  seniority: null,
  quantity: null,
  unit: null,
  unitPrice: null,
  discountPercent: null,
  taxRateId: null,
  taxPercent: null,
  isBillable: true,
  isOptional: false,
  startDate: null,
  endDate: null,
  unitCost: null,
  costCurrency: null,
  fxRate: null,
  internalNote: null,
};

/** Whether lines of this type carry figures. */
export function hasFigures(type: LineType): boolean {
  return type === 'service' || type === 'expense' || type === 'discount';
}

/** Whether lines of this type cost the firm something. */
export function hasCost(type: LineType): boolean {
  return type === 'service' || type === 'expense';
}
