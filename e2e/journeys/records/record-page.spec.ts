import { call, expect, expectAccessible, openForm, signIn, test } from '../../test.ts';

type Saved = { id: string; version: number };

test('who calls on Friday at a customer, on a phone, is two acts away: open the customer, tap Call', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'SA', null);
  const name = `Called On Friday ${Date.now()}`;
  const contacts = [{ firstName: 'Elise', lastName: 'Hartwich', phone: '+492215550140', isPrimary: true }];
  const place = { addressLine1: 'Am Lindenhof 12', city: 'Köln', countryCode: 'DE' };
  await call(page, 'POST', '/customer/save', { name, contacts, ...place });
  await page.goto(`/register/customers?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  const reach = page.getByRole('link', { name: 'Call Elise Hartwich' });
  await expect(reach).toHaveAttribute('href', 'tel:+492215550140');
  await expect(reach).toBeInViewport();
  // The first row, and a finger hits it.
  const box = await reach.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const map = page.getByRole('link', { name: 'Map', exact: true });
  await expect(map).toHaveAttribute('href', /openstreetmap\.org\/search\?query=Am\+Lindenhof\+12/);
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('unsaved work is told of on the page of its record, and goes on from there', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name: `Left Open ${Date.now()}` });
  await page.goto(`/register/customer/${id}`);
  await openForm(page);
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Half a name that was not finished');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`/register/customer/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Legal name' })).toHaveValue('Half a name that was not finished');
  await page.getByRole('button', { name: 'Discard changes' }).click();
});

test('Back from the form leads to the page, and Back from there to the list, also after a save', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `Way Back ${Date.now()}`;
  await call(page, 'POST', '/customer/save', { name });
  await page.goto(`/register/customers?search=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name }).click();
  await openForm(page);
  await page.goBack();
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await openForm(page);
  await main.getByRole('textbox', { name: /^City/ }).fill('Asti');
  await main.getByRole('button', { name: 'Save customer' }).click();
  await expect(main.getByText('Asti').first()).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('link', { name })).toBeFocused();
});

test('a printed customer shows what is known of it and nothing that is pressed', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `On Paper ${Date.now()}`;
  const contacts = [{ firstName: 'Elise', lastName: 'Hartwich', phone: '+492215550140', isPrimary: true }];
  const { id } = await call<Saved>(page, 'POST', '/customer/save', { name, legalName: 'On Paper AG', contacts });
  await page.goto(`/register/customer/${id}`);
  await expect(page.getByRole('region', { name: 'Contacts' })).toContainText('Elise Hartwich');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('On Paper AG')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contacts' })).toBeVisible();
  for (const name of ['Edit', 'New project']) await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
});
