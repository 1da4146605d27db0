import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
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
import type { TaxRateFacts } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { project } from '@mandate/contract/project/project.ts';
import { type CategoryFacts, placesInTree } from '@mandate/contract/rules/places-in-tree.ts';
import { type RateBook, rateBook } from '../../../business/rate-book.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { priced } from '../read/priced.ts';
import { readFirm } from '../read/read-firm.ts';
import type { AccountIds } from '../sample-accounts.ts';
import { loadDocuments } from './load-documents.ts';
import { loadSteps } from './load-steps.ts';
import { numberedByYear } from './sample-numbers.ts';
import { type SampleRecord, storeRecords } from './store-records.ts';
import { loadTime } from './time/load-time.ts';

/** What is stored before the projects. A record comes after what it refers to; places of customers come after the customers. */
const registers = [
  taxRate,
  paymentTerm,
  exchangeRate,
  serviceCategory,
  service,
  provider,
  holidayCalendar,
  place,
  personnel,
  customer,
];

/**
 * Stores the sample firm with its history. Belongs into a transaction.
 * @param now the moment its dates lie around
 * @param accounts ids of the accounts of its people
 * @returns how many projects it has
 */
export async function loadFirm(db: Database, now: Date, { writers, logins }: AccountIds): Promise<number> {
  const known = new Map([...logins].map(([name, id]) => [`account ${name}`, id]));
  known.set('payment-term NET30', await firstTerm(db));
  const firm = await readFirm({ now, writers, known });
  firm.set(
    holidayCalendar,
    (firm.get(holidayCalendar) ?? []).map((calendar) => ofTheseYears(calendar, now)),
  );
  const all = (entity: Entity) => firm.get(entity) ?? [];
  const sites = all(place).filter(({ values }) => values.customerId || values.providerId);
  for (const entity of registers) {
    const records = entity === serviceCategory ? inTheirTree(all(entity)) : all(entity);
    await storeRecords(db, entity, entity === place ? records.filter((record) => !sites.includes(record)) : records);
  }
  await storeRecords(db, place, sites);
  await storeRecords(db, rate, all(rate));
  const [book, taxRates] = [await bookOf(db, all), await ratesIn(db)];
  const projects = numberedByYear(all(project)).map((record) => ({
    ...record,
    values: priced(withDay(record.values, all(customer)), book, taxRates),
  }));
  await storeRecords(db, project, projects);
  await loadSteps(db, projects, now);
  await loadDocuments(db);
  await loadTime(db, { all, projects, now, writers });
  return projects.length;
}

/** A calendar with the holidays the job would have filled in: from two years ago to the year after next. */
function ofTheseYears(calendar: SampleRecord, now: Date): SampleRecord {
  const year = now.getUTCFullYear();
  const days = rowsOf(calendar.values, 'days').filter(
    ({ date }) => Math.abs(Number(String(date).slice(0, 4)) - year) <= 2,
  );
  return { ...calendar, values: { ...calendar.values, days } };
}

/** Approval fixes the hours of a project's day: those of its customer, else of the firm. */
function withDay(values: Values, customers: readonly SampleRecord[]): Values {
  if (!values.frozenOn || values.hoursPerDay) return values;
  const ofCustomer = customers.find(({ id }) => id === values.customerId)?.values.hoursPerDay;
  return { ...values, hoursPerDay: ofCustomer ?? '8' };
}

/** The term of payment every firm starts with, if it is still there. */
async function firstTerm(db: Database): Promise<string | null> {
  const [first] = await run<{ id: string }>(db, "select id from payment_terms where code = 'NET30'", []);
  return first?.id ?? null;
}

function inTheirTree(categories: readonly SampleRecord[]): SampleRecord[] {
  const facts = categories.map(({ id, values }) => ({ ...(values as Omit<CategoryFacts, 'id'>), id }));
  const places = placesInTree(facts);
  return categories.map((category) => ({ ...category, values: { ...category.values, ...places.get(category.id) } }));
}

/** What the stored rates give for whatever the firm has. */
function bookOf(db: Database, all: (entity: Entity) => readonly SampleRecord[]): Promise<RateBook> {
  const idsOf = (entity: Entity) => all(entity).map(({ id }) => id);
  return rateBook(db, {
    customerIds: idsOf(customer),
    serviceIds: idsOf(service),
    personnelIds: idsOf(personnel),
    providerIds: idsOf(provider),
    currencies: [...new Set(all(project).map(({ values }) => String(values.currency)))],
  });
}

function ratesIn(db: Database): Promise<TaxRateFacts[]> {
  const text = `select id, trim_scale(percent)::text as percent, is_default and deleted_at is null as "isDefault"
    from tax_rates order by code`;
  return run<TaxRateFacts>(db, text, []);
}
