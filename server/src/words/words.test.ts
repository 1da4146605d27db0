import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Languages, languagesIn } from './words.ts';

let folder: string;
let languages: Languages;

function write(language: string, file: string, words: object): void {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, `${file}.json`), JSON.stringify(words));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mandate-languages-'));
  write('en', 'common', { list: { yes: 'Yes', no: 'No' } });
  write('en', 'days', { days: { left_one: '{count} day left for {who}', left_other: '{count} days left for {who}' } });
  write('en', 'error', { fieldRequired: 'Needed.', maxLength: 'At most {max}.', importBroken_row: 'Row {row}.' });
  write('cs', 'list', { list: { yes: 'Ano' } });
  write('cs', 'days', { days: { left_few: '{who}: zbývají {count} dny' } });
  write('cs', 'error', { maxLength: 'Nejvýše {max}.' });
  languages = languagesIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('words are those of all files of a language', () => {
  const [english, czech] = languages.all();
  expect([english?.language, english?.at('list.yes'), english?.at('nothing.there')]).toEqual(['en', 'Yes', null]);
  expect([czech?.language, czech?.at('list.yes')]).toEqual(['cs', 'Ano']);
});

test('a word or a sentence that a language lacks is English', () => {
  const czech = languages.find('cs');
  expect([czech?.at('list.no'), czech?.sentence('fieldRequired')]).toEqual(['No', 'Needed.']);
  expect(czech?.sentence('importBroken', { context: 'row', row: 3 })).toBe('Row 3.');
});

test('what is counted takes the form of the language, and bounds are grouped as it groups them', () => {
  const czech = languages.find('cs');
  expect(czech?.counted('days.left', 3, { count: 3, who: 'Ann' })).toBe('Ann: zbývají 3 dny');
  expect(czech?.counted('days.left', 7, { count: 7, who: 'Ann' })).toBe('7 days left for Ann');
  expect(czech?.sentence('maxLength', { max: 32_767 })).toBe('Nejvýše 32\u00a0767.');
  expect(languages.find('en')?.sentence('maxLength', { max: 32_767 })).toBe('At most 32,767.');
});

test('a variety is said in its language, and no other tag in any', () => {
  expect(['cs-CZ', 'CS', 'cs', 'en-XA'].map((tag) => languages.find(tag)?.language)).toEqual(['cs', 'cs', 'cs', 'en']);
  expect(['', 'c', 'csb', '../en', 'fr'].map((tag) => languages.find(tag))).toEqual([null, null, null, null, null]);
});
