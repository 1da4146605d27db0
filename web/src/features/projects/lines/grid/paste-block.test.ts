import type { WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import { expect, test } from 'vitest';
import type { CellFacts } from '../cells/cell-facts.ts';
import { type EditLine, newLine } from '../edit-line.ts';
import { pasteBlock } from './paste-block.ts';

const facts: CellFacts = {
  numberFormat: '1,234.56',
  currency: 'EUR',
  rates: [{ id: 'reduced', name: 'Reduced 7 %', percent: '7', isDefault: false }],
  noRate: '',
  ownCurrency: '',
  unitsByWord: new Map([['flat', 'lumpSum']]),
  unitWords: new Map([['lumpSum', 'flat']]),
  dates: { date: 'd MMM yyyy', language: 'en' },
  currencies: ['EUR', 'USD'],
  openWords: { before: '', after: ', to be named' },
  locked: new Set(),
  worked: null,
};

/** The cells that are shown first. */
const shown: WrittenCell[] = [
  'description',
  'assignee',
  'quantity',
  'unit',
  'unitPrice',
  'discountPercent',
  'taxRateId',
];
const paste = (lines: readonly EditLine[], at: number, field: WrittenCell, rows: string[][]) =>
  pasteBlock(lines, at, field, rows, facts, shown);

function service(description: string | null, more: Partial<EditLine> = {}): EditLine {
  return { ...newLine('service'), description, ...more };
}

const told = (lines: readonly EditLine[]) =>
  lines.map(({ type, description, quantity, unit, unitPrice }) => [type, description, quantity, unit, unitPrice]);

test('rows pasted on an empty line become one service each', () => {
  const rows = [
    ['Workshops', '18', 'days', '1,450.00'],
    ['Baseline', '24', 'h', '1280'],
    ['Film', '1', 'flat', '24,000'],
  ];
  const { lines, written } = paste([service(null)], 0, 'description', rows);
  expect(written).toBe(3);
  expect(told(lines)).toEqual([
    ['service', 'Workshops', '18', 'day', '1450'],
    ['service', 'Baseline', '24', 'hour', '1280'],
    ['service', 'Film', '1', 'lumpSum', '24000'],
  ]);
});

test('rows pasted on an empty line in the middle leave the lines below as they are', () => {
  const before = [service('First'), service(null), service('Last')];
  const { lines } = paste(before, 1, 'description', [['A'], ['B']]);
  expect(lines.map(({ description }) => description)).toEqual(['First', 'A', 'B', 'Last']);
});

test('rows pasted on a filled line overwrite the lines below, and add lines past the end', () => {
  const before = [service('One'), service('Two', { quantity: '5' })];
  const { lines } = paste(before, 1, 'quantity', [['6', 'h'], ['7']]);
  expect(told(lines)).toEqual([
    ['service', 'One', null, 'day', null],
    ['service', 'Two', '6', 'hour', null],
    ['service', null, '7', 'hour', null],
  ]);
});

test('a pasted row with an empty unit keeps the unit of the line', () => {
  const before = [service('One', { unit: 'hour' })];
  const { lines } = paste(before, 0, 'quantity', [['6', '', '80']]);
  expect(told(lines)).toEqual([['service', 'One', '6', 'hour', '80']]);
});

test('a pasted cell that cannot be read stays as it was typed', () => {
  const { lines } = paste([service(null)], 0, 'description', [['Film', '', 'some', 'bottles', '1.234,5', '', 'odd']]);
  expect(lines[0]).toMatchObject({ quantity: 'some', unit: 'bottles', unitPrice: '1.234,5', taxRateId: 'odd' });
});

test('a pasted tax is found by its percentage or its name', () => {
  const rows = [
    ['A', '1', 'day', '5', '2 %', '7 %'],
    ['B', '1', 'day', '5', '', 'reduced 7 %'],
  ];
  const { lines } = paste([service(null)], 0, 'description', rows);
  expect(lines.map(({ discountPercent, taxRateId }) => [discountPercent, taxRateId])).toEqual([
    ['2', 'reduced'],
    [null, 'reduced'],
  ]);
});

test('pasted figures are not written over a section, which has no room for them', () => {
  const before = [service('One'), { ...newLine('section'), description: 'Rollout' }];
  const { lines } = paste(before, 0, 'quantity', [['1'], ['2']]);
  expect(told(lines)).toEqual([
    ['service', 'One', '1', 'day', null],
    ['service', null, '2', 'day', null],
    ['section', 'Rollout', null, null, null],
  ]);
});

test('empty rows of a pasted block are left out, and an empty block changes nothing', () => {
  const before = [service('One')];
  expect(paste(before, 0, 'description', [['', ' '], []]).lines).toBe(before);
  expect(paste([service(null)], 0, 'description', [['A'], [''], ['B']]).lines).toHaveLength(2);
});

test('a pasted column of names says who delivers, and a column of figures does not', () => {
  const rows = [
    ['Workshops', 'Mara Feld', '18', 'day'],
    ['Coaching', 'Consultant, to be named', '3', 'day'],
    ['Film', '', '1', 'flat'],
  ];
  const { lines } = paste([service(null)], 0, 'description', rows);
  expect(lines.map(({ personnelId, placeholderRole, quantity }) => [personnelId, placeholderRole, quantity])).toEqual([
    ['Mara Feld', null, '18'],
    [null, 'Consultant', '3'],
    [null, null, '1'],
  ]);
});

test('pasting passes over frozen cells', () => {
  const locked = { ...facts, locked: new Set(['quantity'] as const) };
  const before = [service('One', { quantity: '5' })];
  const { lines } = pasteBlock(before, 0, 'description', [['New', '', '9', 'h']], locked, shown);
  expect(lines[0]).toMatchObject({ description: 'New', quantity: '5', unit: 'hour' });
});
