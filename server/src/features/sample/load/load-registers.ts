import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { paymentTerm } from '@mandate/contract/entities/payment-term.ts';
import { place } from '@mandate/contract/entities/place.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/statements/statement.ts';
import { makeOwnPlaces, makeSites } from '../make/make-places.ts';
import { makeProviders, type RegisterMaking } from '../make/make-providers.ts';
import { makeRates } from '../make/make-rates.ts';
import { makeServices } from '../make/make-services.ts';
import type { Random } from '../make/random.ts';
import { makeExchangeRates, makePaymentTerms } from '../make/sample-side-lists.ts';
import { type SampleRecord, storeRecords } from './store-records.ts';

/** How many places the sample firm has (decisions 7). */
const places = 30;

/** What the firm's people and customers lean on. */
export interface Registers {
  making: RegisterMaking;
  services: SampleRecord[];
  providers: SampleRecord[];
  /** Ids of the firm's own offices. */
  offices: string[];
  /** Ids of the providers that supply freelancers. */
  suppliers: string[];
  /** Ids of the terms of payment. */
  terms: string[];
}

/** Stores the registers that lean on nothing but each other: side lists, categories, services, providers, own places. */
export async function loadRegisters(db: Database, making: RegisterMaking): Promise<Registers> {
  const terms = makePaymentTerms(making);
  await storeRecords(db, paymentTerm, terms);
  await storeRecords(db, exchangeRate, makeExchangeRates(making));
  const { categories, services } = makeServices(making);
  await storeRecords(db, serviceCategory, categories);
  await storeRecords(db, service, services);
  const [first] = await run<{ id: string }>(db, "select id from payment_terms where code = 'NET30'", []);
  const termIds = [...(first ? [first.id] : []), ...terms.map(({ id }) => id)];
  const byName = new Map(categories.map(({ id, values }) => [String(values.name), id]));
  const providers = makeProviders(making, byName, termIds);
  await storeRecords(db, provider, providers);
  const own = makeOwnPlaces(making);
  await storeRecords(db, place, own);
  return {
    making,
    services,
    providers,
    offices: idsOf(own, ({ values }) => values.kind === 'ownOffice'),
    suppliers: idsOf(providers, ({ values }) => values.kind !== 'company' && values.status === 'approved'),
    terms: termIds,
  };
}

/** Stores what leans on people and customers: sites and rates. @returns the sites */
export async function loadSitesAndRates(
  db: Database,
  { making, services, providers }: Registers,
  { staff, customers }: { staff: readonly SampleRecord[]; customers: readonly SampleRecord[] },
): Promise<SampleRecord[]> {
  const sites = makeSites(making, { customers, providers, count: places });
  await storeRecords(db, place, sites);
  await storeRecords(db, rate, makeRates(making, { services, staff, providers, customers }));
  return sites;
}

/** Customers with somebody of the firm who looks after them, and with terms of their own. */
export function lookedAfter(
  random: Random,
  customers: readonly SampleRecord[],
  staff: readonly SampleRecord[],
  terms: readonly string[],
): SampleRecord[] {
  const managers = staff.filter(({ values }) => values.isActive).slice(0, 9);
  return customers.map((customer) => ({
    ...customer,
    values: {
      ...customer.values,
      accountManagerId: random.chance(85) ? random.pick(managers).id : null,
      paymentTermsId: random.chance(60) ? random.pick(terms) : null,
    },
  }));
}

function idsOf(records: readonly SampleRecord[], isMeant: (record: SampleRecord) => boolean): string[] {
  return records.filter(isMeant).map(({ id }) => id);
}
