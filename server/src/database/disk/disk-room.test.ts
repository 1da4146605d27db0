import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';
import { foldersIn } from '../embedded/embedded-folders.ts';
import { giveBallast, layBallast } from './ballast.ts';
import { isTooLittle, roomLimits, roomOn } from './disk-room.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => removeTestFolder(folder));

describe('the room on a disk', () => {
  const unheard = { onChange: () => undefined, onFull: () => undefined };
  const megabytes = (count: number) => count * 1024 * 1024;

  test('is short below what is kept free, and enough again with a quarter more', () => {
    const limits = roomLimits(megabytes(200));
    let isShort = false;
    const course = [300, 200, 199, 205, 249, 250, 201, 199, 0].map((free) => {
      isShort = isTooLittle(megabytes(free), limits, isShort);
      return isShort;
    });
    expect(course).toEqual([false, false, true, true, true, false, false, true, true]);
  });

  test('is that of the real disk, and a change is told once', async () => {
    const told: boolean[] = [];
    const note = { onChange: (isShort: boolean) => void told.push(isShort), onFull: () => undefined };
    const most = roomOn(folder, Number.MAX_SAFE_INTEGER, note);
    expect(await Promise.all([most.isShort(), most.isShort()])).toEqual([true, true]);
    expect(await most.isShort()).toBe(true);
    expect(told).toEqual([true]);
    expect(await roomOn(folder, 1, note).isShort()).toBe(false);
    expect(await roomOn(folder, 0, note).isShort()).toBe(false);
    expect(told).toEqual([true]);
  });

  test('is not known of a folder that is gone: the database itself will say', async () => {
    expect(await roomOn(join(folder, 'gone'), Number.MAX_SAFE_INTEGER, unheard).isShort()).toBe(false);
  });
});

test('room on the disk is set aside once, where there is enough beside it, and can be given up', async () => {
  const folders = foldersIn(folder);
  await mkdir(folders.home);
  await layBallast(folders, Number.MAX_SAFE_INTEGER);
  expect(await readdir(folders.home)).toEqual([]);
  await layBallast(folders, 0);
  const [name = ''] = await readdir(folders.home);
  const laid = await stat(join(folders.home, name));
  // Given room on the disk, not only said to be so long.
  expect(laid.blocks * 512).toBeGreaterThanOrEqual(laid.size);
  expect(laid.size).toBe(64 * 1024 * 1024);
  await layBallast(folders, 0);
  expect((await stat(join(folders.home, name))).ino).toBe(laid.ino);
  expect(await giveBallast(folders)).toBe(true);
  expect(await giveBallast(folders)).toBe(false);
  expect(await readdir(folders.home)).toEqual([]);
});
