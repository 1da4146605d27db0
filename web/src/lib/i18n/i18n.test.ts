import { afterAll, expect, test, vi } from 'vitest';
import { i18n, languageFor, languages, loadWords, setLanguage } from './i18n.ts';
import { wordFiles } from './word-files.ts';

afterAll(() => read('en'));

/** Over once the product is written in it. */
async function read(language: string): Promise<void> {
  setLanguage(language);
  await loadWords('common');
}

test('every language the product offers has each file of words the English one has', () => {
  const filesOf = (language: string) =>
    Object.keys(wordFiles)
      .flatMap((path) => path.split(`/${language}/`).slice(1))
      .sort();
  expect(languages).toContain('de');
  for (const language of languages) expect(filesOf(language)).toEqual(filesOf('en'));
});

test('no key is said by two files of words, which are kept as one', () => {
  const files = import.meta.glob<object>(
    ['../../../../contract/src/locales/en/*.json', '!../../../../contract/src/locales/en/{error,mail,api-docs}.json'],
    { import: 'default', eager: true },
  );
  const keysOf = (words: object): string[] =>
    Object.entries(words).flatMap(([key, word]) =>
      typeof word === 'string' ? [key] : keysOf(word).map((below) => `${key}.${below}`),
    );
  const keys = Object.values(files).flatMap(keysOf);
  expect(Object.keys(files).length).toBeGreaterThan(30);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('a file of words is there once it was asked for, under the keys of its groups', async () => {
  await loadWords('mail-queue');
  expect(i18n.t('mailQueue.pause')).not.toBe('mailQueue.pause');
});

test('words asked for before are there in another language as soon as it is read', async () => {
  await loadWords('board');
  await read('de');
  expect(i18n.language).toBe('de');
  expect(i18n.t('board.undo')).toBe('Rückgängig');
  await read('en');
  expect(i18n.t('board.undo')).toBe('Undo');
});

test('within a sentence English writes a name small, and German as it is', async () => {
  await loadWords('board');
  const moved = { name: 'P', from: 'On hold', to: 'Active' };
  expect(i18n.t('board.noWay', moved)).toContain('from on hold to active');
  await read('de');
  expect(i18n.t('board.noWay', { name: 'P', from: 'Pausiert', to: 'Aktiv' })).toContain('„Pausiert“');
  await read('en');
});

test('what a language lacks is said in English', async () => {
  await loadWords('board');
  await read('de');
  i18n.addResourceBundle('en', 'all', { board: { onlyEnglish: 'Said in English' } }, true);
  expect(i18n.t('board.onlyEnglish' as 'board.undo')).toBe('Said in English');
  await read('en');
});

test('a word is found among those of every file at once', async () => {
  await loadWords('mail-queue', 'board');
  const store = i18n.store as unknown as { getResource(language: string, file: string, key: string): unknown };
  const looks = vi.spyOn(store, 'getResource');
  expect([i18n.t('board.undo'), i18n.t('mailQueue.pause')]).not.toContain('mailQueue.pause');
  expect(new Set(looks.mock.calls.map(([, file]) => file))).toEqual(new Set(['all']));
  looks.mockRestore();
});

test('the pseudo language is made of the English words of each file', async () => {
  await read('en-XA');
  expect(i18n.t('action.close')).toMatch(/^⟦.*⟧$/);
  await read('en');
});

test('an account whose language is a variety of one of ours reads that, any other English', () => {
  expect(languageFor('de-CH')).toBe('de');
  expect(languageFor('pt-BR')).toBe('en');
});
