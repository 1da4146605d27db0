import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

const formula = '=HYPERLINK("https://example.com","open")';

/** Three customers of a name nobody else has, in a view of their own: filtered, sorted, with columns other than usual. */
async function makeCustomers(page: Page): Promise<{ name: string; view: string }> {
  const name = `Outbound ${Date.now()}`;
  for (const [mark, city, status] of [
    ['B', 'Łódź, "centre"', 'active'],
    ['A', 'Zürich', 'active'],
    ['C', 'Nowhere', 'prospect'],
  ]) {
    const contacts = [{ lastName: 'First', isPrimary: true }, { lastName: 'Second' }];
    await call(page, 'POST', '/customer/save', {
      ...{ name: `${name} ${mark}`, city, status, notes: formula },
      ...(mark === 'B' && { contacts }),
    });
  }
  const columns = ['city', 'name', 'accountManagerId', 'status', 'createdAt'].map((field) => ({ field }));
  const filter = { all: [{ field: 'status', operator: 'anyOf', value: ['active'] }] };
  const state = { search: name, filter, sort: [{ field: 'name', direction: 'desc' }], columns };
  const view = await call<{ id: string }>(page, 'POST', '/view/save', { list: 'customer', name, state });
  return { name, view: view.id };
}

/** Imports a number of places as a job, and waits for its end. @returns the import */
async function importPlaces(page: Page, name: string, count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, row) => `${name} ${String(row).padStart(4, '0')},Venue`);
  const prepared = await page.evaluate(
    async (text) => {
      const form = new FormData();
      form.set('file', new File([text], 'places.csv', { type: 'text/csv' }));
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      return (await fetch('/place/prepare-import', { method: 'POST', headers, body: form })).json();
    },
    `Name,Kind\n${rows.join('\n')}`,
  );
  const { importId } = prepared.data as { importId: string };
  const mapping = ['Name', 'Kind'].map((header) => ({ header, field: header.toLowerCase() }));
  const plan = { importId, mapping, matchBy: null, onError: 'skip', dryRun: false, allowDuplicates: true };
  await untilDone(page, await call<{ jobId: string }>(page, 'POST', '/place/import', plan));
  return importId;
}

/** Waits for the end of a job: the next one of the same person, in the next journey too, waits for it. */
async function untilDone(page: Page, { jobId }: { jobId: string }): Promise<void> {
  const state = async () => (await call<{ state: string }>(page, 'GET', `/job/get-by-id/${jobId}`)).state;
  await expect.poll(state).toBe('done');
}

