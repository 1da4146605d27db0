/**
 * What spreadsheets call a column: A to Z, AA and so on.
 * @param place from 0
 */
export function columnLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetter(Math.floor(place / 26) - 1) + last;
}

/** The place of a cell in its row by its name, such as 27 for `AB12`; -1 for what is no name of a cell. */
export function placeOf(cellName: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(cellName)?.[1];
  if (letters === undefined) return -1;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
