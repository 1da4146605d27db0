import type { Values } from '@mandate/contract/changes/merge.ts';
import { place as placeEntity } from '@mandate/contract/entities/place.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { regionOf } from '../words/regions.ts';
import { firstFacts } from './first-facts.ts';
import type { RegisterMaking } from './make-providers.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { sampleCode } from './sample-code.ts';

export const placePattern = 'L{SEQ:4}';

/** Places that belong to the firm or to nobody: name, kind, country. */
const ownPlaces = [
  ['Office Wien', 'ownOffice', 'AT'],
  ['Office Hamburg', 'ownOffice', 'DE'],
  ['Bureau Lyon', 'ownOffice', 'FR'],
  ['Online', 'remote', null],
  ['Seminarhotel Glockenhof', 'venue', 'AT'],
  ['Kongresshalle am Kran', 'venue', 'DE'],
  ['Villa Farolvega', 'venue', 'IT'],
] as const;

const siteNames = ['Headquarters', 'Works', 'Warehouse', 'Data centre', 'Branch'] as const;
const accessNotes = [
  'Badge at the reception, ask for the host by name.',
  'Safety shoes in the hall.',
  'Parking behind building C; the barrier opens by phone.',
] as const;
const providerSites = 3;

/** The firm's own offices and places that belong to nobody. */
export function makeOwnPlaces(making: RegisterMaking): SampleRecord[] {
  return ownPlaces.map(([name, kind, country], index) =>
    placed(making, index, { name, kind, ...(country && addressIn(making, country)) }),
  );
}

/** Sites of customers and providers, up to a number of places in all. */
export function makeSites(
  making: RegisterMaking,
  {
    customers,
    providers,
    count,
  }: { customers: readonly SampleRecord[]; providers: readonly SampleRecord[]; count: number },
): SampleRecord[] {
  const { random } = making;
  const buyers = customers.filter(({ values }) => values.kind === 'company' && values.status === 'active');
  return Array.from({ length: count - ownPlaces.length }, (_, index) => {
    const isProvider = index < providerSites;
    const owner = isProvider ? providers[index * 2] : buyers[(index * 17) % buyers.length];
    const { name, addressLine1, postalCode, city, region, countryCode, phone } = owner?.values ?? {};
    const site = isProvider ? 'Studio' : siteNames[index % siteNames.length];
    return placed(making, ownPlaces.length + index, {
      name: `${site} ${String(name).split(' ')[0]}`,
      kind: isProvider ? 'providerSite' : 'customerSite',
      customerId: isProvider ? null : owner?.id,
      providerId: isProvider ? owner?.id : null,
      ...{ addressLine1, postalCode, city, region, countryCode, phone },
      accessNotes: random.chance(50) ? random.pick(accessNotes) : null,
    });
  });
}

function addressIn({ random }: RegisterMaking, countryCode: string): Values {
  const region = regionOf(countryCode);
  const [city, postalCode, addressRegion] = region.towns[0] ?? ['', '', null];
  const addressLine1 = random.pick(region.streets).replace('#', String(random.whole(1, 60)));
  return { addressLine1, city, postalCode, region: addressRegion, countryCode, timeZone: region.timeZone };
}

function placed({ random, now, writers }: RegisterMaking, index: number, values: Values): SampleRecord {
  const createdAt = someDaysAgo(random, now, 3370 - index * 100);
  const code = sampleCode(placePattern, index + 1);
  const record = withInitial(placeEntity.fields, { code, ...values }, firstFacts(dayOf(createdAt)));
  return { id: uuidV7(createdAt), values: record, ...writtenAt(random, now, createdAt, writers) };
}
