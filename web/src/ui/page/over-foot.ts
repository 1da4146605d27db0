/**
 * To be given as `ref` to a bar over the foot of a page or of a window: what has the focus stands above it, however high it grows. Where the bar
 * has a place of its own, the page ends above it; where it goes along with what scrolls, its height is kept free, and known there as `--foot`.
 */
export function overFoot(bar: HTMLElement | null): () => void {
  const scroller = bar?.closest<HTMLElement>('[data-page-scroller], [role=dialog]');
  if (!bar || !scroller) return () => undefined;
  const { style } = scroller;
  const room = getComputedStyle(bar).position === 'fixed' ? 'margin-bottom' : 'scroll-padding-bottom';
  const size = new ResizeObserver(() => {
    const held = document.activeElement;
    const isFollowed = held && scroller.contains(held) && !bar.contains(held) && isSeenWhole(held, scroller);
    for (const name of [room, '--foot']) style.setProperty(name, `${bar.offsetHeight}px`);
    // What is typed makes it grow: the field goes up with it.
    if (isFollowed) held.scrollIntoView({ block: 'nearest' });
  });
  size.observe(bar, { box: 'border-box' });
  return () => {
    size.disconnect();
    for (const name of [room, '--foot']) style.removeProperty(name);
  };
}

function isSeenWhole(held: Element, scroller: Element): boolean {
  const { top, bottom } = held.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  return top >= view.top && bottom <= view.bottom;
}
