import { ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadWords } from '../../../lib/i18n/i18n.ts';
import { theme } from '../../../lib/theme/theme.ts';
import { LineCard } from '../phone/line-card.tsx';
import { days, sampleEntry, sampleRow, sampleState } from '../state/sample-week.ts';
import { foldedView, weekView } from '../state/week-view.ts';
import type { WeekActs } from '../use-week-acts.ts';
import { WeekGrid } from './week-grid.tsx';

await loadWords('week');

const steps = { minutes: 15, day: '0.25' };
const nothing = () => undefined;
const acts: WeekActs = {
  type: nothing,
  letGo: nothing,
  paste: nothing,
  fillRight: nothing,
  undo: nothing,
  addRow: nothing,
  take: nothing,
  copyDayBefore: nothing,
};

const office = { project: { id: 'q', label: 'Office', customerLabel: null }, isBillable: false };
const state = sampleState([
  sampleRow('a', [sampleEntry('e', 0, 5_400, { text: 'Workshop' }), sampleEntry('f', 0, 1_800)], {
    planned: 36_000,
    remaining: -3_600,
  }),
  sampleRow('b', [sampleEntry('g', 1, 7_200, { state: 'submitted' })], office),
]);

/** What stands on the screen, tags and styles aside. */
function textOf(shown: ReactNode): string {
  const html = renderToStaticMarkup(<ThemeProvider theme={theme}>{shown}</ThemeProvider>);
  const bare = html.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
  return bare.replace(/\s+/g, ' ').trim();
}

function gridOf(folded: string[]): string {
  return textOf(
    <WeekGrid
      view={foldedView(weekView(state), folded)}
      folded={folded}
      onFold={nothing}
      days={state.stored.days}
      today={days[1] ?? ''}
      spot={{ row: 0, day: 0 }}
      onSpot={nothing}
      acts={acts}
      onPanel={nothing}
      isReading={false}
      isOwn={false}
      addRow={null}
    />,
  );
}

test('a week shows its days, lines under their projects with what is left, and what is booked of what is wanted', () => {
  const text = gridOf([]);
  expect(text).toContain('Mon 30 of 8:00');
  expect(text).toContain('Sat 5 Day off');
  expect(text).toMatch(/Claims Norvane Mutual 2:00 Line a 1 hour over 2:00 2 entries, With text/);
  expect(text).toMatch(/Office Internal 2:00 Line b Not billed .*2:00 This time is handed in or approved\./);
  expect(text).toMatch(/Booked 2:00 2:00 – – – – – 4:00 Target 8:00/);
  expect(text).toMatch(/Difference −6:00 −6:00 −8:00 −8:00 −8:00 – – −36:00/);
});

test('the lines of a project are put away, and its sum stays', () => {
  const text = gridOf(['p']);
  expect(text).toContain('Claims Norvane Mutual 2:00');
  expect(text).not.toContain('Line a');
  expect(text).toContain('Line b');
});

test('a card of a day on a phone says what is left, and how many entries there are', () => {
  const [row] = weekView(state).rows;
  const [cell] = row?.cells ?? [];
  if (!row || !cell) throw new Error('There is no line');
  const text = textOf(
    <LineCard row={row} cell={cell} steps={steps} isReading={false} onType={nothing} onPanel={nothing} />,
  );
  expect(text).toBe('Line a Norvane Mutual · 1 hour over Workshop, 1 more');
});
