import { decimal, toPlain } from '@mandate/contract/decimal.ts';

/** Signs a language writes numbers with. */
function signsOf(locale: string): { group: string; point: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1234567.5);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: sign('group'), point: sign('decimal') };
}

const known = new Map<string, RegExp>();

// Blanks and apostrophes group digits in every language; a comma or point only where the language says so.
function formOf(locale: string): RegExp {
  const kept = known.get(locale);
  if (kept) return kept;
  const { group, point } = signsOf(locale);
  const groups = [group, ' ', "'", '’'].filter((sign, at, all) => sign !== point && all.indexOf(sign) === at);
  const whole = ['\\d+', ...groups.map((sign) => `\\d{1,3}(?:[${sign}]\\d{3})+`)].join('|');
  const form = new RegExp(`^(-?)(${whole}|)(?:[${point}](\\d*))?$`, 'u');
  known.set(locale, form);
  return form;
}

/**
 * Reads a number as people of a language type or paste it: `1,450.00` is 1450 in English. What could mean two things, such as
 * `1.234,5` in English, is not read: nothing is changed unseen.
 * @param text with an optional minus (also U+2212), groups of three digits, and the `unit` behind or before it
 * @param unit what may stand beside the number and is dropped: `%`, `EUR`
 * @returns the shortest decimal string of the same value, or null
 */
export function readFigure(text: string, locale: string, unit = ''): string | null {
  const blanks = text
    .replace(/[\u00A0\u2007\u2009\u202F\t]/g, ' ')
    .replaceAll('\u2212', '-')
    .trim();
  const bare = withoutUnit(blanks, unit);
  if (bare.length > 60) return null;
  const [, minus = '', whole = '', fraction = ''] = formOf(locale).exec(bare) ?? [];
  if (whole === '' && fraction === '') return null;
  return toPlain(decimal(`${minus}${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`));
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text;
  const upper = text.toUpperCase();
  if (upper.endsWith(unit.toUpperCase())) return text.slice(0, -unit.length).trim();
  return upper.startsWith(unit.toUpperCase()) ? text.slice(unit.length).trim() : text;
}
