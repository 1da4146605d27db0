import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { routes } from '../../routes.ts';
import { password as commonPassword } from '../../setup/start-product.ts';
import { expect, goWithin, someOf, test } from '../../test.ts';
import { foreignTexts, noteReplies } from '../../texts.ts';

const password = 'Four words nobody guesses 4711';

type Tokens = { accessToken: string; refreshToken: string };

/** Opens a page as somebody new who has the product in the pseudo language. */
async function openInPseudo(page: Page, address: string): Promise<void> {
  const email = `words-${Date.now()}@mandate.example`;
  const ask = async <Data>(path: string, data: object, token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return (await (await page.request.post(path, { data, headers })).json()).data as Data;
  };
  const first = { username: 'sa@mandate.example', password: commonPassword, rememberMe: true };
  const { accessToken } = await ask<Tokens>('/account/verify-account', first);
  const account = { fullName: 'Wanda Words', email, role: 'SA', password, language: 'en-XA' };
  await ask('/account/save', account, accessToken);
  const tokens = await ask<Tokens>('/account/verify-account', { username: email, password, rememberMe: true });
  // A page of the product's own origin that shows nothing.
  await page.goto('/health/live');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { ...tokens, rememberMe: 'true' },
  );
  await page.goto(address);
}

test('every text on a screen comes from the language files', async ({ page }) => {
  const known = noteReplies(page);
  await openInPseudo(page, '/home/profile');
  await expect(page.getByRole('heading', { level: 1, name: /^⟦/ })).toBeVisible();
  const found: string[] = [];
  const look = async (where: string) => {
    await known.quiet();
    found.push(...(await foreignTexts(page, known)).map((text) => `${where}: ${text}`));
  };
  // What opens from the top bar: the person's menu, jobs, notifications, and whatever else.
  for (const button of await page.locator('header button').all()) {
    await button.dispatchEvent('click');
    await look(`top bar, ${await button.textContent()}`);
    // What opens late has not heard the key yet.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('banner')).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  // The pages of an import are the same for every kind of record.
  const isTwin = (pattern: string) => pattern.includes('/import') && !pattern.startsWith(paths.projects.import);
  const screens = routes.filter(({ isSession, pattern }) => !isSession && !isTwin(pattern));
  for (const route of someOf(screens, 2)) {
    const { address } = await route.example(page);
    await page.evaluate((wanted) => {
      if (new URL(wanted, location.href).pathname === location.pathname) return;
      for (const title of document.querySelectorAll('h1')) title.dataset.left = '';
    }, address);
    await goWithin(page, address);
    await expect(page.locator('main h1:not([data-left])').first()).toBeVisible();
    await look(route.pattern);
  }
  expect(found).toEqual([]);
  // What does not come from the files would have been found.
  await page.evaluate(() => document.querySelector('main')?.append('Said by nobody'));
  expect(await foreignTexts(page, known)).toEqual(['Said by nobody']);
});
