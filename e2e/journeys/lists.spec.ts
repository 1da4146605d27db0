import { call, expect, expectAccessible, signIn, test } from '../journey.ts';

test('a head that is pressed again before the page followed sorts on from there', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('main').getByText(/of \d+ projects/)).toBeVisible();
  await page.getByRole('columnheader', { name: /Contract net/ }).evaluate(async (element) => {
    const head = element as HTMLElement;
    head.click();
    while (!location.search.includes('sort')) await Promise.resolve();
    head.click();
  });
  await expect(page).toHaveURL(/sort=-contractNet/);
  await expect(page.getByRole('columnheader', { name: /Contract net/ })).toHaveAttribute('aria-sort', 'descending');
});

test('the first list is asked for once, before its code is there, and again with its own view', async ({ page }) => {
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/project/get-grid')) asked.push(request.postData() ?? '');
  });
  await page.goto('/home/projects');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  // Made by the first script, and taken by the list.
  expect(await page.evaluate(() => globalThis.askedAhead)).toEqual([]);

  await page.goto('/home/projects?sort=name');
  await expect(page.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('"sort":[{"field":"name","direction":"asc"}]');
});

test('a list is searched, filtered and sorted, and its address says so', async ({ page }) => {
  await signIn(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/of \d+ projects/)).toBeVisible();

  await main.getByRole('columnheader', { name: /Contract net/ }).click();
  await expect(page).toHaveURL(/sort=contractNet/);
  await main.getByRole('columnheader', { name: /Contract net/ }).click();
  await expect(page).toHaveURL(/sort=-contractNet/);
  await expect(main.getByRole('columnheader', { name: /Contract net/ })).toHaveAttribute('aria-sort', 'descending');
  await main.getByRole('columnheader', { name: /Status/ }).click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=-contractNet%2Cstatus|sort=-contractNet,status/);

  await main.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Status' });
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is any of' });
  await dialog.getByRole('checkbox', { name: 'Active' }).check();
  await dialog.getByRole('checkbox', { name: 'Quoted' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  await expect(main.getByRole('button', { name: /Edit the filter Status is any of/ })).toBeVisible();
  const expected = await call<{ total: number }>(page, 'POST', '/project/get-grid', {
    filter: { all: [{ field: 'status', operator: 'anyOf', value: ['active', 'quoted'] }] },
  });
  await expect(main.getByText(`${expected.total} projects`).first()).toBeVisible();

  await page.reload();
  await expect(main.getByText(`${expected.total} projects`).first()).toBeVisible();
  await main.getByRole('button', { name: /Remove the filter Status/ }).click();
  await expect(main.getByRole('button', { name: /Remove the filter/ })).toHaveCount(0);
  await page.goBack();
  await expect(main.getByText(`${expected.total} projects`).first()).toBeVisible();
});

test('search finds by the linked customer, and nothing found says what to do', async ({ page }) => {
  await signIn(page);
  const { rows } = await call<{ rows: { customer: { label: string } | null }[] }>(page, 'POST', '/project/get-grid', {
    filter: { all: [{ field: 'customerId', operator: 'notEmpty' }] },
    pageSize: 1,
  });
  const label = String(rows[0]?.customer?.label);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await search.fill(label);
  await expect(page.getByRole('main').getByText(label).first()).toBeVisible();
  await search.fill('nothing is called this way');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText(/of \d+ projects/)).toBeVisible();
});

test('pages, page size and a page that does not exist', async ({ page }) => {
  await signIn(page, 'SA', '/register/customers?page=3&pageSize=25');
  const main = page.getByRole('main');
  await expect(main.getByText(/51–75 of [\d,]+ customers/)).toBeVisible();
  await main.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=4/);
  await main.getByRole('combobox', { name: 'Rows' }).selectOption('100');
  await expect(page).not.toHaveURL(/page=4/);
  await page.goto('/register/customers?page=999');
  // The last one, however many customers other journeys have made.
  const { total } = await call<{ total: number }>(page, 'POST', '/customer/get-grid', { pageSize: 1, total: 'exact' });
  const last = Math.ceil(total / 50);
  await expect(page).toHaveURL(new RegExp(`page=(${last - 1}|${last}|${last + 1})$`));
  await expect(main.getByText(/of [\d,]+ customers/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('nonsense in an address is left out and said', async ({ page }) => {
  await signIn(page, 'SA', '/register/customers?sort=passwordHash&color=red&pageSize=25');
  await expect(page.getByText(/ignored: sort, color/)).toBeVisible();
  await expect(page.getByText(/of 5\d\d customers/)).toBeVisible();
});

test('a list is used with the keyboard alone, from the page to an opened record', async ({ page }) => {
  await signIn(page, 'SA', '/register/customers');
  await expect(page.getByText(/of 5\d\d customers/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)) break;
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  for (let right = 0; right < 3; right += 1) {
    if (
      await page.evaluate(
        () => document.activeElement?.tagName === 'A' || document.activeElement?.querySelector('a') !== null,
      )
    )
      break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/register\/customer\/[0-9a-f-]{36}$/);
});
