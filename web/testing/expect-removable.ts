import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { undo } from './toasts.ts';
import { visit } from './visit.tsx';

/**
 * Deletes the record on the screen, takes that back at once, deletes it again and restores it from the deleted ones.
 * @param one what its kind is called, as in "Delete place"
 * @param list the address of its list
 * @param title what the record is called
 */
export async function expectRemovable(one: string, list: string, title: string): Promise<void> {
  const found = `search=${encodeURIComponent(title)}`;
  await remove();
  await undo(`${title} deleted.`);
  await expect.element(page.getByText(`${title} restored.`)).toBeVisible();
  await visit(`${list}?${found}`);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await remove();
  await visit(`${list}?deleted=only&${found}`);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect.element(page.getByText(`${title} restored.`)).toBeVisible();

  async function remove(): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: `Delete ${one}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Delete ${one}` })
      .click();
    await expect.element(page.getByText(`${title} deleted.`)).toBeVisible();
  }
}
