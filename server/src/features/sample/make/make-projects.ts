import type { Values } from '@mandate/contract/changes/merge.ts';
import { counterScope, numberedCode } from '@mandate/contract/parameters/numbering.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { internalNames, projectKinds, projectObjects, projectOccasions, projectTags } from '../words/project-words.ts';
import { firstFacts } from './first-facts.ts';
import type { Making } from './make-customers.ts';
import { makeLines } from './make-lines.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { priced, type TaxRates } from './price-project.ts';
import type { Random } from './random.ts';
import { numberingFacts } from './sample-code.ts';

export const projectPattern = 'P{YY}-{SEQ:4}';

/** Every status with how many days ago such projects began, at most and at least; negative lies ahead. */
const lives: readonly { status: ProjectStatus; share: number; began: readonly [number, number] }[] = [
  { status: 'draft', share: 22, began: [10, -120] },
  { status: 'quoted', share: 24, began: [20, -90] },
  { status: 'approved', share: 16, began: [5, -60] },
  { status: 'active', share: 44, began: [300, 5] },
  { status: 'completed', share: 26, began: [600, 120] },
  { status: 'closed', share: 38, began: [1300, 300] },
  { status: 'onHold', share: 8, began: [250, 30] },
  { status: 'lost', share: 14, began: [900, 60] },
  { status: 'cancelled', share: 8, began: [700, 60] },
];

/** One in so many projects is internal. */
const internalEvery = 20;

/** The projects of the sample firm with their lines and totals, the eldest first, numbered by year in this order. */
export function makeProjects(
  making: Making,
  customers: readonly SampleRecord[],
  rates: TaxRates,
  counts: { projects: number; lines: number },
): SampleRecord[] {
  const { random, now, writers } = making;
  const lineCounts = spread(random, counts);
  const drawn = Array.from({ length: counts.projects }, (_, place) => {
    const life = lifeAt(Math.floor(((place * 73) % counts.projects) * (200 / counts.projects)));
    const beganDaysAgo = random.whole(life.began[1], life.began[0]);
    const createdAt = someDaysAgo(random, now, Math.max(beganDaysAgo, 0) + random.whole(3, 70));
    return { status: life.status, beganDaysAgo, createdAt };
  }).sort((one, other) => one.createdAt - other.createdAt);
  const numbers = new Map<string, number>();
  return drawn.map(({ createdAt, ...life }, place) => {
    const facts = numberingFacts(new Date(createdAt).toISOString().slice(0, 10));
    const scope = counterScope(projectPattern, facts);
    const number = (numbers.get(scope) ?? 0) + 1;
    numbers.set(scope, number);
    const code = numberedCode(projectPattern, facts, number);
    const header = makeHeader(making, customers, { ...life, place, code });
    const lines = makeLines(making, String(header.currency), lineCounts[place] ?? 0, createdAt);
    const values = withInitial(project.fields, priced({ ...header, lines }, rates), firstFacts(dayOf(createdAt)));
    return { id: uuidV7(createdAt), values, ...writtenAt(random, now, createdAt, writers) };
  });
}

/** As many numbers as there are projects that come to the number of lines, from 5 to about 25. */
function spread(random: Random, counts: { projects: number; lines: number }): number[] {
  const average = counts.lines / counts.projects;
  const parts = Array.from({ length: counts.projects }, () => random.whole(5, Math.round(2 * average) - 5));
  let open = counts.lines - parts.reduce((total, part) => total + part, 0);
  for (let place = 0; open !== 0; place = (place + 1) % parts.length) {
    const step = Math.sign(open);
    const part = parts[place] ?? 0;
    if (part + step < 5) continue;
    parts[place] = part + step;
    open -= step;
  }
  return parts;
}

function lifeAt(place: number): (typeof lives)[number] {
  let upTo = 0;
  const life = lives.find(({ share }) => {
    upTo += share;
    return place < upTo;
  });
  if (!life) throw new Error('The shares of the statuses do not come to two hundred');
  return life;
}

interface Drawn {
  status: ProjectStatus;
  beganDaysAgo: number;
  place: number;
  code: string;
}

function makeHeader({ random, now }: Making, customers: readonly SampleRecord[], drawn: Drawn): Values {
  const { status, beganDaysAgo, place, code } = drawn;
  const isInternal = place % internalEvery === internalEvery - 1;
  const { id: customerId, values: buyer } = random.pick(customers);
  const startDate = addDays(now.toISOString().slice(0, 10), -beganDaysAgo);
  const isPlanned = status !== 'draft' || random.chance(60);
  return {
    code,
    name: isInternal ? internalName(random, startDate) : projectName(random),
    customerId: isInternal ? null : customerId,
    isInternal,
    status,
    currency: isInternal ? 'EUR' : buyer.currency,
    startDate: isPlanned ? startDate : null,
    endDate: isPlanned && random.chance(85) ? addDays(startDate, random.whole(14, 280)) : null,
    customerReference: !isInternal && random.chance(55) ? `PO ${random.whole(10_000, 99_999)}` : null,
    discountPercent: !isInternal && random.chance(20) ? random.pick(['2', '2.5', '3', '5', '10', '12.5']) : null,
    defaultTaxRateId: isInternal ? null : buyer.defaultTaxRateId,
    tags: projectTags.filter(() => random.chance(12)),
    externalRef: random.chance(15) ? `ERP-${40_000 + place}` : null,
  };
}

function projectName(random: Random): string {
  return `${random.pick(projectKinds)} ${random.pick(projectObjects)}, ${random.pick(projectOccasions)}`;
}

function internalName(random: Random, startDate: string): string {
  return `${random.pick(internalNames)} ${startDate.slice(0, 4)}`;
}
