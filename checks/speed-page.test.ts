import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goalTable } from '../bench/report/figure-table.ts';
import { speedPage } from '../bench/report/speed-page.ts';
import { type StoredFigure, storedFigures } from '../bench/report/stored-figures.ts';

const docs = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

describe('the page on speed', () => {
  test('is what its words and figures give: `npm run bench page` writes it', () => {
    const { text, pictures } = speedPage(storedFigures());
    expect(docs('speed.md')).toBe(text);
    for (const [name, svg] of pictures) expect(docs(`speed/${name}.svg`)).toBe(svg);
  });

  test('tells of each goal what was, what is and whether it is reached, and why one is missed', () => {
    const kept = { bench: 'made up', day: '2026-01-01', unit: 'ms' } as const;
    const figures: StoredFigure[] = [
      { ...kept, name: 'quick', figure: 9.87, wanted: { most: 10 } },
      { ...kept, name: 'slow', figure: 1234, wanted: { most: 100 } },
      { ...kept, name: 'nobody wants it', figure: 5 },
      { ...kept, name: 'rare', unit: '/s', figure: 0.5, wanted: { least: 1 } },
    ];
    expect(goalTable(figures, { 'made up: slow': 2000 }, { 'made up: slow': 'It waits.' }).split('\n')).toEqual([
      '1 of 3 goals are reached.',
      '',
      '| What  | Wanted         | Before   | Now          | Reached |',
      '| ----- | -------------- | -------- | ------------ | ------- |',
      '| quick | at most 10 ms  |          | **9.9 ms**   | yes     |',
      '| slow  | at most 100 ms | 2,000 ms | **1,234 ms** | **no**  |',
      '| rare  | at least 1/s   |          | **0.50/s**   | **no**  |',
      '',
      'Why the others are missed:',
      '',
      '- **slow**: It waits.',
      '- **rare**: nobody has written down why.',
    ]);
  });
});
