import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenQuote, goldenQuoteBefore, goldenReport } from '../../testing/golden-quote.ts';
import { decimal, sum } from '../values/decimal.ts';
import { differencesBlocks } from './differences-blocks.ts';
import { differencesOf } from './differences-of.ts';
import type { TableBlock } from './paper.ts';

test('a revision tells the lines that came, went and changed, and what the whole says otherwise', () => {
  expect(differencesOf(goldenQuoteBefore, goldenQuote, 'en')).toMatchObject({
    header: [
      { field: 'discountPercent', before: null, after: '2.5\u00A0%' },
      { field: 'quoteValidUntil', before: '25\u00A0Sept 2026', after: '8 Oct 2026' },
    ].map((each) => ({ ...each, before: each.before?.replaceAll('\u00A0', ' ') ?? null })),
    lines: [
      {
        id: 'workshops',
        change: 'changed',
        rise: '+2,656.25',
        fields: [
          { field: 'quantity', before: '10', after: '12.5' },
          { field: 'discountPercent', before: null, after: '3\u00A0%' },
          { field: 'net', before: '12,500.00', after: '15,156.25' },
        ],
      },
      { id: 'data', change: 'added', description: 'Data extraction and checks', fields: [], rise: '+1,038.31' },
      { id: 'poster', change: 'removed', description: 'Poster for the branches', fields: [], rise: '\u2212450.00' },
    ],
  });
});

test('the totals of both revisions and their difference add up down the last page', () => {
  const blocks = differencesBlocks(goldenQuoteBefore, goldenQuote, 'en');
  const totals = blocks.find((each): each is TableBlock => each.type === 'table' && each.name === 'totalDifferences');
  const column = (key: string) =>
    totals?.rows.map(({ cells }) => decimal((cells[key]?.text ?? '').replace(/[,+]/g, '').replace('\u2212', '-'))) ??
    [];
  for (const key of ['before', 'now', 'difference']) {
    const [subtotal, discount, net, tax, gross] = column(key);
    expect([subtotal, discount, net, tax, gross].every(Boolean)).toBe(true);
    if (!subtotal || !discount || !net || !tax || !gross) return;
    expect(sum([subtotal, discount]).eq(net)).toBe(true);
    expect(sum([net, tax]).eq(gross)).toBe(true);
  }
  expect(column('difference').map(String)).toEqual(['3244.56', '-429.86', '2814.7', '537.79', '3352.49']);
});

test('what lines rose by adds up to the rise of the subtotal; options add nothing to it', () => {
  const figure = (text: string | null) => decimal((text ?? '0').replace(/[,+]/g, '').replace('\u2212', '-'));
  const lines = goldenQuote.lines.map((line) => (line.id === 'coaching' ? { ...line, isOptional: false } : line));
  const subtotal = decimal(goldenQuote.totals.subtotal).plus('3540').toString();
  const later = { ...goldenQuote, lines, totals: { ...goldenQuote.totals, subtotal } };
  const differences = differencesOf(goldenQuoteBefore, later, 'en');
  const [first] = differences.totals;
  expect(first?.field).toBe('subtotal');
  expect(sum(differences.lines.map(({ rise }) => figure(rise))).eq(figure(first?.rise ?? null))).toBe(true);
});

test('a line that moved to another section is told on the last page', () => {
  const lines = [...goldenQuote.lines];
  const [data] = lines.splice(2, 1);
  if (data) lines.splice(4, 0, data);
  const page = JSON.stringify(differencesBlocks(goldenQuote, { ...goldenQuote, lines }, 'en'));
  expect(page).toMatch(/"Section".*"Review".*"Handbook"/);
});

test('what is hidden from customers is not compared', () => {
  const older = { ...goldenQuote, hideUnbilled: true };
  const changed = goldenQuote.lines.map((line) => (line.id === 'office' ? { ...line, quantity: '9' } : line));
  expect(differencesOf(older, { ...older, lines: changed }, 'en').lines).toEqual([]);
});

test('nothing differs from itself, in any order of comparing a draw of its lines', () => {
  fc.assert(
    fc.property(fc.subarray(goldenQuote.lines), fc.subarray(goldenQuote.lines), (some, others) => {
      const [one, other] = [
        { ...goldenQuote, lines: some },
        { ...goldenQuote, lines: others },
      ];
      expect(differencesOf(one, one, 'en').lines).toEqual([]);
      const changes = (change: string, ...[from, to]: [typeof one, typeof one]) =>
        differencesOf(from, to, 'en')
          .lines.filter((each) => each.change === change)
          .map(({ id }) => id);
      expect(changes('added', one, other).sort()).toEqual(changes('removed', other, one).sort());
    }),
  );
});

test('a document without money has neither lines nor totals to compare', () => {
  const later = { ...goldenReport, project: { ...goldenReport.project, endDate: '2026-12-01' } };
  expect(differencesOf(goldenReport, later, 'de')).toEqual({
    header: [{ field: 'endDate', before: '20.11.2026', after: '01.12.2026' }],
    lines: [],
    totals: [],
  });
});
