import type { Values } from '@mandate/contract/changes/merge.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import {
  type ExplainInput,
  type Explanation,
  explainedFigures,
  explainLine,
  explainTotal,
  type LineField,
} from '@mandate/contract/project/figures/explain.ts';
import { totalFields } from '@mandate/contract/project/figures/total-fields.ts';
import { blankLine, hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import type { RateSource, Tried } from '@mandate/contract/project/prices/rate-resolution.ts';
import { project } from '@mandate/contract/project/project.ts';
import { z } from 'zod';
import type { Call } from '../../../calls/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { findVisible, readRecord } from '../../../records/read/find.ts';
import type { Words } from '../../../words/words.ts';
import { triedRates } from './tried-rates.ts';

/** Which figure is to be explained: a total of the project, or a figure of one of its lines. */
export const explainQuery = z.strictObject({
  field: z.string().min(1).max(40),
  lineId: z.string().max(100).optional(),
});

const matchedRate = z.object({
  rule: z.string(),
  name: z.string().nullable(),
  validFrom: z.string().nullable(),
  date: z.string().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  unit: z.string().nullable(),
});

/** A figure explained in words (decisions 9.4). */
export const explanationSchema = z.object({
  value: z.string().nullable(),
  formula: z.string(),
  inputs: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
  rate: z
    .object({ matched: matchedRate.nullable(), tried: z.array(z.object({ rule: z.string(), reason: z.string() })) })
    .nullable(),
  rounding: z.string(),
});
type ExplainedFigure = z.infer<typeof explanationSchema>;

/**
 * How a stored figure of a project came about: the formula, what it was made of, which rate was taken, where it was rounded.
 * @throws Refusal recordNotFound; validationFailed for a field there is not, or that the caller may not see, alike, and for a line the
 * project does not have
 */
export async function explainProject(
  call: Call,
  id: string,
  { field, lineId }: z.infer<typeof explainQuery>,
): Promise<ExplainedFigure> {
  await findVisible(call, project, id);
  const asked = askedFigure(call, field, lineId === undefined);
  const record = await readRecord(call, project, id);
  const lines = (record.lines as LineValues[]).map((line) => ({ ...blankLine, ...line }));
  const currency = String(record.currency);
  if (asked.of === 'project') {
    const discountPercent = (record.discountPercent ?? null) as string | null;
    return inWords(call.words, explainTotal({ currency, discountPercent, lines }, asked.field), lines, null);
  }
  const line = lines.find((one) => one.id === lineId);
  if (!line) return refuseField('lineId', 'referenceNotFound');
  return inWords(
    call.words,
    explainLine(line, currency, asked.field),
    lines,
    await rateOf(call, record, line, asked.field),
  );
}

/** The rate a figure of a line was taken from; for a price or cost that is missing only what was tried. */
async function rateOf(
  call: Call,
  record: Values,
  line: LineValues,
  field: LineField,
): Promise<ExplainedFigure['rate']> {
  const side =
    field === 'unitPrice' || field === 'net' ? 'sell' : field === 'unitCost' || field === 'cost' ? 'cost' : null;
  if (side === null || line.type !== 'service') return null;
  const [figure, source] = side === 'sell' ? [line.unitPrice, line.priceSource] : [line.unitCost, line.costSource];
  if (figure === null) return { matched: null, tried: inOrder(call.words, await triedRates(call, record, line, side)) };
  return !source || source.rule === 'manual' ? null : rateInWords(call.words, source);
}

/** The figure that is asked for, if there is one and the caller may see it. */
function askedFigure({ caller }: Call, field: string, isOfProject: boolean) {
  const total = totalFields.find((name) => name === field);
  if (isOfProject && total && isSeen(project.fields[total], caller)) return { of: 'project', field: total } as const;
  const figure = explainedFigures.find((name) => name === field);
  const isShown = figure && isSeen(project.parts.lines.fields[figure], caller);
  if (!isOfProject && isShown) return { of: 'line', field: figure } as const;
  return refuseField('field', 'fieldUnknown');
}

function inWords(
  words: Words,
  explained: Explanation,
  lines: readonly LineValues[],
  rate: ExplainedFigure['rate'],
): ExplainedFigure {
  return {
    value: explained.value,
    formula: word(words, `formula.${explained.formula}`),
    inputs: explained.inputs.map((input) => ({ label: labelOf(words, input, lines), value: input.value })),
    rate,
    rounding: word(words, `rounding.${explained.rounding}`),
  };
}

function labelOf(
  words: Words,
  { label, lineId, params, currency }: ExplainInput,
  lines: readonly LineValues[],
): string {
  if (lineId !== undefined) return lineName(words, lineId, lines);
  return currency === undefined
    ? word(words, `input.${label}`, params)
    : `${word(words, `input.${label}`, params)}, ${currency}`;
}

/** What is written on a line, or its number. */
function lineName(words: Words, id: string, lines: readonly LineValues[]): string {
  const counted = lines.filter(({ type }) => hasFigures(type));
  const at = counted.findIndex((line) => line.id === id);
  return counted[at]?.description?.split('\n', 1)[0] || word(words, 'line', { number: String(at + 1) });
}

function rateInWords(words: Words, { rule, rateName, tried, ...source }: RateSource): ExplainedFigure['rate'] {
  const { validFrom, date, amount, currency, unit } = source;
  return {
    matched: { rule: word(words, `rule.${rule}`), name: rateName, validFrom, date, amount, currency, unit },
    tried: inOrder(words, tried),
  };
}

function inOrder(words: Words, tried: readonly Tried[]): { rule: string; reason: string }[] {
  return tried.map(({ rule, reason }) => ({
    rule: word(words, `rule.${rule}`),
    reason: word(words, `reason.${reason}`),
  }));
}

function word(words: Words, key: string, params: Values = {}): string {
  return words.at(`explain.${key}`, params as Record<string, string>) ?? key;
}
