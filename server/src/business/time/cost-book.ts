import { costFields } from '@mandate/contract/entities/entry.ts';
import type { CostSource } from '@mandate/contract/time/cost-source.ts';
import { entryCost } from '@mandate/contract/time/entry-cost.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { parameter } from '../../records/read/parameter.ts';
import { type RateBook, rateBook } from '../rate-book.ts';
import type { ReadLine } from './read-booked-lines.ts';

/** Work of which the cost is to be found. */
export interface CostedWork {
  line: ReadLine;
  personnelId: string | null;
  providerId: string | null;
  date: PlainDate;
  seconds: number;
}

/** What an entry keeps of its cost; all of it is null where no rate was found. */
export interface KeptCost {
  currency: string;
  baseCurrency: string;
  unitCost: string | null;
  costCurrency: string | null;
  fxRate: string | null;
  fxRateBase: string | null;
  cost: string | null;
  costBase: string | null;
  costSource: CostSource | null;
}

/** Finds what work costs by the rates of its day (delivery reference 5.1). */
export interface CostBook {
  costOf(work: CostedWork): KeptCost;
}

/** Reads all rates that some work may cost, in a few statements. */
export async function costBook(db: Database, works: readonly CostedWork[]): Promise<CostBook> {
  const some = <Value>(of: (work: CostedWork) => Value | null) => [...new Set(works.flatMap((work) => of(work) ?? []))];
  const base = String(await parameter(db, 'money.baseCurrency'));
  const book = await rateBook(db, {
    projectIds: some(({ line }) => line.project.id),
    customerIds: some(({ line }) => line.customerId),
    serviceIds: some(({ line }) => line.serviceId),
    personnelIds: some(({ personnelId }) => personnelId),
    providerIds: some(({ providerId }) => providerId),
    currencies: [...some(({ line }) => line.currency), ...some(({ line }) => line.typedCost?.currency ?? null)],
  });
  return { costOf: (work) => keptCost(work, foundFor(book, work), book, base) };
}

interface Found {
  unitCost: string;
  costCurrency: string;
  costSource: CostSource;
}

function foundFor(book: RateBook, { line, personnelId, providerId, date }: CostedWork): Found | null {
  const { unit, hoursPerDay, typedCost } = line;
  if (typedCost && isByWhoDelivers(line, personnelId, providerId)) {
    const costSource: CostSource = { rule: 'line', unit, hoursPerDay };
    return { unitCost: typedCost.unitCost, costCurrency: typedCost.currency, costSource };
  }
  const answer = book.answer({
    side: 'cost',
    date,
    unit,
    quantity: null,
    projectId: line.project.id,
    customerId: line.customerId,
    serviceId: line.serviceId,
    personnelId,
    providerId,
    seniority: null,
    hoursPerDay,
    currency: null,
  });
  if ('missing' in answer) return null;
  const { tried: _, ...source } = answer.source;
  const costSource = source as CostSource;
  return { unitCost: answer.amount, costCurrency: answer.currency, costSource };
}

/** On a line of a provider nobody but the provider and its people book. */
function isByWhoDelivers(line: ReadLine, personnelId: string | null, providerId: string | null): boolean {
  if (line.providerId !== null) return personnelId !== null || providerId === line.providerId;
  return personnelId !== null && personnelId === line.personnelId;
}

function keptCost({ line, date, seconds }: CostedWork, found: Found | null, book: RateBook, base: string): KeptCost {
  const { currency, unit, hoursPerDay } = line;
  const nothing = { unitCost: null, costCurrency: null, fxRate: null, fxRateBase: null, cost: null, costBase: null };
  const kept = { currency, baseCurrency: base };
  if (found === null) return { ...kept, ...nothing, costSource: null };
  const { unitCost, costCurrency } = found;
  const fxRate = book.fxRate(costCurrency, currency, date);
  const fxRateBase = book.fxRate(costCurrency, base, date);
  return {
    ...kept,
    ...found,
    fxRate,
    fxRateBase,
    ...product(seconds, { unitCost, unit, hoursPerDay, fxRate, fxRateBase }, kept),
  };
}

/** What some seconds come to by what was found; what no exchange rate leads to stays empty. */
function product(
  seconds: number,
  rate: {
    unitCost: string;
    unit: 'hour' | 'day';
    hoursPerDay: string;
    fxRate: string | null;
    fxRateBase: string | null;
  },
  { currency, baseCurrency }: { currency: string; baseCurrency: string },
): { cost: string | null; costBase: string | null } {
  const { fxRate, fxRateBase } = rate;
  const digits = { project: minorDigits(currency), base: minorDigits(baseCurrency) };
  const { cost, costBase } = entryCost(
    seconds,
    { ...rate, fxRate: fxRate ?? '0', fxRateBase: fxRateBase ?? '0' },
    digits,
  );
  return { cost: fxRate === null ? null : cost, costBase: fxRateBase === null ? null : costBase };
}

/** The same cost for another time, or a part of it: rates and exchange rates stay as they were found. */
export function costFor(
  seconds: number,
  kept: KeptCost,
  line: { unit: 'hour' | 'day'; hoursPerDay: string },
): KeptCost {
  // What is kept may stand among everything else an entry has.
  const found = Object.fromEntries(costFields.map((name) => [name, kept[name]])) as unknown as KeptCost;
  const { unitCost, fxRate, fxRateBase } = found;
  if (unitCost === null) return found;
  return { ...found, ...product(seconds, { ...line, unitCost, fxRate, fxRateBase }, found) };
}
