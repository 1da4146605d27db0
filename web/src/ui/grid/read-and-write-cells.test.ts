import { expect, test } from 'vitest';
import { readCells, writeCells } from './read-and-write-cells.ts';

test('a block pasted from a spreadsheet becomes rows of cells', () => {
  expect(readCells('Workshops\t18\tday\r\nBaseline\t24\tday\r\n')).toEqual([
    ['Workshops', '18', 'day'],
    ['Baseline', '24', 'day'],
  ]);
});

test('a pasted cell in quotes keeps its line breaks, tabs and quotes', () => {
  expect(readCells('"First line\nsecond\tpart"\t2\n"He said ""yes"""\t3')).toEqual([
    ['First line\nsecond\tpart', '2'],
    ['He said "yes"', '3'],
  ]);
});

test.each(['"6 inch pipe', '"Quoted" and more', 'a "b" c'])('stray quotes in a pasted cell are kept: %s', (text) => {
  expect(readCells(text)).toEqual([[text]]);
});

test('empty pasted cells and rows keep their places', () => {
  expect(readCells('a\t\tc\n\n\td')).toEqual([['a', '', 'c'], [''], ['', 'd']]);
});

test('pasting from an empty clipboard gives no rows', () => {
  expect(readCells('')).toEqual([]);
});

test('copied cells are pasted back as they were', () => {
  const rows = [
    ['plain', 'with\ttab', 'with "quotes"'],
    ['two\nlines', '', '−1.5'],
  ];
  expect(readCells(writeCells(rows))).toEqual(rows);
});
