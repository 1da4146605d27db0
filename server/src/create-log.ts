import { type DestinationStream, type Logger, pino } from 'pino';

/** Names of values that are never logged, wherever they stand. */
const secret = /password|passphrase|token|secret|authorization|cookie|^link$/i;
const deepest = 6;

/**
 * The log: one JSON object a line, control characters escaped. What is named like a secret is left out at any depth, and of an error
 * only what tells where it arose: what a database adds may hold values of records.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  const formatters = { log: (details: object) => withoutSecrets(details, 0) as Record<string, unknown> };
  return pino({ level, formatters, serializers: { err: describeError } }, destination);
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, depth + 1));
  // A request or a socket holds everything, headers included.
  if (![Object.prototype, null].includes(Object.getPrototypeOf(value))) return `[${value.constructor?.name}]`;
  const shown = Object.entries(value).map(([name, inner]) => [
    name,
    secret.test(name) ? '[hidden]' : withoutSecrets(inner, depth + 1),
  ]);
  return Object.fromEntries(shown);
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, code, cause } = error as Error & { code?: string };
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
