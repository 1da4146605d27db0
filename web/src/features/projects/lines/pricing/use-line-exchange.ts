import type { Values } from '@mandate/contract/changes/merge.ts';
import { currencyOfCost } from '@mandate/contract/project/figures/line-amounts.ts';
import { hasCost } from '@mandate/contract/project/line.ts';
import { fxRateOf } from '@mandate/contract/project/prices/line-pricing.ts';
import type { LineTerms } from '@mandate/contract/project/prices/line-rates.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { useCallback, useMemo } from 'react';
import { useForm } from '../../../../form/state/editing-context.ts';
import type { RecordForm } from '../../../../form/state/record-form.ts';
import { storedForm } from '../../../../records/changes/record-changes.ts';
import { useOpenChange } from '../../currency/use-open-change.ts';
import type { EditLine } from '../edit-line.ts';
import { type ExchangeRequest, exchangeKey, useExchangeRates } from './exchange.ts';

/** What of a project the rates of its lines depend on, as it would be stored. */
export function termsIn(values: Values): LineTerms {
  const text = (name: 'customerId' | 'hoursPerDay' | 'startDate') =>
    storedForm(project.fields[name], values[name]) as string | null;
  const startDate = text('startDate');
  return {
    currency: String(values.currency ?? project.fields.currency.initial),
    customerId: text('customerId'),
    hoursPerDay: text('hoursPerDay'),
    startDate: startDate !== null && isPlainDate(startDate) ? startDate : null,
  };
}

/** What decides the exchange rates of lines. */
export interface ExchangeBasis {
  /** The project as it is stored; null while it never was. */
  stored: { lines: ReadonlyMap<string, EditLine>; terms: LineTerms; isFrozen: boolean } | null;
  terms: LineTerms;
}

/** What decides the exchange rates of the lines of a project. @param currency the one its prices are meant in */
export function exchangeBasis(base: Values, values: Values, currency: string): ExchangeBasis {
  const lines = (base.lines ?? []) as EditLine[];
  const stored =
    base.version === undefined
      ? null
      : {
          lines: new Map(lines.map((line) => [line.id, line])),
          terms: termsIn(base),
          isFrozen: (base.frozenOn ?? null) !== null,
        };
  return { stored, terms: { ...termsIn(values), currency } };
}

/**
 * The exchange rate a line would be saved with; null where its cost is not foreign, or none is known.
 * @param lookUp what is known of exchange rates at this moment
 */
export function fxRateFor(
  line: EditLine,
  { stored, terms }: ExchangeBasis,
  lookUp: (request: ExchangeRequest) => string | null,
): string | null {
  const own = currencyOfCost(line, terms.currency);
  if (!hasCost(line.type) || line.unitCost === null || own === terms.currency) return null;
  const old = stored?.lines.get(line.id);
  const sides = {
    before: stored && old ? { line: old, terms: stored.terms } : null,
    wanted: { line, terms },
    isFrozen: stored?.isFrozen ?? false,
  };
  return fxRateOf(sides, own, (from) => lookUp({ from, to: terms.currency, date: line.startDate ?? terms.startDate }));
}

/** The requests lines have for exchange rates, each once. */
export function exchangeRequests(lines: readonly EditLine[], basis: ExchangeBasis): ExchangeRequest[] {
  const requests = new Map<string, ExchangeRequest>();
  for (const line of lines) {
    fxRateFor(line, basis, (request) => {
      requests.set(exchangeKey(request), request);
      return null;
    });
  }
  return [...requests.values()];
}

/** Gives what says the exchange rate lines of a project would be saved with at this moment; null where none is known. */
export function useLineExchange(form: RecordForm, lines: readonly EditLine[]): (line: EditLine) => string | null {
  const base = useForm(form, (state) => state.base);
  const values = useForm(form, (state) => state.values);
  const currency = useMeantCurrency(form);
  const { customerId, hoursPerDay, startDate } = termsIn(values);
  const basis = useMemo(
    () => exchangeBasis(base, { customerId, hoursPerDay, startDate }, currency),
    [base, customerId, hoursPerDay, startDate, currency],
  );
  const requests = useMemo(() => exchangeRequests(lines, basis), [lines, basis]);
  const rates = useExchangeRates(requests);
  return useCallback(
    (line) => fxRateFor(line, basis, (request) => rates[exchangeKey(request)] ?? null),
    [basis, rates],
  );
}

/** The currency the prices of a project are meant in: until it is said what becomes of them, that before. */
export function useMeantCurrency(form: RecordForm): string {
  const shown = useForm(form, ({ values }) => String(values.currency ?? 'EUR'));
  return useOpenChange(form)?.from ?? shown;
}
