import { password } from '../../setup/start-product.ts';
import { expect, expectAccessible, goWithin, signIn, test } from '../../test.ts';

test('a person signs in with the keyboard alone and signs out again', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/session\/signin$/);
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('sa@mandate.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/projects$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Super administrator/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/session\/signin$/);
  await page.goto('/register/customers');
  await expect(page).toHaveURL(/\/session\/signin$/);
});

test('a wrong password is reported under the form and in a toast', async ({ page }) => {
  await page.goto('/session/signin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Email' }).fill('sa@mandate.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'do not match' })).toHaveCount(2);
  await expectAccessible(page);
});

test('after signing in, a person is where they wanted to go', async ({ page }) => {
  await page.goto('/register/customers?search=a&sort=-name');
  await expect(page).toHaveURL(/\/session\/signin$/);
  await page.getByRole('textbox', { name: 'Email' }).fill('sa@mandate.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/register\/customers\?search=a&sort=-name$/);
});

test('a session survives a reload, and without remember me ends with the tab', async ({ page, context }) => {
  await page.goto('/session/signin');
  await page.getByRole('checkbox', { name: /Remember me/ }).uncheck();
  await page.getByRole('textbox', { name: 'Email' }).fill('sa@mandate.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other).toHaveURL(/\/session\/signin$/);
});

test('a guest sees the projects they are a member of and cannot create one', async ({ page }) => {
  await signIn(page, 'GUEST');
  await expect(page.getByText('3 projects').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(0);
});

test('an unknown address shows the page that says so', async ({ page }) => {
  await signIn(page, 'SA', '/no/such/page');
  await expect(page).toHaveURL(/\/session\/404$/);
  const picture = page.getByAltText('A stack of project cards with one missing');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(280);
  await page
    .getByRole('link', { name: 'Back to dashboard' })
    .or(page.getByRole('button', { name: 'Back to dashboard' }))
    .click();
  await expect(page).toHaveURL(/\/home\/projects$/);
});

test('who went astray and comes back to a page that was there before is brought to its title', async ({ page }) => {
  await signIn(page, 'SA', '/home/drafts');
  const drafts = page.getByRole('heading', { level: 1, name: 'Drafts' });
  await expect(drafts).toBeVisible();
  // A page that does not exist has no frame, so the frame comes anew, together with the page.
  await goWithin(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeFocused();
  await goWithin(page, '/home/drafts');
  await expect(drafts).toBeFocused();
});
