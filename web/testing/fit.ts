import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { seriousAmong } from './serious-among.ts';

type Scheme = 'light' | 'dark';

const height = 860;

/**
 * Expects that nothing scrolls sideways on wide and narrow windows, and that axe finds nothing serious on the widest, in dark, and on the
 * narrowest, in light.
 */
export async function expectFit(widths: readonly number[] = [1440, 390, 320]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, height);
    await expectNoSidewaysScroll();
    if (width === widths[0]) await expectAccessible('dark');
  }
  await expectAccessible();
}

/** Expects that the screen does not scroll sideways, once it has followed the size of its window. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** Expects that axe finds nothing serious on the screen as it is, once what is on its way has come. @param scheme the colours it is seen in */
export async function expectAccessible(scheme: Scheme = 'light'): Promise<void> {
  if (scheme !== 'light') await prefer(scheme);
  try {
    // What begins to appear is seen half-way at first: what is wrong is there when it has come.
    await expect.poll(seriousFaults, { timeout: 10_000 }).toEqual([]);
  } finally {
    if (scheme !== 'light') await prefer('light');
  }
}

function prefer(scheme: Scheme): Promise<unknown> {
  const calm = { name: 'prefers-reduced-motion', value: 'reduce' };
  const features = [{ name: 'prefers-color-scheme', value: scheme }, calm];
  return cdp().send('Emulation.setEmulatedMedia', { features });
}

async function seriousFaults(): Promise<string[]> {
  return seriousAmong((await axe.run({ resultTypes: ['violations'] })).violations);
}
