/**
 * Photographs the list of projects in every preset, light and dark, with each mode of the side navigation, as one sheet a preset:
 * `npm run pictures:themes`, with a folder to put the sheets in, else `pictures/themes`. Four pictures go to the tour.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultLayout,
  type Layout,
  navigationModes,
  type Preset,
  presets,
} from '@mandate/contract/preferences/layout.ts';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../setup/find-browser.ts';
import { password, startProduct } from '../setup/start-product.ts';

const house = fileURLToPath(new URL('../..', import.meta.url));
const sheets = path.resolve(house, process.argv[2] ?? 'pictures/themes');
const tour = path.join(house, 'docs/pictures');
const viewport = { width: 1280, height: 800 };

type Theme = 'light' | 'dark';

/** Every part in one preset. */
function allIn(preset: Preset, mode: Layout['navigation']['mode']): Layout {
  return {
    theme: preset,
    navigation: { mode, theme: preset },
    topBar: { isFixed: true, theme: preset },
    footer: { isShown: true, isFixed: true, theme: preset },
  };
}

/** Wears a layout as if it had been chosen in another tab. */
async function wear(page: Page, theme: Theme, layout: Layout): Promise<void> {
  await page.evaluate(
    ([key, chosen]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, ...chosen }));
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    ['mandate-preferences', { theme, layout }] as const,
  );
  // The colours are fetched for the first layout and derived for each; then they and the widths are on their way for 300 ms.
  await page.waitForTimeout(300);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.waitForTimeout(200);
}

/** The six pictures of a preset beside each other, each at half its size. */
async function sheetOf(browser: Browser, preset: Preset, pictures: Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1960, height: 846 } });
  const images = pictures.map((each) => `<img src="data:image/png;base64,${each.toString('base64')}" width="640">`);
  await page.setContent(
    `<body style="margin:10px;background:#888;display:grid;grid-template-columns:repeat(3,640px);gap:10px">${images.join('')}`,
  );
  await page.screenshot({ path: path.join(sheets, `${preset}.png`) });
  await page.close();
  process.stdout.write(`${path.join(sheets, `${preset}.png`)}\n`);
}

async function takeSheets(browser: Browser, page: Page): Promise<void> {
  for (const preset of presets) {
    const pictures: Buffer[] = [];
    for (const theme of ['light', 'dark'] as const) {
      for (const mode of navigationModes) {
        await wear(page, theme, allIn(preset, mode));
        pictures.push(await page.screenshot());
      }
    }
    await sheetOf(browser, preset, pictures);
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(tour, `${name}.png`) });
  process.stdout.write(`docs/pictures/${name}.png\n`);
}

/** The customizer over a violet layout, and three ways the frame can look. */
async function takeReadme(page: Page): Promise<void> {
  const { navigation, topBar, footer } = defaultLayout;
  await wear(page, 'light', { theme: 'purple1', navigation, topBar, footer });
  await page.getByRole('button', { name: /ADMIN$/ }).click();
  await page.getByRole('menuitem', { name: 'Layout' }).click();
  await page.getByRole('dialog', { name: 'Layout' }).waitFor();
  await page.waitForTimeout(400);
  await shoot(page, 'layout');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Layout' }).waitFor({ state: 'hidden' });
  // No ring around the button the focus came back to.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const blue = { isFixed: true, theme: 'blueDark' } as const;
  await wear(page, 'light', { theme: 'blue', navigation: { mode: 'full', theme: 'whiteBlue' }, topBar: blue, footer });
  await shoot(page, 'layout-light-sidebar');
  await wear(page, 'dark', {
    theme: 'purpleDark1',
    navigation: { mode: 'compact', theme: 'slateDark2' },
    topBar: { isFixed: true, theme: 'slateDark1' },
    footer,
  });
  await shoot(page, 'layout-dark');
  await wear(page, 'light', {
    theme: 'purple2',
    navigation: { mode: 'full', theme: 'purple2' },
    topBar: { isFixed: true, theme: 'whitePurple' },
    footer: { ...footer, theme: 'whitePurple' },
  });
  await shoot(page, 'layout-purple');
}

const product = await startProduct();
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  for (const folder of [sheets, tour]) mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport, locale: 'en-GB', baseURL: product.address });
  await page.goto('/session/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@mandate.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  await page.getByRole('row').nth(3).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await takeSheets(browser, page);
  await takeReadme(page);
} finally {
  await browser.close();
  await product.stop();
}
