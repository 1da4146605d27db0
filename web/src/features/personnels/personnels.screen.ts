import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectRemovable } from '../../../testing/expect-removable.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

test('a person is made, changed, deleted, brought back, and restored from the deleted ones', async () => {
  await visit('/home/projects', 'ADMIN');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Personnels' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Personnels' })).toBeVisible();
  await page.getByRole('link', { name: 'New person' }).click();
  const last = `Sørbye ${Date.now()}`;
  await expect.element(page.getByRole('heading', { level: 1, name: 'New person' })).toBeVisible();
  await press('Control+s');
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'First name' }).fill('Ylva');
  await page.getByRole('textbox', { name: 'Last name' }).fill(last);
  await page.getByRole('textbox', { name: 'Work email' }).fill(`ylva.${Date.now()}@firm.example`);
  await page.getByRole('combobox', { name: 'Employment' }).selectOptions('Partner');
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Ylva ${last}` })).toBeVisible();

  await page.getByRole('textbox', { name: 'Hours per week' }).fill('32');
  await press('Control+s');
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('Hours per week')).toBeVisible();

  await expectRemovable('person', '/register/personnels', `Ylva ${last}`);
});

test('a freelancer needs a provider, and a person can be given a place to work from', async () => {
  const stamp = Date.now();
  await call('POST', '/provider/save', { name: `Supply ${stamp}`, countryCode: 'IT' });
  await visit('/register/personnel', 'ADMIN');
  await page.getByRole('textbox', { name: 'First name' }).fill('Frei');
  await page.getByRole('textbox', { name: 'Last name' }).fill(`Lanz ${stamp}`);
  await page.getByRole('textbox', { name: 'Work email' }).fill(`frei.${stamp}@firm.example`);
  await expect.element(page.getByRole('combobox', { name: /^Provider/ })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Employment' }).selectOptions('Freelancer');
  await press('Control+s');
  const provider = page.getByRole('combobox', { name: 'Provider' });
  await expect.element(provider).toHaveAttribute('aria-invalid', 'true');
  await provider.fill(`Supply ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Supply ${stamp}`) }).click();
  await page.getByRole('combobox', { name: /^Seniority/ }).selectOptions('Senior');
  await page.getByRole('combobox', { name: /^Works from/ }).fill('Bureau');
  await page.getByRole('option', { name: /Bureau Lyon/ }).click();
  await page.getByRole('textbox', { name: /^Left on/ }).fill('2001-01-01');
  await press('Control+s');
  await expect.element(page.getByText('The end date cannot be before the start date.').last()).toBeVisible();
  await page.getByRole('textbox', { name: /^Left on/ }).fill('');
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name: `Frei Lanz ${stamp}` })).toBeVisible();
  await visit(`/register/personnels?search=${stamp}`);
  await expect.element(page.getByRole('row', { name: new RegExp(`Frei Lanz ${stamp}`) })).toMatchTextContent('Senior');
});

test('a person is linked to a user, and the user leads back to the person', async () => {
  const stamp = Date.now();
  const person = await call<Saved>('POST', '/personnel/save', {
    firstName: 'Linked',
    lastName: `Person ${stamp}`,
    workEmail: `linked.${stamp}@firm.example`,
  });
  const user = await call<Saved>('POST', '/account/save', {
    fullName: `Login ${stamp}`,
    email: `login.${stamp}@firm.example`,
    role: 'GUEST',
  });
  await visit(`/register/user/${user.id}`);
  await expect.element(page.getByText(/Not linked to a person/)).toBeVisible();
  await visit(`/register/personnel/${person.id}/edit`);
  const login = page.getByRole('combobox', { name: /^User/ });
  await login.fill(`Login ${stamp}`);
  await page.getByRole('option', { name: new RegExp(`Login ${stamp}`) }).click();
  await page.getByRole('button', { name: 'Save person' }).click();
  await expect.element(page.getByText(`Linked Person ${stamp} saved.`)).toBeVisible();
  await visit(`/register/user/${user.id}`);
  await page.getByRole('link', { name: `Linked Person ${stamp}` }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `Linked Person ${stamp}` })).toBeVisible();
});

test('an EDITOR sees people without their personal data', async () => {
  await visit('/register/personnels', 'EDITOR');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('columnheader', { name: 'Employment' })).toBeVisible();
  await expect.element(main.getByRole('columnheader', { name: 'Hired on' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'New person' })).not.toBeInTheDocument();
  await main.getByRole('grid').getByRole('link').first().click();
  await expect.element(page.getByRole('tab', { name: 'History' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Edit', exact: true })).not.toBeInTheDocument();
  await expect.element(main.getByText('Login')).not.toBeInTheDocument();
});
