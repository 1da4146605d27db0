import { minorDigits } from '@mandate/contract/currencies.ts';
import { decimal, round, toPlain } from '@mandate/contract/decimal.ts';
import { crossRate, type DatedExchange } from '@mandate/contract/project/exchange.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import {
  type RateFacts,
  type RateIndex,
  type RateSource,
  type Resolution,
  rateIndex,
  resolveIn,
} from '@mandate/contract/project/rate-resolution.ts';
import type { SampleRecord } from './store-records.ts';

/** What the rates of the sample firm give the lines of its projects. */
export interface RateBook {
  index: RateIndex;
  names: ReadonlyMap<string, string>;
  exchange: readonly DatedExchange[];
}

/** What of a project and its line the rates are asked with. */
export interface Wanted {
  line: LineValues;
  seniority: string | null;
  customerId: string | null;
  currency: string;
  date: string;
}

/** The firm's base currency and the hours of its day. */
const base = 'EUR';
const hoursPerDay = '8';

/** Puts dated rates and exchange rates in order. */
export function rateBook(rates: readonly SampleRecord[], exchange: readonly SampleRecord[]): RateBook {
  const facts = rates.map(({ id, values }) => ({ ...values, id }) as unknown as RateFacts);
  return {
    index: rateIndex(facts),
    names: new Map(rates.map(({ id, values }) => [id, String(values.name)])),
    exchange: exchange.map(({ values }) => values as unknown as DatedExchange),
  };
}

/** The price of a line in its project's currency with where it comes from; null where no rate holds. */
export function priceIn(book: RateBook, wanted: Wanted): { unitPrice: string; priceSource: RateSource } | null {
  const found = resolveIn(book.index, wishOf('sell', wanted));
  if (!found.matched) return null;
  const { amount, rate } = found.matched;
  const fx = rate.currency === wanted.currency ? '1' : exchangeOf(book, rate.currency, wanted);
  if (fx === null) return null;
  const isForeign = rate.currency !== wanted.currency;
  const price = isForeign ? toPlain(round(decimal(amount).times(fx), minorDigits(wanted.currency))) : amount;
  return { unitPrice: price, priceSource: sourceOf(book, found, wanted.date, isForeign ? fx : null) };
}

/** The cost of a line in the currency of its rate, with the exchange rate; null where no rate holds. */
export function costIn(
  book: RateBook,
  wanted: Wanted,
):
  | (Pick<LineValues, 'unitCost' | 'costCurrency' | 'fxRate'> & {
      costSource: RateSource;
    })
  | null {
  const found = resolveIn(book.index, wishOf('cost', wanted));
  if (!found.matched) return null;
  const { amount, rate } = found.matched;
  const fxRate = rate.currency === wanted.currency ? null : exchangeOf(book, rate.currency, wanted);
  if (rate.currency !== wanted.currency && fxRate === null) return null;
  const costSource = sourceOf(book, found, wanted.date, null);
  return { unitCost: amount, costCurrency: rate.currency, fxRate, costSource };
}

function exchangeOf({ exchange }: RateBook, from: string, { currency, date }: Wanted): string | null {
  return crossRate(exchange, from, currency, base, date)?.rate ?? null;
}

function wishOf(side: 'sell' | 'cost', { line, seniority, customerId, date }: Wanted) {
  const { unit, quantity, serviceId, personnelId, providerId } = line;
  const who = {
    serviceId,
    personnelId,
    providerId,
    customerId,
    projectId: null,
    seniority: line.seniority ?? seniority,
  };
  return { side, date, unit: unit ?? 'day', quantity, hoursPerDay, ...who };
}

function sourceOf(book: RateBook, { matched, tried }: Resolution, date: string, fxRate: string | null): RateSource {
  const rate = matched?.rate;
  return {
    rule: matched?.rule ?? 'manual',
    rateId: rate?.id ?? null,
    rateName: book.names.get(rate?.id ?? '') ?? null,
    validFrom: rate?.validFrom ?? null,
    date,
    amount: rate?.amount ?? null,
    currency: rate?.currency ?? null,
    unit: rate?.unit ?? null,
    hoursPerDay: matched?.hoursPerDay ?? null,
    fxRate,
    tried,
  };
}
