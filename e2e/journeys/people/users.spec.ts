import errors from '@mandate/contract/locales/en/error.json' with { type: 'json' };
import type { Browser, Page } from '@playwright/test';
import { call, expect, expectAccessible, signIn, test } from '../../test.ts';

const password = 'Four words nobody guesses 4711';

interface Account {
  id: string;
  version: number;
  email: string;
}

/** A user made beside the screens, who may sign in at once. */
async function userOf(page: Page, fullName: string, role = 'EDITOR'): Promise<Account> {
  const email = `${fullName.toLowerCase().replace(/\W+/g, '.')}.${Date.now()}@firm.example`;
  return call<Account>(page, 'POST', '/account/save', { fullName, email, role, password });
}

async function fillSignIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The projects as a user sees them in a browser of their own. */
async function elsewhere(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/session/signin');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  return page;
}

test('a user is invited, follows the link, chooses a password and signs in', async ({ page, browser, baseURL }) => {
  await signIn(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('link', { name: 'New user' }).click();
  const email = `nora.${Date.now()}@firm.example`;
  await page.getByRole('textbox', { name: 'Full name' }).fill('Nora Ekwall');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('EDITOR');
  await expect(page.getByRole('checkbox', { name: 'See rates and prices' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'See personal data' }).check();
  await expect(page.getByText('Set for this user')).toBeVisible();
  await page.getByRole('button', { name: 'Save user' }).click();

  const told = page.getByRole('dialog', { name: 'Invitation for Nora Ekwall' });
  const link = await told.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toContain('/session/reset-password#');
  await expect(told).toContainText('Valid until');
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Copy' }).click();
  await expect(told.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.keyboard.press('Escape');
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('Invited').first()).toBeVisible();

  // It is told once: neither another look nor a new start of the page brings it back.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'Nora Ekwall' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nora Ekwall');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const invited = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await invited.newPage();
  await other.goto(new URL(link).pathname + new URL(link).hash);
  const fields = other.getByRole('textbox', { name: /password/i });
  await fields.first().fill(password);
  await fields.last().fill(password);
  await other.getByRole('button', { name: 'Save password' }).click();
  await other.waitForURL(/\/session\/signin/);
  await fillSignIn(other, email, password);
  await expect(other.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await invited.close();
});

test('nothing typed is lost while a user is being saved, and the cover over the page goes even when the server fails', async ({
  page,
}) => {
  await signIn(page, 'SA', null);
  const name = `Renamed User ${Date.now()}`;
  const { id } = await userOf(page, 'Walked User');
  await page.goto(`/register/user/${id}`);
  const fullName = page.getByRole('textbox', { name: 'Full name' });
  await fullName.fill(name);

  let isFailing = false;
  const letGo = Promise.withResolvers<void>();
  await page.route('**/account/save', async (route) => {
    if (isFailing) return route.fulfill({ status: 503 });
    // What the product keeps of whoever looks is sent by the same call; a body the browser does not show is taken for the one that is meant.
    if (route.request().postData()?.includes(id) ?? true) await letGo.promise;
    return route.continue();
  });

  // The page is covered until the reply comes. What is typed meanwhile is kept, and Escape takes the cover away.
  const cover = page.getByRole('status').filter({ hasText: /^Loading$/ });
  await page.keyboard.press('Control+s');
  await expect(cover).toBeVisible();
  await expect(cover).toBeInViewport({ ratio: 1 });
  await expect(fullName).toBeFocused();
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect(cover).toHaveCount(0);
  letGo.resolve();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(fullName).toHaveValue(`${name}!`);

  // It goes with the reply, also of a server that failed.
  isFailing = true;
  await page.keyboard.press('Control+s');
  await expect(page.getByText(errors.serverError).first()).toBeVisible();
  isFailing = false;
  await expect(page.locator('body > [role=status]')).toHaveCount(0);
});

test('a password reset shows a one-time password once and ends every session of the user', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', null);
  const user = await userOf(page, 'Reset Me');
  const other = await elsewhere(browser, baseURL, user.email);

  await page.goto(`/register/user/${user.id}`);
  await expect(page.getByRole('button', { name: /^End session on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reset password' }).click();
  const asked = page.getByRole('dialog', { name: 'Reset the password of Reset Me?' });
  await expect(asked.getByRole('button', { name: 'Keep password' })).toBeFocused();
  await asked.getByRole('button', { name: 'Reset password' }).click();
  const told = page.getByRole('dialog', { name: 'One-time password for Reset Me' });
  const secret = await told.getByRole('textbox', { name: 'One-time password' }).inputValue();
  expect(secret).toHaveLength(20);
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();

  await other.getByRole('link', { name: 'Customers' }).click();
  await other.waitForURL(/\/session\/signin/);
  await other.context().close();
});

test('a disabled user is refused with the very next call', async ({ page, browser, baseURL }) => {
  await signIn(page, 'SA', null);
  const user = await userOf(page, 'Stop Me');
  const other = await elsewhere(browser, baseURL, user.email);

  await page.goto(`/register/user/${user.id}`);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('disabled');
  await page.getByRole('button', { name: 'Save user' }).click();
  await expect(page.getByText('Stop Me saved.')).toBeVisible();

  await other.getByRole('link', { name: 'Customers' }).click();
  await other.waitForURL(/\/session\/signin/);
  await fillSignIn(other, user.email, password);
  await expect(other.getByText(/do not match/).first()).toBeVisible();
  await other.context().close();
});

test('one session of a user can be ended while the others stay', async ({ page, browser, baseURL }) => {
  await signIn(page, 'SA', null);
  const user = await userOf(page, 'Two Places');
  const places = [await elsewhere(browser, baseURL, user.email), await elsewhere(browser, baseURL, user.email)];
  await page.goto(`/register/user/${user.id}`);
  const ends = page.getByRole('button', { name: /^End session on/ });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await expect(ends).toHaveCount(1);
  const ended = await Promise.all(
    places.map(async (place) => {
      await place.getByRole('link', { name: 'Customers' }).click();
      const stays = place
        .getByText(/\d customers/)
        .first()
        .waitFor()
        .then(() => false);
      return Promise.race([stays, place.waitForURL(/\/session\/signin/).then(() => true)]);
    }),
  );
  expect(ended.sort()).toEqual([false, true]);
  for (const place of places) await place.context().close();
});

test('a user opens from the row of the list while the whole record is still loading', async ({ page }) => {
  await signIn(page, 'ADMIN', null);
  const letCome = Promise.withResolvers<void>();
  await page.route('**/account/get-by-id/**', async (route) => {
    await letCome.promise;
    await route.continue();
  });
  await page.goto('/register/users');
  await page.getByRole('main').getByRole('link', { name: 'Ada Ørnfeldt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Ørnfeldt' })).toBeVisible();
  await expect(page.getByText(/This is your own account/)).toBeVisible();
  letCome.resolve();
  await expect(page.locator('[inert]')).toHaveCount(0);
});