/** What is saved in the browser while something is done. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('an export has what the list shows: its columns and rows in their order, and nothing else', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const { name, view } = await makeCustomers(page);
  await page.goto(`/register/customers?view=${view}`);
  await expect(page.getByText('2 customers').first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Created' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveCount(0);

  // The menu by the keyboard alone.
  const button = page.getByRole('button', { name: 'Export' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Export' });
  await expect(menu.getByRole('menuitemradio', { name: 'Visible columns' })).toBeFocused();
  await expect(menu.getByRole('menuitemradio', { name: 'Visible columns' })).toBeChecked();
  await expect(menu.getByText('Export 2 customers')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  const file = await downloaded(page, () => page.keyboard.press('Enter'));
  await expect(button).toBeFocused();
  expect(file.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const text = file.bytes.toString('utf8');
  expect(text.startsWith('\ufeffCity,')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(parseCsv(text)).toEqual([
    ['City', 'Name', 'Account manager', 'Status'],
    ['Łódź, "centre"', `${name} B`, '', 'Active'],
    ['Zürich', `${name} A`, '', 'Active'],
  ]);
  await expect(page.getByText(`${file.name} saved.`)).toBeVisible();
});

test('an export of all fields brings along the rows of every record, in a workbook that says what it is', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', null);
  const { name, view } = await makeCustomers(page);
  await page.goto(`/register/customers?view=${view}`);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitemradio', { name: 'All fields and details' }).click();
  const file = await downloaded(page, () => page.getByRole('menuitem', { name: 'XLSX' }).click());
  expect(file.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.xlsx$/);

  const { sheets } = await readXlsx(file.bytes, { readStyles: true });
  const [records, about] = sheets;
  expect(sheets.map((sheet) => sheet.name)).toEqual(['Customers', 'About']);
  const [head = [], ...rows] = records?.rows ?? [];
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  expect(column('Name')).toEqual([`${name} B`, `${name} B`, `${name} A`]);
  expect(column('Contact: Last name')).toEqual(['First', 'Second', null]);
  expect(column('Notes')).toEqual([formula, formula, formula]);
  for (const [at] of rows.entries()) {
    const cell = records?.cells?.get(`${at + 1},${head.indexOf('Notes')}`);
    expect(cell?.formula).toBeUndefined();
  }
  expect(column('Created').every((value) => value instanceof Date)).toBe(true);
  const said = (about?.rows ?? []).map((row) => row.join(' ')).join('\n');
  expect(said).toContain(name);
  expect(said).toContain('Status is any of Active');

  // What was chosen is remembered.
  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'All fields and details' })).toBeChecked();
  const again = await downloaded(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  expect(again.bytes.toString('utf8')).toContain(`"'${formula.replaceAll('"', '""')}"`);
});

test('a large export is one job however often it is started, and other work does not wait for it', async ({ page }) => {
  await signIn(page, 'ADMIN', '/register/customers');
  const asked: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/customer/export', async (route) => {
    asked.push(route.request().postDataJSON());
    await answered;
    const reply = { result: 'success', alerts: [], errorMessage: null, errorCode: null, requestId: 'r' };
    await route.fulfill({ json: { ...reply, data: { jobId: '01a20000-0000-7000-8000-000000000000' } } });
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).dblclick();
  await expect(page.getByRole('button', { name: 'Exporting…' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  answer();
  await expect(page.getByText(/The export is running in the background/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ query: { sort: [], deleted: 'exclude' }, format: 'csv' });
});

test('more than a thousand records are exported in the background, and their file is among the jobs', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', '/register/places');
  const name = `Outpost ${Date.now()}`;
  const importId = await importPlaces(page, name, 1_050);
  await page.goto(`/register/places?search=${encodeURIComponent(name)}&sort=-name`);
  await expect(page.getByText('1,050 places').first()).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  await page.getByRole('button', { name: 'Show activity' }).click();
  const job = page.getByRole('listitem', { name: 'Export of 1,050 places as CSV' }).first();
  await expect(job).toBeFocused();
  await expect(job).toContainText('1,050 rows');
  const file = await downloaded(page, () => job.getByRole('button', { name: 'Download' }).click());
  expect(file.name).toMatch(/^places-\d{4}-\d\d-\d\d\.csv$/);
  const [head = [], ...rows] = parseCsv(file.bytes.toString('utf8'));
  const names = rows.map((row) => String(row[head.indexOf('Name')]));
  expect(new Set(names).size).toBe(1_050);
  expect(names).toEqual(names.toSorted().reverse());
  await untilDone(page, await call<{ jobId: string }>(page, 'POST', `/place/undo-import/${importId}`, {}));
});

test('import and export are offered to everyone who may use them, on every width, even in an empty list', async ({
  page,
}) => {
  const links = page.getByRole('main').getByRole('link', { name: /^Import/ });
  const button = page.getByRole('button', { name: 'Export' });
  await signIn(page, 'GUEST', '/register/customers');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(links.or(button)).toHaveCount(0);

  await signIn(page, 'EDITOR', '/register/customers');
  await expect(button).toBeVisible();
  await expect(links).toHaveCount(0);
  await page.goto('/register/providers');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(links.or(button)).toHaveCount(0);

  await signIn(page, 'ADMIN', null);
  await page.route('**/place/get-grid', (route) => {
    const data = { rows: [], total: 0, totalIsExact: true, page: 1, pageSize: 50 };
    const reply = { result: 'success', data, alerts: [], errorMessage: null, errorCode: null, requestId: 'r' };
    return route.fulfill({ json: reply });
  });
  await page.goto('/register/places');
  await expect(page.getByRole('heading', { name: 'No places yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import places' })).toHaveAttribute('href', '/register/places/import');
  await expectFit(page);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Import' }).click();
  await expect(page).toHaveURL('/register/places/import');
  await page.setViewportSize({ width: 1440, height: 900 });

  const drafts = JSON.stringify({ all: [{ field: 'status', operator: 'anyOf', value: ['draft'] }] });
  await page.goto(`/home/projects?${new URLSearchParams({ filter: drafts })}`);
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import lines' }).click();
  await expect(page).toHaveURL(/\/home\/projects\/import\?record=[\da-f-]{36}$/);
});
