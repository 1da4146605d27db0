import type { Locator } from '@playwright/test';

/** Presses a control, and another as soon as the address has followed the first: the page, which follows a moment later, has not yet. */
export async function pressAhead(first: Locator, second: Locator): Promise<void> {
  const other = await second.elementHandle();
  await first.evaluate(async (control: HTMLElement, next) => {
    const before = location.href;
    control.click();
    for (let turn = 0; turn < 100 && location.href === before; turn += 1) await Promise.resolve();
    (next as HTMLElement | null)?.click();
  }, other);
}
