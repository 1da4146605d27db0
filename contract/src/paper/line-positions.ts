import type { PaperLine } from './paper-facts.ts';

/**
 * The positions of lines as they are printed, by id: sections and the lines before the first are 1, 2, …, the lines of a section 1.1, 1.2, ….
 * Texts have none; what is not printed is not counted.
 */
export function linePositions(lines: readonly Pick<PaperLine, 'id' | 'type'>[]): Map<string, string> {
  const positions = new Map<string, string>();
  let outer = 0;
  let inner = 0;
  let isInSection = false;
  for (const { id, type } of lines) {
    if (type === 'text') continue;
    if (type === 'section') {
      isInSection = true;
      inner = 0;
    }
    if (type === 'section' || !isInSection) outer += 1;
    else inner += 1;
    positions.set(id, type === 'section' || !isInSection ? `${outer}` : `${outer}.${inner}`);
  }
  return positions;
}
