import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { milestones } from '@mandate/contract/project/milestone.ts';
import { places } from '@mandate/contract/project/place.ts';
import { providers } from '@mandate/contract/project/provider.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { milestoneNames, placePurposes, providerTasks } from '../words/part-words.ts';
import { firstFacts } from './first-facts.ts';
import type { Random } from './random.ts';

/** Statuses in which what was agreed is agreed, and those in which everything is reached. */
const agreed = ['approved', 'active', 'completed', 'closed', 'onHold'];
const reached = ['completed', 'closed'];
/** Projects of so many lines and more always have milestones. */
const largeFrom = 20;

/** Where projects take place. */
export interface Sites {
  /** The firm's own places. */
  own: readonly string[];
  /** Sites of customers, by customer. */
  ofCustomers: ReadonlyMap<string, readonly string[]>;
}

/** The milestones of a project between its first and its last day, equally far apart; those that lie behind are mostly reached. */
export function milestonesOf(random: Random, { values, createdAt }: SampleRecord, today: string): Values[] {
  const { startDate, endDate, status } = values as Record<string, string | null>;
  const isSmall = (values.lines as LineValues[]).length < largeFrom;
  if (!startDate || !endDate || (isSmall && random.chance(35))) return [];
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000);
  const count = random.whole(2, 5);
  const first = random.whole(0, milestoneNames.length - count);
  return Array.from({ length: count }, (_, place) => {
    const dueDate = addDays(startDate, Math.round((days * (place + 1)) / count));
    const isReached = reached.includes(String(status)) || (status === 'active' && dueDate < today && random.chance(80));
    return row(milestones.fields, createdAt, {
      name: milestoneNames[first + place],
      dueDate,
      weightPercent: String(Math.floor(100 / count)),
      acceptance: place === count - 1 ? 'customer' : random.pick(['none', 'internal']),
      reachedOn: isReached ? earlier(addDays(dueDate, random.whole(-4, 3)), today) : null,
    });
  });
}

/** The firms the lines of a project name, with what was agreed with them. */
export function providersOf(
  random: Random,
  { values, createdAt }: SampleRecord,
  firms: ReadonlyMap<string, SampleRecord>,
): Values[] {
  const named = new Set((values.lines as LineValues[]).flatMap(({ providerId }) => providerId ?? []));
  const isAgreed = agreed.includes(String(values.status));
  return [...named].map((providerId) => {
    const firm = firms.get(providerId);
    const [contact] = (firm?.values.contacts ?? []) as Values[];
    return row(providers.fields, createdAt, {
      providerId,
      contactId: contact?.id ?? null,
      role: random.pick(providerTasks),
      status: isAgreed ? 'agreed' : 'requested',
      agreedAmount: isAgreed ? String(random.whole(8, 60) * 500) : null,
      currency: isAgreed ? (firm?.values.currency ?? null) : null,
      contractRef: isAgreed ? `SC-${random.whole(100, 999)}` : null,
      validFrom: values.startDate,
      validTo: values.endDate,
    });
  });
}

/** Where a project takes place: at the customer's, where a site is known, and in an own office. */
export function placesOf(random: Random, { values, createdAt }: SampleRecord, { own, ofCustomers }: Sites): Values[] {
  const sites = ofCustomers.get(String(values.customerId)) ?? [];
  const chosen = [...sites.slice(0, 1), ...(sites.length === 0 || random.chance(50) ? [random.pick(own)] : [])];
  return chosen.map((placeId, index) =>
    row(places.fields, createdAt, { placeId, isMain: index === 0, purpose: random.pick(placePurposes) }),
  );
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function row(fields: Parameters<typeof withInitial>[0], createdAt: string, values: Values): Values {
  return { id: uuidV7(Date.parse(createdAt)), ...withInitial(fields, values, firstFacts('')) };
}
