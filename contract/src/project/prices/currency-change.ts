import { z } from 'zod';
import { fieldSchema } from '../../facts/field-schema.ts';
import { number } from '../../facts/fields.ts';
import { decimal, round, toPlain } from '../../values/decimal.ts';
import { hasFigures, type LineType } from '../line.ts';

/** What becomes of prices when the currency of their project changes: read again from the rates, converted, or the same digits. */
export const currencyWays = ['reread', 'convert', 'keep'] as const;
export type CurrencyWay = (typeof currencyWays)[number];

/** Decimals a unit price may have, in every currency (decisions 9.1). */
const priceScale = 4;

/** What one unit of the currency before is worth in the new one. */
export const conversionRate = number({ above: '0', max: '9999999999', scale: 10 });

/** How prices are taken over into another currency, with the rate of what is converted; null where none is needed or known. */
export interface CurrencyTaking {
  how: CurrencyWay;
  rate: string | null;
}

/**
 * The key `currencyChange` of a save that gives a project with prices another currency: what becomes of them. Without a `rate` the exchange
 * rates of the project's first day give it, of today where it has none. `isApplied`: prices sent in `lines` are in the new currency already;
 * otherwise a price that is sent as it is stored still is in the one before.
 */
export const currencyChangeSchema = z
  .strictObject({
    how: z.enum(currencyWays),
    rate: fieldSchema(conversionRate).nullish(),
    isApplied: z.boolean().optional(),
  })
  .superRefine(({ how, rate }, context) => {
    if (how === 'keep' && rate) {
      context.addIssue({ code: 'custom', path: ['rate'], params: { code: 'fieldNotAllowedHere', params: {} } });
    }
  });
export type CurrencyChange = z.output<typeof currencyChangeSchema>;

/** The same for many projects at once: each is converted by the exchange rates of its own first day. */
export const currencyChangeOfMany = z.strictObject({ how: z.enum(currencyWays) });

/** Whether something of a line is in the currency of its project: nothing is worth nothing in every currency. */
export function isPricedLine({ type, unitPrice }: { type: LineType; unitPrice?: string | null }): boolean {
  return hasFigures(type) && unitPrice !== null && unitPrice !== undefined && !decimal(unitPrice).eq(0);
}

/** Whether a stored project may get another currency: what was offered to a customer keeps the one it was offered in. */
export function mayChangeCurrency(status: unknown, lines: readonly Parameters<typeof isPricedLine>[0][]): boolean {
  return status === 'draft' || !lines.some(isPricedLine);
}

/** A price in another currency, rounded once, half away from zero, to what prices allow: up to four decimals. */
export function convertedPrice(price: string, rate: string): string {
  return toPlain(round(decimal(price).times(rate), priceScale));
}
