import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { password } from '../../setup/start-product.ts';
import { call, expect, expectAccessible, expectNoSidewaysScroll, goWithin, signIn, test } from '../../test.ts';

/** Makes somebody whose layout no other journey meets. @returns the email */
async function newcomer(request: APIRequestContext, role: 'ADMIN' | 'EDITOR'): Promise<string> {
  const asked = { username: 'sa@mandate.example', password };
  const { data } = await (await request.post('/account/verify-account', { data: asked })).json();
  const email = `shell-${crypto.randomUUID()}@mandate.example`;
  const headers = { Authorization: `Bearer ${data.accessToken}` };
  const account = { fullName: 'Sheila Shell', email, role, password };
  expect((await request.post('/account/save', { data: account, headers })).status()).toBe(200);
  return email;
}

/** Signs in on the page itself, as somebody who touches no more of it than must be. */
async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/session/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('checkbox', { name: /Remember me/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
}

/** Expects a measure to become what it should be, once what moves has come to rest. */
async function expectBox(part: Locator, box: Partial<Record<'x' | 'y' | 'width' | 'height', number>>): Promise<void> {
  await expect.poll(async () => part.boundingBox()).toMatchObject(box);
}

const durationOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).transitionDuration);

test('the frame has the measures of the specification, in every mode and at every limit', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page, await newcomer(request, 'ADMIN'));
  const banner = page.getByRole('banner');
  const side = page.getByRole('navigation', { name: 'Main' });
  const menu = banner.getByRole('button', { name: / navigation$/ });
  const away = () => page.mouse.move(900, 600);
  await expectBox(banner, { x: 260, y: 0, height: 64 });
  await expectBox(side, { x: 0, width: 260, height: 900 });
  await expect(side.getByRole('heading')).toHaveText(['Pages', 'Configuration', 'Demo']);
  const reference = side.getByRole('link', { name: 'API reference (opens in a new tab)' });
  await expect(reference).toHaveAttribute('target', '_blank');
  await expect(reference).toHaveAttribute('rel', 'noopener');

  // A group opens by a press, and by itself in the editor of one of its pages.
  const register = side.getByRole('button', { name: 'Register' });
  await expect.poll(() => durationOf(register.locator('svg').last())).toBe('0.3s');
  await register.click();
  await expect(side.getByRole('link', { name: 'Customers' })).toBeHidden();
  await goWithin(page, '/register/customer');
  await expect(register).toHaveAttribute('aria-expanded', 'true');
  await expect(side.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');

  // Folded; over the page while the pointer or the keyboard is there; kept on the account.
  const isKept = page.waitForResponse(/\/account\/save$/);
  await side.getByRole('button', { name: 'Collapse navigation' }).click();
  await away();
  await expectBox(side, { width: 80 });
  await expectBox(banner, { x: 80, height: 64 });
  await expectBox(side.locator('[data-code=Cu]'), { width: 20 });
  await expect.poll(() => durationOf(side)).toBe('0.25s, 0.25s, 0.25s');
  await expect.poll(() => durationOf(side.locator('..'))).toBe('0.3s');
  await page.mouse.move(40, 300);
  await expectBox(side, { width: 260 });
  await expectBox(banner, { x: 80 });
  await away();
  await expectBox(side, { width: 80 });
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Tab');
  await expectBox(side, { width: 260 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectBox(side, { width: 80 });
  // At the keyboard it unfolds for good and folds again, and the focus stays with what does it.
  const unfold = side.getByRole('button', { name: 'Expand navigation' });
  const fold = side.getByRole('button', { name: 'Collapse navigation', exact: true });
  await unfold.press('Enter');
  await expect(fold).toBeFocused();
  await expectBox(banner, { x: 260 });
  await fold.press('Enter');
  await expect(unfold).toBeFocused();
  await page.keyboard.press('Escape');
  await expectBox(side, { width: 80 });
  expect((await (await isKept).json()).result).toBe('success');

  // Hidden, and back as it was kept; under 1280 px closed by itself.
  await menu.click();
  await expect(side).toHaveCount(0);
  await expectBox(banner, { x: 0 });
  await page.setViewportSize({ width: 1279, height: 900 });
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeHidden();
  await expectBox(banner, { x: 0, height: 64 });
  await away();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectBox(side, { width: 80 });

  // A phone is no wider than 767 px.
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(breadcrumb).toBeVisible();
  await expect(breadcrumb.getByText('New customer')).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(breadcrumb).toBeHidden();
  await expectBox(banner, { height: 64 });

  // Settings are contained, lists are not; the footer ends a page that fills the window below its end.
  await page.setViewportSize({ width: 1920, height: 900 });
  await goWithin(page, '/home/profile');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expectBox(page.getByRole('main'), { width: 1200 });
  await goWithin(page, '/register/customers');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectBox(page.getByRole('main'), { width: 1920 - 80 - 48 });
  const footer = page.getByRole('contentinfo');
  await expectBox(footer, { y: 900, height: 64 });
  await footer.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBox(footer, { y: 900 - 64 });

  // The other way round, after a reload: the bar goes with the page, the footer stays.
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('mandate-preferences') ?? '{}').accountId);
  const account = await call<{ version: number; layout: object }>(page, 'GET', `/account/get-by-id/${own}`);
  expect(account.layout).toMatchObject({ navigation: { mode: 'compact' } });
  const layout = { ...account.layout, topBar: { isFixed: false }, footer: { isFixed: true } };
  await call(page, 'POST', '/account/save', { id: own, version: account.version, layout });
  await page.goto('/home/profile');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expectBox(side, { width: 80 });
  await expectBox(footer, { y: 900 - 64, height: 64 });
  await expectBox(banner, { y: 0, height: 64 });
  await page.getByRole('button', { name: 'Change password' }).scrollIntoViewIfNeeded();
  await expect(banner).not.toBeInViewport();
  await page.setViewportSize({ width: 499, height: 900 });
  const [words, ways] = [footer.locator('p'), footer.getByRole('list')];
  await expect.poll(async () => (await ways.boundingBox())?.x === (await words.boundingBox())?.x).toBe(true);
  await page.setViewportSize({ width: 500, height: 900 });
  await expectBox(footer, { height: 64 });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => Number.parseFloat(await durationOf(side.locator('..')))).toBeLessThan(0.01);
});

