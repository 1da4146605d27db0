import type { Values } from '@mandate/contract/changes/merge.ts';
import { rateScope } from '@mandate/contract/entities/rate.ts';
import { type RaiseProblem, type RaiseTerms, raisedPrice } from '@mandate/contract/project/prices/raised-price.ts';
import type { RateFacts } from '@mandate/contract/project/prices/rate-resolution.ts';
import { rateName } from '@mandate/contract/rules/rate-rules.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Stored } from '../../../records/read/stored.ts';

/** Whether later rates follow a new price, or give way to it. */
export type LaterWay = 'theirs' | 'ours';

/** One price of a change of prices. */
export interface PlannedPrice {
  /** The rate that holds the day before, or that begins on the day where there is none. */
  base: Stored;
  /** What it comes to from the day on; null where it cannot. */
  after: string | null;
  problem: RaiseProblem | 'notPermitted' | null;
  /** Rates of the same scope that begin on the day or after. */
  later: Stored[];
  way: LaterWay;
  /** It is to be changed; false where it was left out. */
  isTaken: boolean;
}

/** What is planned for each price that is meant. */
export interface RaiseChoice {
  from: string;
  terms: RaiseTerms;
  isMeant: (rate: Stored) => boolean;
  mayEdit: (rate: Stored) => boolean;
  leaveOut: ReadonlySet<string>;
  replaceLater: ReadonlySet<string>;
}

/** What one price becomes: the rate that ends the day before, the one that begins, or the one that is changed as it stands, and those that go. */
export interface PriceChanges {
  base: Stored;
  closed: { stored: Stored; wanted: Values } | null;
  changed: { stored: Stored; wanted: Values } | null;
  made: Values | null;
  removed: Stored[];
}

/**
 * Plans a change of prices: of each scope the rate that holds the day before it, unless it ends then and nothing follows.
 * @param rates all live ones of the scopes in question that do not end before the day before
 */
export function planRaise(rates: readonly Stored[], choice: RaiseChoice): PlannedPrice[] {
  const scopes = new Map<string, Stored[]>();
  for (const one of rates) {
    const key = JSON.stringify(rateScope.map((name) => one.values[name] ?? null));
    const same = scopes.get(key);
    if (same) same.push(one);
    else scopes.set(key, [one]);
  }
  return [...scopes.values()].flatMap((ofScope) => plannedPrice(ofScope, choice) ?? []);
}

function plannedPrice(ofScope: readonly Stored[], choice: RaiseChoice): PlannedPrice | null {
  const { from, terms } = choice;
  const ordered = ofScope.toSorted((one, other) => (validFrom(one) < validFrom(other) ? -1 : 1));
  const before = ordered.find((one) => validFrom(one) < from && lasts(one, addDays(from, -1)));
  const following = ordered.filter((one) => validFrom(one) >= from);
  const begins = following.find((one) => validFrom(one) === from);
  const isOver = before !== undefined && !lasts(before, from) && begins === undefined;
  const base = isOver ? undefined : (before ?? begins);
  if (!base || !choice.isMeant(base)) return null;
  const { amount, currency } = base.values as { amount: string; currency: string };
  const raised = raisedPrice(amount, currency, terms);
  const problem = !choice.mayEdit(base) ? 'notPermitted' : 'problem' in raised ? raised.problem : null;
  const later = following.filter((one) => one !== base);
  return {
    base,
    after: problem === null && 'amount' in raised ? raised.amount : null,
    problem,
    later,
    way: later.length > 0 && choice.replaceLater.has(base.id) ? 'ours' : 'theirs',
    isTaken: !choice.leaveOut.has(base.id),
  };
}

/** Whether something of a planned price is to be written: not where it stays the same, or another rate of the same day is left to hold. */
export function isWritten({ base, after, isTaken, later, way }: PlannedPrice, from: string): boolean {
  const isLeft = way === 'theirs' && later[0] !== undefined && validFrom(later[0]) === from;
  return isTaken && after !== null && !isLeft && !decimal(after).eq(String(base.values.amount));
}

/** The last day a new price holds; null: for good. */
export function lastDayOf({ base, way }: Pick<PlannedPrice, 'base' | 'way'>): string | null {
  return way === 'ours' ? null : validTo(base);
}

/** What a price that is written becomes. */
export function changesOf(price: PlannedPrice, from: string): PriceChanges {
  const { base, after, later, way } = price;
  const lastDay = lastDayOf(price);
  const wanted = named({ ...base.values, amount: after, validTo: lastDay });
  const removed = way === 'ours' ? later : [];
  if (validFrom(base) === from) return { base, closed: null, changed: { stored: base, wanted }, made: null, removed };
  const yesterday = addDays(from, -1);
  const isEnding = validTo(base) !== yesterday;
  return {
    base,
    closed: isEnding ? { stored: base, wanted: { ...base.values, validTo: yesterday } } : null,
    changed: null,
    made: named({ ...wanted, validFrom: from, externalRef: null }),
    removed,
  };
}

/** What lines look at, as it would be after a change of prices: for asking a book of rates before anything is written. */
export function plannedRates(changes: readonly PriceChanges[], rates: readonly RateFacts[]): RateFacts[] {
  const gone = new Set(changes.flatMap(({ removed }) => removed.map(({ id }) => id)));
  const given = new Map(
    changes.flatMap(({ closed, changed }) => {
      const moved = closed ?? changed;
      return moved ? [[moved.stored.id, moved.wanted] as const] : [];
    }),
  );
  const stay = rates.filter(({ id }) => !gone.has(id)).map((one) => ({ ...one, ...factsOf(given.get(one.id)) }));
  const known = new Map(rates.map((one) => [one.id, one]));
  const made = changes.flatMap(({ made: wanted, base }) => {
    // A book of few records knows the rates of these alone.
    const like = known.get(base.id);
    return wanted && like ? [{ ...like, ...factsOf(wanted), id: `new ${like.id}` }] : [];
  });
  return [...stay, ...made];
}

function factsOf(wanted: Values | undefined): Partial<RateFacts> {
  if (wanted === undefined) return {};
  const { amount, validFrom: first, validTo: last } = wanted as Pick<RateFacts, 'amount' | 'validFrom' | 'validTo'>;
  return { amount, validFrom: first, validTo: last };
}

function named(values: Values): Values {
  return { ...values, name: rateName(values) };
}

function validFrom({ values }: Stored): string {
  return String(values.validFrom);
}

function validTo({ values }: Stored): string | null {
  return values.validTo as string | null;
}

/** Whether a rate still holds on a day after its first. */
function lasts(one: Stored, day: string): boolean {
  const last = validTo(one);
  return last === null || last >= day;
}
