import { decimal, toPlain } from '@mandate/contract/values/decimal.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';

/** One comma or point that groups nothing, since behind a zero or before other than three digits nothing is grouped: there a fraction begins. */
const plainly = /^(-?)(0(?=[.,])|\d+(?=[.,](?:\d{1,2}|\d{4,})$))[.,](\d+)$/u;

const known = new Map<string, RegExp>();

// Blanks and apostrophes group digits in every format; a comma or point only where the format says so.
function formOf(format: string): RegExp {
  const kept = known.get(format);
  if (kept) return kept;
  const [, group = '', , , , point = ''] = format;
  const groups = [group, ' ', "'", '’'].filter((sign, at, all) => sign !== point && all.indexOf(sign) === at);
  const whole = ['\\d+', ...groups.map((sign) => `[1-9]\\d{0,2}(?:[${sign}]\\d{3})+`)].join('|');
  const form = new RegExp(`^(-?)(${whole}|)(?:[${point}](\\d*))?$`, 'u');
  known.set(format, form);
  return form;
}

/**
 * Reads a number as a person who writes figures in a format types or pastes it: `1,450.00` is 1450 where figures are written
 * `1,234.56`, and so is `0,91` what it can mean alone. What could mean two things, such as `1.234` where points group nothing, or mixes both, such as
 * `1.234,5`, is not read: nothing is changed unseen.
 * @param text with an optional minus (also U+2212), groups of three digits, and the `unit` behind or before it
 * @param format how the person has figures written, by example: `1,234.56`
 * @param unit what may stand beside the number and is dropped: `%`, `EUR`
 * @returns the shortest decimal string of the same value, or null
 */
export function readFigure(text: string, format: string, unit = ''): string | null {
  const blanks = text
    .replace(/[\u00A0\u2007\u2009\u202F\t]/g, ' ')
    .replaceAll('\u2212', '-')
    .trim();
  const bare = withoutUnit(blanks, unit);
  if (bare.length > 60) return null;
  const [, minus = '', whole = '', fraction = ''] = formOf(format).exec(bare) ?? plainly.exec(bare) ?? [];
  if (whole === '' && fraction === '') return null;
  return toPlain(decimal(`${minus}${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`));
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text;
  const upper = text.toUpperCase();
  if (upper.endsWith(unit.toUpperCase())) return text.slice(0, -unit.length).trim();
  return upper.startsWith(unit.toUpperCase()) ? text.slice(unit.length).trim() : text;
}

/** Keeps a text that could not be read. A blank before it keeps it from being taken for a decimal, which is written otherwise. */
export function unread(text: string): string {
  return isDecimalText(text) ? `\u00A0${text}` : text;
}
