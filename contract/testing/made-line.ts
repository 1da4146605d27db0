import { blankLine, type LineFigures, type LineType } from '../src/project/line.ts';

/** A line as the rules of figures read it. */
export type MadeLine = LineFigures & { id: string };

/** The tax rates lines are made with. */
export const standard = '0192f0c1-0000-7000-8000-000000000022';
export const reduced = '0192f0c1-0000-7000-8000-000000000010';
export const exempt = '0192f0c1-0000-7000-8000-000000000000';

let made = 0;

/** A line with some figures, blank but for them. */
export function madeLine(type: LineType, figures: Partial<LineFigures> = {}): MadeLine {
  made += 1;
  return { id: `line-${made}`, type, ...blankLine, ...figures };
}
