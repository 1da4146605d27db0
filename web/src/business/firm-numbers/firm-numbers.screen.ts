import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/press-and-type.ts';
import { visit } from '../../../testing/visit.tsx';

test('a VAT number and an IBAN are counted while they are typed, and judged when their field is left', async () => {
  await visit('/register/provider', 'SA');
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Germany');
  const vat = page.getByRole('textbox', { name: 'VAT number' });
  await vat.fill('DE 136 695');
  await expect.element(page.getByText('Germany: 9 characters after DE, 6 so far')).toBeVisible();
  await press('Tab', vat);
  await expect.element(vat).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('has 9 characters after DE, this one has 6', { exact: false })).toBeVisible();
  await vat.fill('DE 136 695 977');
  await press('Tab', vat);
  await expect.element(page.getByText('The check digit does not fit', { exact: false })).toBeVisible();
  await vat.fill('DE 136 695 976');
  await press('Tab', vat);
  await expect.element(page.getByText('9 digits, check digit fits')).toBeVisible();
  await expect.element(vat).not.toHaveAttribute('aria-invalid');

  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await iban.fill('DE89 3704 0044 0532');
  await expect.element(page.getByText('An IBAN of Germany has 22 characters, 16 so far')).toBeVisible();
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await press('Tab', iban);
  await expect.element(page.getByText('22 characters, check digits fit')).toBeVisible();
});
