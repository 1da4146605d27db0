import { expect, test } from 'vitest';
import { printingOf, untilPrinted } from './printing.ts';

const document = (size: number | null, seconds: number) => ({
  size,
  createdAt: new Date(Date.now() - seconds * 1000).toISOString(),
});

test('a document is being printed for a minute, then it is told that it is tried again', () => {
  expect(printingOf(document(null, 1))).toBe('printing');
  expect(printingOf(document(null, 120))).toBe('delayed');
  expect(printingOf(document(4000, 120))).toBeNull();
});

test('documents are read again while one of them is printed, seldom where that takes long, and not once all are', () => {
  expect(untilPrinted([document(4000, 1), document(null, 1), document(null, 200)])).toBe(1500);
  expect(untilPrinted([document(null, 200)])).toBe(30_000);
  expect(untilPrinted([document(4000, 1)])).toBe(false);
  expect(untilPrinted([])).toBe(false);
});
