import { crossRate, type DatedExchange } from '@mandate/contract/project/figures/cross-rate.ts';
import type { Offer } from '@mandate/contract/project/prices/line-rates.ts';
import {
  hoursPerDayOf,
  type RateFacts,
  type RateRequest,
  type RateSource,
  rateIndex,
  resolveRate,
  type Tried,
} from '@mandate/contract/project/prices/rate-resolution.ts';
import { rateName } from '@mandate/contract/rules/rate-rules.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { decimal, round, toPlain } from '@mandate/contract/values/decimal.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { parameters } from '../records/read/parameter.ts';

/** The records whose rates may be asked for, and the currencies that may meet. */
export interface RateNeeds {
  projectIds: readonly string[];
  customerIds: readonly string[];
  serviceIds: readonly string[];
  personnelIds: readonly string[];
  providerIds: readonly string[];
  currencies: readonly string[];
}

const nothing = { projectIds: [], customerIds: [], serviceIds: [], personnelIds: [], providerIds: [], currencies: [] };

/** What a price or cost is asked for: a request of which the book knows the rest. */
export type RateQuestion = Omit<RateRequest, 'date' | 'hoursPerDay'> & {
  /** Null: today, where the firm is. */
  date: string | null;
  /** Of the project's contract; null where it says nothing. */
  hoursPerDay: string | null;
  /** A price is given in this currency, a cost in its own. Null leaves both as they are. */
  currency: string | null;
};

/** What the book answers: an offer, with the rules that gave nothing. */
export type RateAnswer = Offer & { tried: Tried[] };

/** The rates of a moment: asked as often as needed, without the database. */
export interface RateBook {
  /** The day it is where the firm is. */
  today: string;
  answer(question: RateQuestion): RateAnswer;
  /** What one unit of a currency is worth in another one on a day; null when that is not known. */
  fxRate(from: string, to: string, date: string | null): string | null;
  /** The same with the day since when it is so. */
  exchange(from: string, to: string, date: string | null): Exchange | null;
}

/** What one unit of a currency is worth in another one, and the day since when it is so. */
export interface Exchange {
  rate: string;
  validFrom: string;
}

interface Worker {
  id: string;
  providerId: string | null;
  seniority: string | null;
  weeklyHours: string;
}

/** The highest price or cost that can be kept. */
const highest = decimal('999999999999');

/**
 * Reads in a few statements all rates that the named records may be served by, and what decides among them.
 * @param planned what is to become of these rates, for asking what would be
 */
