import { useRef, useState } from 'react';
import { type Area, areaOf, type Place } from './grid-area.ts';

const nowhere: Place = { row: -1, column: -1 };

/** Where the focus of a grid is, and the area chosen from there with Shift. */
export function useGridArea() {
  const [place, setPlace] = useState(nowhere);
  const [anchor, setAnchor] = useState<Place | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const isExtending = useRef(false);
  return {
    place,
    /** The chosen area; null when only the cell itself is. */
    area,
    /** The chosen cells, the focused one alone when there is no area. */
    chosen: (): Area => area ?? areaOf(place, place),
    /** Whether the next move chooses the cells on the way. */
    extend: (wanted: boolean) => {
      isExtending.current = wanted;
    },
    moved: (to: Place) => {
      const corner = isExtending.current ? (anchor ?? place) : null;
      isExtending.current = false;
      setPlace(to);
      setAnchor(corner);
      setArea(corner && areaOf(corner, to));
    },
  };
}
