import type { standardFields } from '../../facts/entity.ts';
import { ofColumns } from '../line.ts';
import type { members } from '../member.ts';
import type { milestones } from '../milestone.ts';
import type { places } from '../place.ts';
import type { project } from '../project.ts';
import type { providers } from '../provider.ts';

/**
 * What a copy does with a field: it starts again (`new`), takes the value over (`carried`), moves the date with the start (`shifted`),
 * leaves it behind (`cleared`), begins with the field's first value (`reset`), or finds it again by prices, rates and totals (`reread`).
 */
export type CopyDecision = 'new' | 'carried' | 'shifted' | 'cleared' | 'reset' | 'reread';

type Decisions<Fields> = Record<keyof Fields & string, CopyDecision>;

const standard: Decisions<typeof standardFields> = {
  tags: 'carried',
  externalRef: 'cleared',
  version: 'new',
  createdAt: 'new',
  createdById: 'new',
  updatedAt: 'new',
  updatedById: 'new',
  deletedAt: 'new',
  deletedById: 'new',
};

const header: Decisions<typeof project.fields> = {
  ...standard,
  code: 'new',
  name: 'new',
  customerId: 'carried',
  isInternal: 'carried',
  whoBooks: 'carried',
  customerContactId: 'carried',
  billingContactId: 'carried',
  billToCustomerId: 'carried',
  projectManagerId: 'carried',
  accountManagerId: 'carried',
  type: 'carried',
  billingMode: 'carried',
  priority: 'carried',
  status: 'reset',
  currency: 'carried',
  startDate: 'shifted',
  endDate: 'shifted',
  actualStartDate: 'cleared',
  actualEndDate: 'cleared',
  quoteValidUntil: 'new',
  winProbability: 'cleared',
  contractSignedOn: 'cleared',
  customerReference: 'cleared',
  discountPercent: 'carried',
  defaultTaxRateId: 'carried',
  paymentTermsId: 'carried',
  hoursPerDay: 'carried',
  description: 'carried',
  copiedFromId: 'new',
  revision: 'reset',
  frozenOn: 'cleared',
  statusReason: 'cleared',
  statusReasonCode: 'cleared',
  resumeOn: 'cleared',
  quotedOn: 'cleared',
  decidedOn: 'cleared',
  decision: 'cleared',
  subtotal: 'reread',
  discount: 'reread',
  contractNet: 'reread',
  tax: 'reread',
  gross: 'reread',
  optionalNet: 'reread',
  plannedCost: 'reread',
  plannedCostInternal: 'reread',
  plannedCostProvider: 'reread',
  plannedCostExpense: 'reread',
  plannedMargin: 'reread',
  plannedMarginPercent: 'reread',
  linesWithoutCost: 'reread',
  baseCurrency: 'reread',
  contractNetBase: 'reread',
  plannedCostBase: 'reread',
  plannedMarginBase: 'reread',
  weightedNetBase: 'reread',
};

const member: Decisions<typeof members.fields> = {
  personnelId: 'carried',
  placeholderRole: 'carried',
  seniority: 'carried',
  role: 'carried',
  startDate: 'shifted',
  endDate: 'shifted',
  allocationPercent: 'carried',
  hoursPerWeek: 'carried',
  bookingKind: 'reset',
};

const provider: Decisions<typeof providers.fields> = {
  providerId: 'carried',
  contactId: 'carried',
  role: 'carried',
  status: 'reset',
  agreedAmount: 'cleared',
  currency: 'carried',
  contractRef: 'carried',
  purchaseOrderNumber: 'cleared',
  validFrom: 'shifted',
  validTo: 'shifted',
};

const place: Decisions<typeof places.fields> = { placeId: 'carried', isMain: 'carried', purpose: 'carried' };

const milestone: Decisions<typeof milestones.fields> = {
  name: 'carried',
  dueDate: 'shifted',
  weightPercent: 'carried',
  amount: 'carried',
  acceptance: 'carried',
  reachedOn: 'cleared',
  waivedReason: 'cleared',
};

/** What a copy does with each field of a project and of its parts (domain reference 2.9). A field without a decision does not compile. */
export const copyDecisions: Record<'project' | keyof typeof project.parts, Record<string, CopyDecision>> = {
  project: header,
  lines: ofColumns(({ copied }) => copied),
  members: member,
  providers: provider,
  places: place,
  milestones: milestone,
};
