import type { Invoice } from '../../contract/invoice-calls.ts';

/** Invoices in the order they are read: the newest first, and of those of one day the one written last. */
export function newestFirst(invoices: readonly Invoice[]): Invoice[] {
  return invoices.toReversed().toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}
