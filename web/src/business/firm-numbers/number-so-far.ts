import lengths from './number-lengths.json' with { type: 'json' };

/** A number that identifies a firm or its account. */
export type FirmNumberKind = 'vatNumber' | 'iban';

/** A number as far as it was typed, and how long it will be. */
export interface NumberSoFar {
  /** The country it is of (ISO 3166-1); empty while that cannot be told. */
  country: string;
  /** What it begins with in front of what is counted; empty where all of it is. */
  prefix: string;
  /** Characters so far, of an IBAN all of them, of a VAT number those after its country. */
  count: number;
  /** How many it may have, the fewest first; none where that is not known. */
  lengths: readonly number[];
  /** Whether what is counted is digits and nothing else. */
  isDigits: boolean;
}

const ibans: Record<string, number> = lengths.iban;
const vatNumbers: Record<string, readonly number[]> = lengths.vatNumber;

/** What of the signs in which numbers are grouped does not belong to them. */
const grouping = /[\s.\-/]/g;

/**
 * Counts a number while it is typed. Lengths are those of the IBAN registry (SWIFT, release 99) and of VIES (European Commission).
 * @param country of the firm; an IBAN says its own
 */
export function numberSoFar(kind: FirmNumberKind, text: string, country: string): NumberSoFar {
  const compact = text.replace(grouping, '').toUpperCase();
  if (kind === 'iban') {
    const own = compact.slice(0, 2);
    const length = ibans[own];
    return {
      country: length ? own : '',
      prefix: '',
      count: compact.length,
      lengths: length ? [length] : [],
      isDigits: false,
    };
  }
  const prefix = vatPrefix(country);
  const bare = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact;
  const rest = namingVat.has(country) ? bare.replace(/(MVA|MWST|TVA|IVA)$/, '') : bare;
  return { country, prefix, count: rest.length, lengths: vatNumbers[country] ?? [], isDigits: /^\d+$/.test(rest) };
}

/** Whose numbers may end in the name of the tax. */
const namingVat = new Set(['CH', 'NO']);

/** What VAT numbers of a country begin with, where that is not its code. */
function vatPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country;
}
