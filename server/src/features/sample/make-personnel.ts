import { addDays } from '@mandate/contract/dates.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { numberedCode } from '@mandate/contract/project/numbering.ts';
import { withInitial } from '../../resources/read-body.ts';
import { uuidV7 } from '../../resources/uuid.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { type SampleName, staffNames, staffTags, weeklyHours } from './personnel-words.ts';
import type { Random } from './random.ts';
import { latinOf } from './spelling.ts';
import type { SampleRecord } from './store-records.ts';

export const personnelPattern = 'E{SEQ:4}';

const eldestDays = 3380;
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
}

/** The people of the sample firm, hired over its years and numbered in this order. */
export function makePersonnel({ random, now, writers, logins }: Staffing): SampleRecord[] {
  return staffNames.map((name, place) => {
    const ago = eldestDays - Math.round((place * (eldestDays - youngestDays)) / (staffNames.length - 1));
    const createdAt = someDaysAgo(random, now, ago);
    const displayName = `${name.firstName} ${name.lastName}`;
    const values = {
      code: numberedCode(personnelPattern, { today: '', customerCode: '' }, place + 1),
      firstName: name.firstName,
      lastName: name.lastName,
      displayName,
      workEmail: `${mailboxOf(name)}@mandate.example`,
      userId: logins.get(displayName) ?? null,
      employmentType: employmentOf(random, place),
      hiredOn: addDays(dayOf(createdAt), random.whole(0, 20)),
      weeklyHours: random.pick(weeklyHours),
      isActive: !left.includes(place),
      tags: staffTags.filter(() => random.chance(12)),
      externalRef: random.chance(40) ? `HR-${7000 + place * 3}` : null,
    };
    const record = withInitial(personnel.fields, values, dayOf(createdAt));
    return { id: uuidV7(createdAt), values: record, ...writtenAt(random, now, createdAt, writers) };
  });
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
