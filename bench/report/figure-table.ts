import { holds, written, writtenTimes, writtenWanted } from '../figure.ts';
import { markdownTable } from './markdown-table.ts';
import type { StoredFigure } from './stored-figures.ts';

type Known<Value> = Readonly<Record<string, Value>>;

const keyOf = ({ bench, name }: StoredFigure) => `${bench}: ${name}`;

/** Of figures those of which something is wanted, as a table of Markdown, with why one is missed. */
export function goalTable(figures: readonly StoredFigure[], before: Known<number>, reasons: Known<string>): string {
  const goals = figures.filter(({ wanted }) => wanted);
  const missed = goals.filter((one) => !holds(one));
  const rows = goals.map((one) => [
    one.name,
    writtenWanted(one),
    writtenBefore(one, before),
    `**${written(one.figure, one.unit)}**`,
    holds(one) ? 'yes' : '**no**',
  ]);
  const sum = `${goals.length - missed.length} of ${goals.length} goals are reached.`;
  const why = missed.map((one) => `- **${one.name}**: ${reasons[keyOf(one)] ?? 'nobody has written down why.'}`);
  const told = why.length > 0 ? `\n\nWhy the others are missed:\n\n${why.join('\n')}` : '';
  return `${sum}\n\n${markdownTable([['What', 'Wanted', 'Before', 'Now', 'Reached'], ...rows])}${told}`;
}

/** Figures with points as a table of Markdown: a column for each point, such as the size of the database it is of. */
export function pointsTable(figures: readonly StoredFigure[]): string {
  if (figures.length === 0) return 'Not measured yet.';
  const sizes = [...new Set(figures.flatMap(({ points = [] }) => points.map(([at]) => at)))].sort((a, b) => a - b);
  const rows = figures.map((one) => [
    one.note ? `${one.name} (${one.note})` : one.name,
    ...sizes.map((size) => {
      const point = one.points?.find(([at]) => at === size);
      return point ? written(point[1], one.unit) : '';
    }),
    writtenWanted(one) + (holds(one) ? '' : ', missed'),
    one.day,
  ]);
  return markdownTable([['What', ...sizes.map((size) => size.toLocaleString('en')), 'Wanted', 'Measured'], ...rows]);
}

/** Figures as a table of Markdown. */
export function figureTable(figures: readonly StoredFigure[], before: Known<number>): string {
  if (figures.length === 0) return 'Not measured yet.';
  const all = figures.map((one) => [
    one.note ? `${one.name} (${one.note})` : one.name,
    written(one.figure, one.unit),
    one.range?.map((end) => written(end, one.unit)).join(' to ') ?? '',
    one.reference ? `${one.reference.name}: ${written(one.reference.figure, one.unit)}` : '',
    writtenTimes(one),
    writtenBefore(one, before),
    writtenWanted(one) + (holds(one) ? '' : ', missed'),
    one.day,
  ]);
  const heads = ['What', 'Figure', 'Rounds', 'Reference', 'Against it', 'Before', 'Wanted', 'Measured'];
  // A column nobody has anything in is none.
  const used = heads.map((_head, at) => all.some((row) => row[at] !== ''));
  return markdownTable([heads, ...all].map((row) => row.filter((_cell, at) => used[at])));
}

function writtenBefore(one: StoredFigure, before: Known<number>): string {
  const figure = before[keyOf(one)];
  return figure === undefined ? '' : written(figure, one.unit);
}
