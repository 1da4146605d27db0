import { paths, type RecordPaths } from './paths.ts';

/** The addresses of records by the noun of their calls. */
const byNoun: ReadonlyMap<string, RecordPaths> = new Map([
  ['project', paths.projects],
  ['customer', paths.customers],
  ['personnel', paths.personnels],
  ['provider', paths.providers],
  ['parameter', paths.parameters],
  ['tax-rate', paths.taxRates],
  ['payment-term', paths.paymentTerms],
  ['exchange-rate', paths.exchangeRates],
  ['service-category', paths.serviceCategories],
  ['service', paths.services],
  ['place', paths.places],
  ['account', paths.accounts],
]);

/** The addresses of a kind of record; undefined for kinds that have no pages of their own. */
export function recordPaths(noun: string): RecordPaths | undefined {
  return byNoun.get(noun);
}

/** The noun of the calls of the records at these addresses. */
export function nounAt(paths: RecordPaths): string {
  for (const [noun, pages] of byNoun) if (pages.list === paths.list) return noun;
  throw new Error(`No records are at ${paths.list}`);
}
