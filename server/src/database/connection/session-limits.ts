/**
 * Limits of every session of the application, so that one runaway statement cannot hold the others up.
 * A single call may set a tighter limit for itself.
 */
export const sessionLimits: Record<string, string> = {
  statement_timeout: '5s',
  // A row is waited for twice: for the turn, then for who has it. Both together end before the statement would.
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
};

/** Settings as the `options` of a connection: `-c name=value …`; blanks in values are escaped. */
export function asOptions(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, '\\$&')}`)
    .join(' ');
}
