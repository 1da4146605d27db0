import { afterEach, expect, test } from 'vitest';
import { deviceTimeZone } from './device-time-zone.ts';
import { instantText } from './value-texts.ts';

const here = process.env.TZ;
afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

test('who travels with an open page reads the clock of where they are', () => {
  process.env.TZ = 'Europe/Rome';
  expect(deviceTimeZone()).toBe('Europe/Rome');
  expect(instantText('2026-11-30T23:30:00Z')).toBe('1 Dec 2026, 00:30');
  process.env.TZ = 'America/New_York';
  expect(deviceTimeZone()).toBe('America/New_York');
  expect(instantText('2026-11-30T23:30:00Z')).toBe('30 Nov 2026, 18:30');
});
