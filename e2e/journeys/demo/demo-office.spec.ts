import type { Locator, Page } from '@playwright/test';
import { expect, goWithin, signIn, test } from '../../test.ts';

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const said = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** What was put on the clipboard last. */
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Waits for the line that says which of many rows are shown. */
const range = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: / of / })).toHaveText(text);

test('an invoice is written, read, printed, changed and deleted in its own currency', async ({ page }) => {
  await signIn(page, 'SA', '/invoice/list');
  await expect(page.getByRole('row')).toHaveCount(9);
  await page.getByRole('link', { name: 'New invoice' }).click();

  // Every field is asked for, and the first of them is where the keyboard is.
  await expect(field(page, 'VAT')).toHaveValue('10');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('$');
  await field(page, 'Order no.').fill('');
  await button(page, 'Save invoice').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invoice not saved: 7 fields to correct' })).toBeVisible();
  await expect(field(page, 'Order no.')).toBeFocused();

  await field(page, 'Order no.').fill('300');
  await field(page, 'Date').fill('5 Mar 2027');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('€');
  await page.getByRole('radio', { name: 'Processing' }).check();
  for (const [card, name] of [
    ['Bill from', 'Mandate Consulting'],
    ['Bill to', 'Norvane Mutual'],
  ] as const) {
    const party = page.locator('section').filter({ has: page.getByRole('heading', { name: card, exact: true }) });
    await field(party, 'Name').fill(name);
    await field(party, 'Address').fill('Quay 4\nBasel');
  }
  const items = page.getByRole('listitem', { name: /^Item \d$/ });
  await field(items, 'Item').fill('Study');
  await field(items, 'Unit price').fill('0.10');
  await field(items, 'Units').fill('3');
  await button(page, 'Add item').click();
  await expect(field(items.nth(1), 'Item')).toBeFocused();
  await field(items.nth(1), 'Item').fill('Travel');
  await field(items.nth(1), 'Unit price').fill('0.70');
  await button(page, 'Add item').click();
  await button(page, 'Remove item 3').click();
  await expect(items).toHaveCount(2);
  await expect(page.getByText('1.10 EUR', { exact: true })).toBeVisible();
  await button(page, 'Save invoice').click();

  await expect(title(page, 'Invoice 300')).toBeVisible();
  await expect(page.getByText('5 Mar 2027')).toBeVisible();
  await expect(row(page, /Study/)).toContainText('0.30');
  await expect(page.getByText('1.10 EUR', { exact: true })).toBeVisible();

  // On paper there is the invoice alone.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button(page, 'Print invoice').click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(title(page, 'Invoice 300')).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(row(page, /Study/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Edit invoice' }).click();
  await page.getByRole('radio', { name: 'Delivered' }).check();
  await field(page, 'VAT').fill('20');
  await button(page, 'Save invoice').click();
  await expect(page.getByText('1.20 EUR', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit invoice' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Invoices', exact: true }).first().click();

  await expect(row(page, /300.*Delivered.*1\.20 EUR/)).toBeVisible();
  await button(page, 'Edit invoice 232').click();
  await expect(title(page, 'Invoice 232')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await goWithin(page, '/invoice/list');
  await button(page, 'Delete invoice 300').click();
  await button(page.getByRole('dialog'), 'Keep invoice').click();
  await button(page, 'Delete invoice 300').click();
  await button(page.getByRole('dialog'), 'Delete invoice').click();
  await expect(page.getByRole('row')).toHaveCount(9);

  await goWithin(page, '/invoice/not-there');
  await said(page, 'This record does not exist.');
  await expect(title(page, 'Invoices')).toBeVisible();
});

test('contacts, projects and the profile do what their controls say', async ({ page }) => {
  await signIn(page, 'SA', '/crud-table');
  await range(page, '1–10 of 68');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await button(page, 'Next page').click();
  await range(page, '26–50 of 68');
  await button(page, 'Previous page').click();
  await range(page, '1–25 of 68');

  await button(page, 'Add contact').click();
  const form = page.getByRole('dialog');
  await button(form, 'Save contact').click();
  await expect(field(form, 'Name')).toBeFocused();
  for (const [name, text] of [
    ['Name', 'Zora Abel'],
    ['Email', 'zora@norvane.example'],
    ['Phone', '+41 61 555 01 02'],
    ['Balance', '1,234.50'],
    ['Age', '41'],
    ['Company', 'Norvane Mutual'],
    ['Address', 'Quay 4, Basel'],
  ] as const)
    await field(form, name).fill(text);
  await button(form, 'Save contact').click();
  await expect(row(page, /Zora Abel.*41.*1,234\.50.*Active/)).toBeVisible();
  await range(page, '51–69 of 69');

  await button(page, 'Edit Zora Abel').click();
  await form.getByRole('switch', { name: 'Active' }).uncheck({ force: true });
  await button(form, 'Save contact').click();
  await expect(row(page, /Zora Abel.*Inactive/)).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('norvane');
  await range(page, '1–1 of 1');
  await button(page, 'Delete Zora Abel').click();
  await expect(page.getByRole('heading', { name: 'No contact found' })).toBeVisible();
  await button(page, 'Undo').click();
  await range(page, '1–1 of 1');
  await search.fill('nobody at all');
  await button(page, 'Clear search').click();

  await goWithin(page, '/pages/user-list-1');
  await range(page, '1–10 of 69');
  await page.getByRole('searchbox').fill('zora');
  const card = page.getByRole('article', { name: 'Zora Abel' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Chat with Zora Abel' })).toHaveAttribute('href', '/chat');
  await expect(card.getByRole('link', { name: 'Write to Zora Abel' })).toHaveAttribute('href', /^mailto:zora@/);
  await expect(card.getByRole('link', { name: 'Call Zora Abel' })).toHaveAttribute('href', 'tel:+41615550102');
  await button(card, 'Copy the email address of Zora Abel').click();
  await expect.poll(() => copied(page)).toBe('zora@norvane.example');
  await card.getByRole('link', { name: 'Profile of Zora Abel' }).click();

  await expect(title(page, 'Zora Abel')).toBeVisible();
  await page.getByRole('link', { name: 'Whole team' }).click();
  await expect(title(page, 'Teams as rows')).toBeVisible();
  await range(page, '1–10 of 18');
  await button(page, /^Report/).click();
  await range(page, '1–10 of 17');
  await goWithin(page, '/pages/user-list-3');
  await range(page, '1–10 of 69');
  await button(page, /^Alpha/).click();
  await range(page, '1–10 of 18');
  await goWithin(page, '/pages/user-list-2');
  await expect(page.getByRole('article')).toHaveCount(10);
  await goWithin(page, '/page-layouts/user-profile?contact=nobody');
  await said(page, 'This record does not exist.');
  await goWithin(page, '/page-layouts/user-profile');
  await expect(page.getByText('4 of 8')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/home/profile');

  await goWithin(page, '/projects/list');
  const projects = page.getByRole('listitem').filter({ has: button(page, /^Actions for/) });
  await expect(projects).toHaveCount(8);
  const inRow = () =>
    projects
      .first()
      .evaluate((item) => getComputedStyle(item.parentElement ?? item).gridTemplateColumns.split(' ').length);
  const slider = page.getByRole('slider', { name: 'Card size' });
  await expect.poll(() => inRow()).toBe(4);
  await slider.press('ArrowRight');
  await expect.poll(inRow).toBe(3);
  await slider.press('End');
  await expect.poll(inRow).toBe(2);
  await slider.press('Home');
  await expect.poll(inRow).toBe(6);

  const act = async (name: string, entry: string) => {
    await button(page, `Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await act('Forest inventory', 'Duplicate project');
  await expect(projects).toHaveCount(9);
  await act('Forest inventory (copy)', 'Edit name');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Meadow inventory');
  await button(page, 'Save name').click();
  await expect(button(page, 'Actions for Meadow inventory')).toBeFocused();
  await act('Meadow inventory', 'Copy link');
  await expect.poll(() => copied(page)).toMatch(/\/projects\/list\?project=10$/);
  await button(page, 'List').click();
  await expect(page.getByRole('row')).toHaveCount(10);
  await page.getByRole('searchbox').fill('INVENTORY');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Meadow inventory' }).click();
  await expect(page.getByRole('dialog', { name: 'Meadow inventory' })).toContainText('@mandate.example');
  await button(page, 'Close').click();
  await act('Meadow inventory', 'Delete project');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page
    .getByRole('status')
    .filter({ hasText: 'Meadow inventory deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('row')).toHaveCount(3);

  // What was done to them goes with the other sample records.
  await button(page, 'Reset sample data').click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('');
  await button(page, 'Grid').click();
  await expect(projects).toHaveCount(8);
});
