import type { Page } from '@playwright/test';
import { askAgain, call, expect, expectAccessible, hold, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
  code: string;
}

const save = (page: Page, noun: string, body: object) => call<Saved>(page, 'POST', `/${noun}/save`, body);

test('a customer is chosen by keyboard alone, comes first the next time, and can be created if missing', async ({
  page,
}) => {
  const stamp = `Quill ${Date.now()}`;
  await signIn(page, 'EDITOR', null);
  const chosen = await save(page, 'customer', { name: `${stamp} Alpha`, city: 'Graz' });
  const idle = await save(page, 'customer', { name: `${stamp} Beta`, city: 'Linz', isActive: false });

  await page.goto('/home/project');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Project of ${stamp}`);
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  await customer.focus();
  await page.keyboard.type(stamp.toLowerCase());
  const list = page.getByRole('listbox', { name: 'Customer' });
  const options = list.getByRole('option');
  // Who is inactive comes last and says so; below all of them stands how to make another.
  await expect(options).toHaveText([/Alpha.*Graz/, /Beta.*Linz.*Inactive/, `Create “${stamp.toLowerCase()}”`]);
  await expect(page.getByRole('status').filter({ hasText: '2 choices' })).toBeAttached();
  await expect(options.first().locator('mark').first()).toHaveText('Quill');
  // More than one fits: what was typed stays, and the field says what is missing.
  await page.keyboard.press('Tab');
  await expect(customer).toHaveValue(stamp.toLowerCase());
  await expect(customer).toHaveAccessibleDescription('Choose one from the list.');
  await customer.selectText();
  await page.keyboard.type(`${stamp} al`);
  await expect(options).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(customer).toHaveValue(`${stamp} Alpha`);
  await expect(customer).toBeFocused();
  const there = page.getByRole('link', { name: `Open ${stamp} Alpha in a new tab` });
  await expect(there).toHaveAttribute('href', `/register/customer/${chosen.id}`);

  // The next time it comes first, as it is called by then.
  await save(page, 'customer', { id: chosen.id, version: chosen.version, name: `${stamp} Gamma` });
  await page.reload();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Project of ${stamp}`);
  await customer.focus();
  await page.keyboard.press('ArrowDown');
  const recent = list.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/Gamma.*Graz/]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  // What is missing is made over the editor, and nothing typed there is lost.
  await page.keyboard.type(`${stamp} Delta`);
  await expect(list.getByRole('option', { name: `Create “${stamp} Delta”`, disabled: false })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(`${stamp} Delta`);
  await expectAccessible(page);
  // Nothing was entered in it: a press outside closes it, and what was typed in the field is still there.
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(customer).toBeFocused();
  await expect(customer).toHaveValue(`${stamp} Delta`);

  await page.keyboard.press('ArrowUp');
  await expect(list.getByRole('option', { name: `Create “${stamp} Delta”`, disabled: false })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await name.fill('D');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByRole('alert')).toContainText('Customer not saved: 1 field to correct');
  // With something entered it asks, however it is left.
  const leaving = page.getByRole('dialog', { name: 'Leave New customer with unsaved changes?' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await leave();
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(leaving).toHaveCount(0);
  }
  await name.fill(`${stamp} <b>Delta</b>`);
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(customer).toBeFocused();
  await expect(customer).toHaveValue(`${stamp} <b>Delta</b>`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`Project of ${stamp}`);
  await expect(page).toHaveURL(/\/home\/project$/);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/home\/project\/[0-9a-f-]{36}$/);

  // What is not to be chosen any more is marked where it is chosen.
  const project = await save(page, 'project', { name: `Old project of ${stamp}`, customerId: idle.id });
  await page.goto(`/home/project/${project.id}`);
  await expect(customer).toHaveValue(`${stamp} Beta`);
  await expect(customer).toHaveAccessibleDescription('Inactive');
});

