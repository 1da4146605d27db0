import type { Paper, PaperRow, TableBlock } from '@mandate/contract/paper/paper.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryPaper } from '../../../testing/print/arbitrary-paper.ts';
import { boxFaults } from '../../../testing/print/box-faults.ts';
import { storedPaper, storedPapers } from '../../../testing/print/stored-papers.ts';
import { PaperDocument } from '../pdf/paper-document.ts';
import { layOutPaper } from './lay-out-paper.ts';
import type { LaidPage, LaidPaper } from './page-items.ts';

function laid(paper: Paper): LaidPaper {
  const pdf = new PaperDocument(paper);
  return layOutPaper(paper, (text, style) => pdf.widthOf(text, style));
}

function textsOf({ items }: LaidPage): string[] {
  return items.flatMap((item) => (item.type === 'text' ? item.spans.map(({ text }) => text).join('') : []));
}

function rowsOf(count: number, row: (index: number) => PaperRow): TableBlock {
  const columns: TableBlock['columns'] = [
    { key: 'position', heading: 'Pos.', align: 'start' },
    { key: 'description', heading: 'Description', align: 'start', isWide: true },
    { key: 'net', heading: 'Net, EUR', align: 'end' },
  ];
  return {
    type: 'table',
    name: 'lines',
    columns,
    rows: Array.from({ length: count }, (_, index) => row(index)),
    repeatHeader: true,
  };
}

function lineOf(index: number, text = `Line ${index}`): PaperRow {
  return { type: 'line', cells: { position: { text: `${index}` }, description: { text }, net: { text: '1,234.50' } } };
}

function withBlocks(...blocks: Paper['blocks']): Paper {
  return { ...storedPaper('quote-en'), blocks };
}

test('in no paper does a text cover another, leave the page, or is it crossed by a rule', () => {
  fc.assert(
    fc.property(arbitraryPaper, (paper) => {
      expect(boxFaults(laid(paper))).toEqual([]);
    }),
    // To look for a smaller paper that is wrong would take an hour.
    { numRuns: 25, endOnFailure: true },
  );
});

test.each(storedPapers)('%s has everything in its place', (name) => {
  expect(boxFaults(laid(storedPaper(name)))).toEqual([]);
});

test('texts end where they are said to: at the same place as they are drawn', () => {
  const { pages } = laid(storedPaper('quote-en'));
  const amounts = pages.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.type === 'text' && /^\(?[\d,]+\.\d\d\)?$/.test(item.spans[0]?.text ?? '') ? [item] : [],
    ),
  );
  const end = (text: string) => {
    const found = amounts.find(({ spans }) => spans[0]?.text === text);
    return found && found.x + found.width;
  };
  // A bracket hangs out of the column, so that the digits stand below those of others.
  const bracket = (end('(249.00)') ?? 0) - (end('1,038.31') ?? 0);
  expect(bracket).toBeGreaterThan(2);
  expect(bracket).toBeLessThan(6);
  expect(end('1,038.31')).toBeCloseTo(end('15,156.25') ?? 0);
});

test('the head of a table stands on each page it goes on, and each row on one', () => {
  const { pages } = laid(withBlocks(rowsOf(400, (index) => lineOf(index))));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(textsOf(page).filter((text) => text === 'Description')).toHaveLength(1);
  const printed = pages.flatMap(textsOf).filter((text) => text.startsWith('Line '));
  expect(printed).toEqual(Array.from({ length: 400 }, (_, index) => `Line ${index}`));
});

test('it is known at which block and row each page begins', () => {
  const lines = rowsOf(100, (index) => lineOf(index));
  const { pages } = laid(withBlocks({ type: 'paragraph', text: 'Before it' }, lines));
  expect(pages.length).toBeGreaterThan(2);
  const firsts = pages.map((page) => textsOf(page).find((text) => /^(Before|Line \d)/.test(text)));
  expect(pages.map(({ begins: { block, row } }) => (block === 0 ? 'Before it' : `Line ${row}`))).toEqual(firsts);
});

test('a section stays with two rows, and a sum with the row before it', () => {
  const rows = rowsOf(300, (index) => {
    const cells = { description: { text: `${index % 5 === 0 ? 'Section' : 'Sum'} ${index}` } };
    return index % 5 === 0 ? { type: 'section', cells } : index % 5 === 4 ? { type: 'sum', cells } : lineOf(index);
  });
  for (const page of laid(withBlocks(rows)).pages) {
    const texts = textsOf(page).filter((text) => /^(Section|Sum|Line) \d/.test(text));
    expect(texts[0]).not.toMatch(/^Sum/);
    for (const last of texts.slice(-2)) expect(last).not.toMatch(/^Section/);
  }
});

test('a row longer than a page goes on, and nothing of it is lost', () => {
  const long = Array.from({ length: 1400 }, (_, index) => `word${index}`).join(' ');
  const { pages } = laid(withBlocks(rowsOf(3, (index) => lineOf(index, index === 1 ? long : 'short'))));
  expect(pages.length).toBeGreaterThan(1);
  const words = pages.flatMap(textsOf).filter((text) => text.startsWith('word'));
  expect(words.join('')).toBe(long);
  expect(pages.map(textsOf).map((texts) => texts.filter((text) => text === 'Description'))).toEqual(
    pages.map(() => ['Description']),
  );
});

test('a text of 8,000 letters without a space, very long names and twelve columns of nothing fit', () => {
  const nothing: TableBlock = {
    ...rowsOf(3, () => ({ type: 'line', cells: {} })),
    columns: Array.from({ length: 12 }, (_, index) => ({ key: `${index}`, heading: '', align: 'end' as const })),
  };
  const paper = withBlocks(
    { type: 'address', lines: Array.from({ length: 6 }, () => 'Rindfleischetikettierungsüberwachungs'.repeat(8)) },
    { type: 'keyValues', rows: [{ label: 'x'.repeat(90), values: ['y'.repeat(300)] }] },
    { type: 'heading', level: 1, text: 'Title'.repeat(60) },
    { type: 'paragraph', text: 'w'.repeat(8000) },
    nothing,
  );
  const result = laid({ ...paper, number: null });
  expect(boxFaults(result)).toEqual([]);
  const long = result.pages.flatMap(textsOf).filter((text) => /^w+$/.test(text));
  expect(long.join('')).toHaveLength(8000);
});

test('where somebody signs is on one page', () => {
  const accept = storedPaper('quote-en').blocks.filter(({ type }) => type === 'accept');
  for (let lines = 20; lines < 60; lines += 3) {
    const { pages } = laid(withBlocks({ type: 'paragraph', text: 'line\n'.repeat(lines) }, ...accept));
    const frames = pages.flatMap(({ items }) => items.filter((item) => item.type === 'frame' && item.width > 400));
    expect(frames).toHaveLength(1);
  }
});

test('a draft says so beside its title, and an issued paper does not', () => {
  expect(textsOf(laid(storedPaper('draft-de')).pages[0] as LaidPage)).toContain('ENTWURF');
  expect(textsOf(laid(storedPaper('quote-de')).pages[0] as LaidPage)).not.toContain('ENTWURF');
});
