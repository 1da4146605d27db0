import { randomBytes } from 'node:crypto';
import { expect, expectAccessible, test } from '../../test.ts';

const newEmail = () => `stranger-${randomBytes(5).toString('hex')}@mandate.example`;

test('a stranger signs up, is signed in and goes to the start page', async ({ page }) => {
  await page.goto('/session/signin');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/session\/signup$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Stella Strand');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('quiet harbour lantern 42');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('quiet harbour lantern 42');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/home\/projects$/);
  await expect(page.getByRole('banner').getByRole('button', { name: /Stella Strand/ })).toBeVisible();
  await expect(page.getByText('Ask an administrator').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(0);
  // Remembered: another tab is signed in too.
  const other = await page.context().newPage();
  await other.goto('/home/projects');
  await expect(other.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});

test('a sign-up says at each field what is missing or differs before anything is sent', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/auth/register', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/session/signup');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Stella Strand');
  await page.getByRole('textbox', { name: 'Email' }).fill('stella@mandate');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('quiet harbour lantern 42');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('quiet harbour lantern 43');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await expect(page.getByText('The passwords do not match.')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toBe(0);
});

test('a refused sign-up says why in the form and in a toast, logs it and keeps everything typed', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/session/signup');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Somebody Else');
  await page.getByRole('textbox', { name: 'Email' }).fill('sa@mandate.example');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('quiet harbour lantern 42');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('quiet harbour lantern 42');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This registration is not possible.' })).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Somebody Else');
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveValue('quiet harbour lantern 42');
  expect(logged.filter((line) => line.includes('sign-up failed registrationNotPossible'))).toHaveLength(1);
  expect(logged.join()).not.toContain('lantern');
});

test('a password that is too easy is refused at its field', async ({ page }) => {
  await page.goto('/session/signup');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Stella Strand');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('password');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAccessibleDescription(
    'Choose a longer or less common password.',
  );
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
});
