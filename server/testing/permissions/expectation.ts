import type { Sight } from '../../src/features/leak-check/sight.ts';
import type { Viewer } from '../../src/features/leak-check/viewers.ts';
import { isExpectedRecord } from './is-expected-record.ts';

/** What somebody may see of the records of an entity. What is not said is nothing. */
export type Shown =
  | 'everything'
  /** Everything but these fields. */
  | { without: readonly string[] }
  /** These fields and no other: what is new is hidden until somebody decides. */
  | { only: readonly string[] };

/** What everybody may see by entity; fields of rows as `lines.net`. */
export type Expectation = Record<string, Partial<Record<Viewer, Shown>>>;

/** Names of figures that tell what something costs the firm, and of bank data (safety reference 4.3), whatever has them. */
const costs = ['unitCost', 'costCurrency', 'fxRate', 'cost', 'margin', 'marginPercent', 'costSource'];
/** The same of time, with the currencies they are in. */
const costsOfTime = [...costs, 'costBase', 'fxRateBase', 'currency', 'baseCurrency', 'hasCost'];
const agreed = ['providers.agreedAmount', 'providers.currency'];
const bank = ['iban', 'bic', 'bankName'];
/** Own fields of customers that only administrators see. */
const ownOfAdministrators = ['customFields.rating', 'customFields.watcher', 'customFieldPeople.watcherId'];
const planned = ['plannedCost', 'plannedCostInternal', 'plannedCostProvider', 'plannedCostExpense'];
const margins = ['plannedMargin', 'plannedMarginPercent'];
const sums = [...planned, ...margins, 'plannedCostBase', 'plannedMarginBase', 'linesWithoutCost'];

/** Values that only an SA reads, and those that only staff read, by the keys of their parameters. */
const ofSa = ['security.signUpMode', 'security.allowedDomains'];
const ofStaff = [
  ...['project', 'customer', 'personnel', 'provider', 'service', 'place', 'quote'].map((name) => `numbering.${name}`),
  'billing.defaultPaymentTerms',
  'company.holidayCalendarId',
  'company.iban',
  ...['logo', 'accentColor', 'senderLine', 'footerColumns', 'legalLine', 'bankAccounts', 'paperSize'].map(
    (name) => `documents.${name}`,
  ),
  ...['showPeople', 'hideUnbilled', 'linkDays', 'approveOnAcceptance', 'quoteCopyTo'].map(
    (name) => `documents.${name}`,
  ),
  ...['project.lostReasons', 'project.cancelReasons', 'project.quoteValidityDays', 'money.marginFloorPercent'],
];
/** What a guest is not told of a parameter: everything but its key, group, label and value. */
const aboutParameters = [
  ...['help', 'valueType', 'isSystem', 'readableBy', 'editableBy', 'effect', 'tags', 'externalRef'],
  ...['createdAt', 'createdById', 'updatedAt', 'updatedById', 'deletedAt', 'deletedById'],
  ...['', '.min', '.max', '.maxLength', '.regex', '.options', '.refEntity', '.multiple'].map(
    (name) => `constraints${name}`,
  ),
  ...['', '.code', '.label', '.color', '.isActive', '.sort'].map((name) => `defaultValue${name}`),
];

/** The parts of the control panel, and what fills the sentences of health. */
const panel = ['today', 'firmDay', 'at'];
const myWorkCounts = ['myWork.projectCount', 'myWork.drafts', 'myWork.week'];
const myWork = [
  ...myWorkCounts,
  ...['week', 'booked', 'target', 'state'].map((name) => `myWork.week.${name}`),
  ...['week', 'reason'].map((name) => `myWork.returned.${name}`),
  ...['code', 'name', 'status', 'endDate', 'isManager'].map((name) => `myWork.projects.${name}`),
  ...['description', 'projectId', 'endDate'].map((name) => `myWork.lines.${name}`),
  ...['milestones', 'lateMilestones'].flatMap((part) =>
    ['name', 'dueDate', 'projectId'].map((name) => `myWork.${part}.${name}`),
  ),
];
const attention = [
  'attention.snoozedCount',
  ...['kind', 'projectId', 'recordIds', 'detail', 'on', 'value', 'limit', 'isMine', 'snoozed'].map(
    (name) => `attention.rows.${name}`,
  ),
  ...['kind', 'count', 'mine', 'isExact'].map((name) => `attention.counts.${name}`),
];
const healthParams = [
  ...[
    'version',
    'size',
    'fsync',
    'commit',
    'seconds',
    'applied',
    'count',
    'waiting',
    'running',
    'since',
    'sent',
    'failed',
    'at',
  ],
  ...['free', 'attachments', 'calls', 'leaks', 'days', 'throttled'],
].map((name) => `health.params.${name}`);

