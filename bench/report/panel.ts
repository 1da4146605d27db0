import { label, round, stroke } from './svg.ts';

/** A line of a panel. */
export interface Line {
  kind: 'first' | 'second';
  points: readonly (readonly [number, number])[];
}

/** What goes along an axis. */
export interface Axis {
  from: number;
  to: number;
  /** Each step ten times the one before, for figures of very different size. */
  isLog: boolean;
  ticks: readonly number[];
  written(tick: number): string;
}

/** Where a panel lies in its picture: the area its lines are drawn in, without the words of the axes. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws lines over two axes. @param wanted a level drawn across */
export function panel(area: Area, across: Axis, up: Axis, lines: readonly Line[], wanted?: number): string[] {
  const x = (value: number) => area.x + share(across, value) * area.width;
  const y = (value: number) => area.y + (1 - share(up, value)) * area.height;
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  return [
    ...up.ticks.flatMap((tick) => [
      stroke(area.x, y(tick), right, y(tick), 'grid'),
      label(area.x - 6, y(tick) + 3.5, up.written(tick), 'small', 'end'),
    ]),
    ...across.ticks.flatMap((tick) => [
      stroke(x(tick), area.y, x(tick), bottom, 'grid'),
      label(x(tick), bottom + 14, across.written(tick), 'small', 'middle'),
    ]),
    ...(wanted === undefined ? [] : [stroke(area.x, y(wanted), right, y(wanted), 'wanted')]),
    ...lines.map(({ kind, points }) => {
      const path = points.map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${round(x(at))} ${round(y(value))}`);
      return `<path class="line ${kind}" d="${path.join('')}"/>`;
    }),
  ];
}

/** Where a value lies on an axis, from 0 to 1; what lies beyond is drawn at its end. */
function share({ from, to, isLog }: Axis, value: number): number {
  const [low, high, at] = isLog ? [from, to, value].map((each) => Math.log10(each)) : [from, to, value];
  return Math.min(1, Math.max(0, ((at ?? 0) - (low ?? 0)) / ((high ?? 1) - (low ?? 0))));
}
