import { call, expect, signIn, test } from '../journey.ts';
import { expectRemovable } from '../removal.ts';

interface Saved {
  id: string;
  version: number;
}

test('a person is made, changed, deleted, taken back, and restored from the deleted ones', async ({ page }) => {
  await signIn(page, 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Personnels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personnels' })).toBeVisible();
  await page.getByRole('link', { name: 'New person' }).click();
  const last = `Sørbye ${Date.now()}`;
  await expect(page.getByRole('heading', { level: 1, name: 'New person' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ylva');
  await page.getByRole('textbox', { name: 'Last name' }).fill(last);
  await page.getByRole('textbox', { name: 'Work email' }).fill(`ylva.${Date.now()}@firm.example`);
  await page.getByRole('combobox', { name: 'Employment' }).selectOption('Partner');
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ylva ${last}` })).toBeVisible();

  await page.getByRole('textbox', { name: 'Hours per week' }).fill('32');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('group', { name: 'History' }).getByText('Hours per week')).toBeVisible();

  await expectRemovable(page, 'person', '/register/personnels', `Ylva ${last}`);
});

test('a freelancer names the provider and anybody where they work from', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const stamp = Date.now();
  await call(page, 'POST', '/provider/save', { name: `Supply ${stamp}`, countryCode: 'IT' });
  await page.goto('/register/personnel');
  await page.getByRole('textbox', { name: 'First name' }).fill('Frei');
  await page.getByRole('textbox', { name: 'Last name' }).fill(`Lanz ${stamp}`);
  await page.getByRole('textbox', { name: 'Work email' }).fill(`frei.${stamp}@firm.example`);
  await expect(page.getByRole('combobox', { name: /^Provider/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Employment' }).selectOption('Freelancer');
  await page.keyboard.press('Control+s');
  const provider = page.getByRole('combobox', { name: 'Provider' });
  await expect(provider).toHaveAttribute('aria-invalid', 'true');
  await provider.fill(`Supply ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Supply ${stamp}`) }).click();
  await page.getByRole('combobox', { name: /^Seniority/ }).selectOption('Senior');
  await page.getByRole('combobox', { name: /^Works from/ }).fill('Bureau');
  await page.getByRole('option', { name: /Bureau Lyon/ }).click();
  await page.getByRole('textbox', { name: /^Left on/ }).fill('2001-01-01');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The end date cannot be before the start date.').last()).toBeVisible();
  await page.getByRole('textbox', { name: /^Left on/ }).fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: `Frei Lanz ${stamp}` })).toBeVisible();
  await page.goto(`/register/personnels?search=${stamp}`);
  await expect(page.getByRole('row', { name: new RegExp(`Frei Lanz ${stamp}`) })).toContainText('Senior');
});

test('a person is linked to a user, and the user leads back to the person', async ({ page }) => {
  await signIn(page, 'SA', null);
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
  await expect(page.getByText(/Not linked to a person/)).toBeVisible();
  await page.goto(`/register/personnel/${person.id}`);
  const login = page.getByRole('combobox', { name: /^User/ });
  await login.fill(`Login ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Login ${stamp}`) }).click();
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect(page.getByText(`Linked Person ${stamp} saved.`)).toBeVisible();
  await page.goto(`/register/user/${user.id}`);
  await page.getByRole('link', { name: `Linked Person ${stamp}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Linked Person ${stamp}` })).toBeVisible();
});

test('an EDITOR reads the people without their personal data', async ({ page }) => {
  await signIn(page, 'EDITOR', '/register/personnels');
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader', { name: 'Employment' })).toBeVisible();
  await expect(main.getByRole('columnheader', { name: 'Hired on' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New person' })).toHaveCount(0);
  await main.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByText('You can view this record,', { exact: false })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'History' })).toBeVisible();
});