test('a record just created is not offered to be created again while it is searched for', async ({ page }) => {
  const name = `Once ${Date.now()}`;
  await signIn(page, 'EDITOR', '/home/project');
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  const list = page.getByRole('listbox', { name: 'Customer' });
  await customer.fill(name);
  await list.getByRole('option', { name: `Create “${name}”` }).click();
  await page.getByRole('dialog', { name: 'New customer' }).getByRole('button', { name: 'Save customer' }).click();
  await expect(customer).toHaveValue(name);
  const answer = await hold(page, '/customer/get-grid');
  const asked = page.waitForRequest('**/customer/get-grid');
  await customer.fill('');
  await customer.fill(name);
  await asked;
  await expect(list.getByText('Searching…')).toBeVisible();
  await expect(list.getByRole('option', { name: /^Create/ })).toHaveCount(0);
  await answer();
  await expect(list.getByRole('option')).toHaveText([new RegExp(name)]);
});

test('several references are chosen as tags, deleted ones are marked, and a failed search can be tried again', async ({
  page,
}) => {
  const stamp = `Tag ${Date.now()}`;
  await signIn(page, 'ADMIN', null);
  const kept = await save(page, 'service-category', { name: `${stamp} kept` });
  const gone = await save(page, 'service-category', { name: `${stamp} gone` });
  const term = await save(page, 'payment-term', { code: `T${stamp.slice(-9)}`, name: `${stamp} days`, days: 9 });
  const provider = await save(page, 'provider', {
    name: `${stamp} Ltd`,
    countryCode: 'IT',
    serviceCategoryIds: [gone.id],
  });
  await call(page, 'DELETE', `/service-category/remove/${gone.id}`);
  const user = await save(page, 'account', { fullName: `${stamp} user`, email: `tag-${Date.now()}@mandate.example` });
  const person = await save(page, 'personnel', {
    firstName: 'Ida',
    lastName: stamp,
    workEmail: `ida-${Date.now()}@mandate.example`,
    userId: user.id,
  });
  await call(page, 'DELETE', `/account/remove/${user.id}`);

  await page.goto(`/register/provider/${provider.id}/edit`);
  await expect(page.getByText(`${stamp} gone (deleted)`)).toBeVisible();
  const delivers = page.getByRole('combobox', { name: 'Can deliver' });
  await delivers.fill(stamp);
  const options = page.getByRole('listbox', { name: 'Can deliver' }).getByRole('option');
  await expect(options).toHaveText([new RegExp(`${stamp} kept`), `Create “${stamp}”`]);
  await options.first().click();
  await delivers.fill(`${stamp} new`);
  await page.getByRole('option', { name: `Create “${stamp} new”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save service category' }).click();
  await expect(page.getByRole('button', { name: `Remove ${stamp} new` })).toBeVisible();
  await expect(delivers).toBeFocused();
  await page.getByRole('button', { name: `Remove ${stamp} kept` }).click();
  await expect(delivers).toBeFocused();
  await delivers.click();
  await expect(options.first()).toHaveText(new RegExp(`${stamp} kept`));
  expect(kept.id).not.toBe(gone.id);

  // Without an answer the list says so and asks again.
  const terms = page.getByRole('combobox', { name: 'Payment terms' });
  await page.route('**/payment-term/get-grid', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  );
  await terms.fill(stamp);
  const again = page.getByRole('option', { name: 'Search failed. Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/payment-term/get-grid');
  const found = page.getByRole('option', { name: `${stamp} days` });
  await askAgain(again, found);
  await found.click();
  await expect(terms).toHaveValue(`${stamp} days`);
  await page.getByRole('button', { name: 'Clear Payment terms' }).click();
  await expect(terms).toHaveValue('');
  expect(term.version).toBe(1);

  await page.goto(`/register/personnel/${person.id}/edit`);
  await expect(page.getByRole('combobox', { name: 'User' })).toHaveAccessibleDescription('Deleted');
});
