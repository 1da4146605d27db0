import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Opens the form of the record whose page is shown. */
export async function openForm(): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect.poll(() => location.pathname).toMatch(/\/edit$/);
  await expect.element(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}
