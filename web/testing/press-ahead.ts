import type { Locator } from 'vitest/browser';

/** Presses a control and waits for the address alone, where it changes: the page has not followed it yet. */
export async function pressAhead(where: Locator): Promise<void> {
  const element = (await where.findElement()) as HTMLElement;
  const before = location.href;
  element.click();
  for (let turn = 0; turn < 100 && location.href === before; turn += 1) await Promise.resolve();
}
