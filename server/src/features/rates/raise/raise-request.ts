import { fieldSchema, recordId } from '@mandate/contract/facts/field-schema.ts';
import { currency, date, number } from '@mandate/contract/facts/fields.ts';
import { gridQuerySchema } from '@mandate/contract/lists/grid-query.ts';
import { isStepOf, type RaiseTerms, roundingSteps } from '@mandate/contract/project/prices/raised-price.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isCurrency } from '@mandate/contract/values/currencies.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { z } from 'zod';
import { refuseFields } from '../../../http/refusal.ts';

const ids = z.array(recordId).max(1_000);

/** Which prices are raised by how much, from which day. */
export const raiseRequestSchema = z.strictObject({
  /** The records whose prices they are, or the rates themselves. */
  of: z.enum(['service', 'personnel', 'provider', 'customer', 'rate']),
  /** Of that list: those a query finds but for some, or some by their ids. */
  query: gridQuerySchema.optional(),
  except: ids.optional(),
  ids: ids.min(1).optional(),
  side: z.enum(['sell', 'cost']),
  percent: fieldSchema(number({ max: '1000', scale: 4 })).optional(),
  amount: fieldSchema(number({ min: '-999999999999', max: '999999999999', scale: 4 })).optional(),
  /** Of the amount; else only prices in it are meant. */
  currency: fieldSchema(currency()).optional(),
  roundTo: z.record(z.string().max(3), z.enum(roundingSteps)).optional(),
  from: fieldSchema(date()),
  /** Rates that stay as they are. */
  leaveOut: ids.optional(),
  /** Rates whose later ones give way to the new price; else they follow it. */
  replaceLater: ids.optional(),
});

/** A request as it was read. */
export type RaiseRequest = z.output<typeof raiseRequestSchema>;

/**
 * Refuses what cannot be meant.
 * @param today the day it is where the firm is
 * @throws Refusal validationFailed with every field
 */
export function checkRequest(request: RaiseRequest, today: string): void {
  const { query, ids: named, percent, amount, currency: money, roundTo = {}, from } = request;
  const errors = [];
  if ((query === undefined) === (named === undefined)) errors.push(fieldError('query', 'fieldRequired'));
  if (percent !== undefined && amount !== undefined) errors.push(fieldError('amount', 'raiseByOne'));
  else if (percent === undefined && amount === undefined) errors.push(fieldError('percent', 'fieldRequired'));
  else if (percent !== undefined && decimal(percent).lte(-100)) errors.push(fieldError('percent', 'raiseTooLow'));
  else if (decimal(percent ?? amount ?? '0').eq(0))
    errors.push(fieldError(percent === undefined ? 'amount' : 'percent', 'raiseByNothing'));
  if (amount !== undefined && money === undefined) errors.push(fieldError('currency', 'fieldRequired'));
  for (const [code, step] of Object.entries(roundTo))
    if (!isCurrency(code)) errors.push(fieldError(`roundTo.${code}`, 'currencyNotEnabled'));
    else if (!isStepOf(step, code))
      errors.push(fieldError(`roundTo.${code}`, 'roundingTooFine', { currency: code, step }));
  if (from < today) errors.push(fieldError('from', 'raiseInPast'));
  refuseFields(errors);
}

/** By how much a request raises. */
export function termsOf({ percent, amount, roundTo = {} }: RaiseRequest): RaiseTerms {
  return { percent: percent ?? null, amount: amount ?? null, roundTo };
}
