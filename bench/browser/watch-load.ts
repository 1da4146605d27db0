/** What a page tells of its own loading. */
export interface LoadWatch {
  /** When the largest of what is first seen was painted, in ms since the page was asked for. */
  largestPaint: number;
  /** How long, after the first paint, tasks kept the page from answering: of each task what is above 50 ms. */
  blocked: number;
  /** The sum of what moved by itself, as the browser counts it. */
  shift: number;
}

declare global {
  interface Window {
    loadWatch: LoadWatch;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before its own code, and is sent there as text: it must use nothing from outside of it. */
export function watchLoad(): void {
  const longTask = 50;
  const tasks: PerformanceEntry[] = [];
  let firstPaint = Number.POSITIVE_INFINITY;
  const watch: LoadWatch = { largestPaint: 0, blocked: 0, shift: 0 };
  window.loadWatch = watch;

  function each(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }

  function count(): void {
    watch.blocked = tasks
      .filter(({ startTime, duration }) => startTime + duration > firstPaint)
      .reduce((sum, { duration }) => sum + duration - longTask, 0);
  }

  each('largest-contentful-paint', ({ startTime }) => {
    watch.largestPaint = startTime;
  });
  each('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) watch.shift += (entry as Shift).value;
  });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
    count();
  });
  each('longtask', (entry) => {
    tasks.push(entry);
    count();
  });
}
