import { call, expect, expectAccessible, signIn, test } from '../journey.ts';
import { expectRemovable } from '../removal.ts';

interface Saved {
  id: string;
  code: string;
  version: number;
}

test('a provider is made, changed, deleted, taken back, and restored from the deleted ones', async ({ page }) => {
  await signIn(page, 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Providers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible();
  await page.getByRole('link', { name: 'New provider' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New provider' })).toBeVisible();
  const name = `Værksted ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Denmark');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');

  const delivers = page.getByRole('combobox', { name: 'Can deliver' });
  await delivers.fill('Training');
  await page.getByRole('option', { name: /^Training/ }).click();
  await delivers.fill('Research');
  await page.getByRole('option', { name: /^Research/ }).click();
  await expect(delivers).toHaveValue('');
  await page.getByRole('button', { name: 'Remove Training' }).click();
  await expect(delivers).toBeFocused();

  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Øster');
  await page.getByRole('button', { name: 'Save provider' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue(/^S\d+$/);
  await expect(page.getByRole('button', { name: 'Remove Research' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Training' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Main contact' })).toBeChecked();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('On hold');
  await delivers.fill('Training');
  await page.getByRole('option', { name: /^Training/ }).click();
  await page.keyboard.press('Control+s');
  const history = page.getByRole('group', { name: 'History' });
  await expect(history.getByText('Can deliver')).toBeVisible();
  await expect(history.getByText('Training')).toBeVisible();

  await page.goto(`/register/providers?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('On hold');
  await expect(row).toContainText('Research, Training');
  await row.getByRole('link').click();
  await expectRemovable(page, 'provider', '/register/providers', name);
});

test('a provider that is not complete is told what to correct at each field', async ({ page }) => {
  // A firm that has not said in which country it is.
  await page.route('**/parameter/get-values', async (route) => {
    const reply = await route.fetch();
    const envelope = await reply.json();
    delete envelope.data?.['company.country'];
    await route.fulfill({ response: reply, json: envelope });
  });
  await signIn(page, 'SA', null);
  const [taken] = (await call<{ rows: Saved[] }>(page, 'POST', '/provider/get-grid', { pageSize: 1 })).rows;
  await page.goto('/register/provider');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE12');
  await page.keyboard.press('Control+s');
  const problem = (field: string) => page.getByRole('link', { name: new RegExp(`^${field}:`) });
  await expect(problem('Name')).toHaveText('Name: This field is required.');
  await expect(problem('Country')).toHaveText('Country: This field is required.');
  await expect(problem('IBAN')).toHaveText('IBAN: The IBAN check digits do not match.');
  await problem('Country').click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Not yet ${Date.now()}`);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
  await page.getByRole('textbox', { name: /^Code/ }).fill(String(taken?.code));
  await page.getByRole('textbox', { name: 'VAT number' }).fill('DE136695977');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE00 3704 0044 0532 0130 00');
  await page.keyboard.press('Control+s');
  await expect(problem('VAT number')).toHaveText('VAT number: This is not a valid VAT number for Germany.');
  await expect(problem('IBAN')).toHaveText('IBAN: The IBAN check digits do not match.');

  await page.getByRole('textbox', { name: 'VAT number' }).fill('DE136695976');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Control+s');
  await expect(problem('Code')).toContainText('is already used by');
  await page.getByRole('textbox', { name: /^Code/ }).fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Not yet \d+ saved\.$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('DE89370400440532013000');
});

test('an EDITOR keeps providers, but neither their bank nor their status', async ({ page }) => {
  await signIn(page, 'EDITOR', '/register/provider');
  const general = page.getByRole('group', { name: 'General' });
  await expect(general.getByText('Candidate')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
  await expect(page.getByText('IBAN')).toHaveCount(0);
  const name = `By an editor ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Portugal');
  await page.getByRole('button', { name: 'Save provider' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('textbox', { name: 'City' }).fill('Évora');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('Évora')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
});

test('an ADMIN sees no bank of a provider', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const { rows } = await call<{ rows: Saved[] }>(page, 'POST', '/provider/get-grid', { pageSize: 1 });
  await page.goto(`/register/provider/${rows[0]?.id}`);
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveCount(0);
});

test('a guest has a list of providers with names alone, and makes none', async ({ page }) => {
  await signIn(page, 'GUEST', '/register/providers');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Providers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New provider' })).toHaveCount(0);
  await expect(main.getByText(/provider/i).first()).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
  await page.goto('/register/provider');
  await expect(page.getByRole('button', { name: 'Save provider' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'New provider' })).toBeVisible();
  await expectAccessible(page);
});
