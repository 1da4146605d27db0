import { part } from '../entity.ts';
import {
  amount,
  choice,
  flag,
  initially,
  number,
  optional,
  paragraphs,
  percent,
  reference,
  replyOnly,
  seenWith,
} from '../fields.ts';
import { units } from '../units.ts';

/** The kinds of lines: a section heads the lines below it, a text says something, both have no figures. */
export const lineTypes = ['section', 'service', 'discount', 'text'] as const;
export type LineType = (typeof lineTypes)[number];

/** The lines of a project (domain reference 2.8, decisions 9.4); their order is their position. */
export const lines = part({
  table: 'project_lines',
  parent: 'project_id',
  max: 1000,
  fields: {
    type: initially(choice(...lineTypes), 'service'),
    description: paragraphs({ max: 4000 }),
    quantity: optional(number({ above: '0', max: '99999999', scale: 4 })),
    unit: optional(choice(...units)),
    unitPrice: seenWith('seeRates', optional(number({ max: '999999999999', scale: 4 }))),
    discountPercent: seenWith('seeRates', optional(percent())),
    taxRateId: seenWith('seeRates', optional(reference('tax-rate'))),
    isBillable: initially(flag(), true),
    isOptional: initially(flag(), false),
    taxPercent: seenWith('seeRates', optional(replyOnly(percent()))),
    net: seenWith('seeRates', optional(amount('currency'))),
  },
});

/** What the rules need of a line; figures are decimal strings or null. */
export interface LineFigures {
  type: LineType;
  quantity: string | null;
  unit: string | null;
  unitPrice: string | null;
  discountPercent: string | null;
  taxRateId: string | null;
  taxPercent: string | null;
  isBillable: boolean;
  isOptional: boolean;
}

/** A line as it is kept and sent, without what the server adds. */
export type LineValues = LineFigures & { id: string; description: string | null };

/** Whether lines of this type carry figures. */
export function hasFigures(type: LineType): boolean {
  return type === 'service' || type === 'discount';
}
