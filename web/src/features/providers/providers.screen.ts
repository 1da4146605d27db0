import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { expectAccessible } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  code: string;
  version: number;
}

test('a provider is made, changed, deleted, brought back, and restored from the deleted ones', async () => {
  await visit('/home/projects', 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible();
  await page.getByRole('link', { name: 'New provider' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'New provider' })).toBeVisible();
  const name = `Værksted ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Denmark');
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Approved');

  const delivers = page.getByRole('combobox', { name: 'Can deliver' });
  await delivers.fill('Training');
  await page.getByRole('option', { name: /^Training/ }).click();
  await delivers.fill('Research');
  await page.getByRole('option', { name: /^Research/ }).click();
  await expect.element(delivers).toHaveValue('');
  await page.getByRole('button', { name: 'Remove Training' }).click();
  await expect.element(delivers).toHaveFocus();

  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Øster');
  await page.getByRole('button', { name: 'Save provider' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /^Code/ })).toHaveValue(expect.stringMatching(/^S\d+$/));
  await expect.element(page.getByRole('button', { name: 'Remove Research' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove Training' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Main contact' })).toBeChecked();

  await page.getByRole('combobox', { name: 'Status' }).selectOptions('On hold');
  await delivers.fill('Training');
  await page.getByRole('option', { name: /^Training/ }).click();
  await press('Control+s');
  const history = page.getByRole('group', { name: 'History' });
  await expect.element(history.getByText('Can deliver')).toBeVisible();
  await expect.element(history.getByText('Training')).toBeVisible();

  await visit(`/register/providers?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: name });
  await expect.element(row).toMatchTextContent('On hold');
  await expect.element(row).toMatchTextContent('Research, Training');
  await row.getByRole('link').click();
  await expectRemovable('provider', '/register/providers', name);
});

test('an EDITOR can edit providers, but neither their bank nor their status', async () => {
  await visit('/register/provider', 'EDITOR');
  const general = page.getByRole('group', { name: 'General' });
  await expect.element(general.getByText('Candidate')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  await expect.element(page.getByText('IBAN')).not.toBeInTheDocument();
  const name = `By an editor ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('combobox', { name: 'Country' }).selectOptions('Portugal');
  await page.getByRole('button', { name: 'Save provider' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: 'City' }).fill('Évora');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('Évora')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('an ADMIN does not see the bank of a provider', async () => {
  const { rows } = await call<{ rows: Saved[] }>('POST', '/provider/get-grid', { pageSize: 1 });
  await visit(`/register/provider/${rows[0]?.id}/edit`, 'ADMIN');
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).not.toBeInTheDocument();
});

test('a guest sees only the names of providers, and cannot create one', async () => {
  await visit('/register/providers', 'GUEST');
  const main = page.getByRole('main');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'New provider' })).not.toBeInTheDocument();
  await expect.element(main.getByText(/provider/i).first()).toBeVisible();
  await expect.element(main.getByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  await visit('/register/provider');
  await expect.element(page.getByRole('button', { name: 'Save provider' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'New provider' })).toBeVisible();
  await expectAccessible();
});
