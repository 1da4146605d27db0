import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/keys.ts';
import { expectRemovable } from '../../../testing/removal.ts';
import { call, visit } from '../../../testing/screen.tsx';

interface Saved {
  id: string;
  version: number;
}

for (const role of ['SA', 'ADMIN'] as const) {
  test(`a customer is made, changed, deleted, taken back and restored as ${role}`, async () => {
    await visit('/home/projects', role);
    const name = `Walked ${role} ${Date.now()}`;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('link', { name: 'New customer' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill(name);
    await page.getByRole('button', { name: 'Save customer' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('textbox', { name: /^City/ }).fill('Aarhus');
    await press('Control+s');
    await expect.element(page.getByRole('group', { name: 'History' }).getByText('City')).toBeVisible();
    await expectRemovable('customer', '/register/customers', name);
  });
}

test('an EDITOR makes and changes customers, deletes one nothing uses, and restores none', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Unused ${Date.now()}` });
  await visit(`/register/customer/${id}`, 'EDITOR');
  await page.getByRole('textbox', { name: /^City/ }).fill('Aarhus');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('City')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
  await expect.poll(() => location.href).toMatch(/\/register\/customers/);
  await expect.element(page.getByText(/\d customers/).first()).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Show' })).not.toBeInTheDocument();
});

test('saving twice at once makes one customer', async () => {
  const name = `Twice ${Date.now()}`;
  await visit('/register/customer');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await press('Control+s');
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const found = await call<{ total: number }>('POST', '/customer/get-grid', { search: name });
  expect(found.total).toBe(1);
});

test('every change of a customer is in its history', async () => {
  const customer = await call<Saved>('POST', '/customer/save', { name: `Told ${Date.now()}` });
  await call('POST', '/customer/save', { id: customer.id, version: 1, city: 'Gdańsk' });
  await visit(`/register/customer/${customer.id}`);
  await expect.element(page.getByText('Gdańsk').last()).toBeVisible();
  await expect.element(page.getByText('Super administrator').last()).toBeVisible();
});
