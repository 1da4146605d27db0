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

/** The kinds of lines: a section heads the lines below it, a text says something, both have no figures. */
export const lineTypes = ['section', 'service', 'discount', 'text'] as const;
export type LineType = (typeof lineTypes)[number];

/** The units a quantity is counted in (domain reference 2.6). */
export const units = ['hour', 'day', 'month', 'unit', 'lumpSum', 'km', 'session'] as const;
export type Unit = (typeof units)[number];

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

/** Whether lines of this type carry figures. */
export function hasFigures(type: LineType): boolean {
  return type === 'service' || type === 'discount';
}

const figureFields = ['quantity', 'unit', 'unitPrice', 'discountPercent', 'taxRateId'] as const;

/**
 * What is wrong with a line as a whole.
 * @param path the line's path in the save, for example `lines.3`
 */
export function lineErrors(line: LineFigures & { description: string | null }, path: string): FieldError[] {
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
  if (line.unitPrice !== null) {
    const isNegative = line.unitPrice.startsWith('-');
    const isPositive = !isNegative && line.unitPrice !== '0';
    if (line.type === 'service' && isNegative) {
      errors.push(fieldError(`${path}.unitPrice`, 'numberOutOfRange', { min: '0', max: '999999999999' }));
    }
    if (line.type === 'discount' && isPositive) {
      errors.push(fieldError(`${path}.unitPrice`, 'numberOutOfRange', { min: '-999999999999', max: '0' }));
    }
  }
  return errors;
}
