import { expect, test } from 'vitest';
import { type EditLine, newLine } from './edit-line.ts';
import { areaOf, clearCells, copyCells, nextCell } from './grid-area.ts';
import type { LineView } from './priced-lines.ts';
import type { CellFacts } from './read-cell.ts';

const sold: EditLine = { ...newLine('service'), id: 'a', description: 'Work', quantity: '2', unitPrice: '-1450.5' };
const text: EditLine = { ...newLine('text'), id: 'b', description: 'Remark' };
const lines = [sold, text, { ...sold, id: 'c' }];
const views = lines.map((line): LineView => ({ id: line.id, line, number: '', count: 0, net: '-2901.00', faults: {} }));
const facts: CellFacts = {
  numberFormat: '1,234.56',
  currency: 'EUR',
  rates: [],
  unitsByWord: new Map(),
  unitWords: new Map([['day', 'day']]),
};

test.each([
  [0, 1, 1, { row: 0, column: 2 }],
  [0, 6, 1, { row: 1, column: 1 }],
  [1, 1, 1, { row: 2, column: 1 }],
  [2, 6, 1, null],
  [1, 1, -1, { row: 0, column: 6 }],
  [0, 1, -1, null],
] as const)('from row %i, column %i, step %i Tab goes to %o', (row, column, step, to) => {
  expect(nextCell(views, { row, column }, step)).toEqual(to);
});

test('a copied area reads as a spreadsheet reads it', () => {
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
  const emptied = clearCells(lines, { top: 0, bottom: 1, left: 2, right: 4 });
  expect(emptied[0]).toMatchObject({ description: 'Work', quantity: null, unit: null, unitPrice: null });
  expect(emptied.slice(1)).toEqual(lines.slice(1));
});
