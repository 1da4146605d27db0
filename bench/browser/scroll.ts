import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';
import { print } from '../print.ts';
import { openBrowser } from './open-browser.ts';

const few = 200;
const many = 100_000;
const rounds = 5;
const mostMs = 20;
const viewport = { width: 1440, height: 900 };
/** One stroke of the wheel: as far as the few rows allow, at one to two new rows a frame. */
const stroke = { pixels: 6_500, perSecond: 3_000 };
const strokes = 4;

export const claims = `Scrolling ${many} rows of the grid: p95 of the frames at most ${mostMs} ms, against ${few} rows.`;

/** Builds a page with nothing but the grid, and turns the wheel over both numbers of rows in turn. */
export async function scroll(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mandate-scroll-'));
  const root = import.meta.dirname;
  const shared = { configFile: false, root, publicDir: false, logLevel: 'error' } as const;
  const output = { outDir: folder, emptyOutDir: true };
  try {
    await build({
      ...shared,
      build: { ...output, target: 'es2022', rolldownOptions: { input: path.join(root, 'scroll-page.html') } },
    });
    const server = await preview({ ...shared, build: output, preview: { host: '127.0.0.1', port: 0 } });
    const { port } = server.httpServer.address() as AddressInfo;
    const browser = await openBrowser();
    try {
      return await compare(browser, `http://127.0.0.1:${port}/scroll-page.html`);
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compare(browser: Browser, address: string): Promise<Figure[]> {
  const grids = [await ScrolledGrid.open(browser, address, few), await ScrolledGrid.open(browser, address, many)];
  const idle = median(await (grids[0] as ScrolledGrid).frames(1_000));
  const frames = grids.map((): number[] => []);
  // The first round warms both up.
  for (let round = -1; round < rounds; round += 1) {
    for (const [place, grid] of grids.entries()) {
      const times = await grid.turnWheel();
      if (round >= 0) frames[place]?.push(...times);
    }
  }
  const seconds = (rounds * strokes * stroke.pixels) / stroke.perSecond;
  print(
    `  At rest a frame takes ${idle.toFixed(1)} ms: ${(1000 / idle).toFixed(0)} frames/s are the most there can be.`,
  );
  print(
    `  The wheel turns ${seconds.toFixed(0)} s over each, ${stroke.perSecond} pixels/s, in ${rounds} rounds in turn.`,
  );
  const [reference, p95] = frames.map((times) => percentile(times, 0.95)) as [number, number];
  return [
    {
      name: `frames over ${many} rows, p95`,
      unit: 'ms',
      figure: p95,
      reference: { name: `${few} rows`, figure: reference },
      wanted: { most: mostMs },
    },
  ];
}

/** A grid of the page, and the wheel over it. */
class ScrolledGrid {
  readonly #page: Page;
  readonly #devTools: CDPSession;

  private constructor(page: Page, devTools: CDPSession) {
    this.#page = page;
    this.#devTools = devTools;
  }

  static async open(browser: Browser, address: string, rows: number): Promise<ScrolledGrid> {
    const page = await browser.newPage({ viewport });
    await page.goto(`${address}?rows=${rows}`);
    await page.getByRole('row').nth(10).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return new ScrolledGrid(page, await page.context().newCDPSession(page));
  }

  /** The times from one frame to the next, in ms, while nothing is done. */
  async frames(ms: number): Promise<number[]> {
    await this.#startFrames();
    await this.#page.waitForTimeout(ms);
    return this.#endFrames();
  }

  /**
   * Turns the wheel down, and up again where the rows end.
   * @returns the times from one frame to the next, in ms
   */
  async turnWheel(): Promise<number[]> {
    const times: number[] = [];
    for (let turn = 0; turn < strokes; turn += 1) {
      const before = await this.#scrolled();
      const isDown = before.below >= stroke.pixels;
      await this.#startFrames();
      await this.#devTools.send('Input.synthesizeScrollGesture', {
        x: viewport.width / 2,
        y: viewport.height / 2,
        yDistance: isDown ? -stroke.pixels : stroke.pixels,
        speed: stroke.perSecond,
        gestureSourceType: 'mouse',
      });
      times.push(...(await this.#endFrames()));
      const after = await this.#scrolled();
      if (Math.abs(after.above - before.above) < stroke.pixels / 2)
        throw new Error('The wheel did not scroll the rows.');
    }
    return times;
  }

  #scrolled(): Promise<{ above: number; below: number }> {
    return this.#page.getByRole('grid').evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      above: scrollTop,
      below: scrollHeight - clientHeight - scrollTop,
    }));
  }

  /** Asks for every frame, so that each that is late is seen. */
  #startFrames(): Promise<void> {
    return this.#page.evaluate(() => {
      const frames: number[] = [];
      let isOver = false;
      const note = (time: number) => {
        frames.push(time);
        if (!isOver) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      window.endFrames = () => {
        isOver = true;
        return frames.slice(1).map((time, place) => time - (frames[place] as number));
      };
    });
  }

  #endFrames(): Promise<number[]> {
    return this.#page.evaluate(() => window.endFrames());
  }
}

declare global {
  interface Window {
    endFrames(): number[];
  }
}
