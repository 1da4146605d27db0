import { written } from '../figure.ts';
import type { StoredFigure } from './stored-figures.ts';
import { label, round, svg } from './svg.ts';

const width = 760;
const barsFrom = 290;
const barsWide = 380;
const rowHigh = 56;

/** Requests a second beside the server written by hand, as two bars each. */
export function sharePlot(figures: readonly StoredFigure[]) {
  const compared = figures.filter(({ bench, reference }) => bench === 'bare' && reference);
  if (compared.length === 0) return undefined;
  const title = 'Beside a server written by hand';
  const described = compared.map(
    ({ name, figure, reference }) =>
      `${name}: Mandate ${written(figure, '/s')}, bare ${written(reference?.figure ?? 0, '/s')}`,
  );
  const most = Math.max(...compared.flatMap(({ figure, reference }) => [figure, reference?.figure ?? 0]));
  const bar = (y: number, figure: number, who: string, kind: string) => [
    `<rect class="${kind}" x="${barsFrom}" y="${round(y)}" width="${round((figure / most) * barsWide)}" height="16" rx="2"/>`,
    label(barsFrom + (figure / most) * barsWide + 6, y + 12, `${written(figure, '/s')} ${who}`, 'small'),
  ];
  const rows = compared.flatMap(({ name, figure, reference }, at) => {
    const y = 60 + at * rowHigh;
    return [
      ...wrapped(name).map((line, index) => label(16, y + 12 + index * 16, line, index === 0 ? 'name' : '')),
      ...bar(y, figure, 'Mandate', 'first-fill'),
      ...bar(y + 19, reference?.figure ?? 0, 'bare', 'second-fill'),
    ];
  });
  const height = 60 + compared.length * rowHigh + 16;
  const description = `Requests a second. ${described.join('; ')}.`;
  return {
    title,
    svg: svg({ title, description, width, height }, [label(16, 44, 'requests a second, 16 connections'), ...rows]),
  };
}

/** The part before the first comma, and the rest. */
function wrapped(name: string): string[] {
  const [first = '', ...rest] = name.split(', ');
  return rest.length > 0 ? [first, rest.join(', ')] : [first];
}
