import {
  type DateFormat,
  dateFormats,
  densities,
  type NumberFormat,
  numberFormats,
  themes,
} from '@mandate/contract/preferences/formats.ts';
import { defaultLayout, type Layout, layoutOf } from '@mandate/contract/preferences/layout.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useSyncExternalStore } from 'react';
import { readStoredPreferences, storedPreferencesKey, timeZoneIn } from './stored-preferences.ts';

/** How a person wants the product; stored on the account. */
export interface Preferences {
  /** BCP 47. */
  language: string;
  /** IANA name; null is where the device is. */
  timeZone: string | null;
  dateFormat: DateFormat;
  numberFormat: NumberFormat;
  theme: (typeof themes)[number];
  density: (typeof densities)[number];
  layout: Layout;
  /** Whether single letters act as shortcuts (WCAG 2.1.4). */
  letterKeys: boolean;
}

/** The height of a row of a list, in pixels, by how much room rows take. */
export const rowHeights: Record<Preferences['density'], number> = { compact: 32, default: 40, comfortable: 48 };

/** What holds for somebody who chose nothing, and while nobody is signed in. */
export const defaultPreferences: Preferences = {
  language: 'en',
  timeZone: null,
  dateFormat: 'd MMM yyyy',
  numberFormat: '1,234.56',
  theme: 'system',
  density: 'default',
  layout: defaultLayout,
  letterKeys: true,
};

let preferences = defaultPreferences;
let owner: string | null = null;
const listeners = new Set<() => void>();

function become(next: Preferences): void {
  preferences = next;
  for (const listener of listeners) listener();
}

/** Calls back on every change of the preferences. @returns how to stop */
export function onPreferences(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The preferences of the signed-in person, as of now. */
export function currentPreferences(): Preferences {
  return preferences;
}

/** The preferences of the signed-in person; renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferences, currentPreferences);
}

/** The account the preferences belong to; null while nobody is signed in. */
export function preferencesOwner(): string | null {
  return owner;
}

/** The time zone of the person: the chosen one, else the device's. */
export function personTimeZone(): string {
  return preferences.timeZone ?? deviceTimeZone();
}

/**
 * Takes up the preferences of who is signed in now: those this browser last saw of the account, else what is known.
 * @param known what the sign-in told
 * @param chosen what the person chose just before it
 */
export function takeUpPreferences(
  accountId: string,
  known: Pick<Preferences, 'language' | 'timeZone'>,
  chosen: Partial<Preferences> = {},
): void {
  if (owner === accountId) return;
  owner = accountId;
  const kept = readStoredPreferences();
  become(preferencesIn({ ...(kept?.accountId === accountId ? kept : known), ...chosen }));
}

/**
 * Goes on with what the account holds now; another account's is let pass.
 * @param values a record of the account, or what was chosen of it
 */
export function changePreferences(accountId: string, values: object): void {
  if (owner !== accountId) return;
  const next = preferencesIn({ ...preferences, ...values });
  localStorage.setItem(storedPreferencesKey, JSON.stringify({ accountId, ...next }));
  // What holds already lets nothing be rewritten.
  if (!isSame(next, preferences)) become(next);
}

/** Nobody is signed in: the defaults hold. */
export function leavePreferences(): void {
  if (owner === null) return;
  owner = null;
  become(defaultPreferences);
}

/** Follows what the person chooses in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    const kept = key === storedPreferencesKey ? readStoredPreferences() : null;
    if (kept !== null && kept.accountId === owner) become(preferencesIn(kept));
  });
}

// What is kept or replied may be of another version of the product: only what is known is taken.
function preferencesIn(values: Record<string, unknown>): Preferences {
  const one = <T extends string>(choices: readonly T[], value: unknown, otherwise: T) =>
    choices.find((choice) => choice === value) ?? otherwise;
  const { language, timeZone } = values;
  return {
    language: typeof language === 'string' ? language : defaultPreferences.language,
    timeZone: timeZoneIn(timeZone),
    dateFormat: one(dateFormats, values.dateFormat, defaultPreferences.dateFormat),
    numberFormat: one(numberFormats, values.numberFormat, defaultPreferences.numberFormat),
    theme: one(themes, values.theme, defaultPreferences.theme),
    density: one(densities, values.density, defaultPreferences.density),
    layout: layoutOf(values.layout),
    letterKeys: values.letterKeys !== false,
  };
}