/** The milliseconds a toast still stays, by the bar that counts them down; null for one that stays. */
function countdownOf(toast: Locator): Promise<number | null> {
  return toast.evaluate((element) => {
    const [countdown] = element.getAnimations({ subtree: true });
    return countdown ? Number(countdown.effect?.getComputedTiming().duration) : null;
  });
}

test('toasts, tokens and sessions keep the times of the specification', async ({ page, request }) => {
  const email = await newcomer(request, 'EDITOR');
  await request.post('/account/verify-account', { data: { username: email, password } });
  await enter(page, email);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  const toast = (text: string | RegExp) => page.locator('.Toastify__toast').filter({ hasText: text });
  let typed = 0;
  const asks = async () => {
    const asked = `nothing is called ${++typed}`;
    const reply = page.waitForResponse((each) => each.request().postData()?.includes(asked) ?? false);
    await search.fill(asked);
    await reply;
  };
  const lasts = async (text: string | RegExp) => {
    await expect.poll(() => countdownOf(toast(text))).toBe(5000);
    await toast(text).evaluate((element) => {
      for (const countdown of element.getAnimations({ subtree: true })) countdown.finish();
    });
    await expect(toast(text)).toHaveCount(0);
  };

  // The same warning twice is one toast; it goes after five seconds.
  await page.route('**/project/get-grid', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), alerts: ['The moon is full.'] } });
  });
  await asks();
  await asks();
  await expect(toast('The moon is full.')).toHaveCount(1);
  await lasts('The moon is full.');
  await page.unroute('**/project/get-grid');

  // So does what is told, and what was done.
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Copy version and page' }).click();
  await lasts(/Version and page copied/);

  // Errors stay, each once.
  const fatal = { result: 'fatal-error', data: null, alerts: [], errorMessage: 'x', errorCode: null, requestId: 'r' };
  await page.route('**/project/get-grid', (route) => route.fulfill({ status: 503, json: fatal }));
  await asks();
  await asks();
  const failure = page.locator('.Toastify__toast[role=alert], .Toastify__toast:has([role=alert])');
  await expect(failure).toHaveCount(1);
  expect(await countdownOf(failure)).toBeNull();
  await page.unroute('**/project/get-grid');
  await failure.getByRole('button', { name: 'Dismiss notification' }).click();

  await goWithin(page, '/home/profile');
  await page.getByRole('button', { name: 'End the other session' }).click();
  await lasts(/signed out everywhere else/);

  // A token is renewed from 300 seconds before its end, not before.
  await goWithin(page, '/home/projects');
  await expect(search).toBeVisible();
  const ends = await page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  });
  let renewals = 0;
  page.on('request', (each) => {
    if (/\/token\/refresh/.test(each.url())) renewals += 1;
  });
  await page.clock.setFixedTime(ends - 301_000);
  await asks();
  expect(renewals).toBe(0);
  await page.clock.setFixedTime(ends - 299_000);
  await asks();
  expect(renewals).toBe(1);

  // The session is over: it is said, and the sign-in page comes two seconds later.
  await page.evaluate(async () => {
    const body = JSON.stringify({ refreshToken: localStorage.getItem('refreshToken') });
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/account/revoke-refresh-token', { method: 'POST', headers, body });
  });
  await page.clock.pauseAt(ends - 290_000);
  const refused = page.waitForResponse((reply) => reply.status() === 401);
  await search.fill('over');
  await page.clock.runFor(1000);
  await refused;
  await expect(toast('Your session ended. Sign in again.')).toHaveCount(1);
  await page.clock.runFor(1990);
  expect(page.url()).toMatch(/\/home\/projects/);
  await page.clock.runFor(10);
  await expect(page).toHaveURL(/\/session\/signin$/);
});

