import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf, startDrill, undisturbed } from '../../../testing/database/start-drill.ts';
import { roomToLeave } from './leave-room.ts';
import { makeBackup } from './make-backup.ts';

const { say, signal } = undisturbed;
const drill = await startDrill();
const { app, dir, file, ring } = drill;

beforeAll(drill.backUp);
afterAll(drill.close);

describe('a backup', () => {
  const database = () => ({ database: app.database, ring, keepFree: 0, say });

  test('never takes the place of a file', async () => {
    const whole = await readFile(file);
    expect(await refusalOf(makeBackup(file, { ...database(), signal }))).toMatch(/drill\.backup is there already/);
    expect((await readFile(file)).equals(whole)).toBe(true);
  });

  test('that is cancelled leaves nothing behind but a run that has failed', async () => {
    const stopping = new AbortController();
    const wanted = path.join(dir, 'cancelled.backup');
    const making = makeBackup(wanted, { ...database(), say: () => stopping.abort(), signal: stopping.signal });
    expect(await refusalOf(making)).not.toBe('it was done');
    expect((await readdir(dir)).filter((name) => name.startsWith('cancelled'))).toEqual([]);
    const { rows } = await app.database.pool.query(
      "select outcome, facts ->> 'file' as file from maintenance_runs where kind = 'backup' order by started_at desc, id desc limit 1",
    );
    expect(rows).toEqual([{ outcome: 'failed', file: 'cancelled.backup' }]);
  });
});

test('a backup stops before the disk of the database has no room left, and leaves nothing behind', async () => {
  const wanted = path.join(dir, 'large.backup');
  const keepFree = Number.MAX_SAFE_INTEGER / 2;
  const making = makeBackup(wanted, { database: app.database, ring, keepFree, say, signal });
  expect(await refusalOf(making)).toMatch(
    /^BackupRefused: The disk of .+ has \d+ MB left, and \d+ MB are needed to go on/,
  );
  expect((await readdir(dir)).filter((name) => name.startsWith('large'))).toEqual([]);
  expect(await roomToLeave(path.join(dir, 'not', 'yet', 'there'), dir, 7)).toBe(7);
});
