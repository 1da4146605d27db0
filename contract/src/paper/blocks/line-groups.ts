import { hasFigures } from '../../project/line.ts';
import type { PaperLine } from '../paper-facts.ts';

/** A section with its lines; the lines before the first section have none. */
export interface LineGroup {
  section: PaperLine | null;
  lines: PaperLine[];
}

/** The lines by their sections, in their order. Lines before the first section come first, if there are any. */
export function lineGroups(lines: readonly PaperLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.type === 'section') groups.push({ section: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ section: null, lines: [line] });
  }
  return groups;
}

/**
 * Without the options, for what was ordered: those that were not chosen are no part of it. A section that held nothing else goes with its
 * texts.
 */
export function withoutOptions(groups: readonly LineGroup[]): LineGroup[] {
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ isOptional }) => !isOptional) }))
    .filter(({ lines }, at) => lines.some(isSold) || !groups[at]?.lines.some(isSold));
}

/** Whether a line enters the sum of its section. */
export function isPriced(line: PaperLine): boolean {
  return isSold(line) && line.isBillable && !line.isOptional;
}

function isSold({ type }: PaperLine): boolean {
  return hasFigures(type);
}
