import { isInEu } from '../../../business/country/is-in-eu.ts';
import known from './vat-rates.json' with { type: 'json' };

/** A tax rate a firm of a country may want. */
export interface ProposedTax {
  /** Its code; the same as of one that is there already means it is that one. */
  code: string;
  percent: string;
  category: 'standard' | 'reduced' | 'reverseCharge' | 'export';
  /** Most firms of the country need it. */
  isUsual: boolean;
}

const rates: Record<string, { standard: string; reduced: readonly string[] }> = known.rates;

/** Since when the rates are as they are proposed, and who publishes them. */
export const ratesSource = { asOf: known.asOf, source: known.source };

/** The countries something is proposed for. */
export const countriesWithRates: readonly string[] = Object.keys(rates);

/** Whether a country charges no tax on value added. */
export function hasNoVat(country: string): boolean {
  return known.without.includes(country);
}

/** The tax rates a firm of a country may want, the usual ones first; none for a country that is not known. */
export function proposedTaxes(country: string): ProposedTax[] {
  const own = rates[country];
  if (!own) return [];
  const code = (percent: string) => `${country}${percent.replace('.', '')}`;
  return [
    { code: code(own.standard), percent: own.standard, category: 'standard', isUsual: true },
    ...(isInEu(country) ? [{ code: 'RC', percent: '0', category: 'reverseCharge' as const, isUsual: true }] : []),
    { code: 'EXPORT', percent: '0', category: 'export', isUsual: false },
    ...own.reduced.map((percent) => ({ code: code(percent), percent, category: 'reduced' as const, isUsual: false })),
  ];
}
