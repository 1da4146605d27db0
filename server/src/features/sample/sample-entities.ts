import { absence } from '@mandate/contract/entities/absence.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { place } from '@mandate/contract/entities/place.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** What the files of the sample firm hold, in the order it is told. */
export const filedEntities: readonly Entity[] = [
  project,
  customer,
  personnel,
  provider,
  place,
  holidayCalendar,
  service,
  serviceCategory,
  rate,
  taxRate,
  paymentTerm,
  exchangeRate,
];

/** What the sample firm is made of: what its files hold, and what follows from it. */
export const sampleEntities: readonly Entity[] = [...filedEntities, absence, entry];

/** The records of the sample by the noun of their history and the table they are in: documents are listed by a view. */
export const sampleTables: readonly { name: string; table: string }[] = [
  ...sampleEntities.map(({ name, table }) => ({ name, table })),
  { name: document.name, table: 'documents' },
];

/** A column by which rows of one table keep rows of another. */
export interface Holding {
  table: string;
  column: string;
  /** The table whose rows it keeps. */
  held: string;
}

/** The record a row belongs to, as SQL over the row aliased `alias`: itself, or what its part belongs to. */
export interface Belonging {
  table: string;
  column: string;
}

/** Of each table of sample records and their parts, the record its rows belong to. */
export const belongings: ReadonlyMap<string, Belonging> = new Map([
  ['documents', { table: 'documents', column: 'id' }] as const,
  ['weeks', { table: 'personnels', column: 'personnel_id' }] as const,
  ...sampleEntities.flatMap(({ table, parts }) => [
    [table, { table, column: 'id' }] as const,
    ...Object.values(parts).map((part) => [part.table, { table, column: part.parent }] as const),
  ]),
]);

/** Every reference to a sample record or a part of one that does not go away with it, as the database knows them. */
export async function holdings(db: Database): Promise<Holding[]> {
  const text = `select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as held
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('a', 'r') and cardinality(c.conkey) = 1
      and c.confrelid::regclass::text = any($1)
    order by 1, 2`;
  return run<Holding>(db, text, [[...belongings.keys()]]);
}
