import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Row {
  id: string;
  code: string;
  name: string;
}

test('a service is made in a category, changed, deleted, brought back and restored', async () => {
  await visit('/register/services');
  const name = `Appraisal ${Date.now()}`;
  await page.getByRole('link', { name: 'New service' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await press('Control+s');
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect.element(category).toHaveAttribute('aria-invalid', 'true');
  await category.fill('Strategy');
  await page.getByRole('option', { name: /Consulting › Strategy/ }).click();
  await page.getByRole('combobox', { name: 'Unit' }).selectOptions('Session');
  await page.getByRole('textbox', { name: /^Price/ }).fill('1250.5');
  await page.getByRole('button', { name: 'Save service' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: /^Price/ }).fill('1300');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('1,300')).toBeVisible();
  await visit(`/register/services?search=${encodeURIComponent(name)}`);
  await expect.element(page.getByRole('row', { name: new RegExp(name) })).toMatchTextContent('1,300.00');
  // Figures end where their heading does.
  const head = page.getByRole('columnheader', { name: 'Price' }).element();
  const cell = document.querySelector(`.rdg-row [aria-colindex="${head.getAttribute('aria-colindex')}"]`);
  expect(Math.abs(endOfWords(head) - endOfWords(cell))).toBeLessThanOrEqual(1);
  await page.getByRole('link', { name }).click();
  await expectRemovable('service', '/register/services', name);
});

/** Where the words in an element end on the right, in px; not a number without one. */
function endOfWords(element: Element | null): number {
  const words = document.createRange();
  if (element) words.selectNodeContents(element.querySelector('small, span:not(:has(small))') ?? element);
  return element ? words.getBoundingClientRect().right : Number.NaN;
}

test('a service code that is already taken is reported at its field', async () => {
  const { rows } = await call<{ rows: [Row, Row] }>('POST', '/service/get-grid', { pageSize: 2 });
  const [first, second] = rows;
  await visit(`/register/service/${second.id}/edit`, 'ADMIN');
  await page.getByRole('textbox', { name: 'Code' }).fill(first.code.toLowerCase());
  await press('Control+s');
  const general = page.getByRole('group', { name: 'General' });
  await expect.element(general.getByText(`is already used by ${first.name}.`)).toBeVisible();
});

test('each role sees only the parts of a service meant for it', async () => {
  const [row] = (await call<{ rows: [Row] }>('POST', '/service/get-grid', { pageSize: 1 })).rows;
  const address = `/register/service/${row.id}`;
  await visit(`${address}/edit`, 'ADMIN');
  await expect.element(page.getByRole('textbox', { name: /^Price/ })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Cost/ })).toBeVisible();

  await visit('/register/services', 'EDITOR');
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Cost' })).not.toBeInTheDocument();
  await visit(`${address}/edit`, 'EDITOR');
  await expect.element(page.getByRole('textbox', { name: /^Price/ })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Cost/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('main').getByRole('button', { name: 'More' })).not.toBeInTheDocument();

  await visit('/register/services', 'GUEST');
  await expect.element(page.getByRole('columnheader', { name: 'Category' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'New service' })).not.toBeInTheDocument();
  // Who may not change it is led to what there is to read.
  await visit(`${address}/edit`, 'GUEST');
  await expect.poll(() => location.pathname).toBe(address);
  await expect.element(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Edit', exact: true })).not.toBeInTheDocument();
  for (const name of ['Price', 'Rates', 'Tags', 'History'])
    await expect.element(page.getByRole('main').getByText(name, { exact: true })).not.toBeInTheDocument();
});
