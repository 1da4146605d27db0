import { ThemeProvider } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadWords } from '../../../lib/i18n/i18n.ts';
import { theme } from '../../../lib/theme/theme.ts';
import { sampleEntry, sampleRow, sampleState } from '../state/sample-week.ts';
import { weekView } from '../state/week-view.ts';
import { EntryForm } from './entry-form.tsx';
import type { EntryRights } from './entry-rights.ts';

await loadWords('week');

const rights: EntryRights = { isReading: false, mayCorrect: true, steps: { minutes: 15, day: '0.25' } };
const approved = { state: 'approved' } as const;
const state = sampleState([
  sampleRow('a', [
    sampleEntry('corrected', 0, 7_200, approved),
    sampleEntry('reversal', 0, -7_200, { ...approved, correctsId: 'corrected' }),
    sampleEntry('standing', 0, 3_600, { ...approved, correctsId: 'corrected' }),
    sampleEntry('other', 0, 1_800, approved),
  ]),
]);

test('of a closed day only what was not corrected yet is offered to be corrected', () => {
  const [row] = weekView(state).rows;
  const [cell] = row?.cells ?? [];
  if (row === undefined || cell === undefined) throw new Error('the week has no cell');
  const offered = cell.entries.filter((entry) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ThemeProvider theme={theme}>
          <EntryForm
            row={row}
            cell={cell}
            entry={entry}
            rights={rights}
            act={() => undefined}
            onChanged={() => undefined}
          />
        </ThemeProvider>
      </MemoryRouter>,
    ).includes('aria-label="Correct'),
  );
  expect(offered.map(({ id }) => id)).toEqual(['other']);
});
