import {
  amount,
  choice,
  currency,
  date,
  type Field,
  type FieldKind,
  flag,
  initially,
  json,
  lettingGo,
  listed,
  number,
  optional,
  paragraphs,
  percent,
  reference,
  replyOnly,
  seenWith,
  text,
  unitAmount,
} from '../../facts/fields.ts';
import { units } from '../../values/units.ts';
import type { RateSource } from '../prices/rate-resolution.ts';
import type { Freezing } from '../way/freezing.ts';

/** The lines that may hold a value: all of them, those with figures, or those somebody works on or is paid for. */
type On = 'every' | 'figures' | 'work';

/** What a copy of a project does with it: takes it over, moves the date with the start, or finds it again by prices, rates and totals. */
type Copied = 'carried' | 'shifted' | 'reread';

/** Where a grid of lines shows it: in a cell of its own, in the one that says who delivers, or in none. */
type Shown = 'cell' | 'assignee' | 'apart';

/** A column of the lines: what the product does with it, and its facts. */
function column<A extends Freezing, S extends Shown, F extends Field>(
  on: On,
  approval: A,
  copied: Copied,
  shown: S,
  field: F,
) {
  return { on, approval, copied, shown, field };
}

const price = <Value, Kind extends FieldKind>(facts: Field<Value, never, Kind>) =>
  seenWith('seeRates', optional(facts));
const cost = <Value, Kind extends FieldKind>(facts: Field<Value, never, Kind>) => seenWith('seeCosts', optional(facts));
const margin = <Value, Kind extends FieldKind>(facts: Field<Value, never, Kind>) => seenWith('seeRates', cost(facts));

/**
 * Everything the product knows of the fields of a line, said once (domain reference 2.8, decisions 9.4): which lines have it, what approval
 * and a copy do to it, where it is shown, and its facts. In the order of replies and files, which is that of the grid, too, where the
 * description goes first.
 */
export const lineColumns = {
  /** A section heads the lines below it, a text says something, both have no figures; a discount has a negative price. */
  type: column(
    'every',
    'frozen',
    'carried',
    'apart',
    initially(choice('section', 'service', 'expense', 'discount', 'text'), 'service'),
  ),
  /** What is sold. */
  serviceId: column('work', 'frozen', 'carried', 'cell', lettingGo(optional(reference('service')))),
  description: column('every', 'open', 'carried', 'cell', paragraphs({ max: 4000 })),
  /** Who delivers: a person, a provider, or a role that is still to be filled. */
  personnelId: column('work', 'open', 'carried', 'assignee', optional(reference('personnel'))),
  providerId: column('work', 'open', 'carried', 'assignee', optional(reference('provider'))),
  placeholderRole: column('work', 'open', 'carried', 'assignee', optional(text({ max: 80 }))),
  seniority: column('every', 'open', 'carried', 'assignee', optional(listed('people.seniorities'))),
  quantity: column('figures', 'frozen', 'carried', 'cell', optional(number({ above: '0', max: '99999999', scale: 4 }))),
  unit: column('figures', 'frozen', 'carried', 'cell', optional(choice(...units))),
  unitPrice: column('figures', 'frozen', 'reread', 'cell', price(number({ max: '999999999999', scale: 4 }))),
  discountPercent: column('figures', 'frozen', 'carried', 'cell', price(percent())),
  taxRateId: column('figures', 'frozen', 'carried', 'cell', price(reference('tax-rate'))),
  isBillable: column('every', 'frozen', 'carried', 'apart', initially(flag(), true)),
  isOptional: column('every', 'frozen', 'carried', 'apart', initially(flag(), false)),
  /** When; empty: as long as the project. */
  startDate: column('every', 'open', 'shifted', 'cell', optional(date())),
  endDate: column('every', 'open', 'shifted', 'cell', optional(date())),
  /** What one unit costs the firm, in `costCurrency`; without one in the project's currency. */
  unitCost: column('work', 'frozen', 'reread', 'cell', cost(unitAmount({ min: '0' }))),
  costCurrency: column('work', 'frozen', 'reread', 'cell', cost(currency())),
  internalNote: column('every', 'open', 'carried', 'apart', optional(paragraphs({ max: 1000 }))),
  taxPercent: column('figures', 'computed', 'reread', 'apart', price(replyOnly(percent()))),
  net: column('figures', 'computed', 'reread', 'cell', price(amount('currency'))),
  /** What one unit of `costCurrency` is worth in the project's currency, as of the day the cost was found. */
  fxRate: column(
    'work',
    'computed',
    'reread',
    'apart',
    cost(replyOnly(number({ above: '0', max: '9999999999', scale: 10 }))),
  ),
  cost: column('work', 'computed', 'reread', 'cell', cost(amount('currency'))),
  margin: column('work', 'computed', 'reread', 'apart', margin(amount('currency'))),
  marginPercent: column('work', 'computed', 'reread', 'cell', margin(marginPercent())),
  /** How price and cost were found. */
  priceSource: column('figures', 'computed', 'reread', 'apart', price(replyOnly(json<RateSource>()))),
  costSource: column('work', 'computed', 'reread', 'apart', cost(replyOnly(json<RateSource>()))),
};

/** A margin as a percentage of what is earned; negative where more is spent. */
export function marginPercent() {
  return replyOnly(number({ min: '-99999999999999', max: '100', scale: 4 }));
}

/** The name of a field of a line. */
export type LineField = keyof typeof lineColumns;

/** The names of all of them, in their order. */
export const lineFields = Object.keys(lineColumns) as LineField[];
