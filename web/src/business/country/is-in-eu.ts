const members = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** Whether a country is a member state of the European Union, whose rules of VAT it has (since 1 February 2020). */
export function isInEu(country: string): boolean {
  return members.has(country);
}
