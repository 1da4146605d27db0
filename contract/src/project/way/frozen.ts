import type { Role } from '../../access/roles.ts';
import type { standardFields } from '../../facts/entity.ts';
import { hasFigures, type LineType, ofColumns } from '../line.ts';
import type { members } from '../member.ts';
import type { milestones } from '../milestone.ts';
import type { places } from '../place.ts';
import type { project } from '../project.ts';
import type { providers } from '../provider.ts';
import type { Freezing } from './freezing.ts';

type Freezings<Fields> = Record<keyof Fields & string, Freezing>;

const standard: Freezings<typeof standardFields> = {
  tags: 'open',
  externalRef: 'open',
  version: 'computed',
  createdAt: 'computed',
  createdById: 'computed',
  updatedAt: 'computed',
  updatedById: 'computed',
  deletedAt: 'computed',
  deletedById: 'computed',
};

const header: Freezings<typeof project.fields> = {
  ...standard,
  code: 'final',
  name: 'open',
  customerId: 'frozen',
  isInternal: 'open',
  whoBooks: 'open',
  customerContactId: 'open',
  billingContactId: 'open',
  billToCustomerId: 'open',
  projectManagerId: 'open',
  accountManagerId: 'open',
  type: 'open',
  billingMode: 'open',
  priority: 'open',
  status: 'computed',
  currency: 'frozen',
  startDate: 'open',
  endDate: 'open',
  actualStartDate: 'computed',
  actualEndDate: 'computed',
  quoteValidUntil: 'open',
  winProbability: 'open',
  contractSignedOn: 'open',
  customerReference: 'open',
  discountPercent: 'frozen',
  defaultTaxRateId: 'frozen',
  paymentTermsId: 'open',
  hoursPerDay: 'frozen',
  description: 'open',
  copiedFromId: 'open',
  revision: 'computed',
  frozenOn: 'computed',
  statusReason: 'computed',
  statusReasonCode: 'computed',
  resumeOn: 'computed',
  quotedOn: 'computed',
  decidedOn: 'computed',
  decision: 'computed',
  subtotal: 'computed',
  discount: 'computed',
  contractNet: 'computed',
  tax: 'computed',
  gross: 'computed',
  optionalNet: 'computed',
  plannedCost: 'computed',
  plannedCostInternal: 'computed',
  plannedCostProvider: 'computed',
  plannedCostExpense: 'computed',
  plannedMargin: 'computed',
  plannedMarginPercent: 'computed',
  linesWithoutCost: 'computed',
  baseCurrency: 'computed',
  contractNetBase: 'computed',
  plannedCostBase: 'computed',
  plannedMarginBase: 'computed',
  weightedNetBase: 'computed',
};

const member: Freezings<typeof members.fields> = {
  personnelId: 'open',
  placeholderRole: 'open',
  seniority: 'open',
  role: 'open',
  startDate: 'open',
  endDate: 'open',
  allocationPercent: 'open',
  hoursPerWeek: 'open',
  bookingKind: 'open',
};

const provider: Freezings<typeof providers.fields> = {
  providerId: 'open',
  contactId: 'open',
  role: 'open',
  status: 'open',
  agreedAmount: 'open',
  currency: 'open',
  contractRef: 'open',
  purchaseOrderNumber: 'open',
  validFrom: 'open',
  validTo: 'open',
};

const place: Freezings<typeof places.fields> = { placeId: 'open', isMain: 'open', purpose: 'open' };

const milestone: Freezings<typeof milestones.fields> = {
  name: 'open',
  dueDate: 'open',
  weightPercent: 'open',
  amount: 'open',
  acceptance: 'open',
  reachedOn: 'open',
  waivedReason: 'open',
};

/**
 * What is frozen from approval on (domain reference 2.10): what is sold, how much of it, at what price and cost, to whom. An administrator
 * changes it and says why; the code is changed by nobody. Server and browser ask this table; a field without a decision does not compile.
 */
export const freezings: Record<'project' | keyof typeof project.parts, Readonly<Record<string, Freezing>>> = {
  project: header,
  lines: ofColumns(({ approval }) => approval),
  members: member,
  providers: provider,
  places: place,
  milestones: milestone,
};

/** The fields of a project, or of the rows of one of its parts, that approval keeps: but for administrators, or for everybody (`final`). */
export function frozenFields(of: keyof typeof freezings, as: 'frozen' | 'final' = 'frozen'): string[] {
  return Object.entries(freezings[of]).flatMap(([name, freezing]) => (freezing === as ? [name] : []));
}

/** Whether somebody may change what is frozen, saying why. */
export function mayChangeFrozen(role: Role): boolean {
  return role === 'SA' || role === 'ADMIN';
}

/** Whether a line may come and go while figures are frozen: what has none may. */
export function comesAndGoes({ type }: { type: LineType }): boolean {
  return !hasFigures(type);
}
