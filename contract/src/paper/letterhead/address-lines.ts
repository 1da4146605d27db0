/** Countries that write the postal code behind the city (UPU S42). */
const codeBehindCity = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA'];

/** What an address is put together from; texts that may be empty. */
export interface AddressParts {
  addressLine1: string;
  addressLine2: string;
  postalCode: string;
  city: string;
  countryCode: string;
}

/** The lines of an address below the name, without the country. */
export function addressLines({ addressLine1, addressLine2, postalCode, city, countryCode }: AddressParts): string[] {
  const town = codeBehindCity.includes(countryCode) ? [city, postalCode] : [postalCode, city];
  return [addressLine1, addressLine2, joined(town, ' ')].filter(isSaid);
}

/** Texts one after the other, without those that are empty. */
export function joined(texts: readonly string[], between: string): string {
  return texts.filter(isSaid).join(between);
}

function isSaid(text: string): boolean {
  return text !== '';
}
