import type { Page } from '@playwright/test';
import { call, everythingFetched, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../journey.ts';

interface Row {
  id: string;
  name: string;
  city: string | null;
  phone: string | null;
  tags: string[];
  version: number;
  deletedAt: string | null;
}

/** Customers of one town, which no other has, and the address of the list of them. */
async function settle(page: Page, town: string, count: number): Promise<string> {
  const names = Array.from({ length: count }, (_, place) => `${town} ${String(place + 1).padStart(2, '0')} AG`);
  const rest = { city: town, phone: '+41 44 668 18 00', tags: ['old'] };
  await Promise.all(names.map((name) => call(page, 'POST', '/customer/save', { name, ...rest })));
  const filter = JSON.stringify({ all: [{ field: 'city', operator: 'is', value: town }] });
  return `/register/customers?pageSize=25&filter=${encodeURIComponent(filter)}`;
}

async function customersOf(page: Page, town: string, deleted = 'exclude'): Promise<Row[]> {
  const all = [{ field: 'name', operator: 'startsWith', value: `${town} ` }];
  const sort = [{ field: 'name', direction: 'asc' }];
  const asked = { filter: { all }, sort, deleted, pageSize: 200 };
  return (await call<{ rows: Row[] }>(page, 'POST', '/customer/get-grid', asked)).rows;
}

/** Towns of this run: what it leaves behind is not met by the next. */
const run = Date.now().toString(36);
const [bulkwil, restdorf, nachbarort, bleibstadt] = ['Bulkwil', 'Restdorf', 'Nachbarort', 'Bleibstadt'].map(
  (town) => `${town}${run}`,
) as [string, string, string, string];

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });

