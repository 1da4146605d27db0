import { expect, test } from 'vitest';
import { floodLimit } from './flood-limit.ts';

const minute = 60_000;

test('two hundred refusals of a network are noted in a quarter of an hour, and again two hundred in the next', () => {
  let now = 0;
  const isWithin = floodLimit(() => now);
  const noted = () => Array.from({ length: 250 }, () => isWithin('192.0.2.1')).filter(Boolean).length;
  expect(noted()).toBe(200);
  now = 15 * minute - 1;
  expect(noted()).toBe(0);
  now = 15 * minute;
  expect(noted()).toBe(200);
});

test('refusals from one network do not keep those of another from being noted', () => {
  const isWithin = floodLimit(() => 0);
  for (let count = 0; count < 300; count += 1) isWithin('192.0.2.1');
  expect([isWithin('192.0.2.1'), isWithin('192.0.2.2')]).toEqual([false, true]);
});

test('a flood of refusals from ten thousand networks takes up no more memory, and passes', () => {
  let now = 0;
  const isWithin = floodLimit(() => now);
  for (let network = 0; network < 10_000; network += 1) expect(isWithin(`2001:db8::${network}`)).toBe(true);
  expect(isWithin('192.0.2.1')).toBe(false);
  now = 15 * minute;
  expect(isWithin('192.0.2.1')).toBe(true);
});
