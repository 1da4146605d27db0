import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSheet } from '../../../../testing/files/read-sheet.ts';
import type { ImportCell } from '../../cells/import-cell.ts';

/**
 * Made once by LibreOffice Calc 7.4 from flat tables that were written by hand (`soffice --headless --convert-to xlsx *.fods`), in its own
 * way: all texts are shared, every cell names its style, cells in columns and rows that are hidden or merged are there.
 */
const folder = new URL('../../../../testing/files/libreoffice/', import.meta.url);

const workbooks: Record<string, Record<number, ImportCell[]>> = {
  'dates-1904': {
    1: ['Name', 'Notes'],
    2: ['a day', { date: '2026-02-28' }],
    3: ['the first', { date: '1904-01-02' }],
    4: ['with a time', '2026-02-28 06:00:00'],
    5: ['a number', 44619],
  },
  dates: {
    1: ['Name', 'Notes'],
    2: ['as ISO 8601 has it', { date: '2026-02-28' }],
    3: ['German', { date: '1999-12-31' }],
    4: ['American', { date: '2024-02-29' }],
    5: ['in words', { date: '2026-11-26' }],
    6: ['before 1970', { date: '1901-05-04' }],
    7: ['with a time', '2026-02-28 18:45:30'],
    8: ['a length of time', 1.5],
  },
  figures: {
    1: ['Name', 'Notes'],
    2: ['percentage', 12.5],
    3: ['more than all', 150],
    4: ['euros', 1234.5],
    5: ['francs', -99.95],
    6: ['thousands', 1234567.891],
    7: ['with an exponent', 1.5e-7],
    8: ['a fraction', 0.75],
    9: ['a tenth', 0.1],
    10: ['large', 123456789012345],
    11: ['a flag', true],
  },
  formulas: {
    1: ['Name', 'City', 'Notes', 'Hours per day'],
    2: ['sum', 'Rome', '=SUM(D2:D3)', 7.5],
    3: ['text', 'Oslo', '=CONCATENATE(A3," of ",B3)', 8],
    4: ['flag', 'Bern', '=D2>D3', 1],
    5: ['day', 'Wien', '=DATE(2026,2,28)', 2],
    6: ['error', 'Riga', '=1/0', 3],
    7: ['array', 'Kyiv', '=SUM(D2:D3*2)', 4],
    8: ['none', 'Nice', 'no formula', 5],
  },
  gaps: {
    4: [null, null, 'Name', null, 'City', null, 'Notes'],
    6: [null, null, 'Acme', null, 'Rome', null, 'one'],
    9: [null, null, 'Beta', null, null, null, 'two'],
    10: [null, null, null, null, 'Oslo'],
    411: [null, null, 'Last', null, 'Bern'],
  },
  merged: {
    1: ['Our customers'],
    2: ['Name', 'City', 'Notes'],
    3: ['Acme', 'Rome', 'one'],
    4: ['Beta', null, 'two'],
    5: ['Gamma', null, 'three'],
  },
  'several-sheets': {
    1: ['Name', 'City'],
    2: ['from the second', 'Rome'],
    3: ['and', 'more'],
  },
  'shared-texts': {
    1: ['Name', 'City', 'Notes'],
    2: ['Acme', 'Rome', 'Rome'],
    3: ['Acme & <Sons>', 'Rome', 'two\nlines'],
    4: ['Acme red', 'Oslo', '  blanks around  '],
    5: ['00123', '1e5', "'=1+1"],
    6: ['_x0041_', '"quoted"', 'tabhere'],
  },
  'styles-and-hidden': {
    1: ['Name', 'City', 'Website', 'Notes'],
    2: ['Acme', 'Rome', 'acme.example', 3],
    3: ['Hidden', 'Oslo', 'hidden.example', 'row'],
    4: ['Filtered', 'Bern', null, 'row'],
    5: ['Last', 'Wien', null, 'end'],
  },
  'writing-systems': {
    1: ['Name', 'City', 'Notes'],
    2: ['Ελληνικά', 'Αθήνα', 'ά'],
    3: ['Кириллица', 'Київ', 'ё'],
    4: ['العربية', 'القاهرة', '‏٣'],
    5: ['עברית', 'ירושלים', 'שָׁלוֹם'],
    6: ['漢字', '東京', '한국어'],
    7: ['ไทย', 'กรุงเทพฯ', 'น้ำ'],
    8: ['😀👩‍👩‍👧', 'Zürich', 'é'],
  },
};

test.each(Object.entries(workbooks))('a workbook of LibreOffice is read as it is meant: %s', async (name, rows) => {
  const read = await readSheet(readFileSync(new URL(`${name}.xlsx`, folder)));
  expect(Object.fromEntries(read)).toEqual(rows);
});

test('every workbook of LibreOffice is read', () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(workbooks)
      .map((name) => `${name}.xlsx`)
      .sort(),
  );
});
