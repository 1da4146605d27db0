import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { visit } from '../../../testing/visit.tsx';

test('a tax rate is made, changed, deleted, brought back, and restored from the deleted ones', async () => {
  await visit('/register/parameters', 'ADMIN');
  await page.getByRole('group', { name: 'Money' }).getByRole('link', { name: 'Tax rates' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tax rates' })).toBeVisible();
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Parameters' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'New tax rate' }).first().click();
  const name = `Standard ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Code' }).fill(`T${Date.now() % 1_000_000}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Percentage' }).fill('7');
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Exempt');
  await page.getByRole('button', { name: 'Save tax rate' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Exemption reason' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Reduced');
  await page.getByRole('button', { name: 'Save tax rate' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Percentage' }).fill('8.5');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('8.5 %')).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete tax rate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete tax rate' }).click();
    await expect.element(page.getByText(`${name} deleted.`)).toBeVisible();
  };
  await remove();
  await undo(`${name} deleted.`);
  await expect.element(page.getByText(`${name} restored.`)).toBeVisible();
  await visit(`/register/parameters/taxRates?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await remove();
  await visit(`/register/parameters/taxRates?deleted=only&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect.element(page.getByText(`${name} restored.`)).toBeVisible();
});

test('an early payment discount without its days is asked for them', async () => {
  await visit('/register/parameters');
  await page.getByRole('group', { name: 'Billing' }).getByRole('link', { name: 'Payment terms' }).click();
  await page.getByRole('link', { name: 'New payment term' }).first().click();
  const name = `14 days, 2 % ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Code' }).fill(`P${Date.now() % 1_000_000}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Days' }).fill('14');
  await page.getByRole('textbox', { name: /^Discount$/ }).fill('2');
  await page.getByRole('button', { name: 'Save payment term' }).click();
  const within = page.getByRole('textbox', { name: /^Discount within/ });
  await expect.element(within).toHaveAttribute('aria-invalid', 'true');
  await within.fill('20');
  await page.getByRole('button', { name: 'Save payment term' }).click();
  await expect.element(within).toHaveAttribute('aria-invalid', 'true');
  await within.fill('7');
  await page.getByRole('button', { name: 'Save payment term' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a currency can have only one exchange rate a day', async () => {
  await visit('/register/parameters/exchangeRate');
  // A day of its own for each run, far enough ahead that no project reads it.
  const day = new Date(Date.UTC(2150, 0, 1 + (Date.now() % 10_000))).toISOString().slice(0, 10);
  const fill = async () => {
    await page.getByRole('combobox', { name: 'Currency' }).selectOptions('GBP');
    await page.getByRole('textbox', { name: 'Valid from' }).fill(day);
    await page.getByRole('textbox', { name: 'Rate' }).fill('1.1724');
    await page.getByRole('button', { name: 'Save exchange rate' }).click();
  };
  await fill();
  await expect.element(page.getByText('The value of one GBP in EUR', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: `GBP ${day}` })).toBeVisible();
  await visit('/register/parameters/exchangeRate');
  await fill();
  await expect.element(page.getByRole('textbox', { name: 'Valid from' })).toHaveAttribute('aria-invalid', 'true');
});

test('an EDITOR can read the lists beside the parameters, and a GUEST cannot open them', async () => {
  await visit('/register/parameters/paymentTerms', 'EDITOR');
  await page.getByRole('link', { name: '30 days net', exact: true }).click();
  await expect.element(page.getByText('You can view this record,', { exact: false })).toBeVisible();
  const closed = page.getByText('You do not have access to this page');
  await visit('/register/parameters/taxRate');
  await expect.element(closed).toBeVisible();
  for (const list of ['taxRates', 'paymentTerms', 'exchangeRates']) {
    await visit(`/register/parameters/${list}`, 'GUEST');
    await expect.element(closed).toBeVisible();
  }
});
