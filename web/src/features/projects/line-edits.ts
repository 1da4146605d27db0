import { newRecordId } from '../../resources/editor/record-id.ts';
import { type EditLine, newLine } from './edit-line.ts';

type Lines = readonly EditLine[];

/** The lines with some more before the place `at`. */
export function insertLines(lines: Lines, at: number, added: Lines): Lines {
  return lines.toSpliced(at, 0, ...added);
}

/** The lines without some places. */
export function removeLines(lines: Lines, from: number, to: number): Lines {
  return lines.toSpliced(from, to - from + 1);
}

/** The lines with one changed; the same lines when it is the same. */
export function replaceLine(lines: Lines, line: EditLine): Lines {
  const at = lines.findIndex(({ id }) => id === line.id);
  return at === -1 || lines[at] === line ? lines : lines.with(at, line);
}

/**
 * The lines with the one at a place moved up or down by one; a section takes the lines under it along, past the next section.
 * @returns the lines and the moved line's new place
 */
export function moveLine(lines: Lines, at: number, step: -1 | 1): { lines: Lines; at: number } {
  const line = lines[at];
  if (!line) return { lines, at };
  if (line.type === 'section') return moveSection(lines, at, step);
  const to = at + step;
  if (to < 0 || to >= lines.length) return { lines, at };
  return { lines: lines.toSpliced(at, 1).toSpliced(to, 0, line), at: to };
}

function moveSection(lines: Lines, at: number, step: -1 | 1): { lines: Lines; at: number } {
  const end = sectionEnd(lines, at);
  const moved = lines.slice(at, end);
  if (step === 1) {
    if (end >= lines.length) return { lines, at };
    const to = at + sectionEnd(lines, end) - end;
    return { lines: lines.toSpliced(at, moved.length).toSpliced(to, 0, ...moved), at: to };
  }
  const to = lines.findLastIndex(({ type }, place) => place < at && type === 'section');
  if (to === -1) return { lines, at };
  return { lines: lines.toSpliced(at, moved.length).toSpliced(to, 0, ...moved), at: to };
}

/** The place behind the last line of a section. */
export function sectionEnd(lines: Lines, at: number): number {
  const next = lines.findIndex(({ type }, place) => place > at && type === 'section');
  return next === -1 ? lines.length : next;
}

/** The lines with a copy of the one at a place behind it. */
export function duplicateLine(lines: Lines, at: number): Lines {
  const line = lines[at];
  return line ? insertLines(lines, at + 1, [{ ...line, id: newRecordId(), taxPercent: null }]) : lines;
}

/** A new service, counted like the nearest one above the place. */
export function nextService(lines: Lines, at: number): EditLine {
  const above = lines
    .slice(0, at)
    .findLast(({ type, unit }) => type === 'service' && unit !== null && unit !== 'lumpSum');
  return newLine('service', above?.unit ?? undefined);
}
