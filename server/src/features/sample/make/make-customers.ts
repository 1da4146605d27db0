import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { customerNotes, customerTags, formulaNote } from '../words/customer-words.ts';
import type { Region } from '../words/region.ts';
import { regions } from '../words/regions.ts';
import { digitsFor, hostFor } from '../words/spelling.ts';
import { firstFacts } from './first-facts.ts';
import { vatNumberFor } from './identity-numbers.ts';
import { makeContacts } from './make-contacts.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { type Random, seeded } from './random.ts';
import { sampleCode } from './sample-code.ts';

/** What the sample firm's records are made with. */
export interface Making {
  random: Random;
  now: Date;
  /** Ids of the accounts that write. */
  writers: readonly string[];
  /** Ids of the tax rates by code. */
  taxRates: ReadonlyMap<string, string>;
}

export const customerPattern = 'C{SEQ:5}';

const eldestDays = 3300;
/** The place of the one customer whose note looks like a formula. */
const formulaPlace = 41;

/** The customers of the sample firm, the eldest first, numbered in this order. */
export function makeCustomers(making: Making, count: number): SampleRecord[] {
  const { random, now, writers } = making;
  const names = new Set<string>();
  const days = Array.from({ length: count }, () => random.whole(20, eldestDays)).sort((one, other) => other - one);
  return days.map((ago, place) => {
    const createdAt = someDaysAgo(random, now, ago);
    const region = regionAt((place * 37) % 100);
    const number = place + 1;
    const values = makeCustomer(making, region, number, names, createdAt);
    if (place === formulaPlace) values.notes = formulaNote;
    return { id: uuidV7(createdAt), values, ...writtenAt(random, now, createdAt, writers) };
  });
}

/** The region that holds this hundredth of the customers. */
function regionAt(hundredth: number): Region {
  let upTo = 0;
  const region = regions.find(({ share }) => {
    upTo += share;
    return hundredth < upTo;
  });
  if (!region) throw new Error('The shares of the regions do not come to a hundred');
  return region;
}

function makeCustomer(making: Making, region: Region, number: number, names: Set<string>, createdAt: number): Values {
  const { random, taxRates } = making;
  const [city, postalCode, addressRegion] = random.pick(region.towns);
  const { kind, name } = freshName(random, region, city, names);
  const host = hostFor(name, number);
  const isFirm = kind === 'company';
  const status = statusFor(random);
  const values = {
    code: sampleCode(customerPattern, number),
    name,
    legalName: isFirm && random.chance(30) ? `${name} (${city})` : null,
    kind,
    status,
    isActive: status !== 'former',
    vatNumber: isFirm ? vatNumberFor(seeded(number), region) : null,
    taxId: random.chance(25) ? digitsFor(random, '##/###/#####') : null,
    website: kind !== 'individual' && random.chance(80) ? `https://www.${host}` : null,
    phone: random.chance(85) ? digitsFor(random, random.pick(region.phones)) : null,
    email: random.chance(90) ? `office@${host}` : null,
    invoiceEmail: isFirm && random.chance(50) ? `invoices@${host}` : null,
    addressLine1: random.pick(region.streets).replace('#', String(random.whole(1, 180))),
    addressLine2: random.chance(10) ? `${random.whole(1, 9)}. OG` : null,
    city,
    postalCode,
    region: addressRegion,
    countryCode: region.countryCode,
    language: region.language,
    currency: region.currency === 'EUR' && random.chance(4) ? 'USD' : region.currency,
    timeZone: random.chance(60) ? region.timeZone : null,
    discountPercent: random.chance(12) ? random.pick(['2', '2.5', '3', '5', '7.5']) : null,
    hoursPerDay: random.chance(15) ? random.pick(['7.5', '7.7', '8']) : null,
    defaultTaxRateId: (region.taxRate && taxRates.get(region.taxRate)) ?? null,
    notes: random.chance(30) ? random.pick(customerNotes) : null,
    tags: customerTags.filter(() => random.chance(8)),
    externalRef: random.chance(35) ? `CRM-${20_000 + number * 7}` : null,
    contacts: makeContacts(random, region, host, createdAt),
  };
  return withInitial(customer.fields, values, firstFacts(dayOf(createdAt)));
}

function statusFor(random: Random): string {
  const place = random.whole(1, 100);
  if (place <= 68) return 'active';
  if (place <= 84) return 'prospect';
  if (place <= 89) return 'onHold';
  return place <= 92 ? 'blocked' : 'former';
}

function freshName(random: Random, region: Region, city: string, names: Set<string>): { kind: string; name: string } {
  for (;;) {
    const named = someName(random, region, city);
    if (names.has(named.name)) continue;
    names.add(named.name);
    return named;
  }
}

/** A name nobody has: an invented family or place with what it does, or an invented person. */
function someName(random: Random, region: Region, city: string): { kind: string; name: string } {
  const kind = random.chance(82) ? 'company' : random.pick(['publicBody', 'nonProfit', 'individual']);
  const stem = random.pick(region.stems);
  const isJapanese = region.language === 'ja';
  if (kind === 'individual') {
    const [first, last] = [random.pick(region.firstNames), random.pick(region.lastNames)];
    return { kind, name: isJapanese ? `${last} ${first}` : `${first} ${last}` };
  }
  if (kind !== 'company') {
    const body = random.pick(kind === 'publicBody' ? region.publicBodies : region.nonProfits);
    return { kind, name: isJapanese ? `${stem}${body}` : `${body} ${stem}` };
  }
  const [trade, form] = [random.pick(region.trades), random.pick(region.legalForms)];
  if (isJapanese) return { kind, name: `${form}${stem}${trade}` };
  const town = random.chance(25) ? [city] : [];
  return { kind, name: [stem, trade, ...town, form].join(' ') };
}
