import type { Page, Request } from '@playwright/test';
import type { Example } from './routes.ts';
import { axeFaults } from './test.ts';

/** Something of the page moved although nobody touched it. */
interface Shift {
  value: number;
  moved: string[];
}

/** How a page is looked at: its part of the product, and what the walk has to know of its calls. */
export interface Sight {
  page: Page;
  /** Resolves once the page has what it asked the server for. */
  quiet: () => Promise<void>;
  /** The requests that failed since this was asked last, a line each. */
  failedRequests: () => string[];
}

/** Watches a page for the calls that are under way and for what moves on it; asked before its first address. */
export async function sightOf(page: Page): Promise<Sight> {
  const open = new Set<Request>();
  const failed: string[] = [];
  let last = 0;
  page.on('response', (reply) => {
    if (reply.status() >= 400)
      failed.push(`asks in vain: ${reply.request().method()} ${reply.url()} ${reply.status()}`);
  });
  page.on('request', (request) => {
    // What is told while a page stands, and what it tells of itself, never ends.
    if (!new URL(request.url()).pathname.startsWith('/event/')) open.add(request);
  });
  const close = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      type Moved = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
      for (const { value, hadRecentInput, sources } of list.getEntries() as Moved[]) {
        if (hadRecentInput) continue;
        const moved = sources.flatMap(({ node }) => (node ? [(node as Element).outerHTML ?? node.textContent] : []));
        shifts.push({ value, moved: moved.map((html) => html.slice(0, 120)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    page,
    quiet: async () => {
      // Long enough for any machine, however busy: a page that asks for ever is told by what it asks.
      for (const end = Date.now() + 120_000; Date.now() < end; ) {
        if (open.size === 0 && Date.now() - last > 100) return;
        await page.waitForTimeout(25);
      }
      const asked = [...open].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`${page.url()} goes on asking ${asked.join(', ')}`);
    },
    failedRequests: () => failed.splice(0),
  };
}

/** Forgets what moved until now. */
export function clearShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { shifts: Shift[] }).shifts.length = 0;
  });
}

/** What moved since then by more than the eye overlooks, a line each. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts
    .filter(({ value }) => value >= 0.001)
    .map(({ value, moved }) => `moves ${value.toFixed(3)}: ${moved.join(' | ')}`);
}

/** What is wrong with the build of the page: its landmarks, its heading, its title, its place for what is said in passing. */
export async function pageFaults(page: Page, { heading, title }: Example, isSession: boolean): Promise<string[]> {
  // The place for what is said in passing comes once the page itself is shown.
  const passing = page.locator('[aria-live], [role=status], [role=log], [role=alert]').first();
  await passing.waitFor({ state: 'attached', timeout: 20_000 }).catch(() => undefined);
  // What a page is called may come with what it shows, after the reply itself on a busy machine.
  const isTitled = (wanted: string) => document.title.includes(wanted);
  await page.waitForFunction(isTitled, title ?? heading, { timeout: 20_000 }).catch(() => undefined);
  return page.evaluate(
    ([wanted, isAlone]) => {
      const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });
      const count = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown).length;
      const faults: string[] = [];
      const once = (what: string, selector: string) => {
        const found = count(selector);
        if (found !== 1) faults.push(`${found} times ${what}`);
      };
      once('a level-1 heading', 'h1');
      once('a main part', 'main');
      if (!isAlone) {
        once('a banner', 'header:not(main header, dialog header, section header, article header)');
        once('the breadcrumb', 'nav[aria-label="Breadcrumb"]');
        if (document.activeElement?.tagName !== 'H1') {
          faults.push(`focus is at ${document.activeElement?.outerHTML.slice(0, 80)}`);
        }
      }
      if (!document.title.includes(wanted)) faults.push(`is titled "${document.title}"`);
      if (document.querySelector('[aria-live], [role=status], [role=log], [role=alert]') === null) {
        faults.push('has no place for what is said in passing');
      }
      return faults;
    },
    [title ?? heading, isSession] as const,
  );
}

/** Whether the page scrolls sideways in a window of this width, and how far; and which controls are cut off where nobody can scroll to the rest. */
export async function sidewaysFaults(page: Page, width: number, height = 860): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // A page that follows its window in several steps is seen half-way: what is wrong is still so twenty looks later.
  for (let looks = 1; looks < 20; looks += 1) if ((await sidewaysNow(page)).length === 0) return [];
  return (await sidewaysNow(page)).map((fault) => `${width}: ${fault}`);
}

/** The same, once the window has been painted twice. */
function sidewaysNow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cutOff = [...document.querySelectorAll('button, input, select, textarea, [role=tab]')].filter((control) => {
      const { right, left } = control.getBoundingClientRect();
      if (right - left <= 2 || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      let end = window.innerWidth;
      for (let around = control.parentElement; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // The rest can be scrolled to, but not by the whole page, or all of it is out of sight until it slides in.
        const scrolls = ['auto', 'scroll'].includes(overflowX) && around.scrollWidth > around.clientWidth;
        if ((scrolls && !around.matches('[data-page-scroller]')) || box.left >= window.innerWidth) return false;
        if (overflowX !== 'visible') end = Math.min(end, box.right);
        if (position === 'fixed') break;
      }
      return right > end + 1;
    });
    const named = cutOff.map((control) => `cuts off ${control.getAttribute('aria-label') ?? control.textContent}`);
    return [...(beyond > 0 ? [`scrolls ${beyond} px sideways`] : []), ...named];
  });
}

/**
 * What is pressed and smaller than a finger needs, 24 by 24, wherever it stands. Links within a sentence are as high as its line, and the months
 * of a chart as wide as there is room: a table beside them says the same.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = 'a, button, input, select, textarea, summary, [role=tab], [role=switch], [role=combobox]';
    const hasWords = (node: ChildNode) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    return [...document.querySelectorAll(pressed)].flatMap((each) => {
      const isInSentence = each.matches('a') && [...(each.parentElement?.childNodes ?? [])].some(hasWords);
      const isWhole = getComputedStyle(each, '::after').position === 'absolute';
      if (isInSentence || isWhole || each.closest('[data-months]') || !each.checkVisibility({ opacityProperty: true }))
        return [];
      const boxes = [each, each.closest('label') ?? each].map((box) => box.getBoundingClientRect());
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      // What is hidden for the eye is no target.
      if (width <= 2 || (width >= 24 && height >= 24)) return [];
      return [`has a target of ${Math.round(width)} by ${Math.round(height)}: ${each.outerHTML.slice(0, 100)}`];
    });
  });
}

/** Rows and cards after the first ones, which are built as these are. */
const repeated = 'main :is(.rdg-row, ul > li, ul > article):nth-of-type(n+13)';

/** Shows the page in light or dark, and waits until it is. */
export async function shine(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, colorScheme);
}

/** What axe finds in one scheme, controls too small or too near to each other for a finger (WCAG 2.5.8) among it. */
export async function axeFaultsIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await shine(page, scheme);
  const faults = await axeFaults(page, { also: ['target-size'], without: repeated });
  return faults.map((fault) => `${scheme} ${fault}`);
}

/** What axe finds of the colours in one scheme: all else is the same in both. */
export async function colourFaultsIn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await shine(page, scheme);
  const faults = await axeFaults(page, { only: ['color-contrast', 'link-in-text-block'], without: repeated });
  return faults.map((fault) => `${scheme} ${fault}`);
}
