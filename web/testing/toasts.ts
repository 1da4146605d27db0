import { type Locator, page } from 'vitest/browser';

/** What is said in passing and has such words in it. */
export function toast(text: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

/** Takes back what a toast tells. What was done before it may still be told too, with an Undo of its own. */
export async function undo(text: string | RegExp): Promise<void> {
  await toast(text).getByRole('button', { name: 'Undo', exact: true }).click();
}
