import { linesWithoutCost } from '@mandate/contract/project/figures/lines-without-cost.ts';
import { type Totals, totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import { useMemo, useRef } from 'react';
import { useForm } from '../../../../form/state/editing-context.ts';
import type { RecordForm } from '../../../../form/state/record-form.ts';
import { problemSentence } from '../../../../records/words/record-words.ts';
import type { TaxRate } from '../cells/read-cell.ts';
import { type EditLine, isBlank, lineOf, readable } from '../edit-line.ts';
import { replaceLine } from '../insert-and-remove-lines.ts';
import { faultsByLine } from '../line-faults.ts';
import { type LineView, moneyOnce, taxed, viewsOf } from './priced-lines.ts';
import { useExchangedLines, useMeantCurrency } from './use-exchanged-lines.ts';

/** The lines of a project as they are shown, and what they come to. */
export interface PricedLines {
  views: readonly LineView[];
  totals: Totals;
  /** The currency the prices are meant in. */
  currency: string;
  /** How many lines have no cost although they cost something. */
  without: number;
}

/**
 * Prices the lines as the server will when they are saved, and again with every letter typed.
 * @param draft the line a cell of which is being edited, as it would be
 * @param asking the lines of which something is being looked up
 */
export function usePricedLines(
  form: RecordForm,
  lines: readonly EditLine[],
  draft: EditLine | null,
  rates: readonly TaxRate[],
  asking: ReadonlySet<string>,
): PricedLines {
  const base = useForm(form, (state) => state.base);
  const problems = useForm(form, (state) => state.problems);
  const currency = useMeantCurrency(form);
  const discount = useForm(form, ({ values }) => (values.discountPercent ?? null) as string | null);
  const projectRateId = useForm(form, ({ values }) => (values.defaultTaxRateId ?? null) as string | null);
  const start = useForm(form, ({ values }) => (values.startDate ?? null) as string | null);
  const end = useForm(form, ({ values }) => (values.endDate ?? null) as string | null);
  const before = useRef<ReadonlyMap<string, LineView>>(new Map());

  const stored = useMemo(() => {
    if (base.version === undefined) return null;
    const storedLines = (base.lines ?? []) as LineValues[];
    return {
      defaultTaxRateId: (base.defaultTaxRateId ?? null) as string | null,
      lines: new Map(storedLines.map((line) => [line.id, line])),
    };
  }, [base]);
  const faults = useMemo(() => faultsByLine(problems, problemSentence), [problems]);
  const whole = useMemo(() => {
    const all = lines.map((line) => wholeLine(line));
    return draft ? replaceLine(all, wholeLine(draft)) : all;
  }, [lines, draft]);
  const exchanged = useExchangedLines(form, whole);
  // The same line with the same percentage stays the same object, so that only what changed is priced and redrawn.
  const taxedBefore = useRef(new WeakMap<EditLine, EditLine>());

  return useMemo(() => {
    const shown = exchanged.map((line) => {
      const fresh = taxed(line, { rates, projectRateId, stored });
      const known = taxedBefore.current.get(line);
      const kept = known?.taxPercent === fresh.taxPercent ? known : fresh;
      taxedBefore.current.set(line, kept);
      return kept;
    });
    const discountPercent =
      discount === null ? null : readable({ ...lineOf({ id: '' }), discountPercent: discount }).discountPercent;
    const counted = shown.filter((line) => !hasFigures(line.type) || !isBlank(line)).map(readable);
    const totals = totalsOf({ currency, discountPercent, lines: counted }, moneyOnce);
    const views = viewsOf(shown, { totals, currency, days: { start, end }, faults, asking }, before.current);
    before.current = new Map(views.map((view) => [view.id, view]));
    return { views, totals, currency, without: linesWithoutCost(counted, currency, moneyOnce).length };
  }, [exchanged, rates, projectRateId, stored, currency, discount, faults, start, end, asking]);
}

const wholeLines = new WeakMap<EditLine, EditLine>();

/** The line with every key: replies leave out what a reader may not see. */
function wholeLine(line: EditLine): EditLine {
  if (line.taxPercent !== undefined && line.unitPrice !== undefined && line.unitCost !== undefined) return line;
  const known = wholeLines.get(line) ?? lineOf(line);
  wholeLines.set(line, known);
  return known;
}
