import type { Random } from '../make/random.ts';

/** The text with a digit for every `#`; the first is never zero. */
export function digitsFor(random: Random, pattern: string): string {
  let isFirst = true;
  return pattern.replace(/#/g, () => {
    const digit = String(random.whole(isFirst ? 1 : 0, 9));
    isFirst = false;
    return digit;
  });
}

/** A host for the first words of a name under the domain kept for examples (RFC 2606); without Latin letters for its number. */
export function hostFor(name: string, number: number): string {
  const latin = latinOf(name.split(' ').slice(0, 3).join(' '));
  return latin.length >= 4 ? `${latin}.example` : `customer-${number}.example`;
}

/** The Latin letters and digits of a text, lower case, without accents, words joined by dashes. */
export function latinOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
