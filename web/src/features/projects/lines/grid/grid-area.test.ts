import { writtenCells } from '@mandate/contract/project/line/line-cells.ts';
import { expect, test } from 'vitest';
import type { CellFacts } from '../cells/cell-facts.ts';
import { type EditLine, newLine } from '../edit-line.ts';
import type { LineView } from '../pricing/line-views.ts';
import { areaOf, clearCells, copyCells, fieldsIn, fillCells, nextCell } from './grid-area.ts';

const sold: EditLine = { ...newLine('service'), id: 'a', description: 'Work', quantity: '2', unitPrice: '-1450.5' };
const text: EditLine = { ...newLine('text'), id: 'b', description: 'Remark' };
const lines = [sold, text, { ...sold, id: 'c' }];
const amounts = {
  net: '-2901.00',
  cost: null,
  marginPercent: null,
  without: 0,
  own: {},
  faults: {},
  warnings: {},
  isAsking: false,
};
const views = lines.map((line): LineView => ({ id: line.id, line, number: '', count: 0, ...amounts }));
const facts: CellFacts = {
  numberFormat: '1,234.56',
  currency: 'EUR',
  rates: [],
  noRate: '',
  ownCurrency: '',
  unitsByWord: new Map(),
  unitWords: new Map([['day', 'day']]),
  dates: { date: 'd MMM yyyy', language: 'en' },
  currencies: ['EUR', 'USD'],
  openWords: { before: '', after: ', to be named' },
  locked: new Set(),
  worked: null,
};

/** Some of the cells, such as a person has shown. */
const plain = writtenCells.filter((field) =>
  ['description', 'quantity', 'unit', 'unitPrice', 'discountPercent', 'taxRateId'].includes(field),
);

test.each([
  [0, 1, 1, { row: 0, column: 2 }],
  [0, 6, 1, { row: 1, column: 1 }],
  [1, 1, 1, { row: 2, column: 1 }],
  [2, 6, 1, null],
  [1, 1, -1, { row: 0, column: 6 }],
  [0, 1, -1, null],
] as const)('Tab goes from row %i, column %i, by step %i, to %o', (row, column, step, to) => {
  expect(nextCell(views, { row, column }, step, plain, facts)).toEqual(to);
});

test('a copied area of cells can be pasted into a spreadsheet', () => {
  const keys = [
    'number',
    'description',
    'quantity',
    'unit',
    'unitPrice',
    'discountPercent',
    'taxRateId',
    'net',
    'acts',
  ];
  const area = areaOf({ row: 0, column: 8 }, { row: 0, column: 0 });
  expect(copyCells(views, keys, area, facts)).toEqual([['Work', '2', 'day', '-1,450.50', '', '', '-2901.00']]);
});

test('emptying an area leaves the other cells and lines alone', () => {
  const area = { top: 0, bottom: 1, left: 2, right: 4 };
  const emptied = clearCells(lines, new Set(['a', 'b']), fieldsIn(area, plain), facts);
  expect(emptied[0]).toMatchObject({ description: 'Work', quantity: null, unit: null, unitPrice: null });
  expect(emptied.slice(1)).toEqual(lines.slice(1));
});

test('filling down copies cells, and leaves frozen cells and lines without such a cell alone', () => {
  const person = { id: '00000000-0000-4000-8000-000000000001', label: 'Mara Feld', isDeleted: false };
  const from = { ...sold, id: 'from', quantity: '7', personnelId: person.id, personnel: person };
  const ids = new Set(['a', 'b', 'c']);
  const locked = { ...facts, locked: new Set(['quantity'] as const) };
  const filled = fillCells(lines, from, ids, ['assignee', 'quantity'], locked);
  expect(filled.map(({ personnelId, quantity }) => [personnelId, quantity])).toEqual([
    [person.id, '2'],
    [null, null],
    [person.id, '2'],
  ]);
});
