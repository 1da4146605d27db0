import type { LineDifferenceField } from './differences/fact-differences.ts';
import { type WrittenDifferences, writtenDifferences } from './differences/written-differences.ts';
import type { PaperLanguage } from './document-kinds.ts';
import type { PaperBlock, PaperColumn, PaperRow } from './paper.ts';
import type { PaperFacts } from './paper-facts.ts';
import { revisionLetters } from './revision-letters.ts';
import { type PaperWriting, paperWriting } from './written/paper-writing.ts';

/** The last page of a revision: what changed since an earlier one field by field, and the totals of both (documents reference 3.4). */
export function differencesBlocks(older: PaperFacts, newer: PaperFacts, language: PaperLanguage): PaperBlock[] {
  const writing = paperWriting(language, newer.firmCountry);
  const { words, formats, say } = writing;
  const written = writtenDifferences(older, newer, writing);
  const heading = say(words.changes.heading, {
    revision: revisionLetters(older.revision ?? 1),
    date: older.issuedOn === null ? '' : formats.day(older.issuedOn),
  });
  return [
    { type: 'heading', level: 2, text: heading },
    changesBlock(written, older, newer, writing),
    ...totalsBlocks(written, older, newer, writing),
  ];
}

function changesBlock(
  written: WrittenDifferences,
  older: PaperFacts,
  newer: PaperFacts,
  writing: PaperWriting,
): PaperBlock {
  const { words } = writing;
  const rows = [...headerRows(written, newer, writing), ...lineRows(written, writing)];
  if (rows.length === 0) return { type: 'paragraph', text: words.changes.none };
  return {
    type: 'table',
    name: 'differences',
    columns: [
      { key: 'position', heading: words.column.position, align: 'start' },
      { key: 'change', heading: words.column.change, align: 'start', isWide: true },
      ...revisionColumns(older, newer, writing),
    ],
    rows,
    repeatHeader: true,
  };
}

function revisionColumns(older: PaperFacts, newer: PaperFacts, { words, say }: PaperWriting): PaperColumn[] {
  const { before, now, nowDraft } = words.column;
  const heading = newer.revision === null ? nowDraft : say(now, { revision: revisionLetters(newer.revision) });
  return [
    { key: 'before', heading: say(before, { revision: revisionLetters(older.revision ?? 1) }), align: 'end' },
    { key: 'now', heading, align: 'end' },
  ];
}

function headerRows({ header }: WrittenDifferences, newer: PaperFacts, { words }: PaperWriting): PaperRow[] {
  if (header.length === 0) return [];
  return [
    { type: 'section', cells: { change: { text: newer.project.name } } },
    ...header.map(({ field, before, after }) => fieldRow(words.changed[field], before, after)),
  ];
}

/** What is told of a line that came or went. */
const ofWholeLine: readonly LineDifferenceField[] = ['quantity', 'unit', 'unitPrice', 'discountPercent', 'net'];

function lineRows({ lines }: WrittenDifferences, { words, say }: PaperWriting): PaperRow[] {
  return lines.flatMap(({ change, position, text, fields }) => [
    {
      type: 'section' as const,
      cells: { position: { text: position }, change: { text: say(words.changes[change], { text }) } },
    },
    ...fields
      .filter(({ field }) => change === 'changed' || ofWholeLine.includes(field))
      .map(({ field, before, after }) => fieldRow(words.changed[field], before, after)),
  ]);
}

function fieldRow(label: string, before: string, now: string): PaperRow {
  return { type: 'line', cells: { change: { text: label }, before: { text: before }, now: { text: now } } };
}

function totalsBlocks(
  { totals }: WrittenDifferences,
  older: PaperFacts,
  newer: PaperFacts,
  writing: PaperWriting,
): PaperBlock[] {
  const { words } = writing;
  if (totals.length === 0) return [];
  return [
    { type: 'heading', level: 2, text: words.changes.totals },
    {
      type: 'table',
      name: 'totalDifferences',
      columns: [
        { key: 'total', heading: words.total.heading, align: 'start', isWide: true },
        ...revisionColumns(older, newer, writing),
        { key: 'difference', heading: words.column.difference, align: 'end' },
      ],
      rows: totals
        .filter(({ isTold }) => isTold)
        .map(({ field, before, after, rise }) => ({
          type: field === 'gross' ? 'sum' : 'line',
          cells: {
            total: { text: words.changed[field] },
            before: { text: before },
            now: { text: after },
            difference: { text: rise },
          },
        })),
      repeatHeader: true,
    },
  ];
}
