/**
 * The advisory locks the product takes, as the two integers PostgreSQL asks for: the first is the product,
 * the second the purpose. Two numbers so that another program in the same database is unlikely to meet them.
 */
const product = 1_296_126_532;

/** Held shared by every process that uses the built-in database; whoever gets it alone may stop the database. */
export const inUseLock = `${product}, 1`;

/** Held while the role and the database of the application are made. */
export const preparingLock = `${product}, 2`;

/** Held while migrations are applied. */
export const migratingLock = `${product}, 3`;

/** Held while a job is taken from the queue. */
export const claimingJobLock = `${product}, 4`;

/** Held while a database is filled from a backup or from another database. */
export const restoringLock = `${product}, 6`;

/** Held while changed projects are worked into the prepared figures. */
export const preparingMetricsLock = `${product}, 7`;
