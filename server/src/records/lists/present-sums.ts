import type { Condition } from '@mandate/contract/lists/grid.ts';
import type { Sums, SumsGroup } from '@mandate/contract/lists/sums.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { marginPercentOf } from '@mandate/contract/project/figures/line-amounts.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { daysInMonth } from '@mandate/contract/values/dates.ts';
import { decimal, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import type { SumPlan } from './sum-plan.ts';
import type { Grouping, SumRow } from './sums-sql.ts';

/** Sums without what is said of all of them alone. */
type SomeSums = Omit<Sums, 'groups' | 'moreGroups' | 'rates'>;

/** What some rows of sums come to together. Each is of another currency. */
export function presentSums(plan: SumPlan, rows: readonly SumRow[], baseCurrency: string): SomeSums {
  const total = (name: 'count' | 'notCounted' | 'inBase' | 'withoutCost' | 'linesWithoutCost' | 'inBaseWithoutCost') =>
    rows.reduce((added, row) => added + row[name], 0);
  const count = total('count');
  return {
    count,
    ...(plan.times.length > 0 && { times: timesOf(plan, rows) }),
    ...(plan.hasCurrencies && { byCurrency: byCurrency(plan, rows) }),
    ...(plan.counted !== null && { notCounted: total('notCounted') }),
    ...(plan.facts && {
      inBase: {
        currency: baseCurrency,
        count: total('inBase'),
        leftOut: count - total('inBase'),
        ...figuresOf(plan, baseCurrency, total('inBaseWithoutCost'), (name) => baseSum(plan, rows, name)),
      },
    }),
    ...(plan.withoutCost !== null && {
      withoutCost: { records: total('withoutCost'), lines: total('linesWithoutCost') },
    }),
  };
}

/** Seconds, which are the same in every currency. */
function timesOf({ times }: SumPlan, rows: readonly SumRow[]): Record<string, number> {
  return Object.fromEntries(
    times.map((name) => [name, rows.reduce((added, row) => added + Number(row[`time.${name}`] ?? 0), 0)]),
  );
}

function byCurrency(plan: SumPlan, rows: readonly SumRow[]): NonNullable<Sums['byCurrency']> {
  // Where no cost was looked for there is no currency either.
  return rows
    .filter((row) => row.currency !== null)
    .map((row) => {
      const currency = String(row.currency);
      const own = (name: string) => (plan.own.includes(name) ? String(row[`own.${name}`] ?? '0') : null);
      return { currency, count: row.count, ...figuresOf(plan, currency, row.linesWithoutCost, own) };
    })
    .sort((one, other) => other.count - one.count || one.currency.localeCompare(other.currency));
}

/** The sum of an amount in the base currency by the name it goes by; null for what is not known in it. */
function baseSum({ base }: SumPlan, rows: readonly SumRow[], name: string): string | null {
  const stored = base.find((one) => one.name === name)?.stored;
  if (stored === undefined) return null;
  return sum(rows.map((row) => decimal(String(row[`base.${stored}`] ?? '0')))).toFixed();
}

/** Amounts as a reply carries them, and the margin they leave. */
function figuresOf(plan: SumPlan, currency: string, without: number, sumOf: (name: string) => string | null) {
  const { facts, hasMargin, asked, ofCosts } = plan;
  const margin = facts?.margin;
  const digits = minorDigits(currency);
  const written = (value: string | null) => (value === null ? null : toFixed(decimal(value), digits));
  const cost = margin ? sumOf(margin.cost) : null;
  const isKnown = cost === null || isCostKnown(cost, without);
  const amounts = [...asked].flatMap((name) => {
    const value = sumOf(name);
    return value === null ? [] : [[name, ofCosts.has(name) && !isKnown ? null : written(value)] as const];
  });
  return {
    amounts: Object.fromEntries(amounts),
    ...(hasMargin && margin && { margin: marginOf(sumOf(margin.net), isKnown ? cost : null, digits) }),
  };
}

function marginOf(net: string | null, cost: string | null, digits: number) {
  if (net === null || cost === null) return { amount: null, percent: null };
  const margin = decimal(net).minus(cost);
  return { amount: toFixed(margin, digits), percent: marginPercentOf(margin, decimal(net)) };
}

/** A group of rows of sums: what they have in common, the condition that gives its records, and what they come to. */
export function presentGroup(
  plan: SumPlan,
  { name, field }: Grouping,
  rows: readonly SumRow[],
  baseCurrency: string,
): SumsGroup {
  const { value: text = null, label = null, isDeleted = false } = rows[0] ?? {};
  const value = text !== null && field.kind === 'flag' ? text === 'true' : text;
  const isNamed = field.kind === 'reference';
  const isItself = ['text', 'date', 'instant'].includes(field.kind);
  return {
    value,
    label: isNamed ? label : isItself ? text : null,
    isDeleted: isDeleted === true,
    condition: { field: name, ...conditionFor(field.kind, value) },
    ...presentSums(plan, rows, baseCurrency),
  };
}

function conditionFor(kind: Grouping['field']['kind'], value: string | boolean | null): Omit<Condition, 'field'> {
  if (value === null) return { operator: 'empty' };
  if (kind === 'flag' || kind === 'text') return { operator: 'is', value };
  if (kind === 'choice' || kind === 'reference') return { operator: 'anyOf', value: [String(value)] };
  const [year, month] = String(value).split('-').map(Number);
  return { operator: 'between', value: [`${value}-01`, `${value}-${daysInMonth(year ?? 0, month ?? 1)}`] };
}
