import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { sampleEmails } from '../web/testing/sample-emails.ts';
import { seriousAmong } from '../web/testing/serious-among.ts';
import { beginJourney, dropIfSpent, sessionOf } from './begin-journey.ts';
import { type Product, startProduct } from './setup/start-product.ts';

/** A product that somebody else started and stops. */
function lent(address: string): Product {
  return { address, dataDir: '', stop: async () => undefined };
}

/** A journey: a page that fails the test when the browser reports an error or a breach of the content security policy. */
export const test = base.extend<{ page: Page }, { product: Product }>({
  // Each worker has a product of its own: what one journey does to the whole of it disturbs no other.
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const running = process.env.PRODUCT_URL;
      const product = running === undefined ? await startProduct(process.env.SAMPLE_FIRM) : lent(running);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  page: async ({ page }, use) => {
    beginJourney();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (4\d\d|503)/.test(message.text())) faults.push(message.text());
    });
    await use(page);
    const contexts = page.context().browser()?.contexts() ?? [];
    // What a journey held back and is still under way has nobody left to answer: its fault would end the worker, and the journeys after it.
    const held = contexts.flatMap((context) => [context, ...context.pages()]);
    await Promise.all(held.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    // Whatever a journey opened beside it is closed, so that it is not in the way of the next one.
    const others = contexts.filter((context) => context !== page.context());
    await Promise.all(others.map((context) => context.close()));
    expect(faults).toEqual([]);
  },
});

export { expect };

/**
 * Signs in as the sign-in page does, which has journeys of its own.
 * @param address where to go then; without one to the projects, which are waited for; null to no page yet, for who arranges something first
 */
export async function signIn(
  page: Page,
  role: keyof typeof sampleEmails = 'SA',
  address?: string | null,
): Promise<void> {
  page.context().on('request', (request) => dropIfSpent(request.url()));
  const { accessToken, refreshToken } = await sessionOf(page, role);
  // A page of the product's own origin that shows nothing.
  await page.goto('/health/live');
  await page.evaluate(
    (stored) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken, refreshToken, rememberMe: 'true' },
  );
  if (address === null) return;
  await page.goto(address ?? '/home/projects');
  if (address === undefined) await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
}

/** Opens the form of the record whose page is shown. */
export async function openForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/edit(\?|$)/);
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

/** Makes a call as the signed-in person, for what a journey arranges beside the screens. */
export async function call<Data>(page: Page, method: string, path: string, body?: unknown): Promise<Data> {
  dropIfSpent(path);
  const [token, zone] = await page.evaluate(() => [
    localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken') ?? '',
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ]);
  const headers = {
    Authorization: `Bearer ${token}`,
    // As the product does: around midnight it is another day elsewhere.
    'X-Time-Zone': zone,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  const data = body === undefined ? {} : { data: JSON.stringify(body) };
  const ask = async () =>
    (await page.request.fetch(new URL(path, page.url()).href, { method, headers, ...data })).json();
  let envelope = await ask();
  // On a busy machine it is asked again, as pages do.
  while (envelope.errorCode === 'serverBusy') envelope = await ask();
  const problem = [envelope.errorMessage, ...(envelope.data?.fieldErrors ?? []).map(JSON.stringify)].join('\n');
  expect(envelope.result, problem).toBe('success');
  return envelope.data;
}

/** Holds back the next request to a call. @returns what lets it go, and waits until it was asked */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHeld = false;
  await page.route(`**${path}`, async (route) => {
    if (isHeld) return route.fallback();
    isHeld = true;
    asked.resolve();
    await go.promise;
    await route.continue();
  });
  return async () => {
    await asked.promise;
    go.resolve();
  };
}

/**
 * Waits until no colour is on its way to another: half-way, a text may stand on a ground it does not belong to. A toast counts down
 * meanwhile, or waits for the pointer to leave it.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const isCountdown = effect instanceof KeyframeEffect && effect.target?.matches('.Toastify__progress-bar');
      return playState === 'running' && !isCountdown && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

interface Asked {
  /** The rules that are asked; all that are usual without it. */
  only?: readonly string[];
  /** Rules that are asked as well. */
  also?: readonly string[];
  /** Parts of the page that are left out. */
  without?: string;
}

/** Presses what asks again until what was asked for has come: the page asks by itself, too, and may have been answered first. */
export async function askAgain(again: Locator, come: Locator): Promise<void> {
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(come).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Waits until the library that carries things listens to arrow keys: it begins to in a task of its own, after what was lifted is told. */
export async function untilLifted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** What axe finds serious or critical on the page as it is, a line each. */
export async function axeFaults(page: Page, { only, also = [], without }: Asked = {}): Promise<string[]> {
  await settled(page);
  // A page that has it already is not given it again, which takes longer than the asking.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Within the page, which has no frames of other origins, and without telling what is well: a fifth of the time for the same findings.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode();
  if (without !== undefined) axe.exclude(without);
  const rules = Object.fromEntries(also.map((rule) => [rule, { enabled: true }]));
  const runOnly = only && { runOnly: { type: 'rule' as const, values: [...only] } };
  axe.options({ resultTypes: ['violations'], rules, ...runOnly });
  const seriousNow = async () => seriousAmong((await axe.analyze()).violations);
  let serious = await seriousNow();
  if (serious.length > 0) {
    // What began to appear while axe looked was seen half-way: what is wrong is there when it has come.
    await settled(page);
    serious = await seriousNow();
  }
  return serious;
}

/** Expects that axe finds nothing serious on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

// The long form looks at the widest and the narrowest window in both; the short one sees each window and each of the two once.
const isLong = process.env.ENDURE_ROUNDS !== undefined;

/**
 * Expects that nothing scrolls sideways on wide and narrow windows, and that axe finds nothing serious on the widest and the
 * narrowest, in light and dark.
 */
export async function expectFit(page: Page, widths: readonly number[] = [1440, 390, 320]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    await expectNoSidewaysScroll(page);
    if (width !== widths[0] && width !== widths.at(-1)) continue;
    const schemes = isLong ? (['light', 'dark'] as const) : ([width === widths[0] ? 'dark' : 'light'] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
}

/** Expects that the page does not scroll sideways, once it has followed the size of its window; else it says what is beyond its edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const out = [...document.querySelectorAll('body *')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth,
      );
      // The innermost tell most.
      return [`${scrollWidth - clientWidth} px`, ...out.slice(-8).map((each) => each.outerHTML.slice(0, 160))];
    });
  await expect.poll(beyond).toEqual([]);
}

/** Chance that can be repeated: the numbers follow from the seed, which `SEED` chooses. */
export function seededRandom(): { seed: number; random: () => number } {
  const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000 : 7));
  let state = seed;
  const random = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { seed, random };
}

/**
 * What a journey looks at of much that is alike: in the long form all of it, in the short one a part, another one each time.
 * @param share one in how many; which begins is chance, told with the outcome and chosen by `SEED`
 */
export function someOf<Item>(all: readonly Item[], share: number): readonly Item[] {
  if (isLong) return all;
  const { random, seed } = seededRandom();
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const first = Math.floor(random() * share);
  return all.filter((_, place) => place % share === first);
}

/** Goes to another address of the product without reloading it, to an entry of the history of its own as a link makes one. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', wanted);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
