import { expect, signIn, test } from '../journey.ts';

test('who goes on typing while a new place is saved stays in the same field', async ({ page }) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now();
  await page.goto('/register/place');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Venue');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(`Hall ${stamp}`);
  const field = await name.elementHandle();
  await page.keyboard.press('Control+s');
  await name.press('End');
  await name.pressSequentially(' North', { delay: 60 });
  await expect(page.getByRole('heading', { level: 1, name: `Hall ${stamp}` })).toBeVisible();
  await expect(page).toHaveURL(/\/place\/[0-9a-f-]{36}$/);
  await expect.poll(() => field?.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(name).toHaveValue(`Hall ${stamp} North`);
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});
