import { isIban } from '@mandate/contract/values/is-iban.ts';
import { i18n, loadWords } from '../../lib/i18n/i18n.ts';
import { countryName } from '../../records/words/words.ts';
import { type FirmNumberKind, numberSoFar } from './number-so-far.ts';

/** What is said of a number below its field. */
export interface Judgement {
  kind: 'good' | 'bad' | 'count';
  text: string;
}

const grouping = /[\s.\-/]/g;

/** Says how much of a number is there while it is typed; nothing where nobody knows how long it becomes. */
export async function countNumber(kind: FirmNumberKind, text: string, country: string): Promise<Judgement | null> {
  await loadWords('firm-numbers');
  const { count, lengths, prefix, country: own } = numberSoFar(kind, text, country);
  if (count === 0 || lengths.length === 0) return null;
  const length = lengthsText(lengths);
  const words = { country: countryName(own), length, prefix, soFar: count };
  return { kind: 'count', text: i18n.t(`firmNumbers.${kind}.soFar`, words) };
}

/** Says of a number whose field is left what was checked and what came of it; nothing of what cannot be checked. */
export async function judgeNumber(kind: FirmNumberKind, text: string, country: string): Promise<Judgement | null> {
  await loadWords('firm-numbers');
  const compact = text.replace(grouping, '').toUpperCase();
  if (compact === '') return null;
  const soFar = numberSoFar(kind, text, country);
  const { count, lengths, prefix } = soFar;
  const words = { country: countryName(soFar.country), length: lengthsText(lengths), prefix, total: count };
  if (lengths.length > 0 && !lengths.includes(count))
    return { kind: 'bad', text: i18n.t(`firmNumbers.${kind}.otherLength`, words) };
  const fits = kind === 'iban' ? isIban(compact) : await vatFits(country, compact);
  if (fits === null) return null;
  if (!fits) return { kind: 'bad', text: i18n.t(`firmNumbers.${kind}.wrong`, words) };
  return { kind: 'good', text: i18n.t(soFar.isDigits ? 'firmNumbers.digitsFit' : 'firmNumbers.charactersFit', words) };
}

/** The check digits of all countries are a large file: it is fetched for the first number that is checked. */
async function vatFits(country: string, compact: string): Promise<boolean | null> {
  const { vatNumberFits } = await import('./vat-number-fits.ts');
  return vatNumberFits(country, compact);
}

function lengthsText(lengths: readonly number[]): string {
  const texts = lengths.map(String);
  return new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(texts);
}
