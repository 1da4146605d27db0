import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const known = { language: 'en', timeZone: 'Europe/Rome' };

/** A page that was just loaded. */
const load = () => import('./preferences.ts');

test('a new visit begins with the preferences the person left', async () => {
  const before = await load();
  before.takeUpPreferences('ada', known);
  before.changePreferences('ada', { density: 'compact', numberFormat: '1.234,56', timeZone: 'Asia/Tokyo' });
  vi.resetModules();
  const now = await load();
  now.takeUpPreferences('ada', known);
  expect(now.currentPreferences()).toMatchObject({
    density: 'compact',
    numberFormat: '1.234,56',
    timeZone: 'Asia/Tokyo',
  });
});

test('another person on the same device begins with their own preferences, not those of the one before', async () => {
  const { takeUpPreferences, changePreferences, leavePreferences, currentPreferences, defaultPreferences } =
    await load();
  takeUpPreferences('ada', known);
  changePreferences('ada', { dateFormat: 'yyyy-MM-dd', theme: 'dark' });
  leavePreferences();
  expect(currentPreferences()).toEqual(defaultPreferences);
  takeUpPreferences('bo', { language: 'en', timeZone: null });
  expect(currentPreferences()).toEqual(defaultPreferences);
});

test('a late reply about the person signed in before changes no preferences', async () => {
  const { takeUpPreferences, changePreferences, currentPreferences } = await load();
  takeUpPreferences('bo', known);
  changePreferences('ada', { theme: 'dark' });
  expect(currentPreferences().theme).toBe('system');
});

test('a refreshed token does not undo preferences chosen since', async () => {
  const { takeUpPreferences, changePreferences, currentPreferences } = await load();
  takeUpPreferences('ada', known);
  changePreferences('ada', { timeZone: 'Asia/Tokyo' });
  takeUpPreferences('ada', known);
  expect(currentPreferences().timeZone).toBe('Asia/Tokyo');
});

test.each(['not JSON', '[]', '{"accountId":"ada","density":"enormous","dateFormat":7}', '"ada"'])(
  'stored preferences that cannot be understood are ignored: %s',
  async (text) => {
    kept.set('mandate-preferences', text);
    const { takeUpPreferences, currentPreferences, defaultPreferences } = await load();
    takeUpPreferences('ada', { language: 'en', timeZone: null });
    expect(currentPreferences()).toEqual(defaultPreferences);
  },
);

test('without a chosen time zone, times are those of the device', async () => {
  const { takeUpPreferences, changePreferences, personTimeZone } = await load();
  takeUpPreferences('ada', { language: 'en', timeZone: null });
  expect(personTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  changePreferences('ada', { timeZone: 'Asia/Tokyo' });
  expect(personTimeZone()).toBe('Asia/Tokyo');
});
