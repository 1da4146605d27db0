import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say } from '../print.ts';
import { figureTable, goalTable, pointsTable } from './figure-table.ts';
import { keptFigures } from './kept-figures.ts';
import { plots } from './plots.ts';

const docs = new URL('../../docs/', import.meta.url);
const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Writes `docs/speed.md` and its plots of the figures that are kept. What people write there stands in `page.md`: `{{machine}}`,
 * `{{goals <bench> …}}`, `{{figures <bench>}}`, `{{points <bench>}}` and `{{plot <name>}}` are filled in. What was measured before stands in `before.json`, why a
 * goal is missed in `reasons.json`, both by bench and name of the figure.
 */
export function writePage(): void {
  const { machine, figures } = keptFigures();
  const before = JSON.parse(here('before.json')) as Record<string, number>;
  const reasons = JSON.parse(here('reasons.json')) as Record<string, string>;
  const of = (names: string[]) => names.flatMap((name) => figures.filter(({ bench }) => bench === name));
  mkdirSync(new URL('speed/', docs), { recursive: true });

  const parts: Record<string, (names: string[]) => string> = {
    machine: () => machine,
    goals: (names) => goalTable(of(names), before, reasons),
    figures: (names) => figureTable(of(names), before),
    points: (names) => pointsTable(of(names)),
    plot([name = '']) {
      const plot = plots[name]?.(figures);
      if (!plot) return '';
      writeFileSync(new URL(`speed/${name}.svg`, docs), plot.svg);
      return `![${plot.title}](speed/${name}.svg)`;
    },
  };
  const page = here('page.md').replace(/\{\{(\w+)([^}]*)\}\}/g, (_all, part: string, names: string) => {
    const fill = parts[part];
    if (!fill) throw new Error(`page.md asks for ${part}, which nobody knows.`);
    return fill(names.split(' ').filter(Boolean));
  });
  writeFileSync(new URL('speed.md', docs), page.replace(/\n{3,}/g, '\n\n'));
  say(`\nWritten: ${fileURLToPath(new URL('speed.md', docs))}`);
}
