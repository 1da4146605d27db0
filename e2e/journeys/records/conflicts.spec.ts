import type { Browser, Page } from '@playwright/test';
import { call, expect, expectAccessible, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const city = (page: Page) => field(page, /^City/);
const phone = (page: Page) => field(page, /^Phone/).first();
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** A second person in a browser of their own, on the page of a record. */
async function second(browser: Browser, baseURL: string | undefined, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const page = await context.newPage();
  await signIn(page, 'ADMIN', address);
  return page;
}

test('when two people change a customer, different fields are merged and the same field is a choice', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', null);
  const name = `Shared ${Date.now()}`;
  const contacts = [
    { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
    { firstName: 'Bob', lastName: 'Kahn' },
  ];
  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name, city: 'Aarhus', contacts });
  const address = `/register/customer/${id}/edit`;
  await page.goto(address);
  const other = await second(browser, baseURL, address);
  const stored = () => call<Record<string, unknown>>(page, 'GET', `/customer/get-by-id/${id}`);

  await phone(page).fill('+4586000000');
  await city(other).fill('Paris');
  await other.keyboard.press('Control+s');
  await expect(toast(other, / saved\./)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, / saved\./)).toBeVisible();
  await expect(page.getByText('Ada Ørnfeldt changed other fields of this record')).toBeVisible();
  await expect(city(page)).toHaveValue('Paris');
  expect(await stored()).toMatchObject({ city: 'Paris', phone: '+4586000000' });

  // The same field, the same field of a contact, and a contact one of them takes away.
  await other.reload();
  const mail = (one: Page) => one.getByRole('group', { name: 'Ada Byron' }).getByRole('textbox', { name: /^Email/ });
  await city(other).fill('Rome');
  await mail(other).fill('ada@rome.example');
  await other.getByRole('button', { name: /^Remove.*Bob Kahn/ }).click();
  await other.keyboard.press('Control+s');
  await expect(toast(other, / saved\./)).toBeVisible();
  await city(page).fill('Gdańsk');
  await mail(page).fill('ada@gdansk.example');
  await page
    .getByRole('group', { name: 'Bob Kahn' })
    .getByRole('textbox', { name: /^Job title/ })
    .fill('Head of claims');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Customer not saved: 3 conflicts to resolve' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const chooser = page.getByRole('group', { name: 'City', exact: true });
  await expect(chooser.getByRole('radio', { name: /Yours.*Gdańsk/ })).toBeChecked();
  await expect(chooser.getByRole('radio', { name: /Ada Ørnfeldt.*Rome/ })).toBeVisible();
  await expect(chooser.getByRole('radio', { name: /Before.*Paris/ })).toBeVisible();
  await expectAccessible(page);
  await chooser.getByRole('radio', { name: /Rome/ }).check();
  await page.getByRole('group', { name: 'Ada Byron' }).getByRole('button', { name: 'Enter another value' }).click();
  await expect(mail(page)).toBeFocused();
  await mail(page).fill('ada@agreed.example');
  await page.keyboard.press('Control+s');
  await expect(toast(page, / saved\./)).toBeVisible();
  await expect(page).not.toHaveTitle(/^Error/);
  expect(await stored()).toMatchObject({
    city: 'Rome',
    contacts: [{ email: 'ada@agreed.example' }, { lastName: 'Kahn', jobTitle: 'Head of claims' }],
  });
  await other.context().close();
});

test('a record deleted while it is edited keeps what was typed, and can be restored and saved', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', null);
  const name = `Deleted below ${Date.now()}`;
  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name, city: 'Aarhus' });
  const address = `/register/customer/${id}/edit`;
  await page.goto(address);
  await phone(page).fill('+4586000000');
  await city(page).fill('Gdańsk');
  const other = await second(browser, baseURL, address);
  await city(other).fill('Rome');
  await other.keyboard.press('Control+s');
  await expect(toast(other, / saved\./)).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Delete customer' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
  await expect(toast(other, / deleted\./)).toBeVisible();
  await other.context().close();

  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: 'was deleted while you were working on it' });
  await expect(notice).toBeVisible();
  await expect(city(page)).toHaveValue('Gdańsk');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Restore' }).click();
  // What the other wrote before deleting it is not overwritten unseen.
  await expect(page.getByRole('radio', { name: /Rome/ })).toBeVisible();
  await expect(phone(page)).toHaveValue('+45 86 00 00 00');
  await page.keyboard.press('Control+s');
  await expect(toast(page, / saved\./)).toBeVisible();
  const stored = await call<object>(page, 'GET', `/customer/get-by-id/${id}`);
  expect(stored).toMatchObject({ city: 'Gdańsk', phone: '+4586000000', deletedAt: null });
});

test('a link to what uses a record opens in a tab of its own', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id: customerId } = await call<Saved>(page, 'POST', '/customer/save', { name: `Used ${Date.now()}` });
  const lines = [{ type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100' }];
  await call(page, 'POST', '/project/save', { name: `Uses ${Date.now()}`, customerId, lines });
  await page.goto(`/register/customer/${customerId}`);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /opens in a new tab/ })
    .first()
    .click();
  const opened = await tab;
  await expect(opened.getByText('Contract net').first()).toBeVisible();
});
