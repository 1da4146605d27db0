import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Ticks a box, turns on a switch or chooses a radio button, and sees that it took it. */
export async function check(where: Locator): Promise<void> {
  await where.click();
  await expect.element(where).toBeChecked();
}
