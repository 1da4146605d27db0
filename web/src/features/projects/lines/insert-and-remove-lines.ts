import { newRecordId } from '../../../form/state/new-record-id.ts';
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
 * The lines with what was changed on one while it was edited; what was looked up for it meanwhile stays.
 * @param before the line as it was when its editing began; without it the whole line is taken
 */
export function takeLine(lines: Lines, { line, before }: { line: EditLine; before?: EditLine }): Lines {
  const held = lines.find(({ id }) => id === line.id);
  if (!held || !before) return replaceLine(lines, line);
  const names = Object.keys(line) as (keyof EditLine)[];
  const changed = names.filter((name) => line[name] !== before[name]);
  if (changed.length === 0) return lines;
  return replaceLine(lines, { ...held, ...Object.fromEntries(changed.map((name) => [name, line[name]])) });
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

/** Whether a line can move up or down by one: at the ends there is nowhere to go. */
export function canMove(lines: Lines, id: string, step: -1 | 1): boolean {
  const at = lines.findIndex((line) => line.id === id);
  return moveLine(lines, at, step).lines !== lines;
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

/**
 * The lines with the one at a place standing before another; a section takes the lines under it along, and settles where the
 * nearest section below ends, so that it takes no lines of others in.
 * @param before the place it is to stand before, as places are now; the count of lines is the end
 * @returns the same lines when nothing moves
 */
export function placeLine(lines: Lines, at: number, before: number): Lines {
  const line = lines[at];
  if (!line) return lines;
  const end = line.type === 'section' ? sectionEnd(lines, at) : at + 1;
  const to = line.type === 'section' ? nextBoundary(lines, before) : before;
  if (to >= at && to <= end) return lines;
  const moved = lines.slice(at, end);
  const rest = lines.toSpliced(at, moved.length);
  return rest.toSpliced(to > at ? to - moved.length : to, 0, ...moved);
}

function nextBoundary(lines: Lines, before: number): number {
  const next = lines.findIndex(({ type }, place) => place >= before && type === 'section');
  return next === -1 ? lines.length : next;
}

/** The section a line stands under: the nearest one above; none before the first. */
export function sectionOf(lines: Lines, id: string): EditLine | undefined {
  const at = lines.findIndex((line) => line.id === id);
  return lines.slice(0, Math.max(0, at)).findLast(({ type }) => type === 'section');
}
