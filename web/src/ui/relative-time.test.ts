import { expect, test } from 'vitest';
import { relativeText } from './relative-time.tsx';

const formats = { language: 'en', date: 'd MMM yyyy', timeZone: 'UTC' };
const now = Date.parse('2026-11-21T12:00:00Z');

test('what was lately is told by how long ago it was, what is older by its date', () => {
  const said = (instant: string) => relativeText(instant, now, formats);
  expect(said('2026-11-21T11:59:20Z')).toBe('now');
  expect(said('2026-11-21T11:56:00Z')).toBe('4 minutes ago');
  expect(said('2026-11-21T11:00:00Z')).toBe('1 hour ago');
  expect(said('2026-11-20T12:30:00Z')).toBe('23 hours ago');
  expect(said('2026-11-20T11:59:00Z')).toBe('20 Nov 2026, 11:59');
});

test('a clock that is behind the server tells nothing of the future', () => {
  expect(relativeText('2026-11-21T12:03:00Z', now, formats)).toBe('now');
});
