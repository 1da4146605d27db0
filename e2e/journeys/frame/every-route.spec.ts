import words from '@mandate/contract/locales/en/list.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/lib/addresses/paths.ts';
import {
  axeFaultsIn,
  clearShifts,
  colourFaultsIn,
  pageFaults,
  type Sight,
  shiftsOf,
  sidewaysFaults,
  sightOf,
  smallTargets,
} from '../../page-faults.ts';
import { allPatterns, type Example, type Route, routes } from '../../routes.ts';
import { axeFaults, expect, goWithin, signIn, test } from '../../test.ts';

/** Goes to a page as a link does and waits until it has what it shows. */
async function arrive({ page, quiet }: Sight, { address, heading }: Example): Promise<void> {
  await page.evaluate((wanted) => {
    if (new URL(wanted, location.href).pathname === location.pathname) return;
    document.querySelector('h1')?.setAttribute('data-left', '');
  }, address);
  await goWithin(page, address);
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  await expect(title.and(page.locator('h1:not([data-left])'))).toBeVisible();
  await quiet();
}

/** The first record somebody opens begins the list of recent ones in the navigation, above what comes after it. */
async function beginRecent(sight: Sight, pattern: string): Promise<void> {
  for (const { example } of routes.filter((route) => route.pattern === pattern))
    await arrive(sight, await example(sight.page));
  await expect(sight.page.getByRole('button', { name: 'Recent', exact: true })).toBeVisible();
}

/** The height of a phone's window, in pixels, in which most pages are as a whole. */
const tall = 2600;

/** Makes the window higher until nothing is half below its foot or the bar there, which would make it a smaller target. */
async function clearFoot(page: Page): Promise<void> {
  const isHalfHidden = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main a, main button')].some((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const shows = (y: number) => {
          const hit = document.elementFromPoint((left + right) / 2, y);
          return hit !== null && (target.contains(hit) || hit.contains(target));
        };
        return bottom > window.innerHeight - 200 && shows(top + 1) && !shows(bottom - 1);
      }),
    );
  for (let tries = 0; tries < 4 && (await isHalfHidden()); tries += 1) {
    const { width, height } = page.viewportSize() ?? { width: 320, height: tall };
    await page.setViewportSize({ width, height: height + 30 });
  }
}

// The long form looks at every width with everything.
const isLong = process.env.ENDURE_ROUNDS !== undefined;

/** Everything that is wrong with a page, in every window, in light and in dark. */
async function faultsOf(sight: Sight, route: Route, titles: Set<string>): Promise<string[]> {
  const { page } = sight;
  const example = await route.example(page);
  await page.setViewportSize({ width: 1440, height: 860 });
  await clearShifts(page);
  await arrive(sight, example);
  const faults = [...sight.failedRequests(), ...(await pageFaults(page, example, route.isSession === true))];
  // The card of the pages before sign-in stands in the middle, as high as what is asked there.
  if (!route.isSession) faults.push(...(await shiftsOf(page)));
  const title = await page.title();
  // The first address leads on to the page people land on.
  if (titles.has(title) && route.pattern !== '/') faults.push(`is titled as another one: ${title}`);
  if (route.pattern !== '/') titles.add(title);
  faults.push(...(await sidewaysFaults(page, 1440)), ...(await axeFaultsIn(page, 'light')));
  faults.push(...(await colourFaultsIn(page, 'dark')));
  faults.push(...(await sidewaysFaults(page, 768)), ...(await sidewaysFaults(page, 390, tall)));
  faults.push(...(await smallTargets(page)));
  if (isLong) faults.push(...(await axeFaultsIn(page, 'light')));
  faults.push(...(await sidewaysFaults(page, 320, tall)));
  await clearFoot(page);
  faults.push(...(await axeFaultsIn(page, 'dark')));
  if (isLong) faults.push(...(await colourFaultsIn(page, 'light')));
  return faults.map((fault) => `${route.pattern} ${fault}`);
}

