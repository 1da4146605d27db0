import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { licenceExceptions } from './licence-exceptions.ts';
import { checkLicences, exceptionsLeftOver } from './licences.ts';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const thirdParty = readFileSync(new URL('../THIRD-PARTY.md', import.meta.url), 'utf8');

/** What the check says of one package. */
function saidOf(name: string, locked: object): readonly string[] {
  return checkLicences({ packages: { [`node_modules/${name}`]: locked } }).refused;
}

describe('the licences of what others made', () => {
  test('let every package of the lock file be used where it is used', () => {
    const { packages, refused } = checkLicences(lock);
    expect(refused).toEqual([]);
    expect(packages).toBeGreaterThan(500);
  });

  test('are told package by package in the notices where they are an exception', () => {
    expect(licenceExceptions.filter(({ name }) => !thirdParty.includes(`\`${name}\``)).map(({ name }) => name)).toEqual(
      [],
    );
    expect(
      licenceExceptions.filter(({ licence }) => !thirdParty.includes(licence)).map(({ licence }) => licence),
    ).toEqual([]);
  });

  test('have no exception that nothing needs any more', () => {
    expect(exceptionsLeftOver(lock)).toEqual([]);
  });

  test('refuse a package under the GPL, whether it ships or only builds, and wherever it is nested', () => {
    for (const licence of [
      'GPL-3.0-only',
      'GPL-2.0-or-later',
      'AGPL-3.0-only',
      'LGPL-3.0-or-later',
      'MIT AND GPL-2.0-only',
    ])
      for (const dev of [true, false])
        expect(saidOf('planted', { license: licence, dev })).toEqual([
          expect.stringContaining(`planted is under ${licence}`),
        ]);
    expect(saidOf('one/node_modules/@two/planted', { license: 'GPL-3.0-only' })).toEqual([
      '@two/planted is under GPL-3.0-only, and ships.',
    ]);
  });

  test('refuse a package that does not say under which it is', () => {
    expect(saidOf('planted', {})).toEqual(['planted is under no licence that is known, and ships.']);
    for (const words of ['SEE LICENSE IN LICENSE.txt', 'UNLICENSED', 'Custom'])
      expect(saidOf('planted', { license: words })).toHaveLength(1);
  });

  test('may be chosen between where a package offers several', () => {
    expect(saidOf('planted', { license: '(GPL-2.0-only OR MIT)' })).toEqual([]);
    expect(saidOf('planted', { license: 'MIT AND ISC' })).toEqual([]);
  });

  test('let what only builds be under MPL, and nothing that ships', () => {
    expect(saidOf('lightningcss', { license: 'MPL-2.0', dev: true })).toEqual([]);
    expect(saidOf('lightningcss', { license: 'MPL-2.0' })).toHaveLength(1);
  });

  test('are those of the whole for a part that is there for one platform only', () => {
    const whole = { license: 'GPL-3.0-only', optionalDependencies: { 'planted-linux-x64': '1.0.0' } };
    const part = { optional: true };
    const packages = { 'node_modules/planted': whole, 'node_modules/planted-linux-x64': part };
    expect(checkLicences({ packages }).refused).toHaveLength(2);
    expect(
      checkLicences({ packages: { ...packages, 'node_modules/planted': { ...whole, license: 'MIT' } } }).refused,
    ).toEqual([]);
  });
});
