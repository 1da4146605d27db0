import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textsOf, visit } from '../../../testing/screen.tsx';

test('who may not create a kind of record is not offered to', async () => {
  await visit('/register/customer', 'EDITOR');
  for (const name of ['Payment terms', 'Account manager']) {
    await page.getByRole('combobox', { name }).fill('zzz');
    await expect
      .poll(() => textsOf(page.getByRole('listbox', { name }).getByRole('option')))
      .toEqual(['Nothing matches']);
  }
});
