/** What a page tells of the lines of a project. All times are ms. */
export interface LineWatch {
  /** From the end of the project's reply to the end of the frame in which its lines can be typed in. @param id of the project */
  ready(id: string): Promise<number>;
  /** From the next key or paste to the end of the frame after it, or of the frame that shows other totals. */
  next(until: 'frame' | 'totals'): Promise<number>;
}

/** Runs in the page before its own code, and is sent there as text: it must use nothing from outside of it. */
export function watchLines(): void {
  const drawn = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#lines [role=gridcell]')) return;
      observer.disconnect();
      frameEnd(() => resolve(performance.now()));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  window.lineWatch = {
    async ready(id) {
      const end = await drawn;
      const replies = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(id));
      return end - ((replies.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN);
    },
    next: (until) =>
      new Promise((resolve) => {
        let begun = 0;
        const begin = (event: Event) => {
          if (event instanceof KeyboardEvent && ['Control', 'v'].includes(event.key)) return;
          removeEventListener('keydown', begin, true);
          removeEventListener('paste', begin, true);
          begun = event.timeStamp;
          if (until === 'frame') frameEnd(() => resolve(performance.now() - begun));
        };
        addEventListener('keydown', begin, true);
        addEventListener('paste', begin, true);
        const totals = document.querySelector('section[aria-label=Totals]');
        if (until === 'frame' || !totals) return;
        const observer = new MutationObserver(() => {
          if (begun === 0) return;
          observer.disconnect();
          frameEnd(() => resolve(performance.now() - begun));
        });
        observer.observe(totals, { subtree: true, childList: true, characterData: true });
      }),
  };

  // The first task after a frame begins when the frame has been drawn.
  function frameEnd(work: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(null);
    });
  }
}
