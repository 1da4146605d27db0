import type { Page } from '@playwright/test';
import { password } from '../../setup/start-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs somebody in, and goes to the customers. */
async function enter(page: Page, email: string): Promise<void> {
  const data = { username: email, password, rememberMe: true };
  const session = (await (await page.request.post('/account/verify-account', { data })).json()).data;
  await page.goto('/health/live');
  await page.evaluate(({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => {
    for (const [key, value] of Object.entries({ accessToken, refreshToken, rememberMe: 'true' }))
      localStorage.setItem(key, value);
  }, session);
  await page.goto('/register/customers');
}

/** Makes somebody whose choices no other journey meets. @returns the email */
async function newcomer(page: Page): Promise<string> {
  const data = { username: 'sa@mandate.example', password };
  const session = (await (await page.request.post('/account/verify-account', { data })).json()).data;
  const email = `keys-${crypto.randomUUID()}@mandate.example`;
  const reply = await page.request.post('/account/save', {
    data: { fullName: 'Kay Board', email, role: 'EDITOR', password },
    headers: { Authorization: `Bearer ${session.accessToken}` },
  });
  expect(reply.status()).toBe(200);
  return email;
}

test('shortcuts work where they are shown, letters only while switched on, and none while text is typed', async ({
  page,
  browser,
}) => {
  const email = await newcomer(page);
  await enter(page, email);
  const main = page.getByRole('main');
  const overlay = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const here = (name: string) => overlay.getByRole('region', { name, exact: true });
  await expect(title(page, 'Customers')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();

  // On a list: what it does comes first, with its keys.
  await page.keyboard.press('Shift+?');
  await expect(overlay).toBeVisible();
  await expect(here('On this list')).toContainText(/Next rowJ/);
  await expect(here('On this list')).toContainText('Create a record');
  await expect(here('Everywhere')).toContainText('Show the keyboard shortcuts');
  await expect(here('Go to')).toContainText(/ProjectsGthenP/);
  await expect(overlay.getByRole('heading', { level: 3 }).first()).toHaveText('On this list');
  await expect(overlay.getByRole('heading', { name: 'On records' })).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole('searchbox', { name: 'Search shortcuts' }).fill('preview');
  const found = ['On this list', 'In the preview of a document'];
  await expect(overlay.getByRole('heading', { level: 3 })).toHaveText(found);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();

  // Nothing fires while somebody types.
  await page.keyboard.press('/');
  const search = main.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await page.keyboard.type('gpn?');
  await expect(search).toHaveValue('gpn?');
  await expect(overlay).toBeHidden();
  await search.fill('');
  await expect(main.getByRole('grid').getByRole('row').nth(2)).toBeVisible();

  // Two keys, one after the other, lead to a page; the second is not the list's own.
  await title(page, 'Customers').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(title(page, 'Personnels')).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(title(page, 'Customers')).toBeFocused();

  // In an editor other keys hold.
  await expect(main.getByRole('grid').getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const next = main.getByRole('link', { name: 'Next record' });
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'j');
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('aria-keyshortcuts', 'e');
  await page.keyboard.press('e');
  await expect(main.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect(next).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(here('On this record')).toContainText(/Save and stayCtrlS/);
  await expect(here('On this record')).toContainText('Next record of the list');
  await expect(here('On this list')).toHaveCount(0);

  // Letters are switched off, here and on the account.
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/account/save'));
  await overlay.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await expect(here('Go to')).toContainText('Projectsoff');
  await kept;
  await page.keyboard.press('Escape');
  await expect(next).not.toHaveAttribute('aria-keyshortcuts');

  async function expectLettersOff(on: Page): Promise<void> {
    const list = on.getByRole('main');
    await expect(on.getByRole('button', { name: 'Help' })).toBeVisible();
    // Who comes back to a list is brought to their row, once it is there: the keys are pressed when that is over.
    await expect(async () => {
      await title(on, 'Customers').focus({ timeout: 5_000 });
      for (const key of ['/', 'j', 'f', 'n', 'Shift+?', 'g', 'p']) await on.keyboard.press(key);
      await expect(title(on, 'Customers')).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await expect(on.getByRole('dialog')).toHaveCount(0);
    await expect(list.getByRole('link', { name: 'New customer' })).not.toHaveAttribute('aria-keyshortcuts');
  }
  // From the form to the page, from there to the list.
  await main.getByRole('link', { name: 'Back' }).click();
  await main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Customers' }).click();
  await expectLettersOff(page);
  await page.reload();
  await expectLettersOff(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await enter(other, email);
  // What the account holds arrives a moment after the page.
  await expect(other.getByRole('main').getByRole('link', { name: 'New customer' })).not.toHaveAttribute(
    'aria-keyshortcuts',
  );
  await expectLettersOff(other);
  await other.context().close();

  // Keys with Ctrl go on, also while somebody types, and so do Enter and the help by its button.
  await main.getByRole('link', { name: 'New customer' }).click();
  const name = `Kept by keys ${Date.now()}`;
  await main.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await main.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${name} saved.`).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  // The profile says the same, and gives them back.
  await page.goto('/home/profile');
  const letters = main.getByRole('checkbox', { name: 'Single-key shortcuts' });
  await expect(letters).not.toBeChecked();
  await letters.check();
  await page.keyboard.press('Control+s');
  await expect(main.getByText('1 change')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 860 });
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(overlay.getByRole('checkbox')).toBeChecked();
  await expectNoSidewaysScroll(page);
});
