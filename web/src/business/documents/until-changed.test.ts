import { expect, test } from 'vitest';
import { untilChanged } from './until-changed.ts';

const printed = { size: 900, createdAt: '2027-03-01T10:00:00Z', sentAt: null, answer: null } as const;

test('a document that is with its customer is read again until it is answered', () => {
  const sent = { ...printed, state: 'issued', sentAt: '2027-03-01T11:00:00Z' } as const;
  expect(untilChanged([{ ...printed, state: 'issued' }])).toBe(false);
  expect(untilChanged([{ ...printed, state: 'issued' }, sent])).toBe(20_000);
  expect(untilChanged([{ ...sent, answer: 'accepted' }])).toBe(false);
  expect(untilChanged([{ ...sent, state: 'withdrawn' }])).toBe(false);
});

test('a document that is being printed is read again sooner', () => {
  expect(untilChanged([{ ...printed, state: 'issued', size: null, createdAt: new Date().toISOString() }])).toBe(1500);
});
