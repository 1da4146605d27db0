import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from './visit.tsx';

/** What the libraries of styles and views say of how they are used in development, and no user ever meets. */
const usual = /unsafe when doing server-side rendering|flushSync was called from inside a lifecycle method/;

const faults: string[] = [];

// By this its calls reach the product that is its own.
if (!(await cookieStore.get('page'))) await cookieStore.set('page', crypto.randomUUID());

beforeEach(() => {
  faults.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const text = said.map(String).join(' ');
    if (!usual.test(text)) faults.push(text);
  });
});

// What a screen reports as an error fails its test, as it fails a journey; what nobody catches, Vitest itself tells.
afterEach(async () => {
  leave();
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
  expect(faults).toEqual([]);
});
