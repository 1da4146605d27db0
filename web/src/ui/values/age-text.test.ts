import { expect, test } from 'vitest';
import { ageOf, ageText, ageUnits, untilOlder } from './age-text.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const said = (milliseconds: number) => ageText(new Date(now - milliseconds).toISOString(), now, 'en');
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const month = 30 * day;
const year = 12 * month;

test.each([
  [0, 'now'],
  [second - 1, 'now'],
  [second, '1 second ago'],
  [minute - 1, '59 seconds ago'],
  [minute, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [hour + 59 * second, '1 hour ago'],
  [2 * hour - 1, '1 hour ago'],
  [2 * hour, '2 hours ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [month - 1, '29 days ago'],
  [month, '1 month ago'],
  [year - 1, '11 months ago'],
  [year, '1 year ago'],
  [year + year / 10 - 1, '1 year ago'],
  [year + year / 10, '1.1 years ago'],
  [10 * year + year / 2, '10.5 years ago'],
])('an age of %d ms is shown as "%s"', (age, text) => expect(said(age)).toBe(text));

test('a clock that is behind the server never shows an age in the future', () => {
  expect(said(-3 * minute)).toBe('now');
});

test('an age is never shown as younger or older than it is', () => {
  const length = new Map<string, number>(ageUnits);
  const told = (age: number) => {
    const { count, unit } = ageOf(age);
    return Math.round(count * 10) * ((length.get(unit) ?? 0) / 10);
  };
  let state = 9;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const borders = ageUnits.flatMap(([, each]) => [1, 2, 11, 12, 29, 30, 59, 60].map((times) => times * each));
  const around = borders.flatMap((border) => [border - 1, border, border + 1]);
  const ages = [...around, ...Array.from({ length: 3_000 }, () => Math.floor(10 ** (random() * 12)))];
  let before = 0;
  for (const age of ages.sort((one, other) => one - other)) {
    const now = told(age);
    expect(now, `${age} ms`).toBeGreaterThanOrEqual(before);
    expect(now, `${age} ms`).toBeLessThanOrEqual(age);
    before = now;
  }
});

test('an age is shown in the person’s language', () => {
  expect(ageText(new Date(now - 3 * day).toISOString(), now, 'de')).toBe('vor 3 Tagen');
  expect(ageText(new Date(now - 1.5 * year).toISOString(), now, 'de')).toBe('vor 1,5 Jahren');
});

test('the words for an age change exactly when announced, and not before', () => {
  const words = (age: number) => JSON.stringify(ageOf(age));
  const borders = ageUnits.flatMap(([, each]) => [1, 2, 11, 12, 29, 30, 59, 60].map((times) => times * each));
  for (const age of borders.flatMap((border) => [border - 1, border, border + 1, Math.floor(border * 1.37)])) {
    const wait = untilOlder(age);
    expect(wait).toBeGreaterThan(0);
    expect(words(age + wait - 1), `${age} ms`).toBe(words(age));
    expect(words(age + wait), `${age} ms`).not.toBe(words(age));
  }
});
