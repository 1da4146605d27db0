import type { CSSObject, Theme } from '@emotion/react';
import { cssText, placeOf } from './place-of.ts';

type Palette = Theme['vars']['palette'];

/** A field somebody types in. */
interface TypedIn {
  path: string;
  /** First names. */
  names: readonly string[];
}

// What follows the label is the control. A cell of a grid is its own frame.
const around = (place: string) => `${place} label + *, ${place}[role=gridcell]`;

/** A frame around each field somebody types in, and a flag with the name at its label or, in a grid, behind the words of the row. */
export function fieldMarks(places: readonly TypedIn[], palette: Palette): CSSObject {
  const flag: CSSObject = {
    position: 'absolute',
    top: -1,
    right: 0,
    zIndex: 1,
    maxWidth: '50%',
    padding: '1px 6px',
    borderRadius: 4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    background: palette.caution.text,
    color: palette.background.paper,
    fontSize: 11,
    lineHeight: '16px',
    fontWeight: 500,
    pointerEvents: 'none',
  };
  return Object.fromEntries(
    places.flatMap(({ path, names }): [string, CSSObject][] => {
      const place = placeOf(path);
      const content = `${cssText(names.join(', '))} / ""`;
      return [
        [around(place), { outline: `2px solid ${palette.chart.second}`, outlineOffset: -1, borderRadius: 6 }],
        [`${place}[role=gridcell]`, { outlineOffset: -2, borderRadius: 0 }],
        [place, { position: 'relative' }],
        [`${place}:not([role=gridcell])::after`, { ...flag, content }],
        [
          `main [role=row]:has(> ${place.slice('main '.length)}) > .name`,
          { position: 'relative', '&::after': { ...flag, content, top: 7, right: 8 } },
        ],
      ];
    }),
  );
}

/** A dashed frame around each field that somebody else saved and that is not taken in yet. */
export function savedMarks(paths: readonly string[], palette: Palette): CSSObject {
  return Object.fromEntries(
    paths.flatMap((path): [string, CSSObject][] => {
      const place = placeOf(path);
      return [
        [around(place), { outline: `1.5px dashed ${palette.primary.main}`, outlineOffset: 1, borderRadius: 6 }],
        [`${place}[role=gridcell]`, { outlineOffset: -3, borderRadius: 4, background: palette.tint }],
      ];
    }),
  );
}
