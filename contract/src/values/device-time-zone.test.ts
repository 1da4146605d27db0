import { afterEach, expect, test } from 'vitest';
import { deviceTimeZone } from './device-time-zone.ts';

const here = process.env.TZ;
afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

test('who travels with an open page reads the clock of where they are', () => {
  process.env.TZ = 'Europe/Rome';
  expect(deviceTimeZone()).toBe('Europe/Rome');
  process.env.TZ = 'America/New_York';
  expect(deviceTimeZone()).toBe('America/New_York');
});
