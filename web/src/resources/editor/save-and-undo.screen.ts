import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/keys.ts';
import { call, visit } from '../../../testing/screen.tsx';

const field = (name: RegExp) => page.getByRole('textbox', { name });
const city = () => field(/^City/);
const toast = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('Undo of a create removes it and gives back what was typed', async () => {
  const name = `Made by mistake ${Date.now()}`;
  await visit('/register/customer');
  await field(/^Name/).fill(name);
  await city().fill('Aarhus');
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await toast(/ saved\./)
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'New customer' })).toBeVisible();
  await expect.element(field(/^Name/)).toHaveValue(name);
  await expect.element(city()).toHaveValue('Aarhus');
  const found = () => call<{ total: number }>('POST', '/customer/get-grid', { search: name });
  expect((await found()).total).toBe(0);
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect((await found()).total).toBe(1);
});
