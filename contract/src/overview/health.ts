/** What is looked at to say how the product itself is, in the order it is shown. */
export const healthChecks = [
  'database',
  'migrations',
  'queue',
  'mail',
  'storage',
  'clock',
  'signUpMode',
  'leakCheck',
  'backup',
  'administrators',
  'signIns',
] as const;
export type HealthCheck = (typeof healthChecks)[number];

/** Fine, worth a look, or broken. */
export type HealthLevel = 'good' | 'look' | 'bad';

/**
 * Everything that may be said of the checks, and how bad that is. Each has its sentence, `health.said.<code>` of the words, and where it is
 * not good what to do next, `health.next.<code>`.
 */
export const healthCodes = {
  checkFailed: 'bad',
  databaseGood: 'good',
  databaseSlow: 'look',
  databaseUnsafe: 'bad',
  databaseUnreachable: 'bad',
  migrationsGood: 'good',
  migrationsPending: 'bad',
  migrationsUnknown: 'bad',
  queueGood: 'good',
  queueSlow: 'look',
  queueLeftBehind: 'look',
  mailGood: 'good',
  mailOff: 'look',
  mailPaused: 'look',
  mailWaiting: 'look',
  mailFailed: 'look',
  mailTestFailed: 'look',
  storageGood: 'good',
  storageElsewhere: 'good',
  storageLow: 'look',
  storageShort: 'bad',
  storageFull: 'bad',
  clockGood: 'good',
  clockOff: 'look',
  clockWrong: 'bad',
  signUpOpen: 'look',
  signUpDomain: 'good',
  signUpInvite: 'good',
  signUpClosed: 'good',
  leakCheckGood: 'good',
  leakCheckNever: 'look',
  leakCheckOld: 'look',
  leakCheckFailed: 'look',
  leakCheckFound: 'bad',
  backupGood: 'good',
  backupNever: 'look',
  backupOld: 'look',
  backupFailed: 'look',
  administratorsGood: 'good',
  administratorsOne: 'look',
  administratorsNone: 'bad',
  signInsGood: 'good',
  signInsMany: 'look',
} as const satisfies Record<string, HealthLevel>;
export type HealthCode = keyof typeof healthCodes;

/** One check as replies tell it. Who may only know how it is, is told the level alone. */
export interface HealthRow {
  check: HealthCheck;
  level: HealthLevel;
  /** Null where only the level may be known. */
  code: HealthCode | null;
  /**
   * What the sentence is filled with, by name: `at` and `since` are instants (ISO 8601), `size`, `free`, `needed` and `attachments` sizes in
   * bytes, everything else is shown as it is.
   */
  params: Record<string, string | number>;
}
