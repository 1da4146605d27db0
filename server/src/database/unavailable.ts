import { errorCode } from './database-refused.ts';

/** What the database cannot do at the moment, as far as people are told apart by it. */
export type Unavailability = 'unreachable' | 'diskFull' | 'short' | 'readOnly' | 'faulty';

// PostgreSQL, appendix A, and the errors of sockets.
const codes: Record<Unavailability, readonly string[]> = {
  unreachable: [
    'ENOENT',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EAGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    // Another transaction holds what is needed for too long (lock_timeout).
    '55P03',
    // Starting up, shutting down, crashed, put out for being idle, within a transaction or not.
    '25P03',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
    '08007',
  ],
  // Of the database's disk, or of the folder for temporary files.
  diskFull: ['53100', 'ENOSPC', 'EDQUOT'],
  // Files, memory, connections.
  short: ['53000', '53200', '53300', 'EMFILE', 'ENFILE', 'ENOMEM'],
  // A standby, or what hosters make of a database whose disk is nearly full.
  readOnly: ['25006'],
  faulty: ['58000', '58030', 'EIO'],
};

const kinds = new Map(
  Object.entries(codes).flatMap(([kind, all]) => all.map((code) => [code, kind as Unavailability] as const)),
);

// What pg and its wrapper say without a code.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** Codes with which a connection ends: what was under way on it may have been done. */
const ending = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '08000', '08003', '08006', '08007']);

/** What an error says of the database as a whole; null when it is about the statement, or no error of the database. */
export function unavailability(error: unknown): Unavailability | null {
  const known = kinds.get(errorCode(error));
  if (known) return known;
  return isSaid(error) || isOfPooler(error) ? 'unreachable' : null;
}

/** Whether an error means that the database cannot do its work at the moment, so that trying again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  return unavailability(error) !== null;
}

/** Whether an error means that the database can be read and not be written at the moment. */
export function isReadOnly(error: unknown): boolean {
  const kind = unavailability(error);
  return kind === 'diskFull' || kind === 'readOnly';
}

/** Whether the connection ended with the error, so that nobody said whether the last statement was done. */
export function isConnectionLost(error: unknown): boolean {
  return ending.has(errorCode(error)) || isSaid(error) || isOfPooler(error);
}

/** Codes with which a connection is cut off at once: another one may be had at once, too. */
const cutting = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02']);

/**
 * Whether the connection was cut off, by a database that ended or gave way to another one, and not after a long silence. What was asked
 * on it outside a commit is undone.
 */
export function isCutOff(error: unknown): boolean {
  if (cutting.has(errorCode(error)) || isOfPooler(error)) return true;
  return error instanceof Error && /^Connection terminated( unexpectedly)?$/.test(error.message);
}

function isSaid(error: unknown): boolean {
  return error instanceof Error && sentences.test(error.message);
}

/**
 * Whether PgBouncer said it: that it has no connection to the database, or that the one it lent is lost. It calls all of it a violation of the
 * protocol, as PostgreSQL calls a fault of ours; but that one tells where in its source it was found.
 */
function isOfPooler(error: unknown): boolean {
  return errorCode(error) === '08P01' && (error as { routine?: string }).routine === undefined;
}
