import { call, expect, expectFit, signIn, test } from '../journey.ts';

interface Saved {
  id: string;
  version: number;
}

test('a person is made, changed, deleted, taken back, and restored from the deleted ones', async ({ page }) => {
  await signIn(page, 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Personnels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personnels' })).toBeVisible();
  await page.getByRole('link', { name: 'New personnel' }).click();
  const last = `Sørbye ${Date.now()}`;
  await expect(page.getByRole('heading', { level: 1, name: 'New personnel' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ylva');
  await page.getByRole('textbox', { name: 'Last name' }).fill(last);
  await page.getByRole('textbox', { name: 'Work email' }).fill(`ylva.${Date.now()}@firm.example`);
  await page.getByRole('combobox', { name: 'Employment' }).selectOption('Partner');
  await page.getByRole('button', { name: 'Save personnel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ylva ${last}` })).toBeVisible();

  await page.getByRole('textbox', { name: 'Hours a week' }).fill('32');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('Hours a week')).toBeVisible();

  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete personnel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete personnel' }).click();
    await expect(page.getByText(`Ylva ${last} is deleted.`)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Ylva ${last} is restored.`)).toBeVisible();
  await page.goto(`/register/personnels?search=${encodeURIComponent(last)}`);
  await page.getByRole('link', { name: `Ylva ${last}` }).click();
  await expect(page.getByRole('textbox', { name: 'Hours a week' })).toHaveValue('32');
  await remove();
  await page.goto(`/register/personnels?deleted=only&search=${encodeURIComponent(last)}`);
  await page.getByRole('button', { name: `Restore Ylva ${last}` }).click();
  await expect(page.getByText(`Ylva ${last} is restored.`)).toBeVisible();
});

test('a person is linked to a user, and the user leads back to the person', async ({ page }) => {
  await signIn(page);
  const stamp = Date.now();
  const person = await call<Saved>(page, 'POST', '/personnel/save', {
    firstName: 'Linked',
    lastName: `Person ${stamp}`,
    workEmail: `linked.${stamp}@firm.example`,
  });
  const user = await call<Saved>(page, 'POST', '/account/save', {
    fullName: `Login ${stamp}`,
    email: `login.${stamp}@firm.example`,
    role: 'GUEST',
  });
  await page.goto(`/register/user/${user.id}`);
  await expect(page.getByText(/Linked to no person/)).toBeVisible();
  await page.goto(`/register/personnel/${person.id}`);
  const login = page.getByRole('combobox', { name: /^User/ });
  await login.fill(`Login ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Login ${stamp}`) }).click();
  await page.getByRole('button', { name: 'Save personnel' }).click();
  await expect(page.getByText(`Linked Person ${stamp} is saved.`)).toBeVisible();
  await page.goto(`/register/user/${user.id}`);
  await page.getByRole('link', { name: `Linked Person ${stamp}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Linked Person ${stamp}` })).toBeVisible();
});

test('an EDITOR reads the people without their personal data', async ({ page }) => {
  await signIn(page, 'EDITOR');
  await page.goto('/register/personnels');
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader', { name: 'Employment' })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Hired on' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New personnel' })).toHaveCount(0);
  await main.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByText('You can read this record.', { exact: false })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'History' })).toBeVisible();
});

test('the people and one of them fit every window, light and dark', async ({ page }) => {
  await signIn(page);
  await page.goto('/register/personnels?search=Edda');
  await expect(page.getByRole('link', { name: 'Edda Quillner' })).toBeVisible();
  await expectFit(page, [1440, 320]);
  await page.getByRole('link', { name: 'Edda Quillner' }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expectFit(page, [1440, 320]);
});