export async function rateBook(
  db: Database,
  asked: Partial<RateNeeds>,
  planned: (rates: readonly RateFacts[]) => readonly RateFacts[] = (rates) => rates,
): Promise<RateBook> {
  const needs: RateNeeds = { ...nothing, ...asked };
  const settings = await parameters(db, ['people.hoursPerDay', 'money.baseCurrency', 'company.timeZone']);
  const base = String(settings.get('money.baseCurrency'));
  const today = dayIn(new Date(), String(settings.get('company.timeZone')));
  const workers = await byId<Worker>(
    db,
    `select id, provider_id as "providerId", seniority, trim_scale(weekly_hours)::text as "weeklyHours"
      from personnels where id = any($1)`,
    needs.personnelIds,
  );
  const customers = await byId<{ id: string; currency: string; hoursPerDay: string | null }>(
    db,
    'select id, currency, trim_scale(hours_per_day)::text as "hoursPerDay" from customers where id = any($1)',
    needs.customerIds,
  );
  const suppliers = [...workers.values()].flatMap(({ providerId }) => providerId ?? []);
  const rates = planned(await ratesOf(db, { ...needs, providerIds: [...needs.providerIds, ...suppliers] }));
  // A new project takes the currency of its customer.
  const currencies = new Set([
    base,
    ...needs.currencies,
    ...[...customers.values(), ...rates].map((one) => one.currency),
  ]);
  const dated = currencies.size === 1 ? [] : await exchangeRates(db, [...currencies]);
  const index = rateIndex(rates);
  const found = new Map<string, Exchange | null>();

  function exchange(from: string, to: string, date: string | null): Exchange | null {
    const day = date ?? today;
    const key = `${from} ${to} ${day}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const rate = crossRate(dated, from, to, base, day);
    found.set(key, rate);
    return rate;
  }
  const fxRate = (from: string, to: string, date: string | null) => exchange(from, to, date)?.rate ?? null;

  /** The request with what is known of the person, the customer and the firm. */
  function requestOf({ currency: _, ...question }: RateQuestion): RateRequest {
    const worker = workers.get(question.personnelId ?? '');
    return {
      ...question,
      date: question.date ?? today,
      // What is not said of the work follows from who does it.
      seniority: question.seniority ?? worker?.seniority ?? null,
      providerId: question.providerId ?? worker?.providerId ?? null,
      hoursPerDay: hoursPerDayOf({
        project: question.hoursPerDay,
        customer: customers.get(question.customerId ?? '')?.hoursPerDay ?? null,
        weeklyHours: worker?.weeklyHours ?? null,
        firm: String(settings.get('people.hoursPerDay')),
      }),
    };
  }

  function answer(question: RateQuestion): RateAnswer {
    const request = requestOf(question);
    const { matched, tried } = resolveRate(index, request);
    if (!matched || decimal(matched.amount).gt(highest)) return { missing: 'rate', tried };
    const { rate, rule, hoursPerDay } = matched;
    const target = question.side === 'sell' && question.currency !== null ? question.currency : rate.currency;
    const isForeign = target !== rate.currency;
    const fx = isForeign ? fxRate(rate.currency, target, request.date) : null;
    if (isForeign && fx === null) return { missing: 'exchangeRate', from: rate.currency, tried };
    const amount =
      fx === null ? matched.amount : toPlain(round(decimal(matched.amount).times(fx), minorDigits(target)));
    if (decimal(amount).gt(highest)) return { missing: 'rate', tried };
    const source: RateSource = {
      rule,
      rateId: rate.id,
      rateName: rateName({ ...rate }),
      validFrom: rate.validFrom,
      date: request.date,
      amount: rate.amount,
      currency: rate.currency,
      unit: rate.unit,
      hoursPerDay,
      fxRate: fx,
      tried,
    };
    return { amount, currency: target, source, tried };
  }

  return { today, answer, fxRate, exchange };
}

/** Live rates that name nothing but the given records. */
async function ratesOf(db: Database, needs: RateNeeds): Promise<RateFacts[]> {
  const named = [needs.projectIds, needs.customerIds, needs.serviceIds, needs.personnelIds, needs.providerIds];
  if (named.every((ids) => ids.length === 0)) return [];
  const columns = ['project_id', 'customer_id', 'service_id', 'personnel_id', 'provider_id'];
  const some = columns.map((column, at) => `r.${column} = any($${at + 1})`).join(' or ');
  const onlySome = columns.map((column, at) => `(r.${column} is null or r.${column} = any($${at + 1}))`).join(' and ');
  const text = `select r.id, r.side, r.personnel_id as "personnelId", r.provider_id as "providerId",
      r.customer_id as "customerId", r.project_id as "projectId", r.service_id as "serviceId", r.seniority, r.unit,
      trim_scale(r.amount)::text as amount, r.currency, r.valid_from::text as "validFrom", r.valid_to::text as "validTo",
      trim_scale(r.min_quantity)::text as "minQuantity"
    from rates r where r.deleted_at is null and (${some}) and ${onlySome}`;
  return run<RateFacts>(db, text, named);
}

async function exchangeRates(db: Database, currencies: readonly string[]): Promise<DatedExchange[]> {
  const text = `select currency, valid_from::text as "validFrom", trim_scale(rate)::text as rate from exchange_rates
    where deleted_at is null and currency = any($1)`;
  return run<DatedExchange>(db, text, [currencies]);
}

async function byId<Row extends { id: string }>(
  db: Database,
  text: string,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  return new Map((await run<Row>(db, text, [ids])).map((row) => [row.id, row]));
}
