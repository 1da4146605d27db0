import { expect, signIn, test } from '../../test.ts';

test('what is surely meant is opened at once, though the server has not answered yet', async ({ page }) => {
  await page.route('**/search/find?q=services', () => undefined);
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox', { name: 'Search' });
  await box.fill('services');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/register\/services$/);
});
