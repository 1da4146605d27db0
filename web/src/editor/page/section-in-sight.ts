import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageScrollerOf } from '../../ui/page/page-scroller.ts';

/** How a page stands in its view, in pixels. */
export interface PageView {
  /** The height of what is seen. */
  height: number;
  /** How much of the page is above it, and how much below. */
  above: number;
  below: number;
}

/** How far below the top of the view a section begins that a reader is at. */
const reach = 80;

/**
 * The section a reader is at: the last one that begins above a line near the top. Towards the end of the page, where sections cannot come up to
 * it, the line goes down to meet them, so that each has its turn, however low.
 * @param tops where each section begins, from the top of the view, in the order of the page
 * @returns its place among them
 */
export function sectionAt(tops: readonly number[], { height, above, below }: PageView): number {
  // A short page has its end in sight from the beginning: the line is down only as far as the page was scrolled.
  const scrolled = above / Math.max(1, above + below);
  const line = reach + Math.max(0, height - reach - below) * scrolled;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}

/** What moves a page by somebody's hand. */
export const moves = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * The name of the section that is marked: the one gone to, or in which somebody is, until somebody scrolls the page; then the one in sight.
 * At the end of a page several are in sight at once, and only who went to one knows which it is.
 * @param names ids of the sections, apart by blanks; they may come later than their navigation
 * @param nav the navigation, which stands on their page
 */
export function useSectionInSight(names: string, nav: RefObject<HTMLElement | null>): string {
  const [first = ''] = names.split(' ');
  const [current, setCurrent] = useState(first);
  // Parts that come late move the page as well: only a hand on it takes somebody away from where they went.
  const isGoneTo = useRef(false);
  useEffect(() => {
    const page = pageScrollerOf(nav.current);
    if (!page) return;
    const sections = () => names.split(' ').flatMap((name) => document.getElementById(name) ?? []);
    const look = () => {
      if (isGoneTo.current) return;
      const { scrollTop: above, scrollHeight, clientHeight: height } = page;
      const { top } = page.getBoundingClientRect();
      const found = sections();
      const tops = found.map((section) => section.getBoundingClientRect().top - top);
      // The first section may come later than the others: until then it is the one in sight.
      const isLaidOut = found[0]?.id === first;
      const view = { height, above, below: scrollHeight - height - above };
      setCurrent((isLaidOut && found[sectionAt(tops, view)]?.id) || first);
    };
    const enter = ({ target }: FocusEvent) => {
      const section = sections().find((each) => each.contains(target as Node));
      isGoneTo.current = section !== undefined;
      if (section) setCurrent(section.id);
      // The name of the page, after a save: nobody is in a section any more.
      else look();
    };
    const move = () => {
      isGoneTo.current = false;
    };
    look();
    page.addEventListener('scroll', look, { passive: true });
    page.addEventListener('focusin', enter);
    for (const each of moves) addEventListener(each, move, { capture: true, passive: true });
    return () => {
      page.removeEventListener('scroll', look);
      page.removeEventListener('focusin', enter);
      for (const each of moves) removeEventListener(each, move, { capture: true });
    };
  }, [names, first, nav]);
  return current;
}
