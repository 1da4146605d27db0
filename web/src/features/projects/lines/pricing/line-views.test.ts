import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { expect, test } from 'vitest';
import { type EditLine, newLine } from '../edit-line.ts';
import { faultsByLine, faultsOf } from '../line-faults.ts';
import { viewsOf } from './line-views.ts';
import { priceLines } from './priced-lines.ts';

function service(id: string, quantity: string, unitPrice: string, more: Partial<EditLine> = {}): EditLine {
  return { ...newLine('service'), id, description: id, quantity, unitPrice, ...more };
}

const pricing = {
  currency: 'EUR',
  discountPercent: null,
  tax: { rates: [], projectRateId: null, stored: null },
  fxRateOf: () => null,
};
const section: EditLine = { ...newLine('section'), id: 'S', description: 'Part' };

function view(lines: EditLine[], before = new Map()) {
  const priced = priceLines(lines, pricing);
  const facts = {
    ...priced,
    days: { start: '2026-01-01', end: null },
    faults: new Map(),
    asking: new Set<string>(),
  };
  return viewsOf(priced.lines, facts, before);
}

test('sections and lines are numbered separately, and each section shows its subtotal', () => {
  const views = view([
    section,
    service('a', '2', '10'),
    { ...newLine('text'), description: 'x' },
    service('b', '1', '5'),
  ]);
  expect(views.map(({ number, net, count }) => [number, net, count])).toEqual([
    ['1.', '25.00', 2],
    ['1', '20.00', 0],
    ['', null, 0],
    ['2', '5.00', 0],
  ]);
});

test('only lines that changed are worked out again', () => {
  const lines = [service('a', '2', '10'), service('b', '1', '5')];
  const before = new Map(view(lines).map((one) => [one.id, one]));
  const after = view([lines[0] as EditLine, service('b', '3', '5')], before);
  expect(after[0]).toBe(before.get('a'));
  expect(after[1]).toMatchObject({ net: '15.00' });
});

test('a cell of a line shows at once what is wrong in it, but not what is still missing', () => {
  expect(faultsOf(newLine('service'))).toEqual({});
  expect(faultsOf(service('a', 'some', '1'))).toEqual({ quantity: 'Enter a number.' });
  expect(faultsOf(service('a', '1', '-5'))).toHaveProperty('unitPrice');
  expect(faultsOf(service('a', '1', '5', { unit: 'bottles', taxRateId: 'odd' }))).toEqual({
    unit: 'Choose one of the listed values.',
    taxRateId: 'Choose one of the listed values.',
  });
});

test('errors of a save are shown in the cells of the right lines', () => {
  const problem: FieldError = { field: 'lines.a.quantity', code: 'fieldRequired', params: {}, message: '' };
  const other: FieldError = { ...problem, field: 'name' };
  expect(faultsByLine([problem, other], ({ code }) => code)).toEqual(new Map([['a', { quantity: 'fieldRequired' }]]));
});

test('a section shows the cost and margin of its lines without the optional ones', () => {
  const costs = { unitCost: '6', costCurrency: 'EUR' };
  const optional = service('c', '1', '100', { ...costs, isOptional: true });
  const [head] = view([section, service('a', '2', '10', costs), service('b', '1', '5'), optional]);
  expect(head).toMatchObject({ net: '25.00', cost: '12.00', marginPercent: '52' });
});

test('a line warns of a missing price, a day outside the project, and a loss', () => {
  const [missing, early, loss] = view([
    { ...newLine('service'), id: 'a', serviceId: '00000000-0000-4000-8000-000000000001', description: 'A' },
    service('b', '1', '1', { startDate: '2025-12-31' }),
    service('c', '1', '1', { unitCost: '2' }),
  ]);
  expect(missing?.warnings).toEqual({ unitPrice: 'priceMissing' });
  expect(early?.warnings).toEqual({ startDate: 'dateOutside' });
  expect(loss?.warnings).toEqual({ marginPercent: 'belowZero' });
  expect(loss?.faults).toEqual({});
});

test('a name that is still being looked up is not yet marked as an error', () => {
  expect(faultsOf(service('a', '1', '1', { personnelId: 'Mara Feldt' }))).toHaveProperty('assignee');
  const line = service('a', '1', '1', { personnelId: 'Mara Feldt' });
  const priced = priceLines([line], pricing);
  const facts = { ...priced, days: { start: null, end: null }, faults: new Map(), asking: new Set(['a']) };
  expect(viewsOf(priced.lines, facts, new Map())[0]?.faults).toEqual({});
});
