import type { LineValues } from '@mandate/contract/project/line.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { useMemo, useRef } from 'react';
import { useForm } from '../../../../form/state/editing-context.ts';
import type { RecordForm } from '../../../../form/state/record-form.ts';
import { problemSentence } from '../../../../records/words/record-words.ts';
import type { TaxRate } from '../cells/cell-facts.ts';
import type { EditLine } from '../edit-line.ts';
import { replaceLine } from '../insert-and-remove-lines.ts';
import { faultsByLine } from '../line-faults.ts';
import { type LineView, viewsOf } from './line-views.ts';
import { type PricedLines, priceLines } from './priced-lines.ts';
import { useLineExchange, useMeantCurrency } from './use-line-exchange.ts';

/**
 * Prices the lines as the server will when they are saved, and again with every letter typed.
 * @param draft the line a cell of which is being edited, as it would be
 */
export function usePricedLines(
  form: RecordForm,
  lines: readonly EditLine[],
  draft: EditLine | null,
  rates: readonly TaxRate[],
): PricedLines {
  const base = useForm(form, (state) => state.base);
  const currency = useMeantCurrency(form);
  const discount = useForm(form, ({ values }) => (values.discountPercent ?? null) as string | null);
  const projectRateId = useForm(form, ({ values }) => (values.defaultTaxRateId ?? null) as string | null);
  const stored = useMemo(() => {
    if (base.version === undefined) return null;
    const storedLines = (base.lines ?? []) as LineValues[];
    return {
      projectRateId: (base.defaultTaxRateId ?? null) as string | null,
      lines: new Map(storedLines.map((line) => [line.id, line])),
    };
  }, [base]);
  const given = useMemo(() => (draft ? replaceLine(lines, draft) : lines), [lines, draft]);
  const fxRateOf = useLineExchange(form, given);
  return useMemo(() => {
    // What is typed may be no figure yet.
    const discountPercent = discount !== null && isDecimalText(discount) ? discount : null;
    return priceLines(given, { currency, discountPercent, tax: { rates, projectRateId, stored }, fxRateOf });
  }, [given, currency, discount, rates, projectRateId, stored, fxRateOf]);
}

/**
 * The lines as the grid and the cards show them.
 * @param asking the lines of which something is being looked up
 */
export function useLineViews(
  form: RecordForm,
  { lines, totals, currency }: PricedLines,
  asking: ReadonlySet<string>,
): readonly LineView[] {
  const problems = useForm(form, (state) => state.problems);
  const start = useForm(form, ({ values }) => (values.startDate ?? null) as string | null);
  const end = useForm(form, ({ values }) => (values.endDate ?? null) as string | null);
  const before = useRef<ReadonlyMap<string, LineView>>(new Map());
  const faults = useMemo(() => faultsByLine(problems, problemSentence), [problems]);
  return useMemo(() => {
    const views = viewsOf(lines, { totals, currency, days: { start, end }, faults, asking }, before.current);
    before.current = new Map(views.map((view) => [view.id, view]));
    return views;
  }, [lines, totals, currency, start, end, faults, asking]);
}
