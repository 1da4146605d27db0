import { readFileSync } from 'node:fs';
import { figureTable, goalTable, pointsTable } from './figure-table.ts';
import { plots } from './plots.ts';
import type { StoredFigures } from './stored-figures.ts';

/** The page on speed as Markdown, and the pictures it shows, by the names of their files without `.svg`. */
export interface SpeedPage {
  text: string;
  pictures: Map<string, string>;
}

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Makes the page of the figures that are kept. What people write there stands in `page.md`: `{{machine}}`, `{{goals <bench> …}}`,
 * `{{figures <bench> …}}`, `{{points <bench>}}` and `{{plot <name>}}` are filled in. What was measured before stands in `before.json`, why a
 * goal is missed in `reasons.json`, both by bench and name of the figure.
 * @throws Error for a place that nobody knows how to fill
 */
export function speedPage({ machine, figures }: StoredFigures): SpeedPage {
  const before = JSON.parse(here('before.json')) as Record<string, number>;
  const reasons = JSON.parse(here('reasons.json')) as Record<string, string>;
  const of = (names: string[]) => names.flatMap((name) => figures.filter(({ bench }) => bench === name));
  const pictures = new Map<string, string>();
  const parts: Record<string, (names: string[]) => string> = {
    machine: () => machine,
    goals: (names) => goalTable(of(names), before, reasons),
    figures: (names) => figureTable(of(names), before),
    points: (names) => pointsTable(of(names)),
    plot([name = '']) {
      const plot = plots[name]?.(figures);
      if (!plot) return '';
      pictures.set(name, plot.svg);
      return `![${plot.title}](speed/${name}.svg)`;
    },
  };
  const text = here('page.md').replace(/\{\{(\w+)([^}]*)\}\}/g, (_all, part: string, names: string) => {
    const fill = parts[part];
    if (!fill) throw new Error(`page.md asks for ${part}, which nobody knows.`);
    return fill(names.split(' ').filter(Boolean));
  });
  return { text: text.replace(/\n{3,}/g, '\n\n'), pictures };
}
