import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');

test('a list is filtered by a field of what it refers to, found by typing, each field offered once', async () => {
  const mark = `Far ${Date.now()}`;
  const customer = await call<{ id: string }>('POST', '/customer/save', { name: mark, city: mark }, 'SA');
  await call('POST', '/project/save', { name: `${mark} there`, customerId: customer.id }, 'SA');
  await visit('/home/projects', 'ADMIN');
  await main.getByRole('button', { name: 'Filter' }).click();
  const window = page.getByRole('dialog', { name: 'Add filter' });
  const field = window.getByRole('combobox', { name: 'Field' });
  await field.click();
  const offered = textsOf(
    page.getByRole('listbox', { name: 'Field' }).getByRole('group', { name: 'General' }).getByRole('option'),
  );
  expect(new Set(offered).size).toBe(offered.length);
  expect(textsOf(page.getByRole('listbox', { name: 'Field' }).getByRole('group'))).toHaveLength(7);
  await expectAccessible();
  // What is typed after a press takes the place of the field that is chosen.
  await field.click();
  await type('city');
  await expect.element(field).toHaveValue('city');
  await field.fill('no such field');
  await expect.element(page.getByText('No field is called that.')).toBeVisible();
  await press('Escape');
  await expect.element(window).toBeVisible();
  await field.fill('city');
  await press('Enter');
  await expect.element(field).toHaveValue('Customer: City');
  await window.getByRole('textbox', { name: 'Value' }).fill(mark);
  await press('Enter');
  await expect
    .element(main.getByRole('button', { name: `Edit the filter Customer: City contains ${mark}` }))
    .toBeVisible();
  await expect.element(main.getByRole('link', { name: `${mark} there` })).toBeVisible();
  await expect.element(main.getByText('1–1 of 1 project')).toBeVisible();
});

test('a margin is compared with the floor of the firm, and days ahead are any number', async () => {
  await visit('/home/projects', 'ADMIN');
  await main.getByRole('button', { name: 'Filter' }).click();
  const window = page.getByRole('dialog', { name: 'Add filter' });
  const field = window.getByRole('combobox', { name: 'Field' });
  await field.fill('margin, %');
  await press('Enter');
  await window.getByRole('combobox', { name: 'Condition' }).selectOptions('is less than');
  await window.getByRole('checkbox', { name: /^The margin floor/ }).click();
  await window.getByRole('button', { name: 'Apply filter' }).click();
  await expect
    .element(main.getByRole('button', { name: /Edit the filter Margin, % is less than the margin floor/ }))
    .toBeVisible();
  await main.getByRole('button', { name: 'Add filter' }).click();
  await field.fill('end');
  await page.getByRole('option', { name: 'End', exact: true }).click();
  await window.getByRole('combobox', { name: 'Condition' }).selectOptions('is in');
  await window.getByRole('combobox', { name: 'Value' }).selectOptions('the next 30 days');
  await window.getByRole('textbox', { name: 'Days' }).fill('77');
  await window.getByRole('button', { name: 'Apply filter' }).click();
  await expect.element(main.getByRole('button', { name: /Edit the filter End is in the next 77 days/ })).toBeVisible();
});
