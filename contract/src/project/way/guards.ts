import type { Role } from '../../access/roles.ts';
import type { RefusalCode, RefusalParams } from '../../replies/refusals.ts';
import { decimal } from '../../values/decimal.ts';
import type { LineAmounts } from '../figures/line-amounts.ts';
import { hasCost, hasFigures, type LineValues } from '../line.ts';
import type { ProjectStatus } from './status.ts';

/** What has to hold before a project enters a status, each by its name. */
export type GuardName =
  | 'customer'
  | 'pricedLine'
  | 'prices'
  | 'costs'
  | 'validity'
  | 'manager'
  | 'startDate'
  | 'signature'
  | 'country'
  | 'margin'
  | 'providers'
  | 'team'
  | 'milestones'
  | 'entries';

const quoteGuards = ['customer', 'pricedLine', 'prices', 'costs', 'validity'] as const;

/** The guards of each status: every way into it is under them (decisions 9.4). */
export const guardsInto: Record<ProjectStatus, readonly GuardName[]> = {
  draft: [],
  quoted: quoteGuards,
  approved: [...quoteGuards, 'manager', 'startDate', 'signature', 'country', 'margin', 'providers'],
  active: ['team'],
  completed: ['milestones'],
  closed: ['entries'],
  onHold: [],
  lost: [],
  cancelled: [],
};

/** Another record a project names, as replies show it. */
interface Named {
  label: string;
}

/** What guards need to know of a project, as it is replied; what the reader does not see is absent, and nothing is held against it. */
export interface GuardFacts {
  isInternal: boolean;
  customerId: string | null;
  customer?: Named | null;
  quoteValidUntil: string | null;
  projectManagerId: string | null;
  startDate: string | null;
  contractSignedOn: string | null;
  /** Amounts in the project's currency. */
  contractNet?: string | null;
  plannedMargin?: string | null;
  linesWithoutCost?: number | null;
  lines: readonly GuardedLine[];
  members: readonly unknown[];
  providers: readonly { id: string; providerId: string | null; provider?: Named | null; status?: string }[];
  milestones: readonly { id: string; name: string | null; reachedOn: string | null; waivedReason?: string | null }[];
}

/** What of a line guards ask; `cost` is in the project's currency, null where it is not known. */
type GuardedLine = Pick<LineValues, 'id' | 'type' | 'description'> &
  Partial<Pick<LineValues, 'providerId' | 'unitPrice' | 'isBillable' | 'isOptional'> & Pick<LineAmounts, 'cost'>> & {
    provider?: Named | null;
  };

/** What guards need to know besides the project. */
export interface GuardContext {
  /** The day it is where the firm is. */
  today: string;
  /** The parameter `money.marginFloorPercent`. */
  marginFloor: string;
  role: Role;
  /** The country of the project's customer. */
  countryCode: string | null;
  /** The ids of the providers the firm works with. */
  approvedProviders: ReadonlySet<string>;
  /** How many entries of people are not approved, where time is; 0 where that is not known. */
  openEntries: number;
  /** Whether who takes the step sees costs: nobody confirms what is hidden from them. */
  seesCosts: boolean;
  /** What they know is missing, and take the step all the same. */
  acknowledged: readonly ConfirmableCode[];
}

/** What may be missing if somebody says that they know. */
export const confirmableCodes = ['costMissing'] as const satisfies readonly RefusalCode[];
export type ConfirmableCode = (typeof confirmableCodes)[number];

/** What keeps back everybody but administrators: nobody else can mend it. */
export const administratorsCodes: ReadonlySet<RefusalCode> = new Set(['marginUnknown', 'marginBelowFloor']);

/** What of a step the server alone knows: who takes it may not see the figures, or does not have the records at hand. */
export const serversCodes: ReadonlySet<RefusalCode> = new Set([...administratorsCodes, 'entriesOpen']);

/** What is missing before a step: a sentence by its code, and the field that is to be mended, rows by id. */
export interface GuardFailure {
  code: RefusalCode;
  field: string;
  params: RefusalParams;
  /** The step may be taken all the same by who says that they know. */
  isConfirmable?: true;
}

/**
 * Everything that keeps a project from entering a status, all at once; empty when nothing does.
 * By the same rules in the browser, before the step is asked for, and on the server.
 */
export function failedGuards(project: GuardFacts, to: ProjectStatus, context: GuardContext): GuardFailure[] {
  return guardsInto[to].flatMap((name) => guards[name](project, context));
}

type Guard = (project: GuardFacts, context: GuardContext) => GuardFailure[];

