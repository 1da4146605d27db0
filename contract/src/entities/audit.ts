import { type Noun, nouns } from '../access/permissions.ts';
import { listing, type RowOf } from '../facts/entity.ts';
import { choice, instant, integer, json, optional, reference, searched, shownOnly, text } from '../facts/fields.ts';

/** Everything the audit knows to have happened: changes of records, and what concerns the safety of the product. */
const auditActions = [
  'create',
  'save',
  'remove',
  'undelete',
  'purged',
  'transition',
  'export',
  'signedIn',
  'signInFailed',
  'signInThrottled',
  'signedUp',
  'signUpRefused',
  'signedOut',
  'sessionEnded',
  'refreshReused',
  'passwordChanged',
  'passwordReset',
  'passwordForgotten',
  'passwordSet',
  'passwordConfirmed',
  'passwordRefused',
  'accountUnlocked',
  'invited',
  'roleChanged',
  'mailSecretChanged',
  'viewedAs',
  'tokenRefused',
  'callRefused',
  'fieldRefused',
  'keysRotated',
  'backupMade',
  'backupRestored',
  'databaseMoved',
  'mailResent',
  'mailCancelled',
  'mailPaused',
  'mailResumed',
  'documentPrinted',
  'documentSent',
  'documentOpened',
  'documentLinkRevoked',
  'sampleLoaded',
  'sampleRemoved',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actions that tell how somebody came in or what protects that: of people of the own rank or above they are told to nobody but an SA. */
export const entranceActions: readonly AuditAction[] = [
  'signedIn',
  'signInFailed',
  'signInThrottled',
  'signedUp',
  'signUpRefused',
  'signedOut',
  'sessionEnded',
  'refreshReused',
  'tokenRefused',
  'passwordChanged',
  'passwordReset',
  'passwordForgotten',
  'passwordSet',
  'passwordConfirmed',
  'passwordRefused',
  'accountUnlocked',
];

/** Actions that concern accounts, roles, and what keeps the product safe, whoever did them. */
export const securityActions: readonly AuditAction[] = [
  'invited',
  'roleChanged',
  'mailSecretChanged',
  'viewedAs',
  'keysRotated',
  'backupMade',
  'backupRestored',
  'databaseMoved',
];

/** Nouns of what concerns accounts, roles, and what keeps the product safe. */
export const securityNouns: readonly Noun[] = ['account', 'session', 'view-as', 'mail-server'];

/** What happened in the product, as far as it is kept: each row is linked to the one before, and none is ever changed. */
export const audit = listing({
  name: 'audit',
  table: 'audit_entries',
  label: 'action',
  owner: 'actorId',
  defaultSort: { field: 'at', direction: 'desc' },
  fields: {
    at: instant(),
    action: choice(...auditActions),
    /** Who did it; null: the product itself, or somebody who was not known. */
    actorId: searched(optional(reference('account'))),
    /** The noun of what it was done to. */
    entity: optional(choice(...nouns)),
    recordId: optional(text({ max: 36 })),
    network: shownOnly(optional(text({ max: 60 }))),
    sessionId: shownOnly(optional(text({ max: 36 }))),
    requestId: shownOnly(optional(text({ max: 80 }))),
    /** What is told of it by its action: names of fields and codes, counts; never values. */
    details: json(),
    /** Its place in the chain. */
    number: shownOnly(integer({ min: 1, max: 2_147_483_647 })),
  },
});

/** A row of the audit in replies. */
export type AuditRow = Omit<RowOf<typeof audit>, 'details'> & {
  details: Record<string, unknown>;
  /** What the record is called, where the reader may know. */
  recordLabel: string | null;
};

/** One field that was changed: from what to what, or no more than that it was. */
export type AuditChange = { recordId: string; field: string } & ({ old: unknown; new: unknown } | { isHidden: true });

/** A row of the audit with what was changed by it. */
export type AuditEntry = AuditRow & {
  changes: AuditChange[];
  /** Of all changes, told or not: the audit of many records saved together names the first ones. */
  changesTotal: number;
  /** Why, as whoever did it said. */
  reason: string | null;
};
