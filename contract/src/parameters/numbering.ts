import type { RefusalCode, RefusalParams } from '../replies/refusals.ts';
import { isPlainDate, type PlainDate } from '../values/dates.ts';

/** The parameter quotes are numbered by: no record's code is. */
export const quoteNumbering = 'numbering.quote';

/** What a pattern may take from the record and the day. */
export interface NumberingFacts {
  today: PlainDate;
  /** Code of the customer, empty without one. */
  customerCode: string;
  /** Code of the project's type, empty without one. */
  typeCode: string;
  /** Month and day the fiscal year begins, `MM-DD`. */
  fiscalYearStart: string;
}

const token = /\{(YYYY|YY|MM|Q|FISCAL|CUST|TYPE|SEQ:(\d{1,2}))\}/g;

/** Whether the text is a day that every year has, `MM-DD`. */
export function isDayOfYear(text: string): boolean {
  return isPlainDate(`2001-${text}`);
}

/** The year, of four digits, in which the fiscal year of a day began. */
export function fiscalYear(day: PlainDate, start: string): string {
  const year = day.slice(0, 4);
  return day.slice(5) < start ? String(Number(year) - 1) : year;
}

/**
 * Whether the text is a numbering pattern: known tokens, letters, digits, dot, dash, slash, underscore, and exactly one `{SEQ:n}`
 * with n from 1 to 12 (domain reference 2.12).
 */
export function isPattern(text: string): boolean {
  const widths = [...text.matchAll(token)].flatMap((match) => (match[2] === undefined ? [] : [Number(match[2])]));
  const [width = 0] = widths;
  return widths.length === 1 && width >= 1 && width <= 12 && /^[\p{L}\p{N}._/-]*$/u.test(text.replace(token, ''));
}

/** What keeps a text from being a numbering pattern, part of it or the want of a counter; null of one that is. */
export function patternFault(text: string): { code: RefusalCode; params: RefusalParams } | null {
  if (isPattern(text)) return null;
  const part = /\{[^{}]*\}|[^\p{L}\p{N}._/-]/u.exec(text.replace(token, ''))?.[0];
  return part === undefined
    ? { code: 'patternNotValid', params: { example: '{SEQ:4}' } }
    : { code: 'patternPartNotValid', params: { part } };
}

/**
 * The counter a code is taken from: the pattern with everything but the counter filled in.
 * A pattern with the year counts per year, one with the fiscal year per fiscal year, one with the customer or
 * the type for each of them.
 */
export function counterScope(pattern: string, facts: NumberingFacts): string {
  return fill(pattern, facts, (width) => `{SEQ:${width}}`);
}

/** The code with this number. A number wider than the pattern is written whole, never cut. */
export function numberedCode(pattern: string, facts: NumberingFacts, number: number): string {
  return fill(pattern, facts, (width) => String(number).padStart(width, '0'));
}

/** The number inside a code that follows the pattern, else null: typing a higher number lifts the counter. */
export function numberIn(pattern: string, facts: NumberingFacts, code: string): number | null {
  const [before, after] = aroundNumber(pattern, facts);
  if (!code.startsWith(before) || !code.endsWith(after)) return null;
  const digits = code.slice(before.length, code.length - after.length);
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** What stands before and behind the number in codes of the pattern. */
export function aroundNumber(pattern: string, facts: NumberingFacts): [before: string, after: string] {
  const [before = '', after = ''] = fill(pattern, facts, () => '\u0000').split('\u0000');
  return [before, after];
}

function fill(pattern: string, facts: NumberingFacts, counter: (width: number) => string): string {
  const [year = '', month = ''] = facts.today.split('-');
  // Without a customer or a type nothing is left of its place, nor of what separates it.
  const customers = facts.customerCode === '' ? pattern.replace(/\{CUST\}[._/-]|[._/-]?\{CUST\}/g, '') : pattern;
  const filled = facts.typeCode === '' ? customers.replace(/\{TYPE\}[._/-]|[._/-]?\{TYPE\}/g, '') : customers;
  return filled.replace(token, (_, name: string, width: string | undefined) => {
    if (width !== undefined) return counter(Number(width));
    if (name === 'YYYY') return year;
    if (name === 'YY') return year.slice(2);
    if (name === 'MM') return month;
    if (name === 'FISCAL') return fiscalYear(facts.today, facts.fiscalYearStart);
    if (name === 'Q') return String(Math.ceil(Number(month) / 3));
    return name === 'TYPE' ? facts.typeCode : facts.customerCode;
  });
}
