import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { countedBy, type SumFacts, sumFactsOf, sumFields } from '@mandate/contract/lists/sums.ts';

/** What is added up for a reader. */
export interface SumPlan {
  /** Whether records have a currency that their sums are apart by. */
  hasCurrencies: boolean;
  /** What says how long something took. */
  times: readonly string[];
  /** Amounts in the records' own currencies. */
  own: readonly string[];
  /** The flag of the records whose amounts are added up; null where they are those of all. */
  counted: string | null;
  /** Amounts in the base currency: the name they go by, and the field they are stored in. */
  base: readonly { name: string; stored: string }[];
  /** How amounts become one in the base currency; null where the list knows no such amounts, or the reader sees none. */
  facts: SumFacts | null;
  /** Whether the reader sees what margins are made of. */
  hasMargin: boolean;
  /** The field that counts what margins leave out, where the reader sees it. */
  withoutCost: string | null;
  /** Amounts that say nothing while no cost is known. */
  ofCosts: ReadonlySet<string>;
  /** The amount in the base currency by which groups are ordered. */
  leading: string | null;
  /** The amounts that were asked for. */
  asked: ReadonlySet<string>;
}

/**
 * What is added up for a reader: the amounts that were asked for, and what margins are made of.
 * @param asked names of {@link sumFields}; absent: all of them
 */
export function sumPlan(entity: Entity, reader: Reader, asked: readonly string[] | undefined): SumPlan {
  const seen = sumFields(entity, reader);
  const wanted = asked ?? [...seen.keys()];
  const facts = sumFactsOf(entity);
  const isBase = (name: string) => facts !== undefined && seen.get(name)?.currencyField === facts.baseCurrency;
  const margin = facts?.margin;
  const hasMargin = margin !== undefined && seen.has(margin.net) && seen.has(margin.cost);
  // Groups are ordered by the net, whatever else was asked for.
  const needed = new Set([...wanted, ...(margin ? [margin.net] : []), ...(hasMargin ? [margin.cost] : [])]);
  const isTimed = (name: string) => seen.get(name)?.form === 'duration';
  const names = [...seen.keys()].filter((name) => needed.has(name) && !isTimed(name));
  const own = names.filter((name) => !isBase(name));
  const base = names.flatMap((name) => {
    const stored = isBase(name) ? name : facts?.inBase[name];
    return stored !== undefined && seen.has(stored) ? [{ name, stored }] : [];
  });
  const lacking = margin && entity.fields[margin.withoutCost];
  const net = margin && facts?.inBase[margin.net];
  return {
    times: wanted.filter(isTimed),
    hasCurrencies: own.length > 0,
    own,
    counted: own.length > 0 ? (countedBy(entity) ?? null) : null,
    base,
    facts: facts && base.length > 0 ? facts : null,
    hasMargin,
    withoutCost: margin && lacking && isSeen(lacking, reader) ? margin.withoutCost : null,
    ofCosts: new Set([...seen].flatMap(([name, { leavesOut }]) => (leavesOut ? [name] : []))),
    leading: base.find(({ stored }) => stored === net)?.stored ?? null,
    asked: new Set(wanted),
  };
}
