import { isInEu } from './is-in-eu.ts';

/** A tax rate as far as a choice among them needs it. */
export interface OfferedTax {
  id: string;
  name: string;
  category: string;
}

/**
 * The tax of a firm in another country than one's own: none is charged to it, for the reason that fits. At home the firm's default holds,
 * and nothing is proposed.
 * @param rates the active ones
 * @param home the firm's own country
 */
export function taxForCountry(rates: readonly OfferedTax[], home: string, country: string): OfferedTax | null {
  if (home === '' || country === '' || home === country) return null;
  const reasons = isInEu(home) && isInEu(country) ? ['reverseCharge', 'intraCommunity'] : ['export', 'outOfScope'];
  for (const reason of reasons) {
    const found = rates.find(({ category }) => category === reason);
    if (found) return found;
  }
  return null;
}
