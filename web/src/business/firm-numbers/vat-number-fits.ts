import { euVat, stdnum } from 'stdnum';

/** Whether the text is a VAT number of the country (ISO 3166-1); null where nobody knows how to check that. */
export function vatNumberFits(country: string, text: string): boolean | null {
  const ofCountry = stdnum[country]?.vat;
  const validators = euVat[country] ?? (ofCountry ? [ofCountry] : []);
  return validators.length === 0 ? null : validators.some((validator) => validator.validate(text).isValid);
}
