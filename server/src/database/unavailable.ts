import { errorCode } from './database-refused.ts';

const codes = new Set([
  ...['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAGAIN'],
  // Somebody holds what is needed for too long (lock_timeout).
  '55P03',
  // Starting up, shutting down, crashed, too many connections, connection lost (PostgreSQL, appendix A).
  ...['57P03', '57P01', '57P02', '53300', '08000', '08003', '08006'],
]);

// What pg says without a code.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error)/;

/** Whether an error means that the database cannot be reached at the moment, so that trying again later makes sense. */
export function isUnavailable(error: unknown): boolean {
  return codes.has(errorCode(error)) || (error instanceof Error && sentences.test(error.message));
}
