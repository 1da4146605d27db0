import customs from './country-customs.json' with { type: 'json' };

/** What is usual in a country (Unicode CLDR 48): its currency, the language most people write in, the time zone of its capital. */
export interface Customs {
  currency?: string;
  language?: string;
  timeZone?: string;
}

const known: Record<string, Customs> = customs;

/** What is usual in a country; nothing of what is not known. @param country ISO 3166-1 */
export function customsOf(country: string): Customs {
  return known[country] ?? {};
}
