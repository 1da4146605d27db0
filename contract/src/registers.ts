/** Where the pages of a kind of record are. */
interface RegisterPages {
  list: `/${string}`;
  /** Of a new record; each record's own address has its id behind it. */
  editor: `/${string}`;
  /** What the address of a record calls the id, where that is not `idParams`. */
  parameter?: string;
  /** A record opens as a page to read; its form is behind that, at the address with `/edit`. */
  hasPage?: true;
  /** The register whose list leads to this one, where the address does not say so. */
  above?: string;
  /** Its records are many and called by no name: they are found in their list, not by the search of the whole product. */
  isNameless?: true;
}

/**
 * The kinds of record that have a list and an editor, by the noun of their calls and in the order of the side navigation. From this table
 * follow the routes, the navigation, the breadcrumbs and the links to records, and what the search, the favourites and the trash hold.
 */
export const registers = {
  project: { list: '/home/projects', editor: '/home/project', parameter: 'idProject' },
  entry: { list: '/home/entries', editor: '/home/entry', isNameless: true },
  customer: { list: '/register/customers', editor: '/register/customer', hasPage: true },
  personnel: { list: '/register/personnels', editor: '/register/personnel', hasPage: true },
  absence: { list: '/register/absences', editor: '/register/absence' },
  provider: { list: '/register/providers', editor: '/register/provider', hasPage: true },
  'service-category': { list: '/register/serviceCategories', editor: '/register/serviceCategory' },
  service: { list: '/register/services', editor: '/register/service', hasPage: true },
  rate: { list: '/register/services/rates', editor: '/register/services/rate' },
  parameter: { list: '/register/parameters', editor: '/register/parameter' },
  'tax-rate': { list: '/register/parameters/taxRates', editor: '/register/parameters/taxRate' },
  'payment-term': { list: '/register/parameters/paymentTerms', editor: '/register/parameters/paymentTerm' },
  'exchange-rate': { list: '/register/parameters/exchangeRates', editor: '/register/parameters/exchangeRate' },
  'holiday-calendar': { list: '/register/calendars', editor: '/register/calendar', above: 'parameter' },
  'text-block': { list: '/register/parameters/textBlocks', editor: '/register/parameters/textBlock' },
  'own-field': { list: '/register/parameters/ownFields', editor: '/register/parameters/ownField' },
  place: { list: '/register/places', editor: '/register/place', hasPage: true },
  account: { list: '/register/users', editor: '/register/user', parameter: 'paramId' },
} as const satisfies Record<string, RegisterPages>;

/** The noun of a kind of record with pages of its own. */
export type RegisterName = keyof typeof registers;

/** Every noun of the table, of which there is at least one. */
export const registerNames = Object.keys(registers) as [RegisterName, ...RegisterName[]];

/** Whether records of a register are found by their names in the whole product. */
export function hasNames(noun: RegisterName): boolean {
  const { isNameless }: RegisterPages = registers[noun];
  return isNameless !== true;
}

/** The register whose list leads to that of another, as parameters lead to tax rates; undefined where the navigation does. */
export function registerAbove(noun: RegisterName): RegisterName | undefined {
  const { list, above }: RegisterPages = registers[noun];
  return registerNames.find((other) => other === above || list.startsWith(`${registers[other].list}/`));
}
