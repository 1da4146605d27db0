/** A value with a sign of its own on the line. */
interface Mark {
  value: number;
  label?: string;
}

/** The values a slider can have. */
export interface Steps {
  min: number;
  max: number;
  /** How far an arrow goes; null where only marks may be chosen. */
  step: number | null;
  /** How far a page key goes, or an arrow with Shift. */
  page: number;
  marks: readonly Mark[];
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The value a key goes to; null for keys that go nowhere. Browsers differ in how far a page is. */
export function slidTo({ key, shiftKey }: Key, value: number, steps: Steps): number | null {
  const { min, max, step, page, marks } = steps;
  const way = { ArrowRight: 1, ArrowUp: 1, PageUp: 1, ArrowLeft: -1, ArrowDown: -1, PageDown: -1 }[key];
  if (key === 'Home') return min;
  if (key === 'End') return max;
  if (way === undefined) return null;
  if (step === null) {
    const next = way > 0 ? marks.find((mark) => mark.value > value) : marks.findLast((mark) => mark.value < value);
    return next?.value ?? value;
  }
  return value + way * (shiftKey || key.startsWith('Page') ? page : step);
}

/** The value of the mark that is nearest. */
export function nearestMark(marks: readonly Mark[], wanted: number): number {
  const near = [...marks].sort((one, other) => Math.abs(one.value - wanted) - Math.abs(other.value - wanted));
  return near[0]?.value ?? wanted;
}