const guards: Record<GuardName, Guard> = {
  customer: ({ isInternal, customerId }) => unless(isInternal || customerId !== null, 'customerNeeded', 'customerId'),
  pricedLine: ({ lines }) =>
    unless(
      lines.some(({ type, unitPrice }) => hasFigures(type) && unitPrice !== null),
      'pricedLineNeeded',
      'lines',
    ),
  prices: ({ lines }) =>
    lines.flatMap(({ id, type, description, unitPrice, isBillable }) => {
      const isPriced = !hasFigures(type) || isBillable === false || unitPrice !== null;
      return unless(isPriced, 'priceNeeded', `lines.${id}.unitPrice`, { line: firstLine(description) });
    }),
  costs: ({ lines }, { seesCosts, acknowledged }) => {
    if (!seesCosts || acknowledged.includes('costMissing')) return [];
    const without = lines.filter(({ type, isOptional, cost }) => hasCost(type) && !isOptional && cost === null);
    return without.map(({ id, description }) => {
      const named = failure('costMissing', `lines.${id}.unitCost`, { line: firstLine(description) });
      return { ...named, isConfirmable: true };
    });
  },
  validity: ({ quoteValidUntil, contractSignedOn }, { today }) => {
    if (quoteValidUntil === null) return [failure('quoteValidityNeeded', 'quoteValidUntil')];
    // Who signed in time may be entered later.
    const day = contractSignedOn !== null && contractSignedOn < today ? contractSignedOn : today;
    return unless(quoteValidUntil >= day, 'quoteExpired', 'quoteValidUntil', { date: quoteValidUntil });
  },
  manager: ({ projectManagerId }) => unless(projectManagerId !== null, 'managerNeeded', 'projectManagerId'),
  startDate: ({ startDate }) => unless(startDate !== null, 'startDateNeeded', 'startDate'),
  signature: ({ isInternal, contractSignedOn }, { today }) => {
    if (isInternal) return [];
    if (contractSignedOn === null) return [failure('signatureDayNeeded', 'contractSignedOn')];
    return unless(contractSignedOn <= today, 'signatureDayToCome', 'contractSignedOn', { date: contractSignedOn });
  },
  country: ({ isInternal, customerId, customer }, { countryCode }) => {
    const isKnown = isInternal || customerId === null || countryCode !== null;
    return unless(isKnown, 'customerCountryNeeded', 'customerId', { customer: customer?.label ?? '' });
  },
  margin: (project, { role, marginFloor }) => {
    const mayApprove = role === 'SA' || role === 'ADMIN';
    // No figure is told: not everybody sees margins.
    if (mayApprove) return [];
    if (isMarginUnknown(project, marginFloor)) return [failure('marginUnknown', 'lines')];
    return unless(!isBelowFloor(project, marginFloor), 'marginBelowFloor', 'lines');
  },
  providers: ({ providers, lines }, { approvedProviders }) => {
    const named = [
      ...providers.filter(({ status }) => status !== 'ended').map((row) => ({ ...row, part: 'providers' })),
      ...lines.map((row) => ({ ...row, part: 'lines' })),
    ];
    return named.flatMap(({ part, id, providerId, provider }) => {
      const isApproved = !providerId || approvedProviders.has(providerId);
      return unless(isApproved, 'providerNotApproved', `${part}.${id}.providerId`, { provider: provider?.label ?? '' });
    });
  },
  team: ({ members, providers }) => unless(members.length + providers.length > 0, 'teamNeeded', 'members'),
  milestones: ({ milestones }) =>
    milestones.flatMap(({ id, name, reachedOn, waivedReason }) => {
      const isDone = reachedOn !== null || Boolean(waivedReason);
      return unless(isDone, 'milestoneOpen', `milestones.${id}.reachedOn`, { milestone: name ?? '' });
    }),
  entries: (_, { openEntries }) => unless(openEntries === 0, 'entriesOpen', 'lines', { count: openEntries }),
};

/** Whether less is earned than the firm wants; without revenue any cost is too much. What is not seen is not judged. */
function isBelowFloor({ contractNet, plannedMargin }: GuardFacts, floor: string): boolean {
  if (contractNet == null || plannedMargin == null) return false;
  return decimal(plannedMargin).times(100).lt(decimal(contractNet).times(floor));
}

/** A margin that leaves out what lines cost is not known to be as high as the firm wants. */
function isMarginUnknown({ linesWithoutCost }: GuardFacts, floor: string): boolean {
  return (linesWithoutCost ?? 0) > 0 && decimal(floor).gt(0);
}

function firstLine(text: string | null): string {
  return text?.split('\n')[0] ?? '';
}

function failure(code: RefusalCode, field: string, params: RefusalParams = {}): GuardFailure {
  return { code, field, params };
}

function unless(holds: boolean, ...failed: Parameters<typeof failure>): GuardFailure[] {
  return holds ? [] : [failure(...failed)];
}
