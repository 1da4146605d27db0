import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');

test('rates have a list of their own, from which they are opened, changed and raised', async () => {
  const name = `Listed ${Date.now()}`;
  const category = await call<{ id: string }>('POST', '/service-category/save', { name });
  await call('POST', '/service/save', { name, categoryId: category.id, unitPrice: '800' });
  await visit('/register/services');
  await main.getByRole('link', { name: 'Rates', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeVisible();
  await visit(`/register/services/rates?search=${encodeURIComponent(name)}`);
  const row = main.getByRole('row', { name: new RegExp(name) });
  await expect.element(row).toMatchTextContent('800');
  await expect.element(main.getByRole('button', { name: /^Export/ })).toBeVisible();
  await row.getByRole('link').first().click();
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.fill('Agreed in the spring');
  await press('Control+s');
  await expect.element(page.getByText(/ saved\.$/).first()).toBeVisible();
  await visit(`/register/services/rates?search=${encodeURIComponent(name)}`);
  await main.getByRole('link', { name: 'Raise prices…' }).click();
  await expect.element(main.getByText(`Search: ${name}`)).toBeVisible();
});

test('an editor sees what is sold, and nothing of what it costs', async () => {
  await visit('/register/services/rates', 'EDITOR');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeVisible();
  await expect.element(main.getByText('Price', { exact: true }).first()).toBeVisible();
  await expect.element(main.getByText('Cost', { exact: true })).not.toBeInTheDocument();
});
