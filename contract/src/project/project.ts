import { entity } from '../facts/entity.ts';
import {
  amount,
  choice,
  code,
  currency,
  date,
  type Field,
  flag,
  initially,
  initiallyFrom,
  integer,
  lettingGo,
  listed,
  number,
  numbered,
  optional,
  percent,
  prepared,
  reference,
  replyOnly,
  requiredUnless,
  richText,
  searched,
  seenWith,
  shownOnly,
  text,
  unique,
} from '../facts/fields.ts';
import { totalFields } from './figures/total-fields.ts';
import { marginPercent } from './line/line-columns.ts';
import { lines } from './line.ts';
import { members } from './member.ts';
import { milestones } from './milestone.ts';
import { places } from './place.ts';
import { providers } from './provider.ts';
import { lockedStatuses, projectStatuses, settledStatuses } from './way/status.ts';

/** How the work of a project is paid. */
const billingModes = ['timeAndMaterials', 'fixedPrice', 'retainer', 'mixed', 'nonBillable'] as const;

/** The same figure, which leaves out what lines cost that do not say it. */
function leavingOutCosts<F extends Field>(facts: F): F {
  return { ...facts, leavesOut: { count: 'linesWithoutCost', known: 'plannedCost' } };
}

/** The same figure, which has a floor. */
function withFloor<F extends Field>(parameter: string, facts: F): F {
  return { ...facts, floor: parameter };
}

/** A project: what is sold to whom, who delivers it, at what price and cost, line by line (domain reference 2.8, decisions 9.4). */
export const project = entity({
  name: 'project',
  table: 'projects',
  label: 'name',
  defaultSort: { field: 'code', direction: 'desc' },
  derived: ['totals', 'statusSteps'],
  flat: [
    ...totalFields,
    // Prepared a moment after a save: a record is the same whenever it is read, and lists carry them.
    'baseCurrency',
    'contractNetBase',
    'plannedCostBase',
    'plannedMarginBase',
    'weightedNetBase',
  ],
  settled: { field: 'status', values: settledStatuses },
  locked: { field: 'status', values: lockedStatuses },
  fields: {
    code: searched(unique(numbered(code({ max: 40 }), 'numbering.project'), 'ever')),
    name: searched(text({ min: 2, max: 160 })),
    customerId: requiredUnless('isInternal', searched(optional(reference('customer')))),
    isInternal: initially(flag(), false),
    /** Who may book time on it: who works on it, or everyone; at first everyone on what the firm does for itself. */
    whoBooks: shownOnly(initially(choice('team', 'everyone'), 'team')),
    customerContactId: shownOnly(optional(reference('customer-contact'))),
    billingContactId: shownOnly(optional(reference('customer-contact'))),
    /** Who pays, where that is another customer. */
    billToCustomerId: shownOnly(optional(reference('customer'))),
    projectManagerId: searched(optional(reference('personnel'))),
    accountManagerId: shownOnly(optional(reference('personnel'))),
    type: optional(listed('project.types')),
    billingMode: initially(choice(...billingModes), 'mixed'),
    priority: initially(choice('low', 'normal', 'high'), 'normal'),
    status: initially(replyOnly(choice(...projectStatuses)), 'draft'),
    currency: initiallyFrom('money.baseCurrency', currency()),
    startDate: optional(date()),
    endDate: optional(date()),
    /** The day work really began and ended; set by the changes of status. */
    actualStartDate: shownOnly(optional(replyOnly(date()))),
    actualEndDate: shownOnly(optional(replyOnly(date()))),
    quoteValidUntil: optional(date()),
    winProbability: shownOnly(optional(integer({ min: 0, max: 100 }))),
    contractSignedOn: optional(date()),
    customerReference: searched(optional(text({ max: 60 }))),
    discountPercent: seenWith('seeRates', optional(percent())),
    defaultTaxRateId: shownOnly(seenWith('seeRates', optional(reference('tax-rate')))),
    paymentTermsId: shownOnly(optional(reference('payment-term'))),
    /** The hours of a day in this contract: days and hours are converted by it. */
    hoursPerDay: shownOnly(optional(number({ min: '1', max: '24', scale: 2 }))),
    description: optional(richText({ max: 20_000 })),
    copiedFromId: shownOnly(lettingGo(optional(reference('project')))),
    /** How many times it was quoted, or begun again after a quote. */
    revision: shownOnly(initially(replyOnly(integer({ min: 0, max: 2_147_483_647 })), 0)),
    /** The day prices and costs were frozen: from approval on. */
    frozenOn: shownOnly(optional(replyOnly(date()))),
    /** Why the status is what it is, where a reason was asked for. */
    statusReason: shownOnly(optional(replyOnly(text({ max: 500 })))),
    statusReasonCode: shownOnly(
      optional(replyOnly({ ...listed('project.lostReasons'), otherList: 'project.cancelReasons' })),
    ),
    resumeOn: shownOnly(optional(replyOnly(date()))),
    /** The day it was quoted the last time. */
    quotedOn: optional(replyOnly(date())),
    /** The day it was won, by its first approval, or lost. */
    decidedOn: optional(replyOnly(date())),
    decision: optional(replyOnly(choice('won', 'lost'))),
    subtotal: seenWith('seeRates', amount('currency')),
    discount: seenWith('seeRates', amount('currency')),
    contractNet: seenWith('seeRates', amount('currency')),
    tax: seenWith('seeRates', amount('currency')),
    gross: seenWith('seeRates', amount('currency')),
    optionalNet: seenWith('seeRates', amount('currency')),
    plannedCost: leavingOutCosts(seenWith('seeCosts', amount('currency'))),
    plannedCostInternal: leavingOutCosts(shownOnly(seenWith('seeCosts', amount('currency')))),
    plannedCostProvider: leavingOutCosts(shownOnly(seenWith('seeCosts', amount('currency')))),
    plannedCostExpense: leavingOutCosts(shownOnly(seenWith('seeCosts', amount('currency')))),
    plannedMargin: leavingOutCosts(seenWith('seeRates', seenWith('seeCosts', amount('currency')))),
    plannedMarginPercent: withFloor(
      'money.marginFloorPercent',
      leavingOutCosts(seenWith('seeRates', seenWith('seeCosts', optional(marginPercent())))),
    ),
    /** How many lines cost something and do not say what: costs and margins leave them out. */
    linesWithoutCost: seenWith('seeCosts', initially(replyOnly(integer({ min: 0, max: 1000 })), 0)),
    /** What it comes to in the base currency, by the exchange rates of its first day; empty where none leads there. */
    baseCurrency: shownOnly(optional(prepared(currency()))),
    contractNetBase: seenWith('seeRates', optional(prepared(amount('baseCurrency')))),
    plannedCostBase: leavingOutCosts(shownOnly(seenWith('seeCosts', optional(prepared(amount('baseCurrency')))))),
    plannedMarginBase: leavingOutCosts(
      shownOnly(seenWith('seeRates', seenWith('seeCosts', optional(prepared(amount('baseCurrency')))))),
    ),
    /** The contract net by the chance of winning it. */
    weightedNetBase: seenWith('seeRates', optional(prepared(amount('baseCurrency')))),
  },
  parts: { lines, members, providers, places, milestones },
});
