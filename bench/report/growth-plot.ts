import { type Axis, panel } from './panel.ts';
import type { StoredFigure } from './stored-figures.ts';
import { label, stroke, svg } from './svg.ts';

const columns = 4;
const cell = { width: 190, height: 150 };
const head = 84;
const mostMs = 100;

const thousands = ['1', '10', '100', '1,000'];
const across: Axis = {
  from: 1_000,
  to: 1_000_000,
  isLog: true,
  ticks: [1_000, 10_000, 100_000, 1_000_000],
  written: (rows) => thousands[Math.log10(rows) - 3] ?? '',
};
const up: Axis = {
  from: 1,
  to: 10_000,
  isLog: true,
  ticks: [1, 10, 100, 1_000, 10_000],
  written: (ms) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`),
};

/** How long each list takes as the database grows: a panel each. */
export function growthPlot(figures: readonly StoredFigure[]) {
  const grown = figures.filter(({ bench, points }) => bench === 'growth' && points);
  const pointsOf = (name: string) => grown.find((one) => one.name === name)?.points ?? [];
  // One point is no line.
  const lists = grown.flatMap(({ name, points = [] }) =>
    points.length > 1 ? (/^(.+), page 1$/.exec(name)?.[1] ?? []) : [],
  );
  if (lists.length === 0) return undefined;
  const title = 'Every list as the database grows';
  const rows = Math.ceil(lists.length / columns);
  const panels = lists.flatMap((name, at) => {
    const [x, y] = [(at % columns) * cell.width, head + Math.floor(at / columns) * cell.height];
    const lines = [
      { kind: 'first' as const, points: pointsOf(`${name}, page 1`) },
      { kind: 'second' as const, points: pointsOf(`${name}, the worst way, p99`) },
    ];
    const area = { x: x + 48, y: y + 22, width: 128, height: 90 };
    return [label(x + 48, y + 14, name, 'name'), ...panel(area, across, up, lines, mostMs)];
  });
  const described = lists.map((name) => {
    const last = (of: string) => Math.round(pointsOf(`${name}, ${of}`).at(-1)?.[1] ?? 0);
    return `${name}: page 1 ${last('page 1')} ms, worst ${last('the worst way, p99')} ms`;
  });
  const legend = [
    stroke(16, 44, 40, 44, 'line first'),
    label(46, 48, 'page 1, p50'),
    stroke(150, 44, 174, 44, 'line second'),
    label(180, 48, 'the worst filter or sort alone, p99'),
    stroke(410, 44, 434, 44, 'wanted'),
    label(440, 48, `at most ${mostMs} ms`),
    label(
      16,
      68,
      'across: thousands of projects in the database, and of rows where the list grows with them; both axes by tens',
      'small',
    ),
  ];
  const description = `Milliseconds from 1,000 to 1,000,000. At 1,000,000: ${described.join('; ')}.`;
  const size = { width: columns * cell.width + 16, height: head + rows * cell.height + 8 };
  return { title, svg: svg({ title, description, ...size }, [...legend, ...panels]) };
}
