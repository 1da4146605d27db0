import { isIban, isVatNumber } from '../../../records/rules/identity-numbers.ts';
import type { Region } from '../words/region.ts';
import { digitsFor } from '../words/spelling.ts';
import type { Random } from './random.ts';

const mostTries = 100_000;

/** An invented VAT number of the region whose check digits hold; null where there is none. */
export function vatNumberFor(random: Random, { countryCode, vatNumber }: Region): string | null {
  if (vatNumber === null) return null;
  return tried(random, vatNumber, (number) => isVatNumber(countryCode, number));
}

/** How account numbers of a country are written behind their check digits. */
const accounts: Readonly<Record<string, string>> = {
  DE: 'DE{}##################',
  AT: 'AT{}################',
  FR: 'FR{}#######################',
  CH: 'CH{}#################',
  NO: 'NO{}###########',
  SE: 'SE{}####################',
  PL: 'PL{}########################',
  CZ: 'CZ{}####################',
  LT: 'LT{}################',
  GR: 'GR{}#######################',
};

/** An invented IBAN of the country whose check digits hold; null where the sample knows none. */
export function ibanFor(random: Random, countryCode: string): string | null {
  const account = accounts[countryCode];
  return account === undefined ? null : tried(random, account.replace('{}', '##'), isIban);
}

function tried(random: Random, pattern: string, isGood: (number: string) => boolean): string {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const number = digitsFor(random, pattern);
    if (isGood(number)) return number;
  }
  throw new Error(`No number like ${pattern} is good`);
}
