import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, newcomer, visit } from '../../../testing/visit.tsx';

test('figures and dates can be typed in the format in which they are shown', async () => {
  const who = await newcomer('EDITOR');
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name: `Typed ${Date.now()}` });
  await visit('/home/profile', who);
  await page.getByRole('combobox', { name: 'Number format' }).selectOptions('1.234,56');
  await press('Control+s');
  await expect.element(page.getByText('New EDITOR saved.')).toBeVisible();
  await visit(`/register/customer/${id}/edit`);
  const discount = page.getByRole('textbox', { name: /^Discount/ });
  await discount.fill('1,234.5');
  await press('Control+s');
  await expect.element(page.getByText('Enter a number.').first()).toBeVisible();
  await discount.fill('7,5');
  await press('Control+s');
  await expect.element(page.getByText(/^Typed .* saved\./)).toBeVisible();
  await expect.element(discount).toHaveValue('7,5');
  const stored = await call<{ discountPercent: string }>('GET', `/customer/get-by-id/${id}`);
  expect(stored.discountPercent).toBe('7.5');
});

test('the profile of a person who waits for a project fits every window, light and dark', async () => {
  await visit('/home/profile', await newcomer('GUEST'));
  await expect.element(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveLength(1);
  const name = page.getByRole('textbox', { name: /^Full name/ });
  await name.fill('N');
  await press('Control+s');
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expectFit();
});
