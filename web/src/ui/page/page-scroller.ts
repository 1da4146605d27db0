/** To be spread on the element pages scroll in. */
export const pageScroller = { 'data-page-scroller': '' } as const;

/** The element that scrolls the page something stands on; null outside of pages. */
export function pageScrollerOf(element: Element | null | undefined): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-page-scroller]') ?? null;
}

/** To be spread on what fills the window and scrolls by itself, such as the rows of a list: the page is then as tall as the window. */
export const fillsPage = { 'data-fills-page': '' } as const;

/**
 * What the page is like that something fills, and what lies around it: at most three levels below the page. Looked for at any level, it would be asked again with everything that
 * comes into the page, however deep.
 * @param way from the element to the page
 */
export const isFilled = (way = '') =>
  `&:has(${['', '* > ', '* > * > '].map((level) => `> ${way}${level}[data-fills-page]`).join()})`;
