import type { NumberFormat } from '@mandate/contract/preferences/formats.ts';
import { decimal, toPlain } from '@mandate/contract/values/decimal.ts';

/** The decimal sign of a format: a point or a comma. */
export function decimalSign(format: NumberFormat): string {
  return format[5] ?? '.';
}

/** A decimal text with the decimal sign of a format, without groups. */
export function numberText(number: string, format: NumberFormat): string {
  return number.replace('.', decimalSign(format));
}

const forms = new Map<NumberFormat, RegExp>();

// As the format writes it, with or without well-formed groups; a blank or an apostrophe has several shapes.
function formOf(format: NumberFormat): RegExp {
  const kept = forms.get(format);
  if (kept) return kept;
  const group = format[1] === '’' ? "['’]" : `[${format[1]}]`;
  const form = new RegExp(`^-?(?:\\d+|[1-9]\\d{0,2}(?:${group}\\d{3})+)(?:[${decimalSign(format)}]\\d+)?$`);
  forms.set(format, form);
  return form;
}

/**
 * Reads a number as a format writes it, or as plain `1234.5` where that cannot mean something else: `1.234` is 1234 to who has figures
 * written `1.234,56`, and nothing to who has them written `1 234,56`.
 * @returns the shortest decimal text of the same value, or null
 */
export function readNumber(text: string, format: NumberFormat): string | null {
  const bare = text.replace(/\s/gu, ' ').replaceAll('\u2212', '-').trim();
  if (bare.length > 60) return null;
  const sign = decimalSign(format);
  if (formOf(format).test(bare))
    return plain(
      bare
        .replace(/[^\d,.-]/g, '')
        .replaceAll(otherSign(sign), '')
        .replace(sign, '.'),
    );
  const isPlain = /^-?\d+(?:\.\d+)?$/.test(bare) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(bare);
  return isPlain ? plain(bare) : null;
}

function otherSign(sign: string): string {
  return sign === ',' ? '.' : ',';
}

function plain(written: string): string {
  return toPlain(decimal(written));
}

/** The shortest decimal text that a spreadsheet's number stands for, without exponent; null beyond 1e21, where it has none. */
export function decimalOfNumber(number: number): string | null {
  return Math.abs(number) < 1e21 ? plain(String(number)) : null;
}
