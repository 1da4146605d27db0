import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { openForm } from '../../../testing/open-form.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

test('a place is made with its owner, changed, deleted, brought back and restored', async () => {
  await visit('/home/projects');
  const stamp = Date.now();
  const customer = await call<Saved>('POST', '/customer/save', { name: `Owner ${stamp}` });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click();
  await page.getByRole('link', { name: 'New place' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Site ${stamp}`);
  await press('Control+s');
  const owner = page.getByRole('combobox', { name: 'Customer' });
  await expect.element(owner).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('group', { name: 'General' }).getByText('This field is required.')).toBeVisible();
  await owner.fill(`Owner ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`^Owner ${stamp}`) }).click();
  await page.getByRole('textbox', { name: /^City/ }).fill('Aarhus');
  await page.getByRole('button', { name: 'Save place' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Site ${stamp}` })).toBeVisible();
  await page.getByRole('textbox', { name: /^Access/ }).fill('Ring at the second door.');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('Access')).toBeVisible();
  const stored = await call<{ customerId: string; city: string }>(
    'GET',
    `/place/get-by-id/${location.pathname.split('/').at(-2)}`,
  );
  expect(stored).toMatchObject({ customerId: customer.id, city: 'Aarhus' });
  await expectRemovable('place', '/register/places', `Site ${stamp}`);
});

test('the kind of a place decides who owns it and whether it has an address', async () => {
  await visit('/register/place', 'EDITOR');
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await page.getByRole('textbox', { name: /^City/ }).fill('Turin');
  await kind.selectOptions('Provider site');
  await expect.element(page.getByRole('combobox', { name: 'Provider' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Customer' })).not.toBeInTheDocument();
  await kind.selectOptions('Remote');
  await expect.element(page.getByText('A remote place has no address.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^City/ })).not.toBeInTheDocument();
  await kind.selectOptions('Venue');
  await expect.element(page.getByRole('combobox', { name: 'Provider' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Turin');
});

test('two sites of one customer cannot have the same name', async () => {
  const stamp = Date.now();
  const customer = await call<Saved>('POST', '/customer/save', { name: `Twice ${stamp}` });
  const site = { kind: 'customerSite', customerId: customer.id };
  await call('POST', '/place/save', { ...site, name: 'First floor' });
  const second = await call<Saved>('POST', '/place/save', { ...site, name: 'Second floor' });
  await visit(`/register/place/${second.id}/edit`, 'ADMIN');
  await page.getByRole('textbox', { name: /^Name/ }).fill('First floor');
  await press('Control+s');
  await expect
    .element(page.getByRole('group', { name: 'General' }).getByText('"First floor" is already used by First floor.'))
    .toBeVisible();
});

test('an EDITOR can edit places but not delete them, and a GUEST can only see where they are', async () => {
  await visit('/register/places?search=Bureau', 'EDITOR');
  await page.getByRole('link', { name: 'Bureau Lyon' }).click();
  await openForm();
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).not.toHaveAttribute('readonly');
  await expect.element(page.getByRole('textbox', { name: 'Tags' })).not.toHaveAttribute('aria-required');
  await expect.element(page.getByRole('main').getByRole('button', { name: 'More' })).not.toBeInTheDocument();

  await visit('/register/places?search=Bureau', 'GUEST');
  await expect.element(page.getByRole('link', { name: 'New place' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Bureau Lyon' }).click();
  await expect.element(page.getByRole('region', { name: 'Address' }).getByText('Lyon', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Edit', exact: true })).not.toBeInTheDocument();
  for (const name of ['Visiting', 'Tags', 'History'])
    await expect.element(page.getByRole('main').getByText(name, { exact: true })).not.toBeInTheDocument();
});

test('two tags that are too long are one field to correct', async () => {
  await visit('/register/place');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Hall of long tags');
  const tags = page.getByRole('textbox', { name: 'Tags' });
  await tags.fill(`${'long '.repeat(20)}, ${'longer '.repeat(20)}`);
  await press('Enter', tags);
  await press('Control+s');
  // Its kind is to be said, too.
  const summary = page.getByRole('alert', { name: /2 fields to correct/ });
  await expect.element(summary.getByRole('link', { name: /^Tags: / })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Tags 1 problem' })).toBeVisible();
});

test('typing on while a new place is being saved stays in the same field', async () => {
  const stamp = Date.now();
  await visit('/register/place');
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Venue');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill(`Hall ${stamp}`);
  const field = name.element();
  await press('Control+s');
  await press('End', name);
  await type(' North', 60);
  await expect.element(page.getByRole('heading', { level: 1, name: `Hall ${stamp}` })).toBeVisible();
  await expect.poll(() => location.pathname).toMatch(/\/place\/[0-9a-f-]{36}\/edit$/);
  await expect.poll(() => document.activeElement === field).toBe(true);
  await expect.element(name).toHaveValue(`Hall ${stamp} North`);
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
});
