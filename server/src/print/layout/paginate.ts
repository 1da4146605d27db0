import { type LaidPage, moved, type PageItem, unheard } from './page-items.ts';
import { colors, hairline } from './paper-sizes.ts';
import type { Strip } from './strip.ts';

/** Between which heights a page is written on. */
export interface Area {
  top: number;
  bottom: number;
}

interface Placed {
  strip: Strip;
  y: number;
}

/**
 * Puts strips on pages, one below the other. Strips that keep together go to the next page together, unless they are longer than one; the head of
 * a table is repeated where it goes on.
 * @returns what stands on each page and where it begins; at least one page
 */
export function paginate(strips: readonly Strip[], first: Area, later: Area): LaidPage[] {
  const pages: Placed[][] = [[]];
  let y = first.top;
  const area = () => (pages.length === 1 ? first : later);
  const isFresh = () => pages.at(-1)?.length === 0;
  const put = (strip: Strip) => {
    pages.at(-1)?.push({ strip, y });
    y += strip.height;
  };
  const turn = () => {
    pages.push([]);
    y = later.top;
  };
  const repeatHead = (strip: Strip) => {
    if (isFresh() && strip.head && pages.length > 1) put({ ...strip.head, items: unheard(strip.head.items) });
  };
  for (let at = 0; at < strips.length; ) {
    const chain = chainFrom(strips, at);
    const [start] = chain as [Strip];
    const room = later.bottom - later.top - (start.head?.height ?? 0);
    if (!isFresh() && y + heightOf(chain) > area().bottom && heightOf(chain) - start.before <= room) turn();
    for (const strip of chain) {
      if (!isFresh() && y + strip.before + strip.height > area().bottom) turn();
      repeatHead(strip);
      if (!isFresh()) y += strip.before;
      if (pages.length === 1) y = Math.max(y, strip.notAbove ?? 0);
      put(strip);
    }
    at += chain.length;
  }
  return pages.map((placed) => ({
    begins: beginning(placed),
    items: [...framesOf(placed), ...placed.flatMap(({ strip, y: top }) => moved(strip.items, top))],
  }));
}

function beginning(placed: readonly Placed[]): LaidPage['begins'] {
  const first = placed.find(({ strip: { block } }) => block !== undefined)?.strip;
  return { block: first?.block ?? 0, row: first?.row ?? 0 };
}

function chainFrom(strips: readonly Strip[], at: number): Strip[] {
  let end = at;
  while (strips[end]?.keeps && end + 1 < strips.length) end += 1;
  return strips.slice(at, end + 1);
}

function heightOf(chain: readonly Strip[]): number {
  return chain.reduce((sum, { before, height }) => sum + before + height, 0);
}

/** A box around what belongs to the same one, where it is on this page. */
function framesOf(placed: readonly Placed[]): PageItem[] {
  const frames = new Set(placed.flatMap(({ strip }) => strip.frame ?? []));
  return [...frames].map((frame) => {
    const inside = placed.filter(({ strip }) => strip.frame === frame);
    const top = Math.min(...inside.map(({ y }) => y));
    const bottom = Math.max(...inside.map(({ y, strip }) => y + strip.height));
    return { type: 'frame', ...frame, y: top, height: bottom - top, color: colors.box, thickness: hairline, radius: 3 };
  });
}
