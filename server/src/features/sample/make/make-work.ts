import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { manual } from '@mandate/contract/project/prices/line-source.ts';
import { decimal, round, toPlain } from '@mandate/contract/values/decimal.ts';
import type { RateBook } from '../../../business/rate-book.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { openRoles } from '../words/personnel-words.ts';
import type { Random } from './random.ts';

/** Who and what the work of projects is made of. */
export interface Workforce {
  /** Firms that may deliver. */
  providers: readonly SampleRecord[];
  /** What is sold, by unit. */
  services: ReadonlyMap<string, readonly SampleRecord[]>;
  /** What the rates give. */
  book: RateBook;
}

/** Statuses in which it may still be open who does the work. */
const planned = ['draft', 'quoted'];

/**
 * The lines of a project with what is sold, who delivers, what it sells for and what it costs: by the rates where some hold on the day it
 * begins, else as somebody entered it.
 */
export function workOf(random: Random, { values }: SampleRecord, force: Workforce): LineValues[] {
  const team = (values.members as Values[]).flatMap(({ personnelId }) => (personnelId ? [String(personnelId)] : []));
  const suppliers = random.chance(45) ? [random.pick(force.providers), random.pick(force.providers)] : [];
  return (values.lines as LineValues[]).map((line) => {
    if (line.type !== 'service') return line;
    if (line.unit === 'km' || (line.unit === 'unit' && random.chance(60)))
      return asExpense(random, line, String(values.currency));
    const sold = { ...line, ...serviceFor(random, line, force), ...delivererOf(random, values, team, suppliers) };
    return rated(random, sold, values, force);
  });
}

function asExpense(random: Random, line: LineValues, costCurrency: string): LineValues {
  const unitCost = shareOf(line.unitPrice, random.whole(80, 100));
  return { ...line, type: 'expense', unitCost, costCurrency, costSource: manual } as LineValues;
}

function serviceFor(random: Random, { unit }: LineValues, { services }: Workforce): Partial<LineValues> {
  const some = services.get(unit ?? '') ?? [];
  if (some.length === 0 || random.chance(15)) return {};
  const { id, values } = random.pick(some);
  return { serviceId: id, description: String(values.name) };
}

function delivererOf(
  random: Random,
  { status }: Values,
  team: readonly string[],
  suppliers: readonly SampleRecord[],
): Partial<LineValues> {
  const place = random.whole(1, 100);
  if (suppliers.length > 0 && place <= 20) return { providerId: random.pick(suppliers).id };
  if (planned.includes(String(status)) && place > 88) return { placeholderRole: random.pick(openRoles) };
  return team.length > 0 && place <= 88 ? { personnelId: random.pick(team) } : {};
}

function rated(random: Random, line: LineValues, project: Values, { book }: Workforce): LineValues {
  const {
    currency,
    startDate: date,
    customerId,
    hoursPerDay,
  } = project as Record<string, string | null> & { currency: string };
  const { unit, quantity, serviceId, personnelId, providerId, seniority } = line;
  const named = { serviceId, personnelId, providerId, seniority, customerId: customerId ?? null, projectId: null };
  const asked = {
    ...named,
    date: date ?? null,
    unit: unit ?? '',
    quantity,
    hoursPerDay: hoursPerDay ?? null,
    currency,
  };
  const price = random.chance(75) ? book.answer({ side: 'sell', ...asked }) : null;
  const sold = { ...line, priceSource: manual };
  if (price && 'amount' in price) Object.assign(sold, { unitPrice: price.amount, priceSource: price.source });
  const cost = book.answer({ side: 'cost', ...asked });
  const fxRate =
    'amount' in cost && cost.currency !== currency ? book.fxRate(cost.currency, currency, date ?? null) : null;
  if ('amount' in cost && (cost.currency === currency || fxRate !== null)) {
    return {
      ...sold,
      unitCost: cost.amount,
      costCurrency: cost.currency,
      fxRate,
      costSource: cost.source,
    } as LineValues;
  }
  const unitCost = shareOf(sold.unitPrice, random.whole(45, 78));
  return { ...sold, unitCost, costCurrency: currency, costSource: manual } as LineValues;
}

/** So many hundredths of an amount, with two decimals. */
function shareOf(amount: string | null, percent: number): string | null {
  return amount && toPlain(round(decimal(amount).times(percent).div(100), 2));
}
