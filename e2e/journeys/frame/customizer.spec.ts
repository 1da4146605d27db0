import type { Page } from '@playwright/test';
import { password } from '../../setup/start-product.ts';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../test.ts';

/** Signs in on another device, as somebody of whom only this journey knows. */
async function newcomer(page: Page, fullName: string): Promise<string> {
  const email = `layout-${crypto.randomUUID()}@mandate.example`;
  await call(page, 'POST', '/account/save', { fullName, email, role: 'EDITOR', password });
  return email;
}

async function enter(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/account/verify-account', {
    data: { username: email, password, rememberMe: true },
  });
  const { accessToken, refreshToken } = (await reply.json()).data;
  await page.goto('/health/live');
  await page.evaluate(
    (kept) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { accessToken, refreshToken, rememberMe: 'true' },
  );
  await page.goto('/home/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const ground = (page: Page) => navigation(page).evaluate((side) => getComputedStyle(side).backgroundColor);
const variable = (page: Page, name: string) =>
  page
    .locator('html')
    .evaluate((root, of) => getComputedStyle(root).getPropertyValue(`--m-palette-${of}`).trim(), name);
const usualSlate = 'rgb(34, 42, 69)';

test('a layout changed by keyboard is kept after a reload and on other devices, and can be reset', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'SA', '/register/customers');
  const [mine, other] = [await newcomer(page, 'Leya Layout'), await newcomer(page, 'Otto Other')];
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, mine);
  await expect.poll(() => ground(page)).toBe(usualSlate);

  const drawer = page.getByRole('dialog', { name: 'Layout' });
  const group = (name: string) => drawer.getByRole('group', { name });
  const person = page.getByRole('button', { name: /^Leya Layout/ });
  await person.press('Enter');
  await page.getByRole('menuitem', { name: 'Layout' }).press('Enter');
  await expect(drawer.getByRole('button', { name: 'Close layout' })).toBeFocused();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(320);

  // Arrows choose, and what they choose is seen at once.
  await group('Theme').getByRole('radio', { name: 'Blue', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(group('Theme').getByRole('radio', { name: 'Purple 1' })).toBeChecked();
  await expect.poll(() => variable(page, 'primary-main')).toBe('#6e62e3');
  await group('Side navigation').getByRole('radio', { name: 'Slate 1' }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(group('Side navigation').getByRole('radio', { name: 'Red' })).toBeChecked();
  await expect.poll(() => ground(page)).toBe('rgb(218, 54, 50)');
  await group('Side navigation width').getByRole('radio', { name: 'Full' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(80);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();

  // A bar that is not fixed scrolls away with the page. It is the same bar, and the panel stays open beside it.
  const bar = page.getByRole('banner');
  const barTop = async () => (await bar.boundingBox())?.y;
  const toEnd = () =>
    page.locator('[data-page-scroller]').evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await bar.evaluate((element) => element.setAttribute('data-same', ''));
  await toEnd();
  expect(await barTop()).toBe(0);
  await drawer.getByRole('switch', { name: 'Fixed top bar' }).press('Space');
  await expect(drawer.getByRole('switch', { name: 'Fixed top bar' })).toBeFocused();
  await toEnd();
  await expect.poll(barTop).toBeLessThan(0);
  const footerTop = async () => (await footer.boundingBox())?.y;
  const scrolledAway = await footerTop();
  await page.locator('[data-page-scroller]').evaluate((scroller) => scroller.scrollTo(0, 0));
  await expect.poll(footerTop).toBeGreaterThan(scrolledAway ?? 0);
  await drawer.getByRole('switch', { name: 'Fixed footer' }).press('Space');
  await expect.poll(footerTop).toBe(scrolledAway);
  await expect(bar).toHaveAttribute('data-same');
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/account/save') && reply.ok());
  const kept = page.waitForRequest((request) => request.url().endsWith('/account/save'));
  await drawer.getByRole('switch', { name: 'Show footer' }).press('Space');
  await kept;
  // What is kept in passing covers nothing.
  expect(await page.locator('body > [role=status]').count()).toBe(0);
  await expect(footer).toHaveCount(0);
  await expect(drawer.getByRole('switch', { name: 'Fixed footer' })).toBeDisabled();
  await saved;

  // A preset made for dark pages brings them, and the next light one takes them back.
  await group('Theme').getByRole('radio', { name: 'Purple dark 1' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // What is white on light pages is as dark as the page on dark ones, and is called so.
  await expect(group('Top bar').getByRole('radio', { name: 'Plain blue' })).toBeChecked();
  await expectAccessible(page);
  const savedAgain = page.waitForResponse((reply) => reply.url().endsWith('/account/save') && reply.ok());
  await group('Theme').getByRole('radio', { name: 'Purple 2' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(group('Top bar').getByRole('radio', { name: 'White blue' })).toBeChecked();
  await savedAgain;

  // The page stays in use beside it; Escape gives the focus back to where it was.
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(320);
  await expectFit(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await group('Theme').getByRole('radio', { name: 'Purple 2' }).focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(person).toBeFocused();

  // The colours are there before any code of the product ran.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => variable(page, 'primary-main')).toBe('#646ebd');
  await expect.poll(() => variable(page, 'nav-ground')).toBe('#da3632');
  await expect(page.locator('#root')).toBeEmpty();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect.poll(() => ground(page)).toBe('rgb(218, 54, 50)');
  await expect.poll(async () => (await navigation(page).boundingBox())?.width).toBe(80);

  // Another browser of the same person, and the same browser with another person.
  const device = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(device, mine);
  await expect.poll(() => ground(device)).toBe('rgb(218, 54, 50)');
  await expect.poll(() => variable(device, 'primary-main')).toBe('#646ebd');
  await device.context().close();
  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enter(stranger, other);
  await expect.poll(() => ground(stranger)).toBe(usualSlate);
  await stranger.context().close();

  await person.press('Enter');
  await page.getByRole('menuitem', { name: 'Layout' }).press('Enter');
  await drawer.getByRole('tab', { name: 'Settings' }).press('ArrowLeft');
  await drawer.getByRole('button', { name: 'Dark Sidebar' }).press('Enter');
  await expect.poll(() => ground(page)).toBe(usualSlate);
  await expect(drawer.getByRole('button', { name: 'Dark Sidebar' })).toHaveAttribute('aria-pressed', 'true');
  // The bar is fixed again, and the panel is still open.
  await bar.evaluate((element) => element.setAttribute('data-same', ''));
  await drawer.getByRole('button', { name: 'Restore defaults' }).press('Enter');
  await expect.poll(() => variable(page, 'primary-main')).toBe('#1976D2');
  await expect(drawer.getByRole('button', { name: 'Restore defaults' })).toBeFocused();
  await expect(bar).toHaveAttribute('data-same');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mandate-colors'))).toBe(null);
  await expect(footer).toBeVisible();
});
