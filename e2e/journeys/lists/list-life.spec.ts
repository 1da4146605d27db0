import type { Page } from '@playwright/test';
import { askAgain, expect, expectAccessible, signIn, test } from '../../test.ts';

const filterText = (...all: unknown[]) => encodeURIComponent(JSON.stringify({ all }));
const active = { field: 'status', operator: 'anyOf', value: ['active'] };

/** Opens a page of the customers far down, filtered and sorted, and the record in one of its rows. */
async function openFarDown(page: Page): Promise<{ name: string; address: string; top: number }> {
  const main = page.getByRole('main');
  await page.goto('/register/customers?pageSize=25');
  await main.getByRole('button', { name: 'Filter' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Field' }).fill('Status');
  await page.getByRole('option', { name: 'Status', exact: true }).click();
  await window.getByRole('checkbox', { name: 'Active' }).check();
  await window.getByRole('button', { name: 'Apply filter' }).click();
  // The usual order shows its arrow, and the first press of that head turns it round.
  await expect(main.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await main.getByRole('columnheader', { name: 'Name' }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await main.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await main.getByRole('button', { name: 'Page 3' }).click();
  await expect(main.getByText(/^51–75 of \d+ customers/)).toBeVisible();
  await expect(page).toHaveTitle(/^Customers, page 3 of \d+ /);
  // Until the page has come, the rows of the one before stand there.
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  const grid = main.getByRole('grid');
  await grid.evaluate((element) => element.scrollTo(0, 320));
  const link = grid.getByRole('row').and(page.locator('[aria-rowindex="16"]')).getByRole('link');
  const name = String(await link.textContent());
  // A row that is redrawn at this moment is looked for again.
  await expect(() => link.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  const top = await grid.evaluate((element) => element.scrollTop);
  const address = page.url();
  // By its name: customers made meanwhile move the rows.
  await grid.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { name, address, top };
}

test('a list shows its rows at once when a person comes back to it', async ({ page }) => {
  await signIn(page, 'SA', null);
  await openFarDown(page);
  // The server answers only when the rows have been seen; how fast they come is measured elsewhere.
  let answer = () => undefined as unknown;
  const isSeen = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  await page.route('**/customer/get-grid', (route) => isSeen.then(() => route.continue()));
  await page.goBack();
  await expect(page.getByRole('main').getByRole('grid').getByRole('row').getByRole('link').first()).toBeVisible();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
});

test('two filters survive a reload, with the same rows', async ({ page }) => {
  await signIn(page, 'SA', null);
  const created = { field: 'createdAt', operator: 'before', value: 'today' };
  await page.goto(`/register/customers?sort=-name&filter=${filterText(active, created)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Edit the filter Status is any of Active' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Edit the filter Created is before today' })).toBeVisible();
  await expect(main.getByText(/of \d+ customers/)).toBeVisible();
  const names = () => main.getByRole('grid').getByRole('link').allTextContents();
  const before = await names();
  expect(before.length).toBeGreaterThan(5);
  await page.reload();
  await expect(main.getByText(/of \d+ customers/)).toBeVisible();
  await expect.poll(() => names()).toEqual(before);
});

test('a record can be found and opened with the keyboard alone', async ({ page }) => {
  await signIn(page, 'SA', '/register/customers');
  await expect(page.getByRole('main').getByText(/of \d+ customers/)).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' }).or(page.locator('a:focus'))).toBeFocused();
  await press('Enter');
  for (let tabs = 0; tabs < 6; tabs += 1) {
    await press('Tab');
    if (await page.getByRole('link', { name: 'Skip to the list' }).evaluate((link) => link === document.activeElement))
      break;
  }
  await press('Enter');
  const links = page.getByRole('main').getByRole('grid').getByRole('link');
  await expect(links.nth(0)).toBeFocused();
  await press('j');
  await press('ArrowDown');
  await press('j');
  await press('k');
  await expect(links.nth(2)).toBeFocused();
  const name = String(await links.nth(2).textContent());

  await press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('njkf');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('njkf');
  await press('Escape');
  await expect(page.getByRole('main').getByText(/of \d+ customers/)).toBeVisible();
  await press('Shift+Tab');
  await press('f');
  await expect(page.getByRole('dialog', { name: 'Add filter' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press('k');
  await press('j');
  await expect(page.getByRole('main').getByRole('grid').locator('a:focus')).toBeVisible();
  await press('ArrowLeft');
  await press('Enter');
  await expect(page).toHaveURL(/\/register\/customer\/[0-9a-f-]{36}$/);
  expect(name).not.toBe('');
  await page.goBack();
  await press('n');
  await expect(page).toHaveURL(/\/register\/customer$/);
});

test('a list that cannot be loaded says why, keeps its rows and filter, and can be tried again', async ({ page }) => {
  await signIn(page);
  const main = page.getByRole('main');
  const refusal = {
    result: 'fatal-error',
    data: null,
    alerts: [],
    errorMessage: null,
    errorCode: null,
    requestId: 'r-1',
  };
  const fail = () => page.route('**/customer/get-grid', (route) => route.fulfill({ status: 503, json: refusal }));
  await fail();
  await page.goto('/register/customers?search=gmbh');
  await expect(main.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  const again = main.getByRole('button', { name: 'Try again' });
  await askAgain(again, main.getByText(/of \d+ customers/));
  const first = String(await main.getByRole('grid').getByRole('link').first().textContent());

  await fail();
  await main.getByRole('columnheader', { name: 'City' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Your search and filters are kept.' })).toBeVisible();
  await expect(main.getByRole('grid').getByRole('link', { name: first, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=gmbh/);
  await page.unrouteAll();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(main.getByRole('alert')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
