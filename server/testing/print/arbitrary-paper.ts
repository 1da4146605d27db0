import type { Paper, PaperBlock, PaperColumn, PaperRow } from '@mandate/contract/paper/paper.ts';
import fc from 'fast-check';

const letters = fc.constantFrom(
  ...[
    'a',
    'e',
    'n',
    's',
    't',
    'ß',
    'Ü',
    'é',
    'Ω',
    'ж',
    'W',
    '0',
    '9',
    '.',
    ',',
    '-',
    '/',
    '(',
    ')',
    '€',
    ' ',
    ' ',
    ' ',
    '\u00a0',
    '\n',
    '見',
    '。',
    '「',
    'ー',
  ],
);
const word = fc.string({ unit: letters, minLength: 1, maxLength: 30 });
/** Texts as people write them, and as nobody does: empty, one long word, hundreds of them. */
const text = fc.oneof(
  { weight: 8, arbitrary: word },
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }).map((length) => 'W'.repeat(length)) },
  { weight: 2, arbitrary: fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')) },
);
const short = fc.string({ unit: letters, maxLength: 12 });
const figure = fc
  .integer({ min: 0, max: 9_999_999 })
  .map((amount) => (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 }));

const cell = (align: PaperColumn['align']) =>
  align === 'end'
    ? fc.record({ text: fc.oneof(figure, short), isBracketed: fc.constant(true as const) }, { requiredKeys: ['text'] })
    : fc.record({ text, mark: fc.constantFrom('Optional', 'geändert') }, { requiredKeys: ['text'] });

const table = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc
    .tuple(
      fc.array(
        fc.record({ heading: fc.oneof(short, text), align: fc.constantFrom('start' as const, 'end' as const) }),
        { minLength: count, maxLength: count },
      ),
      fc.integer({ min: -1, max: count - 1 }),
    )
    .chain(([columns, wide]) => {
      const made: PaperColumn[] = columns.map((column, index) => ({
        ...column,
        key: `c${index}`,
        ...(index === wide && { isWide: true as const, align: 'start' as const }),
      }));
      const cells = fc.record(Object.fromEntries(made.map(({ key, align }) => [key, cell(align)])), {
        requiredKeys: [],
      });
      const row: fc.Arbitrary<PaperRow> = fc.record(
        {
          type: fc.constantFrom('line', 'line', 'line', 'section', 'text', 'sum'),
          cells,
          below: fc.array(text, { maxLength: 3 }),
        },
        { requiredKeys: ['type', 'cells'] },
      ) as fc.Arbitrary<PaperRow>;
      return fc.record({
        type: fc.constant('table' as const),
        name: fc.constantFrom('lines' as const, 'milestones' as const),
        columns: fc.constant(made),
        rows: fc.array(row, { maxLength: 25 }),
        repeatHeader: fc.boolean(),
      });
    }),
);

const block: fc.Arbitrary<PaperBlock> = fc.oneof(
  table,
  fc.record({ type: fc.constant('paragraph' as const), text }),
  fc.record({ type: fc.constant('note' as const), text }),
  fc.record({ type: fc.constant('heading' as const), level: fc.constant(2 as const), text }),
  fc.record({
    type: fc.constant('totals' as const),
    heading: text,
    remark: text,
    rows: fc.array(
      fc.record({
        type: fc.constantFrom('plain' as const, 'net' as const, 'tax' as const, 'total' as const),
        label: text,
        value: fc.oneof(figure, text),
      }),
      { maxLength: 9 },
    ),
  }),
  fc.record({
    type: fc.constant('accept' as const),
    heading: text,
    until: short,
    sentence: fc.array(fc.record({ text, isStrong: fc.constant(true as const) }, { requiredKeys: ['text'] }), {
      maxLength: 4,
    }),
    options: fc.array(text, { maxLength: 12 }),
    signatures: fc.array(short, { maxLength: 5 }),
  }),
);

const texts = fc.array(text, { maxLength: 9 });

/** Any paper: whatever its texts and however many rows and columns. */
export const arbitraryPaper: fc.Arbitrary<Paper> = fc.record({
  kind: fc.constant('quote' as const),
  language: fc.constant('en' as const),
  locale: fc.constant('en-GB'),
  title: text,
  number: fc.option(short),
  revision: fc.constant('A'),
  issuedOn: fc.constant('2026-09-08'),
  letterhead: fc.record({
    logo: fc.constant(null),
    accentColor: fc.constant('#1B5B63'),
    firm: text,
    senderLine: fc.oneof(short, text),
    footerColumns: fc.array(texts, { maxLength: 4 }),
    legalLine: text,
    size: fc.constantFrom('A4' as const, 'Letter' as const),
  }),
  runningHead: fc.record({ start: text, end: text }),
  runningFoot: text,
  words: fc.record({ page: fc.constant('Page {page} of {pages}'), draft: fc.constant('DRAFT') }),
  blocks: fc
    .tuple(
      fc.record({ type: fc.constant('address' as const), lines: texts }),
      fc.record({
        type: fc.constant('keyValues' as const),
        rows: fc.array(fc.record({ label: text, values: texts }), { maxLength: 9 }),
      }),
      fc.record({ type: fc.constant('heading' as const), level: fc.constant(1 as const), text }),
      fc.array(block, { maxLength: 6 }),
    )
    .map(([address, facts, title, blocks]) => [address, facts, title, ...blocks]),
});
