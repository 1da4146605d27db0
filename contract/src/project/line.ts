import { decimal, roundDown, toPlain } from '../decimal.ts';
import { isDecimal } from '../decimal-text.ts';
import { part } from '../entity.ts';
import type { FieldError } from '../envelope.ts';
import { fieldError } from '../field-errors.ts';
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

/**
 * The most a line may come to before its discount: with 1,000 lines taxed at 100 % the totals still have 15 digits,
 * which is what amounts are stored with (domain reference 1.3).
 */
export const highestAmount = '499999999999';

const figureFields = ['quantity', 'unit', 'unitPrice', 'discountPercent', 'taxRateId'] as const;

/**
 * What is wrong with a line as a whole.
 * @param path the line's path in the save, for example `lines.3`
 */
export function lineErrors(line: Omit<LineValues, 'id'>, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!line.description) errors.push(fieldError(`${path}.description`, 'fieldRequired'));
  if (!hasFigures(line.type)) {
    for (const field of figureFields) {
      if (line[field] !== null) errors.push(fieldError(`${path}.${field}`, 'fieldNotAllowedHere'));
    }
    return errors;
  }
  for (const field of ['quantity', 'unit', 'unitPrice'] as const) {
    if (line[field] === null) errors.push(fieldError(`${path}.${field}`, 'fieldRequired'));
  }
  if (line.unitPrice !== null && isDecimal(line.unitPrice)) {
    const highest = highestPrice(line.quantity);
    const [min, max] = line.type === 'service' ? ['0', highest] : [`-${highest}`, '0'];
    const price = decimal(line.unitPrice);
    if (price.lt(min) || price.gt(max)) {
      errors.push(fieldError(`${path}.unitPrice`, 'numberOutOfRange', { min, max }));
    }
  }
  return errors;
}

/** The highest price, without sign, of which a quantity stays within {@link highestAmount}. */
function highestPrice(quantity: string | null): string {
  if (quantity === null || !isDecimal(quantity) || decimal(quantity).lte(1)) return highestAmount;
  return toPlain(roundDown(decimal(highestAmount).div(quantity), 4));
}
