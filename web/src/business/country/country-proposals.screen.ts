import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

test('the country of a new customer proposes currency, language and tax until they are touched, and says so', async () => {
  await visit('/register/customer', 'ADMIN');
  const [country, currency, language] = ['Country', 'Currency', 'Language'].map((name) =>
    page.getByRole('combobox', { name, exact: true }),
  );
  if (!country || !currency || !language) throw new Error('a field is missing');
  await country.selectOptions('Switzerland');
  await expect.element(currency).toHaveValue('CHF');
  await expect.element(language).toHaveValue('de');
  await expect.element(page.getByText('from the country')).toHaveLength(3);
  await language.selectOptions('French');
  await country.selectOptions('United States');
  await expect.element(currency).toHaveValue('USD');
  await expect.element(language).toHaveValue('fr');
  await expect.element(page.getByText('from the country')).toHaveLength(2);
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Proposed ${Date.now()}`);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(page.getByText('from the country')).not.toBeInTheDocument();
  await expect.element(currency).toHaveValue('USD');
});

test('the country of a stored customer changes nothing else', async () => {
  const { id } = await call<{ id: string }>('POST', '/customer/save', {
    name: `Stored ${Date.now()}`,
    currency: 'GBP',
  });
  await visit(`/register/customer/${id}/edit`, 'ADMIN');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOptions('Switzerland');
  await expect.element(page.getByText('1 unsaved change')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Currency', exact: true })).toHaveValue('GBP');
});