/** Looks at pages one after the other, in one loading of the product, and tells everything that is wrong with any of them. */
async function visitAll(sight: Sight, some: readonly Route[]): Promise<void> {
  const faults: string[] = [];
  const titles = new Set<string>();
  for (const route of some) faults.push(...(await faultsOf(sight, route, titles)));
  expect(faults).toEqual([]);
}

test('the table of pages has every address of the product', () => {
  expect(routes.map(({ pattern }) => pattern).sort()).toEqual([...allPatterns].sort());
});

// By turns, so that each part has as many large pages as the other.
const signedIn = routes.filter(({ isSession }) => !isSession);
for (const part of [0, 1, 2]) {
  test(`every page is accessible, named and fits every window, light and dark, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(900_000);
    const sight = await sightOf(page);
    await signIn(page);
    await beginRecent(sight, paths.customers.any);
    await visitAll(
      sight,
      signedIn.filter((_, index) => index % 3 === part),
    );
  });
}

test('every page before sign-in is accessible, named and fits every window, light and dark', async ({ page }) => {
  const sight = await sightOf(page);
  await page.goto('/session/signin');
  await visitAll(
    sight,
    routes.filter(({ isSession }) => isSession),
  );
});

/** What is not for a role, which is said there instead of asking the server; and a record as the role sees it. */
const ofRole = {
  EDITOR: {
    closed: [
      paths.personnels.create,
      paths.taxRates.create,
      paths.users.import,
      paths.trash,
      paths.mailServer,
      paths.mailQueue,
    ],
    open: paths.providers.any,
  },
  GUEST: {
    closed: [
      paths.projects.create,
      paths.customers.import,
      paths.parameters.list,
      paths.taxRates.list,
      paths.users.list,
      paths.mailQueue,
    ],
    open: paths.projects.any,
  },
} as const;

for (const role of ['EDITOR', 'GUEST'] as const) {
  test(`what is not for ${role} says so in place, accessible and named, and a record fits every window`, async ({
    page,
  }) => {
    const sight = await sightOf(page);
    await signIn(page, role);
    await beginRecent(sight, ofRole[role].open);
    const at = (pattern: string) => routes.filter((route) => route.pattern === pattern);
    const faults: string[] = [];
    for (const { pattern, example } of ofRole[role].closed.flatMap(at)) {
      const wanted = await example(page);
      await arrive(sight, wanted);
      await expect(page.getByText(words.list.notAllowedTitle)).toBeVisible();
      const found = [...sight.failedRequests(), ...(await pageFaults(page, wanted, false)), ...(await axeFaults(page))];
      faults.push(...found.map((fault) => `${pattern} ${fault}`));
    }
    await visitAll(sight, at(ofRole[role].open));
    expect(faults).toEqual([]);
  });
}

/** What still moves for longer than a person who asked for calm should see, a line each. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      // Not how long it waits until it begins.
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
      const length = Number(activeDuration);
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      // How long a toast stays is no motion of the page.
      if (length <= 80 || target?.matches('.Toastify__progress-bar')) return [];
      return [`${length} ms ${target?.outerHTML.slice(0, 100)}`];
    }),
  );
}

test('with reduced motion nothing moves in menus, windows and drawers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'SA', '/register/customers');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  const found: string[] = await motions(page);
  const open = async (name: string, shown: 'dialog' | 'menu') => {
    await page.getByRole('button', { name }).first().click();
    found.push(...(await motions(page)));
    await expect(page.getByRole(shown).first()).toBeVisible();
    found.push(...(await motions(page)));
    await page.keyboard.press('Escape');
    found.push(...(await motions(page)));
    await expect(page.getByRole(shown)).toHaveCount(0);
  };
  await open('Filter', 'dialog');
  await open('Sort', 'dialog');
  await open('Notifications', 'dialog');
  await page.setViewportSize({ width: 390, height: 860 });
  await open('Show navigation', 'dialog');
  expect(found).toEqual([]);
});
