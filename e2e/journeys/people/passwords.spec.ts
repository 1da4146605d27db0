import { randomBytes } from 'node:crypto';
import type { OneTimePassword } from '@mandate/contract/access/session.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../test.ts';

/** Makes a user by the calls of a signed-in administrator. */
async function invite(admin: Page, fullName: string) {
  const email = `user-${randomBytes(5).toString('hex')}@mandate.example`;
  type Saved = { id: string; invitation: { link: string } };
  const { id, invitation } = await call<Saved>(admin, 'POST', '/account/save', { fullName, email, role: 'EDITOR' });
  return { id, email, link: invitation.link };
}

async function enter(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an invited person chooses a password behind the link, once, and signs in with it', async ({ page, browser }) => {
  await signIn(page);
  const { email, link } = await invite(page, 'Nadia Novak');
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/session\/reset-password$/);
  await guest.getByRole('textbox', { name: 'New password' }).fill('winter orchard copper 9');
  await guest.getByRole('textbox', { name: 'Confirm password' }).fill('winter orchard copper 8');
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(guest.getByText('The passwords do not match.')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Confirm password' }).fill('winter orchard copper 9');
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(guest).toHaveURL(/\/session\/signin$/);
  await expect(guest.getByRole('status').filter({ hasText: 'Password set.' })).toBeVisible();
  await enter(guest, email, 'winter orchard copper 9');
  await expect(guest.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();

  const late = await other.newPage();
  await late.goto(link);
  await late.getByRole('textbox', { name: 'New password' }).fill('winter orchard copper 9');
  await late.getByRole('textbox', { name: 'Confirm password' }).fill('winter orchard copper 9');
  await late.getByRole('button', { name: 'Save password' }).click();
  await expect(late.getByRole('main').getByText('This link has expired or was already used.')).toBeVisible();
  await expect(late.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expectAccessible(late);
  await other.close();
});

test('a password link without its token says so and leads on', async ({ page }) => {
  await page.goto('/session/reset-password');
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/session\/forgot-password$/);
});

test('the answer to a forgotten password is the same for every address', async ({ page }) => {
  await page.goto('/session/signin');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  for (const email of ['sa@mandate.example', 'nobody@mandate.example']) {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('ask an administrator');
  }
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/session\/signin$/);
});

test('a person with a one-time password has to choose their own before anything else', async ({ page, browser }) => {
  await signIn(page);
  const { id, email } = await invite(page, 'Omar Oddsson');
  const { oneTimePassword } = await call<OneTimePassword>(page, 'PUT', '/account/reset-password', { id });
  const other = await browser.newContext();
  const person = await other.newPage();
  await person.goto('/register/customers?search=a');
  await enter(person, email, oneTimePassword);
  await expect(person.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(person.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(person);
  for (const width of [390, 320]) {
    await person.setViewportSize({ width, height: 800 });
    await person.emulateMedia({ colorScheme: width === 320 ? 'dark' : 'light' });
    await expectAccessible(person);
    await expectNoSidewaysScroll(person);
  }
  await person.goto('/home/projects');
  await expect(person.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await person.getByRole('textbox', { name: 'Current one-time password' }).fill('not the one that was told');
  await person.getByRole('textbox', { name: 'New password' }).fill('summer meadow silver 5');
  await person.getByRole('textbox', { name: 'Confirm password' }).fill('summer meadow silver 5');
  await person.getByRole('button', { name: 'Save password' }).click();
  await expect(
    person.getByRole('alert').filter({ hasText: 'The current password is not right.' }).first(),
  ).toBeVisible();
  await expect(person.getByRole('textbox', { name: 'New password' })).toHaveValue('summer meadow silver 5');
  await person.getByRole('textbox', { name: 'Current one-time password' }).fill(oneTimePassword);
  await person.getByRole('button', { name: 'Save password' }).click();
  await expect(person.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await person.reload();
  await expect(person.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await other.close();
});

test('an action that needs the password again asks for it and then goes on by itself', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id } = await invite(page, 'Paula Prager');
  let isAsked = false;
  // As ten minutes after the sign-in.
  await page.route('**/account/reset-password', async (route) => {
    if (isAsked) return route.continue();
    isAsked = true;
    return route.fulfill({
      status: 403,
      json: {
        result: 'error',
        data: null,
        alerts: [],
        errorMessage: 'Confirm your password to continue.',
        errorCode: 'reauthNeeded',
        requestId: 'r',
      },
    });
  });
  await page.goto(`/register/user/${id}`);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm your password' });
  await question.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('The current password is not right.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('textbox', { name: 'Password' }).fill('a password for journeys 7');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText(/[A-Za-z0-9]{20}|-/);
});
