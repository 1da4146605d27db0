import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../test.ts';
import { whileSlow } from '../../while-slow.ts';

/** What tells the records of one journey from those of every other. */
function tagOf(name: string): string {
  return `${name} ${Date.now().toString(36)}`;
}

/** How many records of a kind are found by a search. */
async function found(page: Page, noun: string, search: string): Promise<number> {
  const query = { page: 1, pageSize: 1, sort: [], search, total: 'exact' };
  return (await call<{ total: number }>(page, 'POST', `/${noun}/get-grid`, query)).total;
}

/** Chooses a file on the first step, and waits for its columns. */
async function bring(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await (await chooser).setFiles(file);
  await expect(page).toHaveURL(/\/import\/[0-9a-f-]{36}$/);
  await expect(page.getByText(name).first()).toBeVisible();
}

/** What one of the four figures says. */
function figure(page: Page, name: string) {
  return page.locator('dl > div', { hasText: name }).locator('dd');
}

test('a file with its own headers is tried without a trace, its good rows are imported, the failed ones later, and all of it is undone', async ({
  page,
}) => {
  await signIn(page, 'ADMIN', null);
  const tag = tagOf('Brought');
  await call(page, 'POST', '/customer/save', { name: `${tag} Twin` });
  await page.goto('/register/customers/import');

  // What is no table is refused in place.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Firm,Town,Firm\na,b,c'),
  });
  await expect(page.getByRole('alert')).toContainText('“Firm”'.replaceAll(/[“”]/g, '"'));
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();

  await bring(page, 'old system.csv', [
    'Called by us;Seat;Electronic post',
    `${tag} Alpha;Graz;alpha@example.org`,
    `${tag} Beta;Linz;no address`,
    `${tag} Twin;Wels;twin@example.org`,
    `${tag} Gamma;Bern;gamma@example.org`,
  ]);
  await page.getByRole('combobox', { name: 'Field for Called by us' }).selectOption({ label: 'Name (required)' });
  await page.getByRole('combobox', { name: 'Field for Seat' }).selectOption({ label: 'City' });
  const mail = page.getByRole('combobox', { name: 'Field for Electronic post' });
  await expect(mail.getByRole('option', { name: 'City (used by Seat)' })).toBeDisabled();
  await mail.selectOption({ label: 'Email' });
  await page.getByRole('combobox', { name: 'Match existing records by' }).selectOption('Nothing: every row is new');
  // What was chosen is still there after a reload.
  await page.reload();
  await expect(mail).toHaveValue('email');

  await page.getByRole('button', { name: 'Test 4 rows' }).click();
  await expect(figure(page, 'To be created')).toHaveText('2');
  await expect(figure(page, 'Failed')).toHaveText('2');
  await expect(page.getByRole('textbox', { name: 'Electronic post, row 3' })).toHaveAccessibleDescription(/e-mail/);
  await expect(page.getByRole('row', { name: /Row 4/ })).toContainText(`already called ${tag} Twin`);
  expect(await found(page, 'customer', tag)).toBe(1);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(figure(page, 'Created')).toHaveText('2');
  expect(await found(page, 'customer', tag)).toBe(3);
  const first = page.url();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const failed = await readFile(await (await download).path(), 'utf8');
  expect(failed).toContain('no address');
  const repaired = failed.replace('no address', 'beta@example.org').replace(`${tag} Twin`, `${tag} Delta`);
  await page.getByRole('link', { name: 'Choose another file' }).click();
  await bring(page, 'repaired.csv', repaired.split('\r\n'));
  // It knows the headers, and leaves the column of the problems out.
  await expect(page.getByText('Remembered').first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Match existing records by' }).selectOption('Nothing: every row is new');
  await page.getByRole('button', { name: 'Test 2 rows' }).click();
  await expect(figure(page, 'To be created')).toHaveText('2');
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(figure(page, 'Created')).toHaveText('2');
  expect(await found(page, 'customer', tag)).toBe(5);

  for (const address of [page.url(), first]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    const question = page.getByRole('dialog', { name: 'Undo the import of 2 customers?' });
    await expect(question.getByRole('button', { name: 'Keep the import' })).toBeFocused();
    if (address === first) await expectAccessible(page);
    await question.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('The import was undone for 2 customers.')).toBeVisible();
  }
  expect(await found(page, 'customer', tag)).toBe(1);
});

test('a large import goes on through a reload and other pages, is stopped, says what it did, and is undone', async ({
  page,
  product,
}) => {
  await signIn(page, 'ADMIN', null);
  const tag = tagOf('Mass');
  const rows = Array.from({ length: 3_000 }, (_, place) => `M-${tag.slice(-6)}-${place},${tag} ${place},Graz`);
  await page.goto('/register/customers/import');
  await bring(page, 'mass.csv', ['Code,Name,City', ...rows]);
  await page.getByRole('button', { name: 'Test 3,000 rows' }).click();
  await expect(page.getByRole('progressbar', { name: 'Trial progress' })).toBeVisible();
  await expect(figure(page, 'To be created')).toHaveText('3,000');
  const address = page.url();

  await whileSlow(product, 'customers', async () => {
    await page.getByRole('button', { name: 'Import 3,000 rows' }).click();
    const progress = page.getByRole('progressbar', { name: 'Import progress' });
    await expect(progress).toBeVisible();
    await page.reload();
    await expect(progress).toBeVisible();
    await page.getByRole('link', { name: 'Places' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
    await page.goBack();
    const done = async () => Number(await progress.getAttribute('aria-valuenow'));
    await expect.poll(done).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The import was stopped.')).toBeVisible();
  });
  const told = Number((await figure(page, 'Created').textContent())?.replaceAll(',', ''));
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(3_000);
  expect(await found(page, 'customer', tag)).toBe(told);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.goto('/register/places');
  await page.goto(address);
  await expect(page.getByText(/The import was undone for/)).toBeVisible();
  expect(await found(page, 'customer', tag)).toBe(0);
});
