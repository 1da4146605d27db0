import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type Product, password } from '../../setup/start-product.ts';
import { expect, expectAccessible, test } from '../../test.ts';

interface SignedIn {
  accessToken: string;
  refreshToken: string;
}

/** Signs in without a page. */
async function tokens(request: APIRequestContext, email: string, secret = password): Promise<SignedIn> {
  const data = { username: email, password: secret };
  const reply = await request.post('/account/verify-account', { data });
  return (await reply.json()).data;
}

/** Makes somebody with an account of their own, whom no other journey meets. @returns the email */
async function newcomer(request: APIRequestContext, role: 'EDITOR' | 'GUEST' = 'EDITOR'): Promise<string> {
  const { accessToken } = await tokens(request, 'sa@mandate.example');
  const email = `profile-${crypto.randomUUID()}@mandate.example`;
  const data = { fullName: 'Nora Newcomer', email, role, password };
  const headers = { Authorization: `Bearer ${accessToken}` };
  expect((await request.post('/account/save', { data, headers })).status()).toBe(200);
  return email;
}

/** The projects as somebody sees them who is signed in on a device of their own. */
async function enter(browser: Browser, product: Product, request: APIRequestContext, email: string) {
  const signedIn = { ...(await tokens(request, email)), rememberMe: 'true' };
  const localStorage = ['accessToken', 'refreshToken', 'rememberMe'].map((name) => ({
    name,
    value: signedIn[name as keyof typeof signedIn],
  }));
  const origin = product.address;
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Europe/Rome', storageState });
  const page = await context.newPage();
  await page.goto('/home/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  return page;
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /EDITOR|GUEST/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
}

/** Expects the projects as somebody sees them who wants German dates and figures, dense rows and the dark scheme. */
async function expectProjectsAsChosen(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Of a currency with decimals.
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('time'), hasText: 'EUR' })
    .first();
  await expect(row.locator('time').first()).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  await expect(row).toContainText(/\d,\d\d/);
  await expect(row).not.toContainText(/\d\.\d\d\s*[A-Z]{3}/);
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(32);
}

test('preferences take effect at once, and still after a reload and on the next device', async ({
  request,
  browser,
  product,
}) => {
  const email = await newcomer(request);
  const mine = await enter(browser, product, request, email);
  await openProfile(mine);
  await expect(mine.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Profile');
  await mine.getByRole('textbox', { name: 'Full name' }).fill('Nora Byron');
  await mine.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await mine.getByRole('combobox', { name: 'Date format' }).selectOption('dd.MM.yyyy');
  await mine.getByRole('combobox', { name: 'Number format' }).selectOption('1.234,56');
  await mine.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await mine.getByRole('combobox', { name: 'Density' }).selectOption('compact');
  await expect(mine.getByText('6 unsaved changes')).toBeVisible();
  await mine.getByRole('button', { name: /Save profile/ }).click();
  await expect(mine.getByText('Nora Byron saved.')).toBeVisible();
  await expect(mine.getByRole('button', { name: /Nora Byron/ })).toBeVisible();
  await expect(mine.getByRole('list', { name: 'Sessions' }).locator('time').first()).toHaveText(/^\d\d\.\d\d\.\d{4}, /);

  const asked = mine.waitForRequest('**/customer/get-grid');
  await mine.getByRole('link', { name: 'Customers' }).first().click();
  expect((await asked).headers()['x-time-zone']).toBe('Asia/Tokyo');
  await mine.getByRole('link', { name: 'Projects' }).first().click();
  await expectProjectsAsChosen(mine);
  await mine.reload();
  await expectProjectsAsChosen(mine);

  const next = await enter(browser, product, request, email);
  await expectProjectsAsChosen(next);
  await expect(next.getByRole('button', { name: /Nora Byron/ })).toBeVisible();
  await mine.context().close();
  await next.context().close();
});

test('the appearance chosen in the menu is there on the next device', async ({ request, browser, product }) => {
  const email = await newcomer(request);
  const mine = await enter(browser, product, request, email);
  await expect(mine.locator('html')).toHaveAttribute('data-theme', 'light');
  await mine.getByRole('button', { name: /Nora Newcomer/ }).click();
  const saved = mine.waitForResponse('**/account/save');
  await mine.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(mine.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await saved).status()).toBe(200);
  const next = await enter(browser, product, request, email);
  await expect(next.locator('html')).toHaveAttribute('data-theme', 'dark');
  await mine.context().close();
  await next.context().close();
});

test('a new password signs every other place out and keeps this one, with what was typed', async ({
  request,
  browser,
  product,
}) => {
  const email = await newcomer(request);
  const mine = await enter(browser, product, request, email);
  const other = await enter(browser, product, request, email);
  await openProfile(mine);
  const fill = async (current: string, fresh: string, again: string) => {
    await mine.getByLabel('Current password').fill(current);
    await mine.getByLabel('New password', { exact: true }).fill(fresh);
    await mine.getByLabel('Confirm new password').fill(again);
    await mine.getByRole('button', { name: 'Change password' }).click();
  };
  const fresh = 'quarrel lantern sprocket 91';
  await fill(password, fresh, `${fresh}!`);
  await expect(mine.getByText('The passwords do not match.')).toBeVisible();
  await expect(mine.getByLabel('Confirm new password')).toBeFocused();
  await fill('not the password', fresh, fresh);
  await expect(mine.getByText('The current password is not right.').first()).toBeVisible();
  await expect(mine.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await fill(password, 'password1', 'password1');
  await expect(mine.getByText('Choose a longer or less common password.').first()).toBeVisible();
  await expect(mine.getByLabel('New password', { exact: true })).toBeFocused();
  await expectAccessible(mine);
  await mine.getByRole('textbox', { name: 'Full name' }).fill('Not saved yet');
  await fill(password, fresh, fresh);
  await expect(mine.getByText(/Password changed/)).toBeVisible();
  await expect(mine.getByRole('textbox', { name: 'Full name' })).toHaveValue('Not saved yet');
  await mine.getByRole('button', { name: 'Discard changes' }).click();
  await expect(mine.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);

  await mine.getByRole('link', { name: 'Projects' }).first().click();
  await expect(mine.getByRole('row').nth(1)).toBeVisible();
  await mine.reload();
  await expect(mine.getByRole('row').nth(1)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await tokens(request, email)) ?? null).toBeNull();
  expect(await tokens(request, email, fresh)).toHaveProperty('accessToken');
  for (const each of [mine, other]) await each.context().close();
});

test('a person ends one session elsewhere, then all others', async ({ request, browser, product }) => {
  const email = await newcomer(request);
  const mine = await enter(browser, product, request, email);
  const others = [await enter(browser, product, request, email), await enter(browser, product, request, email)];
  await openProfile(mine);
  const rows = mine.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This session');
  await expect(rows.first().getByRole('button')).toHaveText('Sign out');
  await rows.nth(1).getByRole('button').click();
  await expect(rows).toHaveCount(2);
  await mine.getByRole('button', { name: 'End the other session' }).click();
  await expect(rows).toHaveCount(1);
  for (const other of others) {
    await other.reload();
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await other.context().close();
  }
  await mine.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(mine.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await mine.context().close();
});
