import type { Values } from '@mandate/contract/changes/merge.ts';
import type { CurrencyWay } from '@mandate/contract/project/prices/currency-change.ts';
import { takenFields } from '@mandate/contract/project/prices/line-rates.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { RecordForm } from '../../../form/state/record-form.ts';
import type { EditLine } from '../lines/edit-line.ts';
import {
  linesToDecide,
  pricedRowsOf,
  returned,
  type Standings,
  standingsAfter,
  standingsTaken,
  withOwnCurrencies,
  withPricedRows,
} from './price-standing.ts';

/** Prices that are meant in another currency than the project has by now: somebody has to say what becomes of them. */
export interface OpenChange {
  from: string;
  to: string;
  /** Of lines and of milestones. */
  rowIds: readonly string[];
  /** All that has a price can go back to the currency before. */
  mayGoBack: boolean;
}

/** What was said of the prices of the stored project. */
interface Said {
  from: string;
  to: string;
  how: CurrencyWay;
  rate: string | null;
}

/** Sees to it that no price on the screen of a project is taken for one in another currency. */
export interface PriceGuard {
  /** What is to be decided; null for nothing. */
  open: () => OpenChange | null;
  subscribe: (changed: () => void) => () => void;
  /**
   * Takes the open prices over as was said.
   * @param rate by which prices were converted; null where none was named
   * @param taken the lines as they become, by id, and milestones as lines whose price is the amount; without them the digits stay
   */
  decide: (how: CurrencyWay, rate: string | null, taken?: ReadonlyMap<string, Partial<EditLine>>) => void;
  /** Gives the project the currency of its prices again. */
  goBack: () => void;
  /** What a save says of them; null while something is to be decided. */
  said: () => Values | null;
  /** Begins to watch. @returns what ends it */
  watch: () => () => void;
}

const guards = new WeakMap<RecordForm, PriceGuard>();

/** The one who keeps the prices of the project a form holds. */
export function priceGuard(form: RecordForm): PriceGuard {
  const guard = guards.get(form) ?? guardPrices(form);
  guards.set(form, guard);
  return guard;
}

/** Keeps the prices of the project a form holds. What changes together, such as a draft put on, counts as one change. */
function guardPrices(form: RecordForm): PriceGuard {
  let base = form.state().base;
  let currency = currencyIn(base);
  let standings: Standings = standingsAfter(new Map(), { base, values: base, isCollided: false }, false);
  let open: OpenChange | null = null;
  let said: Said | null = null;
  let isDue = false;
  const listeners = new Set<() => void>();

  function put(values: Values): void {
    for (const [name, value] of Object.entries(values)) form.set(name, value);
  }

  function look(): void {
    isDue = false;
    const state = form.state();
    const { values, conflicts } = state;
    const shown = currencyIn(values);
    if (shown === null) return;
    standings = standingsAfter(standings, { ...state, isCollided: conflicts.length > 0 }, state.base !== base);
    base = state.base;
    if (shown !== currency) {
      if (currency !== null) put(withOwnCurrencies(form.state(), currency));
      currency = shown;
    }
    takeBack(shown);
    const lines = linesToDecide(standings, form.state().values);
    become(lines.length === 0 ? null : openFor(lines, shown));
  }

  // What went to another currency and comes back untouched is what it was, to the last digit.
  function takeBack(shown: string): void {
    const lines = pricedRowsOf(form.state().values);
    const back = linesToDecide(standings, form.state().values).flatMap(
      (line) => returned(line, standings.get(line.id), shown) ?? [],
    );
    if (back.length > 0) take(lines, back, shown);
  }

  function take(lines: readonly EditLine[], taken: readonly EditLine[], into: string): void {
    standings = standingsTaken(standings, lines, taken, into);
    put(withPricedRows(form.state().values, taken));
  }

  function openFor(lines: readonly EditLine[], to: string): OpenChange {
    const from = standings.get(lines[0]?.id ?? '')?.currency ?? to;
    const rowIds = lines.flatMap(({ id }) => (standings.get(id)?.currency === from ? [id] : []));
    const rest = linesToDecide(standings, { ...form.state().values, currency: from });
    return {
      from,
      to,
      rowIds,
      mayGoBack: rest.every((line) => returned(line, standings.get(line.id), from) !== null),
    };
  }

  function become(next: OpenChange | null): void {
    if (isSame(next, open)) return;
    open = next;
    for (const listener of listeners) listener();
  }

  function later(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(look);
  }

  return {
    open: () => open,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    decide(how, rate, taken) {
      if (!open) return;
      const { from, to, rowIds } = open;
      const lines = pricedRowsOf(form.state().values);
      const moved = lines.filter(({ id }) => rowIds.includes(id)).map((line) => figuresFrom(line, taken?.get(line.id)));
      said = { from, to, how, rate };
      take(lines, moved, to);
      look();
    },
    goBack() {
      if (open) form.set('currency', open.from);
    },
    said() {
      look();
      if (open) return null;
      const { base: stored, values } = form.state();
      if (stored.version === undefined || stored.currency === values.currency) return {};
      const isMeant = said?.from === stored.currency && said?.to === values.currency;
      const { how, rate } = isMeant && said ? said : { how: 'keep', rate: null };
      return { currencyChange: { how, ...(rate !== null && { rate }), isApplied: true } };
    },
    watch() {
      const end = form.subscribe(later);
      later();
      return end;
    },
  };
}

function currencyIn({ currency }: Values): string | null {
  return typeof currency === 'string' && currency !== '' ? currency : null;
}

function figuresFrom(line: EditLine, taken: Partial<EditLine> | undefined): EditLine {
  const names = takenFields.filter((name) => taken?.[name] !== undefined);
  return { ...line, ...Object.fromEntries(names.map((name) => [name, taken?.[name]])) };
}
