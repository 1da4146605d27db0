import styled from '@emotion/styled';

/** What the lines are drawn in; they take the width and height they are given. */
const [width, height] = [80, 36];
/** The end of the line is a dot, which needs room. */
const edge = 4;

const Room = styled('svg')(({ theme: { vars } }) => ({
  flex: '1 1 56px',
  minWidth: 48,
  maxWidth: width,
  height,
  overflow: 'visible',
  '& > path': { fill: 'none', strokeWidth: 1.75, strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& > .now': { stroke: vars.palette.chart.first },
  '& > .before': { stroke: vars.palette.control, strokeWidth: 1.25, strokeDasharray: '2 3' },
  '& > circle': { fill: vars.palette.chart.first },
}));

interface SparklineProps {
  /** One after the other; null where there is none, which leaves a gap. */
  values: readonly (number | null)[];
  /** The same of the time before, on the same scale. */
  before: readonly (number | null)[];
}

/** A line that shows how something went, over the one from before. Decoration: what matters of it is said in words. */
export function Sparkline({ values, before }: SparklineProps) {
  const all = [...values, ...before].filter((value) => value !== null);
  if (all.length === 0) return null;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const place = (value: number, at: number, count: number) => {
    const x = count > 1 ? edge + (at / (count - 1)) * (width - 2 * edge) : width / 2;
    const y = most === least ? height / 2 : height - edge - ((value - least) / (most - least)) * (height - 2 * edge);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  };
  const last = values.findLastIndex((value) => value !== null);
  const [x, y] = last < 0 ? [0, 0] : place(values[last] ?? 0, last, values.length);
  return (
    <Room viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="before" d={pathOf(before, place)} />
      <path className="now" d={pathOf(values, place)} />
      {last >= 0 && <circle cx={x} cy={y} r={2.5} />}
    </Room>
  );
}

type Place = (value: number, at: number, count: number) => readonly [number, number];

/** The path of a line, interrupted where there is no value; a value alone is a point. */
function pathOf(values: readonly (number | null)[], place: Place): string {
  let isDown = false;
  const steps = values.map((value, at) => {
    if (value === null) {
      isDown = false;
      return '';
    }
    const [x, y] = place(value, at, values.length);
    const step = isDown ? `L${x} ${y}` : `M${x} ${y}h0`;
    isDown = true;
    return step;
  });
  return steps.join('');
}
