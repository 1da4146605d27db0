import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../test.ts';

test('a sure match in the search opens at once, before the server has answered', async ({ page }) => {
  await page.route('**/search/find?q=services', () => undefined);
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox', { name: 'Search' });
  await box.fill('services');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/register\/services$/);
});

/** Holds back the script that has a word, until it is let go. */
async function holdScript(page: Page, word: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const reply = await route.fetch();
    const script = await reply.text();
    if (script.includes(word)) await promise;
    await route.fulfill({ response: reply, body: script });
  });
  return resolve;
}

test('the search opens by its key before the words of the page around it are there', async ({ page }) => {
  const release = await holdScript(page, 'Keyboard shortcuts');
  await signIn(page);
  const isHeard = () =>
    page.evaluate(() => {
      const stroke = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', stroke));
    });
  await expect.poll(isHeard).toBe(true);
  await page.keyboard.type('falk');
  release();
  const box = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox', { name: 'Search' });
  await expect(box).toHaveValue('falk');
  await expect(page).toHaveURL(/\/home\/projects$/);
});

test('letters typed while the search is opening land in it, and do nothing to the page behind', async ({ page }) => {
  // Only the search itself has this word.
  const release = await holdScript(page, 'palette.typed');
  await signIn(page);
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.press('Enter');
  await page.keyboard.type('servicex');
  await page.keyboard.press('Backspace');
  const box = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox', { name: 'Search' });
  await expect(box).toHaveCount(0);
  release();
  await expect(box).toHaveValue('service');
  await page.keyboard.type('s');
  await expect(box).toHaveValue('services');
  // The letters are keys of the list, too.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit in place' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/home\/projects$/);
});
