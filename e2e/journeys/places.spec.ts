import { call, expect, signIn, test } from '../journey.ts';
import { expectRemovable } from '../removal.ts';

interface Saved {
  id: string;
  version: number;
}

test('a place is made with its owner, changed, deleted, taken back and restored', async ({ page }) => {
  await signIn(page);
  const stamp = Date.now();
  const customer = await call<Saved>(page, 'POST', '/customer/save', { name: `Owner ${stamp}` });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click();
  await page.getByRole('link', { name: 'New place' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Site ${stamp}`);
  await page.keyboard.press('Control+s');
  const owner = page.getByRole('combobox', { name: 'Customer' });
  await expect(owner).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: 'General' }).getByText('This field is required.')).toBeVisible();
  await owner.fill(`Owner ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`^Owner ${stamp}`) }).click();
  await page.getByRole('textbox', { name: /^City/ }).fill('Aarhus');
  await page.getByRole('button', { name: 'Save place' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Site ${stamp}` })).toBeVisible();
  await page.getByRole('textbox', { name: /^Access/ }).fill('Ring at the second door.');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('Access')).toBeVisible();
  const stored = await call<{ customerId: string; city: string }>(
    page,
    'GET',
    `/place/get-by-id/${page.url().split('/').at(-1)}`,
  );
  expect(stored).toMatchObject({ customerId: customer.id, city: 'Aarhus' });
  await expectRemovable(page, 'place', '/register/places', `Site ${stamp}`);
});

test('who goes on typing while a new place is saved stays in the same field', async ({ page }) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now();
  await page.goto('/register/place');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Venue');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(`Hall ${stamp}`);
  const field = await name.elementHandle();
  await page.keyboard.press('Control+s');
  await name.press('End');
  await name.pressSequentially(' North', { delay: 60 });
  await expect(page.getByRole('heading', { level: 1, name: `Hall ${stamp}` })).toBeVisible();
  await expect(page).toHaveURL(/\/place\/[0-9a-f-]{36}$/);
  await expect.poll(() => field?.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(name).toHaveValue(`Hall ${stamp} North`);
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});

test('the kind of a place decides whose it is and whether it has an address', async ({ page }) => {
  await signIn(page, 'EDITOR', '/register/place');
  const kind = page.getByRole('combobox', { name: 'Kind' });
  await page.getByRole('textbox', { name: /^City/ }).fill('Turin');
  await kind.selectOption('Provider site');
  await expect(page.getByRole('combobox', { name: 'Provider' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveCount(0);
  await kind.selectOption('Remote');
  await expect(page.getByText('A remote place has no address.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^City/ })).toHaveCount(0);
  await kind.selectOption('Venue');
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Turin');
});

test('two sites of one customer do not share a name', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const stamp = Date.now();
  const customer = await call<Saved>(page, 'POST', '/customer/save', { name: `Twice ${stamp}` });
  const site = { kind: 'customerSite', customerId: customer.id };
  await call(page, 'POST', '/place/save', { ...site, name: 'First floor' });
  const second = await call<Saved>(page, 'POST', '/place/save', { ...site, name: 'Second floor' });
  await page.goto(`/register/place/${second.id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First floor');
  await page.keyboard.press('Control+s');
  await expect(
    page.getByRole('group', { name: 'General' }).getByText('"First floor" is already used by First floor.'),
  ).toBeVisible();
});

test('an EDITOR keeps places and deletes none, a GUEST reads where they are', async ({ page, browser }) => {
  await signIn(page, 'EDITOR', '/register/places?search=Bureau');
  await page.getByRole('link', { name: 'Bureau Lyon' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEditable();
  await expect(page.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0);

  const guest = await browser.newPage();
  await signIn(guest, 'GUEST', '/register/places?search=Bureau');
  await expect(guest.getByRole('link', { name: 'New place' })).toHaveCount(0);
  await expect(guest.getByRole('columnheader', { name: 'Customer' })).toHaveCount(0);
  await guest.getByRole('link', { name: 'Bureau Lyon' }).click();
  await expect(guest.getByText('You can view this record,', { exact: false })).toBeVisible();
  await expect(guest.getByRole('group', { name: 'Address' }).getByText('Lyon', { exact: true })).toBeVisible();
  for (const name of ['Visiting', 'Tags', 'History']) await expect(guest.getByRole('group', { name })).toHaveCount(0);
  await guest.close();
});
