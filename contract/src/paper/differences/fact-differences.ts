import { decimal } from '../../values/decimal.ts';
import { isSame } from '../../values/is-same.ts';
import { lineText } from '../blocks/line-text.ts';
import { printedLines } from '../blocks/printed-lines.ts';
import { linePositions } from '../line-positions.ts';
import type { PaperFacts, PaperLine, PaperPaymentTerm } from '../paper-facts.ts';

/** What of a line is compared, in the order it is told, called as in projects. `section` is the id of the section it stands in. */
const lineFields = [
  'type',
  'section',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discountPercent',
  'taxPercent',
  'isBillable',
  'isOptional',
  'personnelId',
  'net',
] as const;

/** What a quote says besides its lines and totals. */
const headerFields = [
  'name',
  'currency',
  'discountPercent',
  'startDate',
  'endDate',
  'quoteValidUntil',
  'paymentTermsId',
] as const;

/** Totals that are set side by side. */
const totalFields = ['subtotal', 'discount', 'contractNet', 'tax', 'gross', 'optionalNet'] as const;

export type LineDifferenceField = (typeof lineFields)[number];
export type HeaderDifferenceField = (typeof headerFields)[number];
export type TotalDifferenceField = (typeof totalFields)[number];

/** A field before and after: decimals and days as strings, null where it is empty. */
export interface FieldDifference<Field, Value = string | boolean | null> {
  field: Field;
  before: Value;
  after: Value;
}

/** A line that came, went or changed; lines are the same by their id, wherever they stand. */
export interface LineDifference {
  id: string;
  change: 'added' | 'removed' | 'changed';
  /** As it is printed now; of a line that went, as it was. Empty for texts. */
  position: string;
  text: string;
  /** What differs; of a line that came or went, what it says. */
  fields: FieldDifference<LineDifferenceField>[];
  /** By how much what it adds to the subtotal rose, a decimal. */
  rise: string;
}

/** What a reader finds changed between two revisions of a document. */
export interface FactDifferences {
  header: FieldDifference<HeaderDifferenceField, string | PaperPaymentTerm | null>[];
  lines: LineDifference[];
  /** All of them, whether they differ or not. */
  totals: FieldDifference<TotalDifferenceField, string>[];
}

/**
 * Compares two revisions of a document by what they were made from, as it is printed (documents reference 3.4): lines are paired by id, then
 * compared field by field. Those that went stand after the others. A document without money has neither lines nor totals.
 */
export function factDifferences(older: PaperFacts, newer: PaperFacts): FactDifferences {
  const [before, after] = [comparedLines(older), comparedLines(newer)];
  const isNamed = [older, newer].every((facts) => 'lines' in facts && facts.showPeople);
  const fields = lineFields.filter((field) => isNamed || field !== 'personnelId');
  const kept = [...after.values()].flatMap((line) => lineDifference(before.get(line.id), line, fields));
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const [headerBefore, headerAfter] = [headerOf(older), headerOf(newer)];
  return {
    header: headerFields
      .filter((field) => !isSame(headerBefore[field], headerAfter[field]))
      .map((field) => ({ field, before: headerBefore[field], after: headerAfter[field] })),
    lines: [...kept, ...gone.flatMap((line) => lineDifference(line, undefined, fields))],
    totals:
      'totals' in older && 'totals' in newer
        ? totalFields.map((field) => ({ field, before: older.totals[field], after: newer.totals[field] }))
        : [],
  };
}

type ComparedLine = Record<LineDifferenceField, string | boolean | null> & {
  id: string;
  position: string;
  text: string;
};

function comparedLines(facts: PaperFacts): Map<string, ComparedLine> {
  if (!('lines' in facts)) return new Map();
  const lines = printedLines(facts);
  const positions = linePositions(lines);
  let section: string | null = null;
  return new Map(
    lines.map((line) => {
      if (line.type === 'section') section = line.id;
      return [line.id, comparedLine(line, line.type === 'section' ? null : section, positions.get(line.id) ?? '')];
    }),
  );
}

function comparedLine(line: PaperLine, section: string | null, position: string): ComparedLine {
  const { id, type, quantity, unit, unitPrice, discountPercent, taxPercent, isBillable, isOptional } = line;
  const { text, below } = lineText(line);
  return {
    id,
    position,
    text,
    type,
    section,
    description: [text, ...below].join('\n'),
    quantity,
    unit,
    unitPrice,
    discountPercent,
    taxPercent,
    isBillable,
    isOptional,
    personnelId: line.personName,
    net: line.net,
  };
}

function lineDifference(
  before: ComparedLine | undefined,
  after: ComparedLine | undefined,
  compared: readonly LineDifferenceField[],
): LineDifference[] {
  const line = after ?? before;
  if (!line) return [];
  const fields = compared
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((each) => each.before !== each.after);
  if (fields.length === 0) return [];
  const change = !before ? 'added' : after ? 'changed' : 'removed';
  const rise = decimal(added(after)).minus(added(before)).toString();
  return [{ id: line.id, change, position: line.position, text: line.text, fields, rise }];
}

/** What a line adds to the subtotal: nothing while it is only offered, is not billed or is not there. */
function added(line: ComparedLine | undefined): string {
  return line?.isBillable && !line.isOptional ? String(line.net ?? '0') : '0';
}

function headerOf(facts: PaperFacts): Record<HeaderDifferenceField, string | PaperPaymentTerm | null> {
  const { name, startDate, endDate } = facts.project;
  const isSold = 'lines' in facts;
  return {
    name,
    currency: isSold ? facts.currency : null,
    discountPercent: isSold ? facts.discountPercent : null,
    startDate,
    endDate,
    quoteValidUntil: 'validUntil' in facts ? facts.validUntil : null,
    paymentTermsId: isSold ? facts.paymentTerm : null,
  };
}
