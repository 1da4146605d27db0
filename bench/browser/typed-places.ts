import type { Browser, Page } from '@playwright/test';
import { watchPaint } from './watch-paint.ts';

const keyMs = 60;

/** Where it is typed. */
export interface Place {
  name: string;
  page: Page;
  /** Brings the caret to where it is typed. */
  begin: () => Promise<void>;
  /** Leaves it as it was. */
  end: () => Promise<void>;
}

/** A page with a field and nothing else: what a key costs in any. */
export async function emptyPage(browser: Browser): Promise<Place> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchPaint);
  await page.goto('data:text/html,<!doctype html><title>Empty</title><main><textarea></textarea></main>');
  const text = page.getByRole('textbox');
  return { name: 'an empty page', page, begin: () => text.click(), end: () => text.fill('') };
}

/** Types somewhere as people do. @returns ms from each key to its paint */
export async function typeInto({ page, begin, end }: Place, words: string): Promise<number[]> {
  await page.bringToFront();
  await begin();
  const times = await timedKeys(page, 'input', () => page.keyboard.type(words, { delay: keyMs }));
  await end();
  return times;
}

/** Presses a key again and again, as people do. @returns ms from each press to the paint of where it went */
export async function pressAgain(page: Page, key: string, count: number): Promise<number[]> {
  return timedKeys(page, 'focusin', async () => {
    for (let pressed = 0; pressed < count; pressed += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(keyMs);
    }
  });
}

async function timedKeys(page: Page, after: 'input' | 'focusin', press: () => Promise<void>): Promise<number[]> {
  await page.evaluate((event) => {
    window.endKeys = window.paintWatch.timeKeys(event);
  }, after);
  await press();
  await page.waitForTimeout(200);
  return page.evaluate(() => window.endKeys());
}
