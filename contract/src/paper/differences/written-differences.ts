import { minorDigits } from '../../values/currencies.ts';
import { decimal, toFixed } from '../../values/decimal.ts';
import { lineText } from '../blocks/line-text.ts';
import { paymentText } from '../blocks/terms-blocks.ts';
import { takenOff } from '../blocks/totals-block.ts';
import type { PaperFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import {
  type FactDifferences,
  type FieldDifference,
  factDifferences,
  type HeaderDifferenceField,
  type LineDifference,
  type LineDifferenceField,
  type TotalDifferenceField,
} from './fact-differences.ts';

/** Differences with their values as a paper writes them; empty where there is none. */
export interface WrittenDifferences {
  header: FieldDifference<HeaderDifferenceField, string>[];
  lines: (Omit<LineDifference, 'fields'> & { fields: FieldDifference<LineDifferenceField, string>[] })[];
  /** With by how much each rose. */
  totals: (FieldDifference<TotalDifferenceField, string> & { rise: string; isTold: boolean })[];
}

/**
 * Compares two revisions and writes what differs. Discounts are taken off, so that a column of totals adds up. A rise has its sign; it is empty
 * between two currencies, and of a line that did not rise.
 */
export function writtenDifferences(older: PaperFacts, newer: PaperFacts, writing: PaperWriting): WrittenDifferences {
  const { header, lines, totals } = factDifferences(older, newer);
  const [from, to] = [currencyOf(older), currencyOf(newer)];
  const { formats } = writing;
  const written = (rise: string) => {
    if (from !== to) return '';
    return `${decimal(rise).gt(0) ? '+' : ''}${formats.amount(toFixed(decimal(rise), minorDigits(to)), to)}`;
  };
  return {
    header: header.map(({ field, before, after }) => ({
      field,
      before: headerText(field, before, writing),
      after: headerText(field, after, writing),
    })),
    lines: lines.map((line) => ({
      ...line,
      rise: decimal(line.rise).eq(0) ? '' : written(line.rise),
      fields: line.fields.map(({ field, before, after }) => ({
        field,
        before: line.change === 'added' ? '' : lineFieldText(field, before, older, writing),
        after: line.change === 'removed' ? '' : lineFieldText(field, after, newer, writing),
      })),
    })),
    totals: totals.map((each) => ({
      field: each.field,
      before: formats.amount(signed(each.field, each.before), from),
      after: formats.amount(signed(each.field, each.after), to),
      rise: written(decimal(signed(each.field, each.after)).minus(signed(each.field, each.before)).toString()),
      isTold: isTold(each),
    })),
  };
}

function currencyOf(facts: PaperFacts): string {
  return 'currency' in facts ? facts.currency : '';
}

/** A total as it enters the sum. */
function signed(field: TotalDifferenceField, amount: string): string {
  return field === 'discount' ? takenOff(amount) : amount;
}

/** Options are told where they differ, a discount where there is one on either side. */
function isTold({ field, before, after }: FactDifferences['totals'][number]): boolean {
  if (field === 'optionalNet') return before !== after;
  return field !== 'discount' || Number(before) !== 0 || Number(after) !== 0;
}

function headerText(
  field: HeaderDifferenceField,
  value: FactDifferences['header'][number]['before'],
  writing: PaperWriting,
): string {
  if (value === null) return '';
  if (typeof value === 'object') return paymentText(value, writing).replaceAll('\n', ' ');
  if (field === 'discountPercent') return writing.formats.percent(value);
  return field === 'name' || field === 'currency' ? value : writing.formats.day(value);
}

function lineFieldText(
  field: LineDifferenceField,
  value: string | boolean | null,
  facts: PaperFacts,
  { words, formats }: PaperWriting,
): string {
  if (field === 'section') return sectionName(value, facts) ?? words.changes.beginning;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.changes.yes : words.changes.no;
  switch (field) {
    case 'type':
      return words.lineType[value as keyof typeof words.lineType];
    case 'quantity':
      return formats.quantity(value);
    case 'unit':
      return words.unit[value as keyof typeof words.unit].other;
    case 'unitPrice':
      return formats.price(value, currencyOf(facts));
    case 'discountPercent':
    case 'taxPercent':
      return formats.percent(value);
    case 'net':
      return formats.amount(value, currencyOf(facts));
    default:
      return value.replaceAll('\n', ' ');
  }
}

function sectionName(id: string | boolean | null, facts: PaperFacts): string | undefined {
  const section = 'lines' in facts ? facts.lines.find((line) => line.id === id) : undefined;
  return section && lineText(section).text;
}
