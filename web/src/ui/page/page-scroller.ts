/** To be spread on the element pages scroll in. */
export const pageScroller = { 'data-page-scroller': '' } as const;

/** The element that scrolls the page something stands on; null outside of pages. */
export function pageScrollerOf(element: Element | null | undefined): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-page-scroller]') ?? null;
}

/** To be spread on what fills the window and scrolls by itself, such as the rows of a list: the page is then as tall as the window. */
export const fillsPage = { 'data-fills-page': '', ref: fill } as const;

/** What fills the window now; the next one may come before the last is gone. */
let filling: Element | null = null;

/**
 * Marks the page something fills. A style that looked for it, by `:has()`, would have all of a page styled anew with everything that comes into it.
 * @param element what fills it, or null
 * @returns what ends it
 */
function fill(element: Element | null): () => void {
  const page = pageScrollerOf(element);
  filling = element;
  page?.toggleAttribute('data-filled', true);
  return () => {
    if (filling === element) page?.toggleAttribute('data-filled', false);
  };
}
