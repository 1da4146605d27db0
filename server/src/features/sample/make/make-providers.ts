import { provider } from '@mandate/contract/entities/provider.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { bankNames, providerNotes, providerWords } from '../words/provider-words.ts';
import type { Region } from '../words/region.ts';
import { regionOf } from '../words/regions.ts';
import { digitsFor, hostFor } from '../words/spelling.ts';
import { firstFacts } from './first-facts.ts';
import { ibanFor, vatNumberFor } from './identity-numbers.ts';
import { makeContacts } from './make-contacts.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import type { Random } from './random.ts';
import { sampleCode } from './sample-code.ts';

export const providerPattern = 'S{SEQ:5}';

const eldestDays = 3000;

/** What the registers around the projects are made with. */
export interface RegisterMaking {
  random: Random;
  now: Date;
  /** Ids of the accounts that write. */
  writers: readonly string[];
}

/**
 * The providers of the sample firm, numbered in the order they came.
 * @param categories ids of the service categories by name
 * @param terms ids of the terms of payment
 */
export function makeProviders(
  { random, now, writers }: RegisterMaking,
  categories: ReadonlyMap<string, string>,
  terms: readonly string[],
): SampleRecord[] {
  return providerWords.map((words, place) => {
    const createdAt = someDaysAgo(random, now, eldestDays - place * 190);
    const region = regionOf(words.countryCode);
    const [city, postalCode, addressRegion] = random.pick(region.towns);
    const host = hostFor(words.name, 900 + place);
    const isFirm = words.kind !== 'freelancer';
    const values = {
      code: sampleCode(providerPattern, place + 1),
      name: words.name,
      kind: words.kind,
      status: words.status,
      serviceCategoryIds: words.categories.flatMap((name) => categories.get(name) ?? []),
      vatNumber: isFirm ? vatNumberFor(random, region) : null,
      taxId: isFirm ? null : digitsFor(random, '##/###/#####'),
      website: isFirm ? `https://www.${host}` : null,
      phone: digitsFor(random, random.pick(region.phones)),
      email: `office@${host}`,
      invoiceEmail: random.chance(40) ? `accounts@${host}` : null,
      addressLine1: random.pick(region.streets).replace('#', String(random.whole(1, 90))),
      city,
      postalCode,
      region: addressRegion,
      countryCode: region.countryCode,
      language: region.language,
      currency: region.currency,
      paymentTermsId: random.pick(terms),
      ...bankOf(random, region),
      isActive: words.status !== 'blocked',
      notes: random.chance(50) ? random.pick(providerNotes) : null,
      externalRef: random.chance(50) ? `SUP-${4000 + place * 11}` : null,
      contacts: isFirm ? makeContacts(random, region, host, createdAt) : [],
    };
    const record = withInitial(provider.fields, values, firstFacts(dayOf(createdAt)));
    return { id: uuidV7(createdAt), values: record, ...writtenAt(random, now, createdAt, writers) };
  });
}

function bankOf(random: Random, { countryCode }: Region): { iban: string | null; bankName: string | null } {
  const iban = ibanFor(random, countryCode);
  return { iban, bankName: iban === null ? null : random.pick(bankNames) };
}
