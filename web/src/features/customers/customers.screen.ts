import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { expectAccessible } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

for (const role of ['SA', 'ADMIN'] as const) {
  test(`a customer is made, changed, deleted, brought back and restored as ${role}`, async () => {
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

test('an EDITOR makes and changes customers, deletes one that nothing uses, and cannot restore any', async () => {
  const { id } = await call<Saved>('POST', '/customer/save', { name: `Unused ${Date.now()}` });
  await visit(`/register/customer/${id}/edit`, 'EDITOR');
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
  await visit(`/register/customer/${customer.id}/edit`);
  await expect.element(page.getByText('Gdańsk').last()).toBeVisible();
  await expect.element(page.getByText('Super administrator').last()).toBeVisible();
});

test('an incomplete customer shows every fault at once, above the form and at the fields', async () => {
  await visit('/register/customer');
  const website = page.getByRole('textbox', { name: /^Website/ });
  await website.fill('not an address');
  await page
    .getByRole('textbox', { name: /^Email/ })
    .first()
    .fill('nobody');
  await page.getByRole('button', { name: 'Add contact' }).click();
  const notes = page.getByRole('group', { name: 'Notes and tags' }).getByRole('textbox', { name: /^Notes/ });
  await notes.fill('too long '.repeat(500));
  await press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Customer not saved' });
  const faults = summary.getByRole('link');
  await expect.element(faults).toHaveLength(5);
  // They are named in the order the form has them.
  const places = faults.elements().map((link) => {
    const field = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return field?.getBoundingClientRect().top ?? Number.NaN;
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await summary.getByRole('link', { name: /Website/ }).click();
  await expect.element(website).toHaveFocus();
  // A section that cannot come up to the top of the page is marked all the same by who goes to it.
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const name of ['Contacts', 'Notes and tags', 'Contacts']) {
    const link = sections.getByRole('link', { name: new RegExp(`^${name}`) });
    await link.click();
    await expect.element(link).toHaveAttribute('aria-current', 'location');
  }
});

test('a customer in use cannot be deleted, and what uses it is named', async () => {
  const customer = await call<Saved>('POST', '/customer/save', { name: `In use ${Date.now()}` });
  await call('POST', '/project/save', { name: 'The project that needs it', customerId: customer.id });
  await visit(`/register/customer/${customer.id}`);
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('still in use');
  await expect.element(dialog).toMatchTextContent('The project that needs it');
  await expectAccessible();
});
