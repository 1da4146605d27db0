import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { saidAgain } from './said-again.ts';

beforeAll(async () => {
  await import('../i18n/other-words.ts');
  const error = {
    deleteBlocked: 'Andere verwenden es noch ({count}).',
    recordDeleted: '{user} hat es um {time} entfernt.',
    sessionExpired: 'Zu Ende.',
  };
  i18n.addResourceBundle('de', 'error', error);
  await i18n.changeLanguage('de');
});

afterAll(() => i18n.changeLanguage('en'));

test('a sentence of the server is shown in the person’s language, with its values', () => {
  expect(saidAgain('Other records still use it (12).', 'deleteBlocked')).toBe('Andere verwenden es noch (12).');
  const deleted = 'Ada (SA) deleted this record at 10:30. Restore it to continue.';
  expect(saidAgain(deleted, 'recordDeleted')).toBe('Ada (SA) hat es um 10:30 entfernt.');
});

test('a remark of the server is translated by its text alone', () => {
  expect(saidAgain('Other records still use it (3).', null)).toBe('Andere verwenden es noch (3).');
});

test('a text of the server that is unknown or not yet translated is shown as it came', () => {
  expect(saidAgain('Something of a proxy', 'deleteBlocked')).toBe('Something of a proxy');
  expect(saidAgain('Use at most 12 characters.', 'maxLength')).toBe('Use at most 12 characters.');
});
