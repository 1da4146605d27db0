import { customer } from '@mandate/contract/entities/customer.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import type { TaxRateFacts } from '@mandate/contract/project/figures/tax.ts';
import { project } from '@mandate/contract/project/project.ts';
import { rateBook } from '../../../business/rate-book.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/statements/statement.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import { firstFacts } from '../make/first-facts.ts';
import { withAttention } from '../make/make-attention.ts';
import { type Making, makeCustomers } from '../make/make-customers.ts';
import { staffed } from '../make/make-members.ts';
import type { Sites } from '../make/make-parts.ts';
import { makePersonnel } from '../make/make-personnel.ts';
import { makeProjects } from '../make/make-projects.ts';
import type { Workforce } from '../make/make-work.ts';
import { dayOf, someDaysAgo, writtenAt } from '../make/past.ts';
import { type Random, seeded } from '../make/random.ts';
import { sampleTaxRates } from '../make/sample-tax-rates.ts';
import { workedOut } from '../make/work-out.ts';
import { guestName } from '../sample-accounts.ts';
import { priceLevels } from '../words/line-words.ts';
import { staffNames } from '../words/personnel-words.ts';
import { loadRegisters, loadSitesAndRates, lookedAfter, type Registers } from './load-registers.ts';
import { loadSteps } from './load-steps.ts';
import { type SampleRecord, storeRecords } from './store-records.ts';

/** How many records the sample firm has (issue of the first cut, decisions 7). */
export const firm = { customers: 520, projects: 200, lines: 3000, personnel: staffNames.length } as const;

const seed = 520_200;
/** People are drawn apart, so that their number changes nothing else. */
const staffSeed = 40;
/** So are the registers around the projects, and who looks after which customer. */
const registerSeed = 15_60_12;
const careSeed = 77;
/** And what projects are worked out with. */
const workSeed = 3_000_200;
const taxRatesSinceDays = 3390;

/**
 * Stores the sample firm: tax rates, customers, people, projects and their history. Belongs into a transaction.
 * @param now the moment its dates lie around
 * @param writers ids of the accounts that wrote it
 * @param logins ids of the accounts people of the firm sign in with, by full name
 */
export async function loadFirm(
  db: Database,
  now: Date,
  writers: readonly string[],
  logins: ReadonlyMap<string, string>,
): Promise<void> {
  const random = seeded(seed);
  const rates = makeTaxRates(random, now, writers);
  const taxRates = new Map(rates.map(({ id, values }) => [String(values.code), id]));
  const making: Making = { random, now, writers, taxRates };
  const customers = makeCustomers(making, firm.customers);
  await storeRecords(db, taxRate, rates);
  const registers = await loadRegisters(db, { random: seeded(registerSeed), now, writers });
  const staffRandom = seeded(staffSeed);
  const { offices, suppliers } = registers;
  const staff = makePersonnel({ random: staffRandom, now, writers, logins, offices, suppliers });
  const guest = staff.find(({ values }) => values.displayName === guestName);
  await storeRecords(db, personnel, staff);
  const buyers = lookedAfter(seeded(careSeed), customers, staff, registers.terms);
  await storeRecords(db, customer, buyers);
  const sites = await loadSitesAndRates(db, registers, { customers, staff });
  const percentages = await ratesIn(db);
  const projects = staffed(staffRandom, makeProjects(making, customers, percentages, firm), {
    customers,
    staff,
    guestId: guest?.id ?? '',
  });
  const around = { now, customers: buyers, taxRates: percentages, sites: sitesOf(registers.offices, sites) };
  const force = await workforce(db, registers, { staff, customers });
  const worked = workedOut(seeded(workSeed), projects, { ...around, force });
  const whole = withAttention(worked, dayOf(now.getTime()), percentages);
  await storeRecords(db, project, whole);
  await loadSteps(db, whole, now);
}

/** Who may work on projects, what is sold, and what the stored rates give. */
async function workforce(
  db: Database,
  { services, providers }: Registers,
  people: { staff: readonly SampleRecord[]; customers: readonly SampleRecord[] },
): Promise<Workforce> {
  const byUnit = new Map<string, SampleRecord[]>();
  for (const service of services.filter(({ values }) => values.isActive && values.billingMode !== 'expense')) {
    const unit = String(service.values.unit);
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), service]);
  }
  const idsOf = (records: readonly SampleRecord[]) => records.map(({ id }) => id);
  const book = await rateBook(db, {
    projectIds: [],
    customerIds: idsOf(people.customers),
    serviceIds: idsOf(services),
    personnelIds: idsOf(people.staff),
    providerIds: idsOf(providers),
    currencies: Object.keys(priceLevels),
  });
  return { providers: providers.filter(({ values }) => values.status === 'approved'), services: byUnit, book };
}

function sitesOf(own: readonly string[], sites: readonly SampleRecord[]): Sites {
  const ofCustomers = new Map<string, string[]>();
  for (const { id, values } of sites.filter(({ values }) => values.customerId !== null)) {
    const customerId = String(values.customerId);
    ofCustomers.set(customerId, [...(ofCustomers.get(customerId) ?? []), id]);
  }
  return { own, ofCustomers };
}

function makeTaxRates(random: Random, now: Date, writers: readonly string[]): SampleRecord[] {
  return sampleTaxRates.map((values) => {
    const createdAt = someDaysAgo(random, now, taxRatesSinceDays);
    const written = writtenAt(random, now, createdAt, writers);
    return { id: uuidV7(createdAt), values: withInitial(taxRate.fields, values, firstFacts('')), ...written };
  });
}

function ratesIn(db: Database): Promise<TaxRateFacts[]> {
  const text = `select id, trim_scale(percent)::text as percent, is_default and deleted_at is null as "isDefault"
    from tax_rates order by code`;
  return run<TaxRateFacts>(db, text, []);
}
