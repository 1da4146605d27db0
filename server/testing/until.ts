import { vi } from 'vitest';

/** How long a test waits for what is to come before it says that it did not, in ms: a machine may be busy with something else. */
const patience = { timeout: 120_000, interval: 20 };

/**
 * Waits until something is so.
 * @param what says what was waited for, or how it is, when it does not come
 */
export async function until(isSo: () => boolean | Promise<boolean>, what: string | (() => string)): Promise<void> {
  await vi.waitFor(async () => {
    if (!(await isSo())) throw new Error(`it did not come to this: ${typeof what === 'string' ? what : what()}`);
  }, patience);
}

/** Reads something until it is as it should be, and gives it; when it does not come to be so, the error tells how it was. */
export async function readUntil<Value>(
  read: () => Promise<Value>,
  isSo: (value: Value) => boolean,
  what: string,
): Promise<Value> {
  return vi.waitFor(async () => {
    const value = await read();
    if (!isSo(value)) throw new Error(`${what}: ${JSON.stringify(value)}`);
    return value;
  }, patience);
}
