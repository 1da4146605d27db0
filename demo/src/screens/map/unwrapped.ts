/** Places one after the other, longitude first, the last the same as the first. */
export type Ring = readonly (readonly number[])[];

type Place = [longitude: number, latitude: number];

/** The southernmost latitude a map of this projection shows. */
const south = -85.06;

/**
 * A ring that crosses the line where the days change, made to go on beyond 180 degrees instead of jumping to the other side of the map.
 * Most of it lies within the map. One that goes round the world ends at the foot of the map.
 */
export function unwrapped(ring: Ring): Place[] {
  const places: Place[] = [];
  for (const [longitude = 0, latitude = 0] of ring) {
    const before = places.at(-1)?.[0] ?? longitude;
    places.push([longitude + 360 * Math.round((before - longitude) / 360), latitude]);
  }
  return closed(moved(places));
}

function moved(places: readonly Place[]): Place[] {
  const east = places.reduce((most, [longitude]) => Math.max(most, longitude), -Infinity);
  const west = places.reduce((least, [longitude]) => Math.min(least, longitude), Infinity);
  const by = 360 * Math.round((east + west) / 720);
  return places.map(([longitude, latitude]) => [longitude - by, latitude]);
}

function closed(places: Place[]): Place[] {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || Math.abs(first[0] - last[0]) < 180) return places;
  return [...places, [last[0], south], [first[0], south], first];
}
