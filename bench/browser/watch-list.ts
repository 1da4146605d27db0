/** What a page with a list tells of itself. All times are ms on the page's own clock (`performance.now`). */
export interface ListWatch {
  /** When the last key went down. */
  lastKey: number;
  /** The longest interaction since it was set to 0, from the event to the next paint; 0 when none took 16 ms. */
  longestInteraction: number;
  /**
   * Waits until the list's first rows are these, in this order, and painted.
   * @param ids of the records
   * @param typed what must stand in the search by then
   * @throws Error when they do not come
   */
  painted(ids: readonly string[], typed?: string): Promise<number>;
  /** Waits until no rows are on their way and everything that was done has been painted and timed. */
  settled(): Promise<void>;
}

declare global {
  interface Window {
    listWatch: ListWatch;
  }
}

/** Runs in the page before its own code, and is sent there as text: it must use nothing from outside of it. */
export function watchList(): void {
  const fewest = 5;
  const longestWait = 20_000;
  const watch: ListWatch = { lastKey: 0, longestInteraction: 0, painted, settled };
  window.listWatch = watch;
  addEventListener('keydown', ({ timeStamp }) => Object.assign(watch, { lastKey: timeStamp }), true);
  const timed: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) watch.longestInteraction = Math.max(watch.longestInteraction, entry.duration);
    }
  }).observe(timed);

  function shows(ids: readonly string[]): boolean {
    const links = [...document.querySelectorAll('main [role=grid] [role=row]')].flatMap(
      (row) => row.querySelector('a') ?? [],
    );
    const shown = links.map(({ pathname }) => pathname.split('/').at(-1));
    return shown.length >= Math.min(fewest, ids.length) && shown.every((id, place) => id === ids[place]);
  }

  function painted(ids: readonly string[], typed?: string): Promise<number> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`The rows did not come${typed ? ` for ${typed}` : ''}.`)), longestWait);
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
      // The rows may be the right ones before the last letter.
      document.addEventListener('input', look);
      look();

      function look(): void {
        const search = document.querySelector<HTMLInputElement>('main input[type=search]');
        if ((typed !== undefined && search?.value !== typed) || !shows(ids)) return;
        observer.disconnect();
        document.removeEventListener('input', look);
        // The first task after a frame begins when the frame has been drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      }
    });
  }

  async function settled(): Promise<void> {
    // A request begins some frames after what asked for it.
    const quiet = 10;
    for (let still = 0; still < quiet; still += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      if (document.querySelector('main [aria-busy=true]')) still = 0;
    }
  }
}
