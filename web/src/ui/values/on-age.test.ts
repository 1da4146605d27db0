import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ageText } from './age-text.ts';
import { onAge } from './on-age.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What an age is told as from now on, each text once, in the order of their coming. */
function follow(age: number): { said: string[]; stop: () => void } {
  const instant = new Date(Date.now() - age).toISOString();
  const said = [ageText(instant, Date.now(), 'en')];
  const stop = onAge(instant, () => {
    const text = ageText(instant, Date.now(), 'en');
    if (text !== said.at(-1)) said.push(text);
  });
  return { said, stop };
}

test('an age on screen keeps counting: now, seconds, minutes, hours, days', () => {
  const { said, stop } = follow(0);
  vi.advanceTimersByTime(2 * second);
  expect(said).toEqual(['now', '1 second ago', '2 seconds ago']);
  vi.advanceTimersByTime(minute);
  expect(said.at(-1)).toBe('1 minute ago');
  vi.advanceTimersByTime(3 * hour);
  expect(said.at(-1)).toBe('3 hours ago');
  vi.advanceTimersByTime(2 * day);
  expect(said.at(-1)).toBe('2 days ago');
  stop();
});

test('the words for an age change as soon as the age does', () => {
  const { said, stop } = follow(day - 5);
  vi.advanceTimersByTime(4);
  expect(said).toEqual(['23 hours ago']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['23 hours ago', '1 day ago']);
  stop();
});

test('all ages on screen share one timer, and none is left when nothing is shown', () => {
  const fired = vi.spyOn(globalThis, 'setTimeout');
  const followed = Array.from({ length: 200 }, (_, index) => follow(400 * day + index * hour));
  const young = follow(30 * minute);
  expect(vi.getTimerCount()).toBe(1);
  fired.mockClear();
  vi.advanceTimersByTime(10 * minute);
  expect(young.said).toHaveLength(11);
  expect(fired).toHaveBeenCalledTimes(10);
  for (const { stop } of [...followed, young]) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a time in the future of a slow clock is shown as now until it is a second old', () => {
  const { said, stop } = follow(-3 * minute);
  vi.advanceTimersByTime(3 * minute + second - 1);
  expect(said).toEqual(['now']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['now', '1 second ago']);
  stop();
});

test('an age of years does not set a timer longer than timers can wait', () => {
  const fired = vi.spyOn(globalThis, 'setTimeout');
  const { stop } = follow(800 * day);
  vi.advanceTimersByTime(2 * day);
  expect(fired.mock.calls.length).toBeLessThan(60);
  stop();
});
