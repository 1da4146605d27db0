import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfEnglish, faultsOfLanguage, incompleteLanguages, sources, wordFolders } from './word-faults.ts';

const english = {
  common: { list: { rows_one: '{count} row', rows_other: '{count} rows', of: '{page} of {pages}', empty: 'Nothing' } },
  error: { gone: '{user} removed it.' },
};
let locales: string;

function write(language: string, common: object, error: object): void {
  mkdirSync(join(locales, language), { recursive: true });
  writeFileSync(join(locales, language, 'common.json'), JSON.stringify(common));
  writeFileSync(join(locales, language, 'error.json'), JSON.stringify(error));
}

beforeAll(() => {
  locales = mkdtempSync(join(tmpdir(), 'mandate-words-'));
  write('en', english.common, english.error);
});
afterAll(() => rmSync(locales, { recursive: true }));

const command = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'words-command.ts'), locales], { encoding: 'utf8' });

test('a complete translation has no faults, whatever plural forms it has', () => {
  const list = { rows_one: '{count} Zeile', rows_other: '{count} Zeilen', of: '{page} von {pages}', empty: 'Nichts' };
  write('de', { list }, { gone: '{user} hat es entfernt.' });
  const rows = { rows_one: 'wiersz', rows_few: '{count} wiersze', rows_many: '{count} wierszy', rows_other: '{count}' };
  write('pl', { list: { ...rows, of: '{page} z {pages}', empty: 'Nic' } }, { gone: '{user} usunął.' });
  for (const language of ['de', 'pl']) expect(faultsOfLanguage(locales, language)).toEqual({ missing: [], idle: [] });
});

test('every fault of a broken translation is named, and the check fails', () => {
  write(
    'cs',
    { list: { rows_one: '{count} řádek', rows_other: '{count} řádků', of: '{page} z {stran}', old: 'x' } },
    {},
  );
  const { missing, idle } = faultsOfLanguage(locales, 'cs');
  expect(missing.sort()).toEqual([
    'common list.empty: missing',
    'common list.of: other placeholders than in English',
    'common list.rows_few: this plural form is missing',
    'common list.rows_many: this plural form is missing',
    'error gone: missing',
  ]);
  expect(idle).toEqual(['common list.old: not among the English words']);
  const { status, stdout } = command();
  expect(status).toBe(1);
  expect(stdout).toContain('cs: 5 missing, 1 too much');
  expect(stdout).toContain('  common list.rows_few: this plural form is missing');
  rmSync(join(locales, 'cs'), { recursive: true });
});

test('the check of words names English words that nothing uses, and those that are used and missing', () => {
  const folder = join(locales, 'sources');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'list.tsx'),
    "t('list.rows', { count }); t(`list.$" + "{isEmpty ? 'empty' : 'full'}`); t('list.lost'); refuse('gone');",
  );
  expect(faultsOfEnglish(locales, { all: [folder] })).toEqual({
    missing: ['all list.lost: asked for, and not there'],
    idle: [],
  });
  writeFileSync(join(folder, 'list.tsx'), "t('list.rows', { count }); t('list.of'); refuse('gone');");
  expect(faultsOfEnglish(locales, { all: [folder] }).idle).toEqual(['common list.empty: named nowhere']);
  rmSync(folder, { recursive: true });
});

test('a form may be filled as the same form in English is', () => {
  const checked = { checked_one: 'The first was checked.', checked_other: 'The first {total} were checked.' };
  write('en', { ...english.common, bulk: checked }, english.error);
  write('it', { ...english.common, bulk: checked }, english.error);
  expect(faultsOfLanguage(locales, 'it').missing).toEqual([
    'common list.rows_many: this plural form is missing',
    'common bulk.checked_many: this plural form is missing',
  ]);
  write('en', english.common, english.error);
});

test('every language of the product says everything', () => {
  expect(incompleteLanguages()).toEqual([]);
});

test('all words of the product and of the demo area exist', () => {
  for (const locales of wordFolders) expect(faultsOfEnglish(locales, sources).missing).toEqual([]);
});
