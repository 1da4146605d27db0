import type { Page } from '@playwright/test';
import { call, expect, signIn, test } from '../../test.ts';

/** What can be seen of the page that is pressed, chosen from or leads elsewhere, apart from names and figures. */
function controlsIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav, button, select, [role=dialog], [role=tablist], a[data-look], header')]
      .filter(
        (each) => each.checkVisibility() && !each.matches('[data-printed], [data-edit], section header, form select'),
      )
      .map((each) => each.outerHTML.slice(0, 120)),
  );
}

/** How the pages of a print are told apart: the media boxes of its sheets. */
async function sheetsOf(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a printed list is light, has all its rows under a repeated header, and shows no buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'SA', '/register/customers?sort=name');
  const rows = page.locator('.rdg-row');
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await rows.count()).toBeLessThan(50);
  // The sheets are laid out from what stands there after the browser told of them.
  expect(await sheetsOf(page)).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(rows).toHaveCount(50);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(page.getByText('1–50 of')).toBeVisible();
  const head = page.locator('.rdg-header-row');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(head).toHaveCSS('break-inside', 'avoid');
  await expect(rows.last()).toHaveCSS('display', 'table-row');
  expect(await controlsIn(page)).toEqual([]);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => rows.count()).toBeLessThan(50);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a list is printed as a table from a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'SA', '/register/services');
  await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.rdg-row')).toHaveCount(50);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
});

test('a printed project shows its facts, all its lines and their total, its team and its history', async ({ page }) => {
  await signIn(page, 'SA', null);
  const lines = Array.from({ length: 40 }, (_, at) => ({
    ...{ type: 'service', description: `Workshop ${at + 1}`, quantity: '1', unit: 'day', unitPrice: '100' },
  }));
  const name = `On paper ${Date.now()}`;
  const { id } = await call<{ id: string }>(page, 'POST', '/project/save', { name, isInternal: true, lines });
  await page.goto(`/home/project/${id}`);
  await expect(page.getByRole('group', { name: 'History' })).toContainText('created it');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCSS('border-top-width', '0px');
  await expect(page.getByText('Workshop 40', { exact: true })).toBeVisible();
  await expect(page.locator('.rdg-row')).toHaveCount(40);
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('4,000.00');
  for (const section of ['Overview', 'Lines', 'Team', 'Places', 'Milestones', 'Notes', 'History'])
    await expect(page.getByRole('group', { name: section, exact: true })).toBeVisible();
  expect(await controlsIn(page)).toEqual([]);

  // From a phone its lines stay the cards they are there, so that one being written stays open.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('button', { name: /Workshop 40/ });
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await expect(card).toBeVisible();
});
