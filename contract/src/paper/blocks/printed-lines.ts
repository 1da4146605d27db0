import type { PaperLine, QuoteFacts } from '../paper-facts.ts';

/** The lines a customer sees: all of them, or those that are billed. */
export function printedLines({ lines, hideUnbilled }: Pick<QuoteFacts, 'lines' | 'hideUnbilled'>): PaperLine[] {
  return hideUnbilled ? lines.filter(({ isBillable }) => isBillable) : lines;
}