/**
 * Who may see what, written down by hand from the domain reference (section 5) and the safety reference (4.3). It is not taken from the
 * table the application and its leak check read: a mistake there must show as a leak here. An SA sees everything.
 */
export const expectation: Expectation = {
  project: {
    ADMIN: 'everything',
    EDITOR: {
      without: [...[...costs, ...sums].flatMap((name) => [name, `lines.${name}`, `totals.${name}`]), ...agreed],
    },
    'GUEST member': {
      only: [
        ...['code', 'name', 'customerId', 'isInternal', 'status', 'startDate', 'endDate', 'tags'],
        ...['projectManagerId', 'type', 'description', 'statusSteps.status', 'statusSteps.on'],
        ...['type', 'description', 'quantity', 'unit', 'isOptional', 'startDate', 'endDate'].map(
          (name) => `lines.${name}`,
        ),
        ...['personnelId', 'placeholderRole', 'role', 'startDate', 'endDate'].map((name) => `members.${name}`),
        ...['providerId', 'role'].map((name) => `providers.${name}`),
        ...['placeId', 'isMain', 'purpose'].map((name) => `places.${name}`),
        ...['name', 'dueDate', 'acceptance', 'reachedOn'].map((name) => `milestones.${name}`),
      ],
    },
  },
  milestone: { ADMIN: 'everything', EDITOR: 'everything' },
  document: { ADMIN: 'everything', EDITOR: 'everything' },
  'project-line': { ADMIN: 'everything', EDITOR: { without: ['cost', 'isCosted'] } },
  // Of the firm's own fields each says itself who sees it.
  customer: {
    ADMIN: { without: bank },
    EDITOR: { without: [...bank, ...ownOfAdministrators] },
    'GUEST member': {
      only: [
        ...['name', 'city', 'customFields.sector'],
        ...['firstName', 'lastName', 'jobTitle', 'isPrimary'].map((name) => `contacts.${name}`),
      ],
    },
  },
  personnel: {
    ADMIN: 'everything',
    EDITOR: {
      only: [
        ...['code', 'firstName', 'lastName', 'displayName', 'workEmail', 'employmentType', 'weeklyHours'],
        ...['providerId', 'jobTitle', 'seniority', 'managerId', 'phone', 'mobile', 'basePlaceId'],
        ...['isActive', 'tags', 'createdAt', 'updatedAt'],
        ...['validFrom', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
          (name) => `schedules.${name}`,
        ),
      ],
    },
    'GUEST member': { only: ['firstName', 'lastName', 'displayName', 'jobTitle'] },
  },
  // A guest is told the names of those on their projects.
  provider: { ADMIN: { without: bank }, EDITOR: { without: bank }, 'GUEST member': { only: ['name'] } },
  'service-category': {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': {
      only: [
        ...['code', 'name', 'parentId', 'description', 'color', 'sortOrder'],
        ...['path', 'treeOrder', 'level', 'isActive'],
      ],
    },
  },
  service: {
    ADMIN: 'everything',
    EDITOR: { without: costs },
    'GUEST member': { only: ['code', 'name', 'categoryId', 'description', 'unit', 'deliveredBy', 'isActive'] },
  },
  place: {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': {
      only: [
        ...['code', 'name', 'kind', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'region', 'countryCode'],
        ...['timeZone', 'isActive'],
      ],
    },
  },
  // Which rates an EDITOR is told of depends on their side.
  rate: { ADMIN: 'everything', EDITOR: 'everything' },
  'payment-term': { ADMIN: 'everything', EDITOR: 'everything' },
  'text-block': { ADMIN: 'everything', EDITOR: 'everything' },
  'holiday-calendar': { ADMIN: 'everything', EDITOR: 'everything' },
  // Why somebody is away is for themselves and who may see personal data; a guest is told of nobody else.
  entry: { ADMIN: 'everything', EDITOR: { without: costsOfTime }, 'GUEST member': { without: costsOfTime } },
  week: { ADMIN: 'everything', EDITOR: 'everything', 'GUEST member': 'everything' },
  // What is left before a month can be closed is for who closes it.
  period: { ADMIN: 'everything' },
  'work-line': { ADMIN: 'everything', EDITOR: 'everything', 'GUEST member': 'everything' },
  absence: { ADMIN: 'everything', EDITOR: { without: ['kind', 'note'] }, 'GUEST member': 'everything' },
  // Which an EDITOR is told of depends on whether they see its values.
  'own-field': { ADMIN: 'everything', EDITOR: 'everything' },
  'exchange-rate': { ADMIN: 'everything', EDITOR: 'everything' },
  'tax-rate': { ADMIN: 'everything', EDITOR: 'everything' },
  account: { ADMIN: 'everything', EDITOR: { only: ['fullName', 'status'] } },
  session: { ADMIN: 'everything' },
  // A view holds whatever its maker put into it; a guest is not told who that is.
  view: {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': { without: ['createdById', 'updatedById', 'deletedById', 'externalRef', 'isOwnerGone'] },
  },
  // Who may read a project reads what was written about it, and who wrote it.
  note: {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': {
      only: ['entity', 'recordId', 'kind', 'body', 'isPinned', 'tags', 'createdAt', 'createdById', 'updatedAt'],
    },
  },
  // Of a project's files those that are not financial, with what is in them.
  file: {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': {
      only: [
        ...['entity', 'recordId', 'kind', 'title', 'visibility', 'fileName', 'type', 'size', 'bytes'],
        ...['createdAt', 'createdById'],
      ],
    },
  },
  'mail-server': { ADMIN: 'everything' },
  'mail-message': { ADMIN: 'everything' },
  // Who is no administrator is told what they did themselves.
  audit: {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': 'everything',
    'GUEST waiting': 'everything',
  },
  trash: { ADMIN: 'everything' },
  // Of others' jobs administrators see that they go; those who look have none of their own.
  job: { ADMIN: 'everything' },
  // Drafts and notifications are their owner's: those who look have none, and are told so.
  notification: {
    ADMIN: { only: ['unread'] },
    EDITOR: { only: ['unread'] },
    'GUEST member': { only: ['unread'] },
    'GUEST waiting': { only: ['unread'] },
  },
  parameter: {
    ADMIN: { without: ofSa },
    EDITOR: { without: ofSa },
    'GUEST member': { without: [...ofSa, ...ofStaff, ...aboutParameters] },
    'GUEST waiting': { without: [...ofSa, ...ofStaff, ...aboutParameters] },
  },
  // Of the control panel everybody is told what is their own; an EDITOR what needs attention, too. Of health only an SA is told more than
  // how it is. What a part would say that somebody has no part in is empty.
  'control-panel': {
    ADMIN: { without: healthParams },
    EDITOR: { only: [...panel, ...myWork, ...attention, 'operations', 'health'] },
    'GUEST member': { only: [...panel, ...myWork, 'attention', 'operations', 'health'] },
    'GUEST waiting': { only: [...panel, ...myWorkCounts, 'attention', 'operations', 'health'] },
  },
  // How far a new firm is with setting up: for who sets it up.
  'first-hour': { ADMIN: 'everything' },
  health: {
    ADMIN: 'everything',
    EDITOR: 'everything',
    'GUEST member': 'everything',
    'GUEST waiting': 'everything',
    nobody: 'everything',
  },
};

/** What somebody may see by what is written down, or by other rules in its place. */
export function expectedSight(rules: Expectation = expectation): Sight {
  return {
    ofField: (looker, entity, field) => isExpectedField(rules, looker, entity, field),
    ofRecord: isExpectedRecord,
  };
}

/** Whether somebody may see a field of an entity's records. The id and the version go with any record. */
export function isExpectedField(rules: Expectation, looker: Viewer, entity: string, field: string): boolean {
  if (looker === 'SA') return true;
  const shown = rules[entity]?.[looker];
  if (shown === undefined) return false;
  if (shown === 'everything' || field === 'id' || field === 'version' || field.endsWith('.id')) return true;
  return 'only' in shown ? shown.only.includes(field) : !shown.without.includes(field);
}
