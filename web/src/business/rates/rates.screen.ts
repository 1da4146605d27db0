import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
}

async function openNewCustomer(): Promise<string> {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Rated ${Date.now()}` });
  await visit(`/register/customer/${id}/edit`);
  return id;
}

test('what was typed in a rate that was closed unsaved is there when it is opened again', async () => {
  await openNewCustomer();
  const rates = page.getByRole('group', { name: 'Rates' });
  await rates.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('175.5');
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('175.5');
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect.element(rates.getByRole('listitem')).toMatchTextContent(/175\.50 EUR/);
});

test('a service shows the price of its rates, and a changed price changes its rates', async () => {
  const category = await call<{ rows: Saved[] }>('POST', '/service-category/get-grid', { pageSize: 1 });
  const { id } = await call<Saved>('POST', '/service/save', {
    name: `Workshop ${Date.now()}`,
    categoryId: category.rows[0]?.id,
    billingMode: 'fixedPrice',
    unit: 'day',
  });
  await visit(`/register/service/${id}/edit`);
  const price = page.getByRole('group', { name: 'Price', exact: true }).getByRole('textbox', { name: /^Price/ });
  await expect.element(price).toHaveValue('');
  await page.getByRole('button', { name: 'Add price' }).click();
  const dialog = page.getByRole('dialog', { name: 'New price' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('800');
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOptions('Day');
  // The day of the person may be one ahead of the firm's.
  await dialog.getByRole('textbox', { name: 'Valid from' }).fill('2026-02-01');
  await dialog.getByRole('button', { name: 'Save rate' }).click();
  await expect.element(price).toHaveValue(expect.stringMatching(/^800/));
  await price.fill('850');
  await press('Control+s');
  const rates = page.getByRole('group', { name: 'Rates' }).getByRole('listitem');
  await expect.element(rates.filter({ hasText: 'Now' })).toMatchTextContent('850.00 EUR / day');
});
