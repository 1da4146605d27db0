import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { RateFacts } from '@mandate/contract/project/prices/rate-resolution.ts';
import { rateBook } from '../../../business/rate-book.ts';
import type { Database } from '../../../database/database.ts';
import type { Stored } from '../../../records/read/stored.ts';
import { taxRates } from '../pricing/priced.ts';
import type { Rereading } from './repriced.ts';

/**
 * Opens the rates that projects may be served by.
 * @param planned what is to become of these rates
 */
export async function rereadingFor(
  db: Database,
  projects: readonly Stored[],
  of: Pick<Rereading, 'sides' | 'isMeant'>,
  planned?: (rates: readonly RateFacts[]) => readonly RateFacts[],
): Promise<Rereading> {
  const lines = projects.flatMap(({ values }) => (values.lines ?? []) as LineValues[]);
  const named = (rows: readonly object[], name: string) => [
    ...new Set(rows.flatMap((row) => ((row as Values)[name] as string | null | undefined) ?? [])),
  ];
  const values = projects.map((one) => one.values);
  const needs = {
    projectIds: projects.map(({ id }) => id),
    customerIds: named(values, 'customerId'),
    serviceIds: named(lines, 'serviceId'),
    personnelIds: named(lines, 'personnelId'),
    providerIds: named(lines, 'providerId'),
    currencies: [...named(values, 'currency'), ...named(lines, 'costCurrency')],
  };
  return { ...of, book: await rateBook(db, needs, planned), taxes: await taxRates(db) };
}
