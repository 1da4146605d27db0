import { z } from 'zod';
import { fieldSchema } from '../../facts/field-schema.ts';
import { number } from '../../facts/fields.ts';
import { minorDigits } from '../../values/currencies.ts';
import { decimal, round, toPlain } from '../../values/decimal.ts';
import { hasFigures, type LineType } from '../line.ts';
import type { MilestoneValues } from '../milestone.ts';

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
 * rates of the project's first day give it, of today where it has none. `isApplied`: prices sent in `lines`, and amounts in `milestones`, are in
 * the new currency already; otherwise one that is sent as it is stored still is in the one before.
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

/** What of a project is in its currency; what its reader does not see is absent. */
interface InCurrency {
  lines?: readonly Parameters<typeof isPricedLine>[0][];
  milestones?: readonly { amount?: string | null }[];
}

/** Whether something of a project is in its currency: the price of a line, or the amount of a milestone. */
export function hasPrices({ lines = [], milestones = [] }: InCurrency): boolean {
  return lines.some(isPricedLine) || milestones.some(hasAmount);
}

/** Whether a milestone has an amount that is worth something else in another currency. */
export function hasAmount({ amount }: { amount?: string | null }): boolean {
  return amount !== null && amount !== undefined && !decimal(amount).eq(0);
}

/** Whether a stored project may get another currency: what was offered to a customer keeps the one it was offered in. */
export function mayChangeCurrency(status: unknown, prices: InCurrency): boolean {
  return status === 'draft' || !hasPrices(prices);
}

/** A price in another currency, rounded once, half away from zero, to what prices allow: up to four decimals. */
export function convertedPrice(price: string, rate: string): string {
  return toPlain(round(decimal(price).times(rate), priceScale));
}

/** An amount in another currency, rounded once to what that has. */
export function convertedAmount(amount: string, rate: string, to: string): string {
  return toPlain(round(decimal(amount).times(rate), minorDigits(to)));
}

/** The milestones of a project in its other currency. */
export interface TakenAmounts<Milestone> {
  milestones: Milestone[];
  /** How many amounts were converted. */
  converted: number;
  /** Something is to be converted, and no rate is known. */
  lacksRate: boolean;
}

/**
 * Takes the amounts of milestones over into another currency: one that nobody changed is converted, by whatever way prices go but that of
 * kept digits; no rate of the firm gives one.
 * @param before the amounts as they are stored, by milestone
 * @param takingOf how that of a milestone is taken over
 * @param to the new currency
 */
export function takenAmounts<Milestone extends Pick<MilestoneValues, 'id' | 'amount'>>(
  milestones: readonly Milestone[],
  before: ReadonlyMap<string, string | null>,
  takingOf: (id: string) => CurrencyTaking,
  to: string,
): TakenAmounts<Milestone> {
  let [converted, lacksRate] = [0, false];
  const taken = milestones.map((milestone) => {
    const { id, amount } = milestone;
    const old = before.get(id) ?? null;
    const { how, rate } = takingOf(id);
    if (how === 'keep' || !hasAmount(milestone) || amount === null || old === null || !decimal(old).eq(amount))
      return milestone;
    if (rate === null) lacksRate = true;
    else converted += 1;
    return rate === null ? milestone : { ...milestone, amount: convertedAmount(amount, rate, to) };
  });
  return { milestones: taken, converted, lacksRate };
}
