import { call, expect, expectAccessible, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  code: string;
  version: number;
}

test('an incomplete provider shows at each field what to correct', async ({ page }) => {
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
