/** What a page tells of what it paints. All times are ms on the page's own clock (`performance.now`). */
export interface PaintWatch {
  /**
   * Waits until an element has a text, or a field a value, and until it is painted.
   * @param selector of the element within the page
   * @throws Error when it does not come
   */
  textPainted(selector: string, text: string): Promise<number>;
  /**
   * Times every key after which something happens from now on, `input` where it changes a text, `focusin` where it goes elsewhere.
   * @returns a function that ends it and gives the ms from each key going down to the end of the frame that shows it
   */
  timeKeys(after: 'input' | 'focusin'): () => number[];
}

declare global {
  interface Window {
    paintWatch: PaintWatch;
    endKeys: () => number[];
  }
}

/** Runs in the page before its own code, and is sent there as text: it must use nothing from outside of it. */
export function watchPaint(): void {
  const longestWait = 20_000;
  window.paintWatch = { textPainted, timeKeys };

  function nextTask(work: () => void): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = work;
    port2.postMessage(null);
  }

  function textPainted(selector: string, text: string): Promise<number> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} did not come.`)), longestWait);
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();

      function look(): void {
        const found = document.querySelector(`main ${selector}`);
        if ((found instanceof HTMLInputElement ? found.value : found?.textContent) !== text) return;
        observer.disconnect();
        // The first task after a frame begins when the frame has been drawn.
        requestAnimationFrame(() => nextTask(() => resolve(performance.now())));
      }
    });
  }

  function timeKeys(after: 'input' | 'focusin'): () => number[] {
    const times: number[] = [];
    let down = 0;
    const note = (event: Event) => {
      down = event.timeStamp;
    };
    const typed = () => {
      const begun = down;
      requestAnimationFrame(() => nextTask(() => times.push(performance.now() - begun)));
    };
    addEventListener('keydown', note, true);
    addEventListener(after, typed, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener(after, typed, true);
      return times;
    };
  }
}
