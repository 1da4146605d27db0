import { expect, signIn, test } from '../journey.ts';

test('an EDITOR reads the lists beside the parameters, a GUEST may not open them', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'EDITOR', '/register/parameters/paymentTerms');
  await page.getByRole('link', { name: '30 days net', exact: true }).click();
  await expect(page.getByText('You can view this record,', { exact: false })).toBeVisible();
  await page.goto('/register/parameters/taxRate');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
  await context.close();

  const other = await browser.newContext();
  const guest = await other.newPage();
  await signIn(guest, 'GUEST', null);
  for (const list of ['taxRates', 'paymentTerms', 'exchangeRates']) {
    await guest.goto(`/register/parameters/${list}`);
    await expect(guest.getByText('You do not have access to this page')).toBeVisible();
  }
  await other.close();
});
