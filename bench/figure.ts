/** What a bench measured, as data: printed when it ends, and kept for the report. */
export interface Figure {
  /** What was measured, in words; no other figure of the bench is called the same. */
  name: string;
  unit: Unit;
  figure: number;
  /** The least and the most of its rounds. */
  range?: readonly [number, number];
  /** What it is compared with, measured in the same run and in the same unit. */
  reference?: { name: string; figure: number };
  wanted?: Wanted;
  /** What else is to be known of it, such as which of many it is of. */
  note?: string;
  /** How it came about, to be drawn: what each point is of, and the figure there. */
  points?: readonly (readonly [number, number])[];
}

export type Unit = 'ms' | 's' | '/s' | 'MB' | 'KB' | 'times' | '%' | 'rows';

/** What is wanted of a figure, in its unit. */
export type Wanted = { least: number } | { most: number };

/** Whether a figure is as wanted; true where nothing is. */
export function holds({ figure, wanted }: Figure): boolean {
  if (!wanted) return true;
  return 'least' in wanted ? figure >= wanted.least : figure <= wanted.most;
}

/** A figure with its unit, no more exact than its size: `883/s`, `0.69 times`, `12.4 ms`. */
export function written(figure: number, unit: Unit): string {
  const [units, tens] = unit === 'ms' ? [1, 1] : [2, 1];
  const most = Math.abs(figure) < 10 ? units : Math.abs(figure) < 100 ? tens : 0;
  const digits = Number.isInteger(figure) ? 0 : most;
  const text = figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '/s' ? `${text}/s` : `${text} ${unit}`;
}

/** What is wanted, in words; empty where nothing is. */
export function writtenWanted({ wanted, unit }: Figure): string {
  if (!wanted) return '';
  return 'least' in wanted ? `at least ${written(wanted.least, unit)}` : `at most ${written(wanted.most, unit)}`;
}

/** The figure against its reference, as times of it; empty without one. */
export function writtenTimes({ figure, reference }: Figure): string {
  return reference ? written(figure / reference.figure, 'times') : '';
}