test('on a phone the navigation lies over the page, holds the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'GUEST');
  const banner = page.getByRole('banner');
  const drawer = page.getByRole('dialog', { name: 'Main' });
  const open = banner.getByRole('button', { name: 'Show navigation' });
  await expectNoSidewaysScroll(page);
  await expect.poll(() => banner.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0);
  await open.click();
  await expectBox(drawer, { x: 0, width: 260 });
  const scrim = page.locator('[data-backdrop]');
  await expect(scrim).toHaveCSS('background-color', /, 0\.54\)$/);
  // What a guest may not open is not in the way.
  await expect(drawer.getByRole('link', { name: 'Projects' })).toBeVisible();
  for (const name of ['Users', 'Mail Server', 'Dashboard', /API reference/])
    await expect(drawer.getByRole('link', { name })).toHaveCount(0);
  const targets = await drawer
    .locator('a, button')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(24);
  await expectAccessible(page);
  for (let times = 0; times < targets.length + 3; times += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();

  // In a low window everything is reached; a press beside it puts it away, and so does following a link.
  await page.setViewportSize({ width: 667, height: 375 });
  await open.click();
  await drawer.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(drawer.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeInViewport();
  await page.mouse.click(600, 200);
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
});

test('a window that turns while styles arrive is laid out for its new size', async ({ page }) => {
  await signIn(page, 'GUEST');
  const search = page.getByRole('banner').getByRole('button', { name: /^Search/ });
  await expect(search).toBeVisible();
  // As pages do while their parts appear.
  await page.evaluate(() => {
    const { sheet } = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].at(-1) ?? {};
    const part = document.body.appendChild(document.createElement('i'));
    let count = 0;
    setInterval(() => {
      count += 1;
      sheet?.insertRule(`.arrived-${count} { color: red }`, sheet.cssRules.length);
      part.className = `arrived-${count}`;
    }, 3);
  });
  for (let times = 0; times < 10; times += 1) {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(search).toHaveCSS('border-top-width', '0px', { timeout: 5_000 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(search).toHaveCSS('border-top-width', '1px', { timeout: 5_000 });
  }
});
