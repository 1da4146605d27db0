import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../journey.ts';

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

test('an SA looks at the product as a person, and nothing can be changed', async ({ page }) => {
  await signIn(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'View as…' }).click();
  await page.getByRole('combobox', { name: 'View Mandate as' }).selectOption('A person');
  await page.getByRole('button', { name: 'Start viewing' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).fill('editor@');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Start viewing' }).click();
  const band = page.getByRole('region', { name: 'Viewing as someone else' });
  await expect(band).toContainText('(EDITOR). Nothing can be changed.');
  await page.goto('/register/customer');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Never Saved Ltd');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('You are viewing as someone else,').first()).toBeVisible();
  for (const [width, colorScheme] of [
    [390, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('a view that ended on the server leads back to oneself and says so', async ({ page }) => {
  await signIn(page);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'View as…' }).click();
  await page.getByRole('combobox', { name: 'View Mandate as' }).selectOption('Role EDITOR');
  await page.getByRole('button', { name: 'Start viewing' }).click();
  const band = page.getByRole('region', { name: 'Viewing as someone else' });
  await expect(band).toContainText('EDITOR');
  await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${sessionStorage.getItem('viewToken')}`,
      'Content-Type': 'application/json',
    };
    await fetch('/account/revoke-refresh-token', { method: 'POST', headers, body: '{}' });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByText('You are viewing Mandate as yourself again.')).toBeVisible();
  await expect(band).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /SA$/ })).toBeVisible();
});

test('only an SA is offered to look as somebody else', async ({ page }) => {
  await signIn(page, 'ADMIN');
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'View as…' })).toHaveCount(0);
});
