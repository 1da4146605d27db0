import type { Locator, Page } from '@playwright/test';
import {
  askAgain,
  call,
  expect,
  expectAccessible,
  expectFit,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../journey.ts';

const filterText = (...all: unknown[]) => encodeURIComponent(JSON.stringify({ all }));
const active = { field: 'status', operator: 'anyOf', value: ['active'] };

/** Expects that no toast lies over a bar. */
async function expectClear(page: Page, bar: Locator): Promise<void> {
  const isOver = async () => {
    const [toast, under] = [await page.locator('.Toastify__toast').last().boundingBox(), await bar.boundingBox()];
    return toast === null || under === null || toast.y + toast.height > under.y;
  };
  await expect.poll(isOver).toBe(false);
}

/** Opens a page of the customers far down, filtered and sorted, and the record in one of its rows. */
async function openFarDown(page: Page): Promise<{ name: string; address: string; top: number }> {
  const main = page.getByRole('main');
  await page.goto('/register/customers?pageSize=25');
  await main.getByRole('button', { name: 'Filter' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Status' });
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
  // A row that is drawn anew at this moment is looked for again.
  await expect(() => link.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  const top = await grid.evaluate((element) => element.scrollTop);
  const address = page.url();
  // By its name: customers made meanwhile move the rows.
  await grid.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { name, address, top };
}

async function expectReturned(page: Page, left: { name: string; address: string; top: number }): Promise<void> {
  await expect(page).toHaveURL(left.address);
  const grid = page.getByRole('main').getByRole('grid');
  await expect(grid.getByRole('link', { name: left.name, exact: true })).toBeFocused();
  await expect.poll(() => grid.evaluate((element) => element.scrollTop)).toBe(left.top);
}

test('who opens a record far down comes back to its row, by whichever way', async ({ page }) => {
  await signIn(page, 'SA', null);
  const left = await openFarDown(page);
  const main = page.getByRole('main');
  const again = () => main.getByRole('grid').getByRole('link', { name: left.name, exact: true }).click();

  await page.goBack();
  await expectReturned(page, left);
  await again();
  await main.getByRole('link', { name: 'Back' }).click();
  await expectReturned(page, left);
  await again();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Customers' }).click();
  await expectReturned(page, left);
});

test('who saved or deleted a record comes back to its row, or to the one in its place', async ({ page }) => {
  await signIn(page, 'SA', null);
  const left = await openFarDown(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Website' }).fill('https://returned.example');
  await main.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText(`${left.name} saved.`)).toBeVisible();
  await main.getByRole('link', { name: 'Back' }).click();
  await expectReturned(page, left);

  const next = String(await main.locator('[aria-rowindex="17"]').getByRole('link').textContent());
  await main.getByRole('grid').getByRole('link', { name: left.name, exact: true }).click();
  await main.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  const used = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  const remove = page.getByRole('dialog').locator('button[aria-disabled=false], button:not([aria-disabled])');
  await expect(used.or(remove.filter({ hasText: 'Delete customer' }))).toBeVisible();
  if (await used.isVisible()) return;
  await remove.filter({ hasText: 'Delete customer' }).click();
  await expect(page.getByText(`${left.name} deleted.`)).toBeVisible();
  await expect(page).toHaveURL(left.address);
  await expect(main.getByRole('grid').getByRole('link', { name: next, exact: true })).toBeFocused();
});

test('a list that is come back to is painted at once, from what was read before', async ({ page }) => {
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

test('alternatives are made, changed and taken away inside one chip', async ({ page }) => {
  await signIn(page, 'SA', '/register/customers');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Filter' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Status' });
  await window.getByRole('button', { name: 'Apply filter' }).click();
  await expect(window.getByText('Choose a value for the filter.')).toBeVisible();
  await window.getByRole('checkbox', { name: 'Prospect' }).check();
  await window.getByRole('button', { name: 'Or …' }).click();
  const second = window.getByRole('group', { name: 'Alternative 2' });
  await expect(second.getByRole('combobox', { name: 'Field' })).toBeFocused();
  await second.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'City' });
  await second.getByRole('textbox', { name: 'Value' }).fill('berg');
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Apply filter' }).click();

  const words = 'Status is any of Prospect or City contains berg';
  const chip = main.getByRole('button', { name: `Edit the filter ${words}` });
  const any = [
    { field: 'status', operator: 'anyOf', value: ['prospect'] },
    { field: 'city', operator: 'contains', value: 'berg' },
  ];
  const either = await call<{ total: number }>(page, 'POST', '/customer/get-grid', { filter: { all: [{ any }] } });
  await expect(main.getByText(new RegExp(`of ${either.total} customers`))).toBeVisible();

  await chip.click();
  await window.getByRole('button', { name: 'Remove alternative 1' }).click();
  await window.getByRole('button', { name: 'Apply filter' }).click();
  await expect(main.getByRole('button', { name: 'Edit the filter City contains berg' })).toBeVisible();
  await main.getByRole('button', { name: 'Remove the filter City contains berg' }).click();
  await expect(main.getByRole('button', { name: /Edit the filter/ })).toHaveCount(0);
  await expect(main.getByRole('searchbox', { name: 'Search' })).toBeFocused();
});

test('"me" is who looks, stays "me" in the address, and is nobody for who is linked to nobody', async ({ page }) => {
  const mine = { field: 'accountManagerId', operator: 'anyOf', value: ['me'] };
  await signIn(page, 'EDITOR', null);
  const main = page.getByRole('main');
  await page.goto(`/register/customers?filter=${filterText(mine)}`);
  await expect(main.getByRole('button', { name: /^Edit the filter Account manager is any of me$/ })).toBeVisible();
  const { personnelId } = await page.evaluate(() => {
    const token = String(localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken'));
    return JSON.parse(atob(String(token.split('.')[1]).replace(/-/g, '+').replace(/_/g, '/'))).user;
  });
  const own = await call<{ total: number }>(page, 'POST', '/customer/get-grid', {
    filter: { all: [{ ...mine, value: [personnelId] }] },
  });
  expect(own.total).toBeGreaterThan(0);
  await expect(main.getByText(new RegExp(`of ${own.total} customers?`))).toBeVisible();
  expect(decodeURIComponent(page.url())).toContain('"me"');

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(page, 'SA', `/register/customers?filter=${filterText(mine)}`);
  await expect(
    main.getByRole('button', { name: /Edit the filter .*your user is not linked to a person/ }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test('a filter names no ids: a record that is gone is said to be gone, a deleted one to be deleted', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const gone = { field: 'customerId', operator: 'anyOf', value: ['019a0000-0000-7000-8000-00000000dead'] };
  const customer = await call<{ id: string; version: number }>(page, 'POST', '/customer/save', {
    name: 'Soon deleted chip',
  });
  await call(page, 'DELETE', `/customer/remove/${customer.id}?version=${customer.version}`);
  const deleted = { ...gone, value: [customer.id] };
  await page.goto(`/home/projects?filter=${filterText(gone, deleted)}`);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('button', { name: /^Edit .*a record that was deleted or is hidden from you$/ }),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: /^Edit .*Soon deleted chip \(deleted\)$/ })).toBeVisible();
  await call(page, 'PUT', `/customer/undelete/${customer.id}`);
});

test('the search marks what it found, and Escape clears it', async ({ page }) => {
  await signIn(page, 'SA', '/register/customers');
  const main = page.getByRole('main');
  const name = String(await main.getByRole('grid').getByRole('link').first().textContent());
  const term = String(name.split(' ')[0]).toUpperCase();
  const search = main.getByRole('searchbox', { name: 'Search' });
  await search.fill(term);
  await expect(main.locator('mark').first()).toHaveText(new RegExp(term, 'i'));
  await expect(main.getByRole('status').filter({ hasText: /customer/ })).toBeAttached();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(main.locator('mark')).toHaveCount(0);
  await expect(page).not.toHaveURL(/search=/);

  // The last key wins, however fast they come.
  await search.pressSequentially('nothing at all', { delay: 60 });
  await search.press('Escape');
  await expect(main.getByText(/of \d+ customers/)).toBeVisible();
  await search.pressSequentially(term, { delay: 230 });
  await expect(search).toHaveValue(term);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(term)}$`));
});

test('an address full of nonsense shows the list without it and says so', async ({ page }) => {
  await signIn(page, 'SA', null);
  const good = { field: 'city', operator: 'notEmpty' };
  const bad = [{ field: 'passwordHash', operator: 'is', value: 'x' }, { any: [] }, 7];
  const many = Array.from({ length: 25 }, () => good);
  for (const [text, named, left] of [
    [`page=-1&pageSize=7&deleted=perhaps&view=mine&color=red`, 'page, pageSize, deleted, view, color', []],
    [`filter=${filterText(good, ...bad)}&sort=name,nothing`, 'filter, sort', ['filter', 'sort']],
    [`filter=${filterText(...many)}`, 'filter', ['filter']],
    [`filter=${'x'.repeat(7000)}&search=${'y'.repeat(300)}`, 'filter, search', []],
  ] as const) {
    await page.goto(`/register/customers?${text}`);
    await expect(page.getByText(`ignored: ${named}.`)).toBeVisible();
    await expect(page.getByRole('main').getByText(/of \d+ customers/)).toBeVisible();
    const said = () => page.evaluate(() => [...new URLSearchParams(location.search)]);
    await expect.poll(async () => (await said()).map(([name]) => name)).toEqual(left);
    expect(String(await said())).not.toMatch(/passwordHash|nothing/);
  }
  // The address follows to the last page, in its place among the pages visited.
  const visited = await page.evaluate(() => history.length);
  for (const address of ['/register/customers', '/register/parameters']) {
    await page.goto(`${address}?page=999`);
    await expect(page.getByText('There is no page 999. This is the last one.')).toBeVisible();
    await expect(page).not.toHaveURL(/page=999/);
    if (address === '/register/customers') await expectClear(page, page.getByRole('navigation', { name: 'Pages' }));
  }
  expect(await page.evaluate(() => history.length)).toBe(visited + 2);
});

test('with the keyboard alone, from the loaded page to an opened record', async ({ page }) => {
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

test('a row is deleted from the list, taken back, deleted again and restored from the deleted ones', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const name = `Row to delete ${Date.now()}`;
  await call(page, 'POST', '/customer/save', { name });
  await page.goto(`/register/customers?search=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  const remove = async () => {
    await main.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete customer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
    await expect(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(main.getByRole('link', { name })).toBeVisible();
  await remove();

  await main.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Deleted' });
  await expect(main.getByRole('columnheader', { name: 'Deleted by' })).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: name })).toContainText('Super administrator');
  await main.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} restored.`)).toBeVisible();
});

test('what fails says why, keeps the rows and the filter, and can be tried again', async ({ page }) => {
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

test('on a phone rows are cards, filters come in a sheet, and nothing scrolls sideways', async ({ page }) => {
  await signIn(page, 'SA', null);
  const main = page.getByRole('main');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/register/customers?filter=${filterText(active)}`);
    await expect(
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .first(),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'New customer' })).toBeInViewport();
    await main.getByRole('button', { name: /^Edit the filter Status/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [box.x, Math.round(box.width), Math.round(box.y + box.height)];
      })
      .toEqual([0, width, 780]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const name = String(await main.getByRole('list', { name: 'Customers' }).getByRole('link').nth(6).textContent());
    await main.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeFocused();
    await expectNoSidewaysScroll(page);
  }
});

test('a list with chips, marks and deleted rows fits every window, light and dark', async ({ page }) => {
  await signIn(page, 'SA', null);
  const either = { any: [active, { field: 'city', operator: 'contains', value: 'a' }] };
  await page.goto(`/register/customers?search=g&deleted=include&filter=${filterText(either, active)}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/\d customers/)
      .first(),
  ).toBeVisible();
  await expectFit(page);
});
