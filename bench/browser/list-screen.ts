import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { App } from '../process/app-process.ts';
import { watchList } from './watch-list.ts';

const keyMs = 60;
const slowerCpu = 4;
const longestWait = 20_000;
/** Events shorter than this are not timed. */
const leastInteraction = 16;
const statuses = ['Active', 'Quoted', 'Draft', 'Approved', 'Completed'];
const heads = [/^Name/, /^Contract net/];

/** How long a search took, in ms. */
export interface Searched {
  /** From the last key to the painted rows. */
  all: number;
  /** The part from the request to the painted rows: without the pause in which more may be typed. */
  afterPause: number;
}

/** The list of projects in a browser, used as a person uses it, by roles and names. Rounds count from 0; each does something else. */
export class ListScreen {
  readonly #page: Page;
  readonly #devTools: CDPSession;
  readonly #main: Locator;

  private constructor(page: Page, devTools: CDPSession) {
    this.#page = page;
    this.#devTools = devTools;
    this.#main = page.getByRole('main');
  }

  /** Signs in to the application and waits for the list. */
  static async open(browser: Browser, { caller, account }: App): Promise<ListScreen> {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, locale: 'en-GB', baseURL: caller.address });
    await page.addInitScript(watchList);
    await page.goto('/session/signin');
    await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
    const screen = new ListScreen(page, await page.context().newCDPSession(page));
    await page.getByRole('grid').waitFor();
    await screen.#settle();
    return screen;
  }

  /**
   * Types into the empty search, and empties it again.
   * @param found ids of the rows it finds, in order
   */
  async search(term: string, found: readonly string[]): Promise<Searched> {
    const box = this.#main.getByRole('searchbox', { name: 'Search' });
    await box.click();
    const painted = this.#page.evaluate(([ids, typed]) => window.listWatch.painted(ids, typed), [found, term] as const);
    await this.#page.keyboard.type(term, { delay: keyMs });
    const shown = await painted;
    const { key, request } = await this.#page.evaluate(() => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/get-grid'));
      performance.clearResourceTimings();
      return { key: window.listWatch.lastKey, request: calls.at(-1)?.startTime ?? 0 };
    });
    await box.fill('');
    await this.#settle();
    return { all: shown - key, afterPause: shown - Math.max(key, request) };
  }

  /** Presses a head. @returns the interaction, in ms */
  async sort(round: number): Promise<number> {
    const head = this.#main.getByRole('columnheader', { name: heads[round % heads.length] ?? '' });
    const order = () => head.getAttribute('aria-sort');
    const before = await order();
    return this.#interaction(
      () => head.click(),
      async () => (await order()) !== before,
    );
  }

  /** Makes a filter and removes it again. @returns the interaction that applies it, in ms */
  async filter(round: number): Promise<number> {
    await this.#main.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Status' });
    await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'is any of' });
    await dialog.getByRole('checkbox', { name: statuses[round % statuses.length] ?? '', exact: true }).check();
    const remove = this.#main.getByRole('button', { name: /^Remove the filter/ });
    const ms = await this.#interaction(
      () => dialog.getByRole('button', { name: 'Apply filter' }).click(),
      () => remove.isVisible(),
    );
    await remove.click();
    await this.#settle();
    return ms;
  }

  /** Presses a cell. @returns the interaction, in ms */
  async chooseCell(round: number): Promise<number> {
    const row = this.#main.getByRole('row').nth(1 + (round % 8));
    const cell = row
      .getByRole('gridcell')
      .filter({ hasNot: this.#page.locator('a, button') })
      .first();
    return this.#interaction(
      () => cell.click(),
      async () => (await cell.getAttribute('aria-selected')) === 'true',
    );
  }

  /** Goes from the smallest page to the largest at the keyboard, and back to the usual one. @returns the interaction, in ms */
  async choosePageSize(): Promise<number> {
    const size = this.#main.getByRole('combobox', { name: 'Rows' });
    const usual = await size.inputValue();
    await size.selectOption('25');
    await this.#settle();
    await size.focus();
    const ms = await this.#interaction(
      () => size.press('End'),
      async () => (await size.inputValue()) === '200',
    );
    await size.selectOption(usual);
    await this.#settle();
    return ms;
  }

  /**
   * Opens one of the first records and goes back.
   * @param shown ids of the rows of the list, in order
   * @returns ms from going back to the painted rows
   */
  async goBack(round: number, shown: readonly string[]): Promise<number> {
    const list = this.#page.url();
    const row = this.#main.getByRole('row').nth(1 + (round % 8));
    await row.getByRole('link').first().click();
    await this.#page.waitForURL(/\/home\/project\//);
    await this.#main.getByRole('textbox', { name: 'Name', exact: true }).first().waitFor();
    await this.#settle();
    const ms = await this.#page.evaluate(async (ids) => {
      const left = performance.now();
      history.back();
      return (await window.listWatch.painted(ids)) - left;
    }, shown);
    await this.#page.waitForURL(list);
    await this.#settle();
    return ms;
  }

  /** Begins with the list as it is at first: no search, sort or filter. */
  async reset(): Promise<void> {
    await this.#page.goto('/home/projects');
    await this.#page.getByRole('grid').waitFor();
    await this.#settle();
  }

  /** Does something with a processor that is four times slower, and waits for what follows. @throws Error when it is never done */
  async #interaction(act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<number> {
    await this.#settle();
    await this.#page.evaluate(() => Object.assign(window.listWatch, { longestInteraction: 0 }));
    await this.#devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
    await act();
    const latest = performance.now() + longestWait;
    do {
      if (performance.now() > latest) throw new Error(`What was pressed had no effect: ${act}`);
      await this.#settle();
    } while (!(await isDone()));
    await this.#settle();
    await this.#devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return Math.max(leastInteraction, await this.#page.evaluate(() => window.listWatch.longestInteraction));
  }

  #settle(): Promise<void> {
    return this.#page.evaluate(() => window.listWatch.settled());
  }
}
