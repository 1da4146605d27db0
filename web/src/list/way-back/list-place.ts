/** How a list was left: where the way back leads. */
export interface ListPlace {
  /** The path of the list. */
  list: string;
  /** What its address asked for, with the question mark; empty for nothing. */
  search: string;
  /** The record that was opened from it; null for none. */
  row: string | null;
  /** Where the record stood on the page, from 0; -1 where none was opened. */
  index: number;
  /** How far the rows were scrolled, in pixels. */
  top: number;
}

/** Every place kept: by the key of its entry in the browser's history, the last left last. */
export type ListPlaces = readonly { key: string; place: ListPlace }[];

const mostPlaces = 30;
const prefix = 'list-places:';

/** The places with another one, which becomes the last. */
export function withPlace(places: ListPlaces, key: string, place: ListPlace): ListPlaces {
  return [...places.filter((kept) => kept.key !== key), { key, place }].slice(-mostPlaces);
}

/**
 * The place to return to, if coming here is coming back: the same entry of the history, or the list that was left last as it was.
 * The place of an entry has another address when somebody went on to a record of another page from there.
 * @param isBack whether the browser went through its history
 */
export function placeToReturnTo(
  places: ListPlaces,
  { list, search, key, isBack }: { list: string; search: string; key: string; isBack: boolean },
): ListPlace | null {
  const entry = isBack ? places.find((kept) => kept.key === key)?.place : undefined;
  const last = places.at(-1)?.place;
  const place = entry ?? last;
  return place?.list === list && (place === entry || place.search === search) ? place : null;
}

/**
 * The places after somebody went on from the record opened last to another one of the same list: the way back leads to that one's row,
 * on its page.
 * @param page of the list, from 1
 */
export function withMoved(
  places: ListPlaces,
  list: string,
  { row, index, page }: { row: string; index: number; page: number },
): ListPlaces {
  const last = places.at(-1);
  if (last?.place.list !== list || last.place.row === row) return places;
  const asked = new URLSearchParams(last.place.search);
  if (Number(asked.get('page') ?? 1) === page) return withPlace(places, last.key, { ...last.place, row, index });
  asked.delete('page');
  if (page > 1) asked.set('page', String(page));
  const search = asked.size > 0 ? `?${asked}` : '';
  return withPlace(places, last.key, { list, search, row, index, top: 0 });
}

/** The address of a list as it was left last; the bare list when another one was left since. */
export function addressIn(places: ListPlaces, list: string): string {
  const last = places.at(-1)?.place;
  return last?.list === list ? list + last.search : list;
}

/** The places of a person in this tab. Under the person's id, so that nobody else comes back to them. */
export function readPlaces(userId: string): ListPlaces {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Keeps how a list was left. A browser without room for it keeps nothing. */
export function storePlace(userId: string, key: string, place: ListPlace): void {
  storePlaces(userId, withPlace(readPlaces(userId), key, place));
}

/** Keeps all places of a person. */
export function storePlaces(userId: string, places: ListPlaces): void {
  try {
    sessionStorage.setItem(prefix + userId, JSON.stringify(places));
  } catch {
    sessionStorage.removeItem(prefix + userId);
  }
}

/** Forgets every place, whoever's it is: what was searched for names customers and people. */
export function purgePlaces(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function isKept(entry: unknown): entry is ListPlaces[number] {
  if (typeof entry !== 'object' || entry === null || !('key' in entry) || !('place' in entry)) return false;
  const place = entry.place as Partial<ListPlace> | null;
  return (
    typeof place?.list === 'string' &&
    typeof place.search === 'string' &&
    typeof place.index === 'number' &&
    typeof place.top === 'number'
  );
}
