/** The database cannot be used as it stands. The message is one plain sentence for the person at the terminal. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** A refusal of the built-in database; `reason` is a clause without a full stop, to which the way out is added. */
export function builtInRefused(reason: string, cause?: unknown): DatabaseRefused {
  return new DatabaseRefused(`${reason}: set DATABASE_URL to a PostgreSQL 15 or newer server.`, { cause });
}

/** The refusal for a folder that cannot be made or written. */
export function folderRefused(folder: string, error: unknown): DatabaseRefused {
  const code = errorCode(error);
  const fault = code === 'ENOSPC' ? 'is on a full disk' : `cannot be written (${code})`;
  return new DatabaseRefused(
    `The data folder ${folder} ${fault}: set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL 15 or newer server.`,
    { cause: error },
  );
}

/** The code of a system error (`ENOENT`) or of a PostgreSQL error (`57P01`); the message of any other. */
export function errorCode(error: unknown): string {
  if (error instanceof Error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  }
  return String(error);
}
