import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf, startDrill, undisturbed } from '../../../../testing/database/start-drill.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { ringOf } from '../../../secrets/key-ring.ts';
import { pauseMail, restoreInto } from '../restore/restore-backup.ts';
import { type Header, writtenHeader } from './backup-header.ts';

const { log, say, signal } = undisturbed;
const drill = await startDrill();
const { app, dir, file, open, restore, ring } = drill;

/** The file as it was written. */
let whole: Buffer;

beforeAll(async () => {
  await drill.backUp();
  whole = await readFile(file);
});
afterAll(drill.close);

describe('a file that is not as it was written', () => {
  let place: TestDatabase;
  let spoilt: string;
  beforeAll(async () => {
    place = await createTestDatabase('empty');
    spoilt = path.join(dir, 'spoilt.backup');
  });
  afterAll(() => place.close());

  const headerEnd = () => 16 + 4 + whole.readUInt32BE(16);
  const contentAt = () => headerEnd() + 64;
  const chunk = 13 + 65_536 + 16;
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return bytes;
  };
  const refused = async (bytes: Uint8Array, keys = ring) => {
    await writeFile(spoilt, bytes);
    return refusalOf(restore(spoilt, place, keys));
  };
  const tables = async () =>
    (await place.pool.query('select relname from pg_class where relnamespace = current_schema()::regnamespace')).rows;

  test('is refused in a sentence that says what is wrong, and nothing is touched', async () => {
    const cutOff = /^BackupRefused: The backup was cut off: .*\.$/;
    for (const at of [
      16,
      19,
      30,
      headerEnd() + 5,
      contentAt(),
      contentAt() + 5,
      contentAt() + chunk,
      contentAt() + chunk + 99,
      whole.length - 1,
    ])
      expect([at, await refused(whole.subarray(0, at))]).toEqual([at, expect.stringMatching(cutOff)]);
    for (const at of [21, headerEnd() - 1, headerEnd() + 3])
      expect([at, await refused(flipped(at))]).toEqual([
        at,
        expect.stringMatching(/altered or damaged: its header is/),
      ]);
    expect(await refused(flipped(headerEnd() + 40))).toMatch(/is another one: put back the secrets folder/);
    // The head of a chunk byte by byte, what is sealed in it, its tag; the manifest is in the last one.
    const [first, last] = [contentAt(), whole.length - 20];
    for (const at of [
      ...Array.from({ length: 13 }, (_, index) => first + index),
      first + 50,
      first + chunk - 1,
      last,
      whole.length - 1,
    ])
      expect([at, await refused(flipped(at))]).toEqual([
        at,
        expect.stringMatching(/altered or damaged: its chunk \d+ is not as it was/),
      ]);
    const one = whole.subarray(first, first + chunk);
    const two = whole.subarray(first + chunk, first + 2 * chunk);
    const swapped = Buffer.concat([whole.subarray(0, first), two, one, whole.subarray(first + 2 * chunk)]);
    expect(await refused(swapped)).toMatch(/put together otherwise: its chunk 1 stands where 0 belongs/);
    expect(await refused(Buffer.concat([whole, Buffer.of(0)]))).toMatch(/something was added behind its end/);
    for (const other of [Buffer.alloc(0), Buffer.from('PGDMP and more'), flipped(3)])
      expect(await refused(other)).toMatch(/^BackupRefused: spoilt\.backup is no backup of Mandate\.$/);
    expect(await refusalOf(restore(path.join(dir, 'none'), place))).toMatch(/^BackupRefused: There is no file /);
    expect(await tables()).toEqual([]);
  });

  test('or made with another key, is told with the secrets folder it needs', async () => {
    const other = { ...app.ring, keys: new Map([[app.ring.current, new Uint8Array(randomBytes(32))]]) };
    expect(await refused(whole, ringOf(other))).toMatch(
      /made with the key test, and the key of this name in \/srv\/secrets is another one: put back the secrets folder of this installation/,
    );
    const foreign = ringOf({
      ...other,
      installation: 'elsewhere',
      current: 'k2',
      keys: new Map([['k2', new Uint8Array(randomBytes(32))]]),
    });
    expect(await refused(whole, foreign)).toMatch(
      /made with the key test, and \/srv\/secrets does not hold it: put back the secrets folder of the installation tests/,
    );
    expect(await tables()).toEqual([]);
  });

  test('or made by a newer product, is refused', async () => {
    const backup = await open(file);
    const { header } = backup;
    await backup.close();
    const newer = (changes: object) => {
      const begin = writtenHeader({ ...header, ...changes } as Header, ring.current()).bytes;
      return Buffer.concat([begin, whole.subarray(contentAt())]);
    };
    expect(await refused(newer({ format: 2 }))).toMatch(/made by a newer Mandate/);
    const source = (migrations: Header['migrations']) => ({
      migrations,
      parts: () => backup.parts(),
      settle: pauseMail,
    });
    const next = { name: '9999-next.sql', checksum: 'x' };
    expect(await refusalOf(restoreInto(place, source([...header.migrations, next]), { log, say, signal }))).toMatch(
      /made by a newer Mandate \(9999-next\.sql\)/,
    );
    expect(await tables()).toEqual([]);
  });
});
