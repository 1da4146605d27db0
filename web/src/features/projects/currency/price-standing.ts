import type { Values } from '@mandate/contract/changes/merge.ts';
import { isPricedLine } from '@mandate/contract/project/prices/currency-change.ts';
import { takenFields } from '@mandate/contract/project/prices/line-rates.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Row } from '../../../records/changes/record-path.ts';
import { type EditLine, newLine, readable } from '../lines/edit-line.ts';

type Figures = Required<Pick<EditLine, (typeof takenFields)[number]>>;

/** In which currency the price of a line, or the amount of a milestone, was meant, and what it was in others it was taken over from. */
export interface PriceStanding {
  currency: string;
  price: string | null;
  /** The figures it was taken over with: what was typed since stays. */
  figures: Figures | null;
  others: ReadonlyMap<string, Figures>;
}

export type Standings = ReadonlyMap<string, PriceStanding>;

/** What of a project on the screen prices depend on. */
export interface PricedProject {
  base: Values;
  values: Values;
  /** Fields two people changed are to be decided: what is chosen may be theirs. */
  isCollided: boolean;
}

/**
 * In which currencies the prices of a project are meant after something changed on the screen. A price that was typed is meant in the currency
 * shown; one that stayed, or came from the stored project, in that it was entered in.
 * @param isRead a newer state of the stored project was read
 */
export function standingsAfter(before: Standings, project: PricedProject, isRead: boolean): Standings {
  const { base, values, isCollided } = project;
  const shown = String(values.currency);
  const storedIn = base.version === undefined ? null : String(base.currency);
  const stored = new Map((storedIn === null ? [] : pricedRowsOf(base)).map((line) => [line.id, line]));
  const changed: [string, PriceStanding][] = [];
  for (const line of pricedRowsOf(values)) {
    const known = before.get(line.id);
    const isStored = isSamePrice(stored.get(line.id)?.unitPrice, line.unitPrice);
    const isAsKnown = known !== undefined && isSamePrice(known.price, line.unitPrice);
    const isAsStored = isStored && shown === storedIn;
    if (isAsKnown && (!isAsStored || known.currency === shown)) continue;
    const isBrought = isStored && storedIn !== null && (known === undefined || isRead || isCollided);
    const currency = isBrought ? storedIn : shown;
    changed.push([line.id, { ...(isAsKnown ? known : fresh), currency, price: line.unitPrice }]);
  }
  return changed.length === 0 ? before : new Map([...before, ...changed]);
}

const fresh = { figures: null, others: new Map<string, Figures>() };

/** The lines, and milestones, whose prices are meant in another currency than the one the project has on the screen. */
export function linesToDecide(standings: Standings, values: Values): EditLine[] {
  return pricedRowsOf(values).filter((line) => isPriced(line) && standings.get(line.id)?.currency !== values.currency);
}

/** The line as it was in a currency it was taken over from, where nobody touched its price since; what else was typed stays. */
export function returned(line: EditLine, standing: PriceStanding | undefined, currency: string): EditLine | null {
  const was = standing?.others.get(currency);
  if (!standing || !was || !isSamePrice(standing.price, line.unitPrice)) return null;
  const { figures } = standing;
  const isCostTaken = figures?.unitCost === line.unitCost && figures.costCurrency === line.costCurrency;
  return isCostTaken ? { ...line, ...was } : { ...line, unitPrice: was.unitPrice, priceSource: was.priceSource };
}

/** The standings once some lines were taken over into a currency. @param taken the lines as they are then */
export function standingsTaken(
  before: Standings,
  lines: readonly EditLine[],
  taken: readonly EditLine[],
  currency: string,
): Standings {
  const was = new Map(lines.map((line) => [line.id, line]));
  const after = new Map(before);
  for (const line of taken) {
    const [old, standing] = [was.get(line.id), before.get(line.id)];
    const others = new Map(standing?.others);
    if (old && standing) others.set(standing.currency, figuresOf(old));
    after.set(line.id, { currency, price: line.unitPrice, figures: figuresOf(line), others });
  }
  return after;
}

function figuresOf(line: EditLine): Figures {
  return Object.fromEntries(takenFields.map((name) => [name, line[name] ?? null])) as unknown as Figures;
}

/**
 * What was meant in the project's currency before without saying so says it: it stays what it is. What says what the project's is by now, and
 * did not when it was stored, need not.
 */
export function withOwnCurrencies({ base, values }: Pick<PricedProject, 'base' | 'values'>, before: string): Values {
  const changed: Values = {};
  const lines = linesOf(values);
  const costed = lines.map((line) => (line.unitCost && !line.costCurrency ? { ...line, costCurrency: before } : line));
  if (costed.some((line, at) => line !== lines[at])) changed.lines = costed;
  const rows = (values.providers ?? []) as Row[];
  const stored = new Map(((base.providers ?? []) as Row[]).map((row) => [row.id, row]));
  const agreed = rows.map((row) => {
    if (row.agreedAmount && !row.currency) return { ...row, currency: before };
    const isBack = row.currency === values.currency && stored.get(row.id)?.currency === null;
    return isBack ? { ...row, currency: null } : row;
  });
  if (agreed.some((row, at) => row !== rows[at])) changed.providers = agreed;
  return changed;
}

/** Whether a line has a price that is worth something else in another currency. What cannot be read is refused when it is saved. */
function isPriced(line: EditLine): boolean {
  return isPricedLine(readable({ ...line, unitPrice: line.unitPrice ?? null }));
}

function isSamePrice(one: string | null | undefined, other: string | null | undefined): boolean {
  if ((one ?? null) === (other ?? null)) return true;
  const [first, second] = [one, other].map((price) => readable({ unitPrice: price ?? null } as EditLine).unitPrice);
  return first != null && second != null && decimal(first).eq(second);
}

export function linesOf({ lines }: Values): EditLine[] {
  return (lines ?? []) as EditLine[];
}

/** All of a project that has a price: its lines, and its milestones with their amounts as the price of a line. */
export function pricedRowsOf(values: Values): EditLine[] {
  return [
    ...linesOf(values),
    ...milestonesOf(values).map(({ id, amount }) => ({ ...blankExpense, id, unitPrice: amount })),
  ];
}

/** The project's lines and milestones with what of its priced rows is other by now. */
export function withPricedRows(values: Values, changed: readonly EditLine[]): Values {
  const byId = new Map(changed.map((line) => [line.id, line]));
  const milestones = milestonesOf(values);
  const isChanged = milestones.some(({ id }) => byId.has(id));
  return {
    lines: linesOf(values).map((line) => byId.get(line.id) ?? line),
    ...(isChanged && {
      milestones: milestones.map((row) => ({
        ...row,
        amount: byId.has(row.id) ? byId.get(row.id)?.unitPrice : row.amount,
      })),
    }),
  };
}

/** The ids of a project's milestones. */
export function milestoneIdsOf(values: Values): ReadonlySet<string> {
  return new Set(milestonesOf(values).map(({ id }) => id));
}

const blankExpense = newLine('expense');

function milestonesOf({ milestones }: Values): (Row & { amount: string | null })[] {
  return ((milestones ?? []) as Row[]).map((row) => ({ ...row, amount: (row.amount ?? null) as string | null }));
}
