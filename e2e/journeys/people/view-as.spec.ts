import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from '../../test.ts';

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
}

test('an SA looks at the product as a role, in this tab only, and stops', async ({ page, context }) => {
  await signIn(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'View as…' }).click();
  await page.getByRole('combobox', { name: 'View Mandate as' }).selectOption('Role EDITOR');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start viewing' }).click();
  const band = page.getByRole('region', { name: 'Viewing as someone else' });
  await expect(band).toContainText('You are viewing Mandate as EDITOR. Nothing can be changed.');
  await expectAccessible(page);
  await page.goto('/register/customers');
  await expect(band).toBeVisible();

  const other = await context.newPage();
  await other.goto('/home/projects');
  await expect(other.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Viewing as someone else' })).toHaveCount(0);

  await openMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Stop viewing']);
  await page.keyboard.press('Escape');
  await band.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(band).toHaveCount(0);
  await expect(page).toHaveURL(/\/register\/customers$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /SA$/ })).toBeVisible();
});
