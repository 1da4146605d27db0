import type { PaperAddress, PaperContact } from '../paper-facts.ts';
import type { PaperFormats } from './paper-formats.ts';

/** Countries that write the postal code behind the city and its region. */
const codeLast = ['AU', 'CA', 'US'];
/** Countries that write it in a line of its own. */
const codeApart = ['GB', 'IE'];
/** Countries that write the region behind the city. */
const withRegion = ['AU', 'BR', 'CA', 'IT', 'MX', 'US'];

/**
 * To whom a letter goes, line by line, as the post of that country reads it. A country is named where it is not the firm's.
 * @param name of the customer
 */
export function addressLines(
  name: string,
  contact: PaperContact | null,
  address: PaperAddress,
  firmCountry: string | null,
  formats: Pick<PaperFormats, 'country'>,
): string[] {
  const { addressLine1, addressLine2, countryCode } = address;
  const isAbroad = countryCode !== null && countryCode !== firmCountry;
  return present([
    name,
    contact?.department,
    contact?.name,
    addressLine1,
    addressLine2,
    ...cityLines(address),
    isAbroad ? formats.country(countryCode) : null,
  ]);
}

function cityLines({ postalCode, city, region, countryCode }: PaperAddress): (string | null)[] {
  const country = countryCode ?? '';
  const place = joined(city, withRegion.includes(country) ? region : null);
  if (codeApart.includes(country)) return [place, postalCode];
  return [codeLast.includes(country) ? joined(place, postalCode) : joined(postalCode, place)];
}

function joined(...parts: (string | null)[]): string {
  return present(parts).join(' ');
}

function present(parts: (string | null | undefined)[]): string[] {
  return parts.filter((part) => part !== null && part !== undefined && part.trim() !== '') as string[];
}
