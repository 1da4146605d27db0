import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A file of keys is not fit for use. The message is one sentence that names the file. */
export class KeysRefused extends Error {
  override name = 'KeysRefused';
}

/** What a file of keys holds: the current key, and earlier ones with the moment they were retired. */
export interface Keys {
  /** Names this installation. */
  installation: string;
  /** The id of the key in use. */
  current: string;
  /** 256 bits or more, by id. */
  keys: ReadonlyMap<string, Uint8Array>;
  /** When keys went out of use, in ms since 1970, by id. */
  retiredAt: ReadonlyMap<string, number>;
}

const shortest = 32;
/** A random key of 32 bytes has about 30 different ones; fewer than this come from no source of randomness. */
const fewestDifferent = 12;

const fileSchema = z.strictObject({
  installation: z.string().min(8).max(100),
  current: z.string(),
  keys: z.record(z.string().regex(/^[\w-]{1,40}$/), z.base64url()),
  retiredAt: z.record(z.string(), z.iso.datetime()).default({}),
});
type Content = z.input<typeof fileSchema>;

/**
 * Reads the keys, or makes the file at the first start: 0600 in a folder of 0700. Of processes that start at once the first makes it.
 * @throws KeysRefused when the file cannot be read, is not one of keys, or holds weak ones
 */
export function readOrMakeKeys(file: string): Keys {
  try {
    return readKeys(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    makeKeys(file);
  } catch (error) {
    throw new KeysRefused(`${file} cannot be made (${(error as NodeJS.ErrnoException).code}).`, { cause: error });
  }
  return readKeys(file);
}

/**
 * Reads a file of keys.
 * @throws KeysRefused; the error of the file system with ENOENT when there is none
 */
export function readKeys(file: string): Keys {
  const { installation, current, keys: encoded, retiredAt } = parsed(file);
  const keys = new Map(Object.entries(encoded).map(([id, key]) => [id, new Uint8Array(Buffer.from(key, 'base64url'))]));
  for (const [id, key] of keys) {
    if (key.length < shortest) throw new KeysRefused(`${file}: the key ${id} is shorter than ${shortest} bytes.`);
    if (new Set(key).size < fewestDifferent) throw new KeysRefused(`${file}: the key ${id} is not random.`);
  }
  if (new Set(Object.values(encoded)).size < keys.size) throw new KeysRefused(`${file}: two of its keys are equal.`);
  if (!keys.has(current)) throw new KeysRefused(`${file}: it names a current key that it does not hold.`);
  const retired = Object.entries(retiredAt).map(([id, at]) => [id, Date.parse(at)] as const);
  return { installation, current, keys, retiredAt: new Map(retired) };
}

/**
 * Makes a new current key and retires the one before. The file is replaced whole; one rotation at a time.
 * @returns the id of the new key
 * @throws KeysRefused
 */
export function rotateKeys(file: string, now = new Date()): string {
  readOrMakeKeys(file);
  const next = `${file}.next`;
  try {
    closeSync(openSync(next, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new KeysRefused(`${file}: another rotation is under way. If it was cut off, remove ${next}.`);
  }
  try {
    readKeys(file);
    const { installation, current, keys, retiredAt } = parsed(file);
    const { id, key } = newKey();
    writeDurably(next, {
      installation,
      current: id,
      keys: { ...keys, [id]: key },
      retiredAt: { ...retiredAt, [current]: now.toISOString() },
    });
    renameSync(next, file);
    return id;
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

function makeKeys(file: string): void {
  const folder = path.dirname(file);
  // The folders above keep their usual mode: the built-in database has to pass them.
  mkdirSync(path.dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { id, key } = newKey();
  const staged = `${file}.${randomUUID()}`;
  writeDurably(staged, { installation: randomUUID(), current: id, keys: { [id]: key } });
  try {
    // A link, unlike a renaming, never takes the place of what another process made meanwhile.
    linkSync(staged, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(staged);
  }
}

function newKey(): { id: string; key: string } {
  return { id: randomBytes(6).toString('hex'), key: randomBytes(shortest).toString('base64url') };
}

function parsed(file: string): z.output<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw error;
    if (code !== undefined) throw new KeysRefused(`${file} cannot be read (${code}).`, { cause: error });
    // What was wrong with it is not repeated: it may be part of a key.
    throw new KeysRefused(`${file} is not a file of keys. Put its copy back, or remove it to start with new keys.`);
  }
}

/** Writes so that the file survives the loss of the machine's power as soon as it has its name. */
function writeDurably(file: string, content: Content): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(content, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
