/** To be spread on the element pages scroll in. */
export const pageScroller = { 'data-page-scroller': '' } as const;

/** The element that scrolls the page something stands on; null outside of pages. */
export function pageScrollerOf(element: Element | null | undefined): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-page-scroller]') ?? null;
}

/** To be spread on what fills the window and scrolls by itself, such as the rows of a list: the page is then as tall as the window. */
export const fillsPage = { 'data-fills-page': '' } as const;

/**
 * The selector of a page that something fills, or of what lies around it. It is looked for at most three levels below the page: at any level, the
 * page would be asked again with everything that comes into it, however deep.
 * @param way from the element to the page
 */
export const whereFilled = (way = '') =>
  `&:has(${['', '* > ', '* > * > '].map((level) => `> ${way}${level}[data-fills-page]`).join()})`;
