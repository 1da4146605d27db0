import type { Locator, Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

/** The place of a column among those of the customers. */
const column = { name: 'Name', city: 'City', country: 'Country', manager: 'Account manager', email: 'Email' };

async function cellOf(page: Page, record: string, name: keyof typeof column): Promise<Locator> {
  const head = page.getByRole('columnheader', { name: new RegExp(`^${column[name]}`) });
  const index = await head.getAttribute('aria-colindex');
  return page.getByRole('row').filter({ hasText: record }).locator(`[role=gridcell][aria-colindex="${index}"]`);
}

/** Customers of a word of their own, listed by name. @returns their ids */
async function openCustomers(page: Page, word: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const body = { name: `${name} ${word}`, city: `City of ${name}`, countryCode: 'IT' };
    ids.push((await call<Saved>(page, 'POST', '/customer/save', body)).id);
  }
  await page.goto(`/register/customers?search=${word}&sort=name`);
  await expect(page.getByRole('link', { name: `${names[0]} ${word}` })).toBeVisible();
  return ids;
}

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const read = (page: Page, id: string | undefined) =>
  call<Record<string, unknown> & Saved>(page, 'GET', `/customer/get-by-id/${id}`);

test('cells of a list can be edited, corrected, dropped and undone with the keyboard alone', async ({ page }) => {
  await signIn(page, 'SA', null);
  const word = `Keys${Date.now()}`;
  const [first, second] = await openCustomers(page, word, ['Alder', 'Birch', 'Cedar']);
  const city = await cellOf(page, 'Alder', 'city');

  // E switches it on, and the row that had the keyboard keeps it.
  const button = page.getByRole('button', { name: 'Edit in place' });
  await button.press('j');
  await expect(page.getByRole('link', { name: `Alder ${word}` })).toBeFocused();
  await page.keyboard.press('e');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const name = await cellOf(page, 'Alder', 'name');
  await expect(name).toBeFocused();

  // F2 keeps the text, Tab takes it over and goes to the next cell that can be edited, where a letter replaces.
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('End');
  await page.keyboard.type(' Ltd');
  await page.keyboard.press('Tab');
  await expect(said(page, `Saved: Name of Alder ${word} Ltd.`)).toBeAttached();
  const status = page.getByRole('gridcell').and(page.locator(':focus'));
  await expect(status).toHaveText(/Prospect|Active/);
  await page.keyboard.press('Tab');
  await expect(city).toBeFocused();
  await page.keyboard.type('Ancona');
  await page.keyboard.press('Enter');
  // Enter goes down.
  await expect(await cellOf(page, 'Birch', 'city')).toBeFocused();
  await expect(said(page, 'Saved: City')).toBeAttached();
  await expect.poll(async () => (await read(page, first)).city).toBe('Ancona');
  expect((await read(page, first)).name).toBe(`Alder ${word} Ltd`);

  // A choice by its first letter, a person by typing the name.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DK');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await read(page, second)).countryCode).toBe('DK');
  const manager = await cellOf(page, 'Birch', 'manager');
  await expect(manager).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').locator('[role=option]:not([aria-disabled])').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await read(page, second)).accountManagerId).not.toBeNull();
  await expect(manager).not.toHaveText('–');

  // A value that is refused stays, with its sentence, while the keyboard goes on.
  await page.keyboard.press('Tab');
  const email = await cellOf(page, 'Birch', 'email');
  await expect(email).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveText(/nobody/);
  await expect(email).toHaveAccessibleDescription(/e-mail/i);
  await expect(said(page, `Not saved: Email of Birch ${word}`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expectFit(page, [1440]);
  await page.emulateMedia({ colorScheme: 'light' });

  // It is kept for who corrects it, and Escape drops it.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody');
  await page.keyboard.press('Escape');
  await expect(email).toHaveText(/nobody/);
  await page.keyboard.press('Escape');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveText('–');

  // Ctrl+Z takes back the cell saved last, then the one before.
  await page.keyboard.press('Control+z');
  await expect(said(page, `Undone: Account manager of Birch ${word}`)).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await read(page, second)).countryCode).toBe('IT');
  await expect(await cellOf(page, 'Birch', 'country')).toHaveText('Italy');

  // Ctrl+Enter opens the record, and the list is in the mode again on return.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Birch ${word}` })).toBeVisible();
  await page.goBack();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: `Alder ${word} Ltd` })).toBeVisible();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a cell edit keeps what another person saved meanwhile, and asks when both changed the same field', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', null);
  const word = `Two${Date.now()}`;
  const [first, second] = await openCustomers(page, word, ['Alder', 'Birch']);
  await page.getByRole('button', { name: 'Edit in place' }).click();
  const city = await cellOf(page, 'Alder', 'city');
  await expect(city).not.toHaveAttribute('aria-readonly');

  const other = await browser.newPage({ baseURL: String(baseURL) });
  await signIn(other, 'ADMIN');
  for (const [id, change] of [
    [first, { email: 'theirs@firm.example' }],
    [second, { city: 'Theirs' }],
  ] as const) {
    const { version } = await read(other, id);
    await call(other, 'POST', '/customer/save', { id, version, ...change });
  }

  // Another field: both stay, and the row shows them.
  await city.click();
  await page.keyboard.type('Yours');
  await page.keyboard.press('Enter');
  await expect(await cellOf(page, 'Alder', 'email')).toHaveText('theirs@firm.example');
  expect(await read(page, first)).toMatchObject({ city: 'Yours', email: 'theirs@firm.example' });

  // The same field: nothing is overwritten before somebody chose.
  const disputed = await cellOf(page, 'Birch', 'city');
  await expect(disputed).toBeFocused();
  await page.keyboard.type('Yours');
  await page.keyboard.press('Tab');
  await expect(disputed).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: `Two values for Birch ${word}` });
  await expect(chooser.getByRole('radio')).toHaveCount(3);
  await expectAccessible(page);
  await chooser.getByRole('radio', { name: /City of Birch/ }).check();
  await chooser.getByRole('button', { name: 'Keep the chosen value' }).click();
  await expect(disputed).not.toHaveAttribute('aria-invalid');
  await expect.poll(async () => (await read(page, second)).city).toBe('City of Birch');
  await expect(disputed).toBeFocused();

  // Nobody leaves a cell behind that is not saved without being asked.
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await read(page, second)).city).toBeNull();
  await (await cellOf(page, 'Birch', 'name')).click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }).click();
  const question = page.getByRole('dialog', { name: '1 cell is not saved' });
  await question.getByRole('button', { name: 'Back to the cells' }).click();
  await page.getByRole('button', { name: 'Edit in place' }).click();
  await question.getByRole('button', { name: 'Discard and continue' }).click();
  await expect(page.getByRole('button', { name: 'Edit in place' })).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test("an EDITOR reads a provider's status and writes the rest, a GUEST has no edit mode", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'EDITOR', '/register/providers');
  await page.getByRole('button', { name: 'Edit in place' }).click();
  const row = page.getByRole('row').nth(1);
  const cells = row.getByRole('gridcell');
  const index = async (name: string) =>
    Number(await page.getByRole('columnheader', { name, exact: true }).getAttribute('aria-colindex'));
  const status = row.locator(`[role=gridcell][aria-colindex="${await index('Status')}"]`);
  await expect(row.locator(`[role=gridcell][aria-colindex="${await index('Kind')}"]`)).not.toHaveAttribute(
    'aria-readonly',
  );
  await expect(status).toHaveAttribute('aria-readonly', 'true');
  await status.click();
  await page.keyboard.press('Enter');
  await expect(cells.getByRole('combobox')).toHaveCount(0);
  await expect(page).toHaveURL(/\/register\/providers/);

  const guest = await browser.newPage({ baseURL: String(baseURL) });
  await signIn(guest, 'GUEST', '/register/services');
  await expect(guest.getByRole('link', { name: /./ }).first()).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Edit in place' })).toHaveCount(0);
  await guest.close();
});
