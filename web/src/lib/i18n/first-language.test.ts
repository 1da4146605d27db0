import { afterEach, expect, test, vi } from 'vitest';
import { firstLanguage, fittingLanguage, storeLanguage } from './first-language.ts';

const languages = ['en', 'de'];
const kept = new Map<string, string>();

function visit(...wanted: string[]): string {
  vi.stubGlobal('navigator', { languages: wanted });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return firstLanguage(languages);
}

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('a first visit is in the first language of the browser there are words of', () => {
  expect(visit('fr-FR', 'de-CH', 'en')).toBe('de');
  expect(visit('en-GB', 'de')).toBe('en');
  expect(visit('fr', 'it')).toBe('en');
});

test('a later visit is in the language worn before, whatever the browser wants', () => {
  visit('en');
  storeLanguage('de');
  expect(visit('en')).toBe('de');
});

test('a kept language there are no words of any more is not worn', () => {
  visit('en');
  storeLanguage('fr');
  expect(visit('de')).toBe('de');
});

test('a browser that keeps nothing begins in its own language each time', () => {
  vi.stubGlobal('navigator', { languages: ['de'] });
  vi.stubGlobal('localStorage', undefined);
  storeLanguage('en');
  expect(firstLanguage(languages)).toBe('de');
});

test('a variety of a language is read in the language itself, unless it has words of its own', () => {
  expect(fittingLanguage('de-AT', languages)).toBe('de');
  expect(fittingLanguage('de-AT', ['en', 'de', 'de-AT'])).toBe('de-AT');
  expect(fittingLanguage('da', languages)).toBeUndefined();
});
