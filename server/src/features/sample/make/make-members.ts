import type { Values } from '@mandate/contract/changes/merge.ts';
import { members } from '@mandate/contract/project/member.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { openRoles } from '../words/personnel-words.ts';
import { firstFacts } from './first-facts.ts';
import type { Random } from './random.ts';

/** In how many projects the guest works. */
const guestProjects = 3;

const mostMembers = 5;
const helpers = ['lead', 'consultant', 'consultant', 'consultant', 'expert', 'reviewer', 'support'] as const;
const shares = ['10', '20', '25', '50', '50', '60', '80', '100'] as const;
const hours = ['4', '8', '16', '20'] as const;
/** Statuses in which the plan is not settled yet: people are booked tentatively and roles are open. */
const planned = ['draft', 'quoted'];
/** Statuses in which nobody works on it any more: who left may have. */
const over: readonly string[] = ['completed', ...settledStatuses];

/** Who may work on projects. */
export interface Firm {
  customers: readonly SampleRecord[];
  /** The people of the firm, the longest there first. */
  staff: readonly SampleRecord[];
  /** Of the person who signs in as guest. */
  guestId: string;
}

/** The projects with the people who work on them: one to five each, the first one leads; in three of them the guest. */
export function staffed(
  random: Random,
  projects: readonly SampleRecord[],
  { customers, staff, guestId }: Firm,
): SampleRecord[] {
  const colleagues = staff.filter(({ id, values }) => id !== guestId && values.employmentType !== 'intern');
  const shown = new Set(worthShowing(projects, customers).map(({ id }) => id));
  return projects.map((record) => {
    const team = makeTeam(random, record, colleagues);
    const rows = shown.has(record.id) ? [...team.slice(0, mostMembers - 1), guestIn(record, guestId)] : team;
    return { ...record, values: { ...record.values, members: rows } };
  });
}

/**
 * Two projects in work and one that is done, with the most lines, for customers of whom a contact is known: there is
 * something to see in them.
 */
function worthShowing(projects: readonly SampleRecord[], customers: readonly SampleRecord[]): SampleRecord[] {
  const known = new Set(customers.flatMap(({ id, values }) => ((values.contacts as Values[]).length > 0 ? [id] : [])));
  const sold = projects
    .filter(({ values }) => known.has(String(values.customerId)) && values.startDate !== null)
    .sort((one, other) => linesOf(other) - linesOf(one));
  const withStatus = (status: string) => sold.filter(({ values }) => values.status === status);
  return [...withStatus('active').slice(0, guestProjects - 1), ...withStatus('completed').slice(0, 1)];
}

function linesOf({ values }: SampleRecord): number {
  return (values.lines as Values[]).length;
}

function makeTeam(random: Random, record: SampleRecord, colleagues: readonly SampleRecord[]): Values[] {
  const { values, createdAt } = record;
  const isPlanned = planned.includes(String(values.status));
  const isOver = over.includes(String(values.status));
  const hired = colleagues.filter((person) => person.createdAt <= createdAt && (person.values.isActive || isOver));
  const first = random.whole(0, hired.length - 1);
  const step = random.whole(1, 6);
  return Array.from({ length: Math.min(random.whole(1, mostMembers), hired.length) }, (_, place) => {
    const isOpen = place > 0 && random.chance(isPlanned ? 30 : 6);
    // Steps of one size round the list name nobody twice as long as the team is smaller than one round.
    const person = hired[(first + place * Math.min(step, Math.floor(hired.length / mostMembers) || 1)) % hired.length];
    return member(record, {
      personnelId: isOpen ? null : (person?.id ?? null),
      placeholderRole: isOpen ? random.pick(openRoles) : null,
      role: place === 0 ? 'projectManager' : random.pick(helpers),
      ...days(random, values),
      ...(random.chance(75) ? { allocationPercent: random.pick(shares) } : { hoursPerWeek: random.pick(hours) }),
      bookingKind: isPlanned ? 'tentative' : 'confirmed',
    });
  });
}

/** Mostly all of the project, else a part of it. */
function days(random: Random, { startDate, endDate }: Values): Values {
  if (typeof startDate !== 'string' || random.chance(60)) return { startDate, endDate };
  const from = addDays(startDate, random.whole(0, 10));
  return { startDate: from, endDate: typeof endDate === 'string' ? endDate : addDays(from, random.whole(30, 120)) };
}

function guestIn(record: SampleRecord, personnelId: string): Values {
  const { startDate, endDate } = record.values;
  return member(record, {
    personnelId,
    role: 'expert',
    startDate,
    endDate,
    allocationPercent: '20',
    bookingKind: 'confirmed',
  });
}

function member({ createdAt }: SampleRecord, values: Values): Values {
  return { id: uuidV7(Date.parse(createdAt)), ...withInitial(members.fields, values, firstFacts('')) };
}
