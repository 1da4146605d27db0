import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import {
  type SampleName,
  seniorities,
  staffNames,
  staffTags,
  staffTitles,
  weeklyHours,
} from '../words/personnel-words.ts';
import { digitsFor, latinOf } from '../words/spelling.ts';
import { firstFacts } from './first-facts.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { type Random, seeded } from './random.ts';
import { sampleCode } from './sample-code.ts';

export const personnelPattern = 'E{SEQ:4}';

const eldestDays = 3380;
const workSeed = 4_007;
const youngestDays = 40;
/** Who has been there longest owns the firm. */
const partners = 3;
/** Places of people who left. */
const left = [5, 23];

/** What the people of the sample firm are made with. */
export interface Staffing {
  random: Random;
  now: Date;
  /** Ids of the accounts that write. */
  writers: readonly string[];
  /** Ids of the accounts people sign in with, by full name. */
  logins: ReadonlyMap<string, string>;
  /** Ids of the firm's offices. */
  offices: readonly string[];
  /** Ids of the providers that supply freelancers. */
  suppliers: readonly string[];
}

/** The people of the sample firm, hired over its years and numbered in this order. */
export function makePersonnel(staffing: Staffing): SampleRecord[] {
  const { random, now, writers, logins } = staffing;
  // What was added to people later is drawn apart, so that it changes nothing else.
  const apart = seeded(workSeed);
  const ids: string[] = [];
  return staffNames.map((name, place) => {
    const ago = eldestDays - Math.round((place * (eldestDays - youngestDays)) / (staffNames.length - 1));
    const createdAt = someDaysAgo(random, now, ago);
    const displayName = `${name.firstName} ${name.lastName}`;
    const employmentType = employmentOf(random, place);
    const values = {
      code: sampleCode(personnelPattern, place + 1),
      firstName: name.firstName,
      lastName: name.lastName,
      displayName,
      workEmail: `${mailboxOf(name)}@mandate.example`,
      userId: logins.get(displayName) ?? null,
      employmentType,
      ...workOf(apart, staffing, { place, employmentType, ids }),
      hiredOn: addDays(dayOf(createdAt), random.whole(0, 20)),
      weeklyHours: random.pick(weeklyHours),
      isActive: !left.includes(place),
      tags: staffTags.filter(() => random.chance(12)),
      externalRef: random.chance(40) ? `HR-${7000 + place * 3}` : null,
    };
    const record = withInitial(personnel.fields, values, firstFacts(dayOf(createdAt)));
    const id = uuidV7(createdAt);
    ids.push(id);
    return { id, values: record, ...writtenAt(random, now, createdAt, writers) };
  });
}

/** What a person does, how senior, for whom and from where. */
function workOf(
  random: Random,
  { offices, suppliers }: Staffing,
  { place, employmentType, ids }: { place: number; employmentType: string; ids: readonly string[] },
): Values {
  const level = place < partners ? 4 : Math.max(0, 3 - Math.floor(place / 11));
  return {
    jobTitle: staffTitles[level]?.[random.whole(0, 2)],
    seniority: seniorities[level],
    // The first of those above who were there already.
    managerId: place < partners ? null : ids[random.whole(0, Math.min(place - 1, 6))],
    providerId: employmentType === 'freelancer' ? random.pick(suppliers) : null,
    phone: digitsFor(random, '+431632960###'),
    mobile: random.chance(70) ? digitsFor(random, '+436641632###') : null,
    basePlaceId: random.pick(offices),
    leftOn: null,
  };
}

function mailboxOf({ firstName, lastName, mailbox }: SampleName): string {
  return mailbox ?? `${latinOf(firstName)}.${latinOf(lastName)}`;
}

function employmentOf(random: Random, place: number): string {
  if (place < partners) return 'partner';
  // The newest are interns; of the others one in five is no employee.
  if (place >= staffNames.length - 2) return 'intern';
  return random.chance(80) ? 'employee' : random.pick(['freelancer', 'freelancer', 'fixedTerm']);
}
