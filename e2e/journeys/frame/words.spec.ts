import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { openAsNewcomer } from '../../open-as-newcomer.ts';
import { routes } from '../../routes.ts';
import { expect, goWithin, someOf, test } from '../../test.ts';
import { foreignTexts, noteReplies } from '../../texts.ts';

test('every text on a screen comes from the language files', async ({ page }) => {
  const known = noteReplies(page);
  await openAsNewcomer(page, '/home/profile', { language: 'en-XA' });
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
