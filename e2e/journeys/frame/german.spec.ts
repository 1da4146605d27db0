import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import { openAsNewcomer } from '../../open-as-newcomer.ts';
import { sidewaysFaults } from '../../page-faults.ts';
import { allPatterns, routes } from '../../routes.ts';
import { type Product, password } from '../../setup/start-product.ts';
import { expect, goWithin, test } from '../../test.ts';
import { noteReplies } from '../../texts.ts';

const locales = join(import.meta.dirname, '../../../contract/src/locales');

interface Words {
  [name: string]: string | Words;
}

function textsIn(words: Words): string[] {
  return Object.values(words).flatMap((held) => (typeof held === 'string' ? [held] : textsIn(held)));
}

function textsOf(language: string): Set<string> {
  const files = readdirSync(join(locales, language));
  return new Set(files.flatMap((file) => textsIn(JSON.parse(readFileSync(join(locales, language, file), 'utf8')))));
}

const german = textsOf('de');

/** What is said in English alone. */
const english = new Set([...textsOf('en')].filter((text) => !text.includes('{') && !german.has(text)));

/** What a page shows or reads out. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body *:not(script, style)')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
        found.add(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.add((node.nodeValue ?? '').replace(/\s+/g, ' ').trim());
    }
    return [...found];
  });
}

/** A visit with a browser that wants German. */
async function germanVisit(browser: Browser, { address }: Product): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: address });
  return [await context.newPage(), context];
}

async function signInByForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('sa@mandate.example');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

const screens: readonly string[] = [
  paths.projects.list,
  paths.projects.any,
  paths.projectCopy,
  paths.projectBoard,
  paths.customers.create,
  paths.dashboard,
  paths.controlPanel,
  paths.parameters.list,
  paths.mailServer,
  paths.trash,
  paths.profile,
];

test('the screens speak German, no English and no keys, and fit a wide window and the narrowest phone', async ({
  page,
}) => {
  for (const pattern of screens) expect(allPatterns).toContain(pattern);
  const known = noteReplies(page);
  await openAsNewcomer(page, paths.profile, { language: 'de' });
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  const faults: string[] = [];
  for (const route of routes.filter(({ pattern }) => screens.includes(pattern))) {
    await page.setViewportSize({ width: 1440, height: 860 });
    await goWithin(page, (await route.example(page)).address);
    await expect(page.locator('main h1').first()).toBeVisible();
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 860 });
      await known.quiet();
      faults.push(...(await sidewaysFaults(page, width)).map((fault) => `${route.pattern} ${fault}`));
      await known.quiet();
      for (const text of await textsOn(page)) {
        // The address of a website is shown without its beginning.
        if (known.values.has(text) || known.values.has(`https://${text}`)) continue;
        const isKey = /^[a-z]\w+(\.\w+)+$/.test(text);
        if (isKey || english.has(text)) faults.push(`${route.pattern} ${width}: ${text}`);
      }
    }
  }
  expect([...new Set(faults)]).toEqual([]);
  // What the product's own parameters are called is data, and said in the language all the same.
  await goWithin(page, paths.parameters.list);
  await page.getByRole('link', { name: 'Beginn des Geschäftsjahres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beginn des Geschäftsjahres' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    '{FISCAL} in einem Nummernmuster ist das Jahr, in dem es beginnt.',
  );
});

test('the sign-in speaks the language of the browser, and one chosen there stays until another is chosen', async ({
  browser,
  product,
}) => {
  const [page, context] = await germanVisit(browser, product);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Diese Angabe fehlt.').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await signInByForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
  const asked = page.waitForRequest('**/customer/get-grid');
  await page.getByRole('link', { name: 'Kunden' }).first().click();
  expect((await asked).headers()['accept-language']).toBe('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible();
  // What was chosen is on the account.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mandate-unkept-preferences'))).toBeNull();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /SA|Super/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await context.close();
  const [again, later] = await germanVisit(browser, product);
  await again.goto('/');
  await signInByForm(again);
  await expect(again.getByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
  // The next journeys read English.
  const token = await again.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const { user } = JSON.parse(atob((token ?? '').split('.')[1] ?? ''));
  const { data } = await (await again.request.get(`/account/get-by-id/${user.id}`, { headers })).json();
  await again.request.post('/account/save', { headers, data: { id: data.id, version: data.version, language: 'en' } });
  await later.close();
});
