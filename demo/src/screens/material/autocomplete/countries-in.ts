const codes = [
  ...['AR', 'AT', 'AU', 'BE', 'BR', 'CA', 'CH', 'CL', 'CZ', 'DE', 'DK', 'EE'],
  ...['ES', 'FI', 'FR', 'GB', 'GR', 'HU', 'IE', 'IN', 'IS', 'IT', 'JP', 'KE'],
  ...['KR', 'MX', 'NL', 'NO', 'NZ', 'PL', 'PT', 'SE', 'SI', 'ZA'],
];

/** A country by its code (ISO 3166-1), null where it was typed, with its name. */
export interface Country {
  code: string | null;
  name: string;
}

/** 34 countries by name. @param language of the names and of their order (BCP 47) */
export function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = codes.map((code) => ({ code, name: names.of(code) ?? code }));
  return countries.sort((a, b) => a.name.localeCompare(b.name, language));
}
