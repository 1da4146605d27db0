import {
  type ExplainInput,
  type Explanation,
  explainLine,
  explainTotal,
  type LeftOut,
} from '@mandate/contract/project/figures/explain.ts';
import type { TotalField } from '@mandate/contract/project/figures/total-fields.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { moneyText, numberText, percentText } from '../../../ui/values/value-texts.ts';
import type { ExplainedFigure } from './explained-figure.ts';
import { type ExplainedProject, lineText } from './explained-project.ts';

/** Says a word under a key of `explain`. */
export type Word = (key: string, params?: Record<string, string | number>) => string;

/** The colours the parts of a bar and their rows share. */
export type Mark = 'first' | 'second' | 'rest' | 'third';

/** A row of what a figure is made of. */
export interface ExplanationRow {
  key: string;
  label: string;
  value: string;
  /** Part of the row above. */
  isPart?: boolean;
  /** What all rows come to. */
  isSum?: boolean;
  mark?: Mark;
}

/** A figure explained in the words and formats of the person. */
export interface ExplanationInWords {
  /** What the figure is called. */
  name: string;
  figure: string;
  sentence: string;
  rows: ExplanationRow[];
  rounding: string;
  leftOut: { key: string; lineId: string; label: string; value: string | null }[];
}

const marks: Partial<Record<TotalField, Mark>> = {
  plannedCostInternal: 'first',
  plannedCostProvider: 'second',
  plannedCostExpense: 'rest',
  plannedMargin: 'third',
};

/** Says how a figure of a project came about; null where its line is gone. */
export function explanationInWords(
  project: ExplainedProject,
  figure: ExplainedFigure,
  word: Word,
  numberFormat: string,
): ExplanationInWords | null {
  const say = speaker(project, word, numberFormat);
  if (figure.lineId === null) {
    const explained = explainTotal(project, figure.field, project.totals);
    return { ...say.whole(explained, word(`input.${figure.field}`)), rows: say.totalRows(explained, figure.field) };
  }
  const line = project.lines.find(({ id }) => id === figure.lineId);
  if (!line) return null;
  const explained = explainLine(line, project.currency, figure.field);
  const name = word('ofLine', { figure: word(`input.${figure.field}`), name: say.lineName(line.id) });
  return { ...say.whole(explained, name), rows: say.rows(explained, word(`input.${figure.field}`)) };
}

function speaker(project: ExplainedProject, word: Word, numberFormat: string) {
  const { currency, totals } = project;
  const written = (value: string | null, kind: ExplainInput['kind'], of = currency) => {
    if (value === null || kind === 'figure') return numberText(value, numberFormat);
    return kind === 'percent' ? percentText(value, numberFormat) : moneyText(value, of, numberFormat);
  };
  const lineName = (id: string) => lineText(project, id) ?? word('line', { number: project.numbers.get(id) ?? '' });

  function label({ label: name, lineId, params, currency: of }: ExplainInput): string {
    if (lineId !== undefined) return lineName(lineId);
    const amounts = new Set(['subtotal', 'taxable']);
    const said = Object.entries(params ?? {}).map(([key, value]) => {
      return [key, amounts.has(key) ? moneyText(value, currency, numberFormat) : numberText(value, numberFormat)];
    });
    const words = word(`input.${name}`, Object.fromEntries(said));
    return of === undefined ? words : `${words}, ${of}`;
  }

  const row = (input: ExplainInput, at: number): ExplanationRow => ({
    key: `${at} ${input.label} ${input.lineId ?? ''}`,
    label: label(input),
    value: written(input.value, input.kind, input.currency),
    ...(input.total && marks[input.total] && { mark: marks[input.total] }),
  });
  const sumRow = ({ value, kind }: Explanation, name: string, mark?: Mark): ExplanationRow => {
    return { key: 'sum', label: name, value: written(value, kind), isSum: true, ...(mark && { mark }) };
  };

  /** What a part that is a total is made of itself, signed as it is taken. */
  function partsOf(input: ExplainInput): ExplanationRow[] {
    if (!input.total || !['contractNet', 'tax', 'plannedCost'].includes(input.total)) return [];
    const isTaken = input.value !== totals[input.total];
    const { inputs } = explainTotal(project, input.total, totals);
    return inputs.flatMap((one, at) => {
      if (one.value === null || (decimal(one.value).eq(0) && one.total !== 'subtotal')) return [];
      const value = isTaken ? turned(one.value) : one.value;
      return [{ ...row({ ...one, value }, at), key: `${input.total} ${at}`, label: partLabel(one), isPart: true }];
    });
  }

  function partLabel(input: ExplainInput): string {
    if (input.total === 'subtotal') {
      return word('lines', { count: explainTotal(project, 'subtotal', totals).inputs.length });
    }
    const percent = percentText(project.discountPercent, numberFormat);
    return input.total === 'discount' ? word('projectDiscount', { percent }) : label(input);
  }

  return {
    lineName,
    whole: (explained: Explanation, name: string) => ({
      name,
      figure: written(explained.value, explained.kind),
      sentence: word(`formula.${explained.formula}`),
      rounding: word(`rounding.${explained.rounding}`),
      leftOut: explained.leftOut.map((left) => ({
        key: `${left.lineId} ${left.reason}`,
        lineId: left.lineId,
        label: `${lineName(left.lineId)}, ${word(`leftOut.${left.reason}`)}`,
        value: bracketed(left),
      })),
    }),
    rows: (explained: Explanation, name: string) => [...explained.inputs.map(row), sumRow(explained, name)],
    totalRows: (explained: Explanation, field: TotalField) => [
      ...explained.inputs.flatMap((input, at) => [row(input, at), ...(explained.by === 'sum' ? partsOf(input) : [])]),
      sumRow(explained, word(`input.${field}`), explained.by === 'sum' ? marks[field] : undefined),
    ],
  };

  function bracketed({ value }: LeftOut): string | null {
    return value === null ? null : `(${moneyText(value, currency, numberFormat)})`;
  }
}

function turned(value: string): string {
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
