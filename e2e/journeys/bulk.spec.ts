import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signIn, test } from '../journey.ts';

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

/** A town of this run: what it leaves behind is not met by the next. */
const bleibstadt = `Bleibstadt${Date.now().toString(36)}`;

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });

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