test('all that match but one are changed as the receipt says, and one undo brings all of it back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'SA', null);
  const list = await settle(page, bulkwil, 6);
  await page.goto(list);
  await expect(page.getByText('1–6 of 6 customers')).toBeVisible();
  await box(page, `${bulkwil} 01 AG`).check();
  await box(page, `${bulkwil} 03 AG`).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Select all 6 matching' }).click();
  await box(page, `${bulkwil} 05 AG`).uncheck();
  await expect(bar(page)).toContainText('5 of 6 selected');
  await expect(page.getByRole('row', { name: `${bulkwil} 06 AG` })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOption({ label: 'Tags' });
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 field to correct');
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('key');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Another field to change' }).selectOption({ label: 'Phone' });
  await dialog.getByRole('combobox', { name: 'How Phone changes' }).selectOption({ label: 'Clear' });
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Change 5 customers?' })).toBeVisible();
  await expect(dialog).toContainText(`City is ${bulkwil}`);
  await expect(dialog).toContainText('All matching except 1');
  await expect(dialog.getByRole('row')).toHaveCount(6);
  await expect(dialog.getByRole('row', { name: `${bulkwil} 01 AG` })).toContainText('old');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect((await customersOf(page, bulkwil)).every(({ tags }) => tags.join() === 'old')).toBe(true);

  // Somebody else saves one of them meanwhile: the receipt is of another set.
  const other = await browser.newPage();
  await signIn(other, 'ADMIN');
  const [, second] = await customersOf(other, bulkwil);
  await call(other, 'POST', '/customer/save', { id: second?.id, version: second?.version, city: 'Elsewhere' });
  await other.close();
  await dialog.getByRole('button', { name: 'Change 5 customers' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 no longer matches');
  await expectAccessible(page);
  expect((await customersOf(page, bulkwil)).every(({ tags }) => tags.join() === 'old')).toBe(true);
  await dialog.getByRole('button', { name: 'Review again' }).click();
  await dialog.getByRole('button', { name: 'Change 4 customers' }).click();
  await expect(dialog.getByRole('heading', { name: '4 customers changed' })).toBeVisible();
  const changed = await customersOf(page, bulkwil);
  const left = changed.filter(({ tags }) => tags.join() === 'old').map(({ name }) => name);
  expect(left).toEqual([`${bulkwil} 02 AG`, `${bulkwil} 05 AG`]);
  expect(changed.filter(({ phone, tags }) => phone === null && tags.join() === 'old,key')).toHaveLength(4);

  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Undone for 4 customers' })).toBeVisible();
  const back = await customersOf(page, bulkwil);
  expect(back.every(({ tags, phone }) => tags.join() === 'old' && phone === '+41446681800')).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('deleting what matches leaves the rest alone, and what was deleted is restored together', async ({ page }) => {
  await signIn(page, 'SA', null);
  const list = await settle(page, restdorf, 4);
  await settle(page, nachbarort, 2);
  await page.goto(list);
  await box(page, `${restdorf} 01 AG`).check();
  await bar(page).getByRole('button', { name: 'Select all 4 matching' }).click();
  await box(page, `${restdorf} 03 AG`).uncheck();
  await bar(page).getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Delete 3 customers?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep 3 customers' })).toBeFocused();
  await expect(dialog.getByRole('rowheader')).toHaveText([
    `${restdorf} 01 AG`,
    `${restdorf} 02 AG`,
    `${restdorf} 04 AG`,
  ]);
  await dialog.getByRole('button', { name: 'Delete 3 customers' }).click();
  await expect(dialog.getByRole('heading', { name: '3 customers deleted' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await customersOf(page, restdorf)).map(({ name }) => name)).toEqual([`${restdorf} 03 AG`]);
  expect(await customersOf(page, nachbarort)).toHaveLength(2);

  await page.getByRole('combobox', { name: 'Show' }).selectOption('only');
  await expect(page.getByText('1–3 of 3 customers')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar(page).getByRole('button', { name: 'Restore…' }).click();
  await dialog.getByRole('button', { name: 'Restore 3 customers' }).click();
  await expect(dialog.getByRole('heading', { name: '3 customers restored' })).toBeVisible();
  // With the window closed the result is a toast; here it was read, and undo deletes them again.
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Undone for 3 customers' })).toBeVisible();
  expect(await customersOf(page, restdorf)).toHaveLength(1);
  expect(await customersOf(page, restdorf, 'only')).toHaveLength(3);
});

test('projects that are deleted only with a reason are asked for it, not called impossible', async ({ page }) => {
  await signIn(page, 'SA', null);
  const filter = JSON.stringify({ all: [{ field: 'status', operator: 'anyOf', value: ['approved'] }] });
  await page.goto(`/home/projects?filter=${encodeURIComponent(filter)}`);
  const first = page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Select / })
    .nth(1);
  await first.check();
  await bar(page).getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Give a reason to delete 1 project' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Signed twice');
  await dialog.getByRole('button', { name: 'Review with this reason' }).click();
  await expect(dialog.getByRole('heading', { name: 'Delete 1 project?' })).toBeVisible();
});

test('a selection follows what exists, what stays is said before, and what was done is undone from Activity', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const list = await settle(page, bleibstadt, 5);
  const [first, second, third] = await customersOf(page, bleibstadt);
  const holder = `Holds ${bleibstadt}`;
  await call(page, 'POST', '/project/save', { name: holder, customerId: third?.id, isInternal: false });
  await page.goto(list);
  await box(page, `${bleibstadt} 01 AG`).check();
  await box(page, `${bleibstadt} 02 AG`).check();
  await expect(bar(page)).toContainText('2 selected');
  await page.getByRole('button', { name: `Actions for ${first?.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete customer' }).click();
  // Under the pointer it stays, however long the rest takes.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.hover();
  await expect(bar(page)).toContainText('1 selected');
  // Somebody else deletes the other one; the list learns of it when it is read again.
  await call(page, 'DELETE', `/customer/remove/${second?.id}`);
  await undo.click();
  await expect(page.getByText('1–4 of 4 customers')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await bar(page).getByRole('button', { name: 'Delete…' }).click();
  await expect(dialog.getByRole('heading', { name: 'Delete 3 customers, keep 1?' })).toBeVisible();
  const kept = dialog.getByRole('region', { name: '1 is kept' });
  await expect(kept).toContainText(`${third?.name} In use by ${holder}`);
  await expect(kept.getByRole('link', { name: holder })).toHaveAttribute('href', /\/home\/project\//);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete 3 customers' }).click();
  await expect(dialog.getByRole('heading', { name: '3 customers deleted, 1 kept' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await customersOf(page, bleibstadt)).map(({ name }) => name)).toEqual([third?.name]);

  // Undo went with its window, and stands in Activity.
  const activity = page.getByRole('button', { name: 'Activity' });
  await activity.click();
  const panel = page.getByRole('dialog', { name: 'Activity' });
  const act = panel.getByRole('listitem', { name: 'Deletion of 3 customers' }).first();
  await expect(act).toContainText('3 deleted, 1 kept');
  await act.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: 'Deletion of 3 customers' });
  await expect(receipt.getByRole('region', { name: '1 kept' })).toContainText(`${third?.name} In use by ${holder}`);
  await expect(receipt.getByRole('region', { name: 'Changed records' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Close' }).click();
  await act.getByRole('link', { name: 'Show records' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText('1–3 of 3 customers')).toBeVisible();
  await expect(page.getByText('Part of Deletion of 3 customers')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(3);
  await activity.click();
  await act.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('dialog', { name: 'Undo: Deletion of 3 customers?' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(act).toContainText('Undone');
  await expect(act.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(0);
  await expect(page.getByText('1–3 of 3 customers')).toBeVisible();
  expect(await customersOf(page, bleibstadt)).toHaveLength(4);
});

test('rows are selected with the keyboard alone, and a selection ends with its rows, not with its page', async ({
  page,
}) => {
  await signIn(page, 'SA', '/register/customers?pageSize=25');
  await expect(page.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sort' }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('1 selected');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('4 selected');
  await expect(page.getByText('4 selected').first()).toHaveRole('status');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);

  await page.keyboard.press('x');
  await page.getByRole('columnheader', { name: 'City' }).click();
  await expect(page).toHaveURL(/sort=city/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/26–50 of/)).toBeVisible();
  await expect(bar(page)).toContainText('1 selected');
  // Until the next page has come, the rows of the one before are there to be selected.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await expect(bar(page)).toContainText('26 selected');
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  await expect(page.getByText('your selection was cleared')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('on a phone cards are selected, and the bar lies at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'ADMIN', '/register/customers?pageSize=25');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(25);
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await expect(bar(page)).toContainText('2 selected');
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOption({ label: 'City' });
  await dialog.getByRole('textbox', { name: 'City' }).fill('Bern');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('heading', { name: 'Change 2 customers?' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Keep as they are' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(boxes).toHaveCount(0);
});

test('who may change many at once is offered what the role may do, and nobody else has boxes', async ({ page }) => {
  await signIn(page, 'EDITOR', '/register/services?pageSize=25');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await expect(bar(page).getByRole('button', { name: 'Edit…' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Delete…' })).toHaveCount(0);
  for (const list of ['/register/personnels', '/register/parameters/taxRates']) {
    await page.goto(list);
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await everythingFetched(page);
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
  }
});

test('a guest selects nothing', async ({ page }) => {
  await signIn(page, 'GUEST');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await everythingFetched(page);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
