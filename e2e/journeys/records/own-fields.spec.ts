import { readFile } from 'node:fs/promises';
import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

interface Rows {
  rows: { id: string; name: string; customFields: Record<string, string | null> }[];
}

test('a firm adds a required field to its customers, fills it in, lists, changes many, exports and deletes it', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now().toString(36);
  const label = `Sector ${stamp}`;
  // Each word of the name begins with a capital but the first.
  const key = `sector${stamp.charAt(0).toUpperCase()}${stamp.slice(1)}`;
  const before = await call<Saved>(page, 'POST', '/customer/save', { name: `Before ${stamp} AG`, city: stamp });

  // Made by the keyboard alone.
  await page.goto('/register/parameters/ownField');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type(label);
  await page.getByRole('combobox', { name: 'Records' }).selectOption('Customers');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Choice');
  await expect(page.getByRole('textbox', { name: 'Key' })).toHaveValue(key);
  await page.getByRole('button', { name: 'Add item' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Steel');
  // Enter in the last one begins another.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Glass');
  await page.getByRole('checkbox', { name: 'Required' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  // Nothing is half done: who lacks it is counted.
  await expect(page.getByText(`Records without "${label}" so far`, { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // A new customer has to have it.
  await page.goto('/register/customer');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`After ${stamp} AG`);
  await page.getByRole('textbox', { name: 'City' }).fill(stamp);
  const entry = page.getByRole('combobox', { name: label });
  await expect(page.getByRole('group', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').getByRole('link', { name: label })).toBeVisible();
  await expect(entry).toHaveAttribute('aria-invalid', 'true');
  await entry.selectOption('Steel');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`After ${stamp} AG saved.`, { exact: false })).toBeVisible();

  // A column, a filter and an order of the list, which its address keeps.
  await page.goto(`/register/customers?search=${stamp}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  const own = page.getByRole('dialog', { name: 'Columns' }).getByRole('list', { name: 'Own fields' });
  await own.getByRole('checkbox', { name: label }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(main.getByRole('columnheader', { name: label })).toBeVisible();
  await expect(main.getByRole('row', { name: `After ${stamp}` })).toContainText('Steel');
  await main.getByRole('columnheader', { name: label }).click();
  await expect(page).toHaveURL(/sort=customFields/);
  await main.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog');
  await filter.getByRole('combobox', { name: 'Field' }).fill(label);
  await expect(page.getByRole('group', { name: 'Own fields' }).getByRole('option', { name: label })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await filter.getByRole('checkbox', { name: 'Steel' }).check();
  await filter.getByRole('button', { name: 'Apply filter' }).click();
  await expect(main.getByText('1 customer').first()).toBeVisible();
  await main.getByRole('button', { name: /Remove the filter/ }).click();

  // Many at once.
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Edit…' }).click();
  const bulk = page.getByRole('dialog');
  await bulk.getByRole('combobox', { name: 'Field to change' }).selectOption(label);
  await bulk.getByRole('combobox', { name: label, exact: true }).selectOption('Glass');
  await bulk.getByRole('button', { name: 'Review' }).click();
  await bulk.getByRole('button', { name: /^Change 2 customers/ }).click();
  const sectors = async () => {
    const all = [{ field: 'city', operator: 'is', value: stamp }];
    const query = { filter: { all }, fields: [`customFields.${key}`] };
    const { rows } = await call<Rows>(page, 'POST', '/customer/get-grid', query);
    return rows.map(({ customFields }) => customFields[key]);
  };
  await expect.poll(sectors).toEqual(['glass', 'glass']);
  await bulk.getByRole('button', { name: 'Close' }).first().click();

  // A file has it by its name.
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain(label);
  expect(text).toContain('Glass');

  // Deleted, its values stay where they are until it is back.
  await page.goto(`/register/parameters/ownFields?search=${stamp}`);
  await main.getByRole('link', { name: label }).click();
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete own field' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 customers');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete own field' }).click();
  await expect(page.getByText(`${label} deleted.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${label} restored.`)).toBeVisible();
  await page.goto(`/register/customer/${before.id}`);
  await expect(main.getByText('Glass')).toBeVisible();
  // Other journeys make customers without it.
  const { rows } = await call<{ rows: Saved[] }>(page, 'POST', '/own-field/get-grid', {
    search: stamp,
    fields: ['version'],
  });
  for (const { id, version } of rows) await call(page, 'DELETE', `/own-field/remove/${id}?version=${version}`);
});
