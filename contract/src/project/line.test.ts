import { describe, expect, test } from 'vitest';
import { highestAmount, lineErrors, meantPrice } from './line/line-errors.ts';
import { blankLine, hasFigures, type LineValues, lineTypes } from './line.ts';
import { projectStatuses, settledStatuses, undeletableStatuses } from './way/status.ts';

const service: Omit<LineValues, 'id'> = {
  ...blankLine,
  type: 'service',
  description: 'Analysis',
  quantity: '1',
  unit: 'day',
  unitPrice: '800',
};
const heading = { ...service, type: 'section' as const, quantity: null, unit: null, unitPrice: null };

const found = (line: typeof service) => lineErrors(line, 'lines.3').map(({ field, code }) => `${field} ${code}`);

test('services, expenses and discounts have figures, sections and texts have none', () => {
  expect(lineTypes.filter(hasFigures)).toEqual(['service', 'expense', 'discount']);
});

describe('a line', () => {
  test('that is complete has no errors', () => {
    expect(found(service)).toEqual([]);
    expect(found({ ...service, unitPrice: '0' })).toEqual([]);
    expect(found({ ...service, type: 'discount', unitPrice: '-0.0001' })).toEqual([]);
    expect(found({ ...service, type: 'discount', unitPrice: '0' })).toEqual([]);
    expect(found({ ...service, type: 'discount', unitPrice: '0.0000' })).toEqual([]);
    expect(found(heading)).toEqual([]);
    expect(found({ ...heading, type: 'text' })).toEqual([]);
  });

  test('with figures needs description, quantity, unit and price, and says so at once', () => {
    expect(found({ ...service, description: null, quantity: null, unit: null, unitPrice: null })).toEqual([
      'lines.3.description fieldRequired',
      'lines.3.quantity fieldRequired',
      'lines.3.unit fieldRequired',
      'lines.3.unitPrice fieldRequired',
    ]);
  });

  test('that is a section takes no quantity, unit, price, discount or tax, and a text needs its words', () => {
    expect(found({ ...service, type: 'section', discountPercent: '1', taxRateId: 'x' })).toEqual([
      'lines.3.quantity fieldNotAllowedHere',
      'lines.3.unit fieldNotAllowedHere',
      'lines.3.unitPrice fieldNotAllowedHere',
      'lines.3.discountPercent fieldNotAllowedHere',
      'lines.3.taxRateId fieldNotAllowedHere',
    ]);
    expect(found({ ...heading, type: 'text', description: null })).toEqual(['lines.3.description fieldRequired']);
  });

  test('that is a section is right without what its reader may not see', () => {
    const { unitCost: _, costCurrency: __, ...seen } = { ...heading, type: 'section' as const };
    expect(found(seen as typeof service)).toEqual([]);
  });

  test('of a service has no negative price, of a discount no positive one', () => {
    expect(found({ ...service, unitPrice: '-0.01' })).toEqual(['lines.3.unitPrice numberOutOfRange']);
    expect(found({ ...service, type: 'discount', unitPrice: '0.01' })).toEqual(['lines.3.unitPrice numberOutOfRange']);
  });

  test('of a discount is asked for below zero, and a price typed without the minus is taken as meant', () => {
    const [error] = lineErrors({ ...service, type: 'discount', unitPrice: '2000' }, 'lines.0');
    expect(error?.message).toBe('A discount takes off: enter -2,000.');
    expect(['2000', '-2000', '0', null, '2k'].map((price) => meantPrice('discount', price))).toEqual([
      ...['-2000', '-2000', '0', null, '2k'],
    ]);
    expect(meantPrice('service', '2000')).toBe('2000');
  });

  test('comes to an amount that can be stored, and says the highest price for its quantity', () => {
    expect(found({ ...service, quantity: '3', unitPrice: '166666666666.3333' })).toEqual([]);
    expect(lineErrors({ ...service, quantity: '3', unitPrice: '166666666666.3334' }, 'lines.0')).toMatchObject([
      { field: 'lines.0.unitPrice', params: { min: '0', max: '166666666666.3333' } },
    ]);
    expect(lineErrors({ ...service, type: 'discount', unitPrice: '-500000000000' }, 'lines.0')).toMatchObject([
      { field: 'lines.0.unitPrice', params: { min: `-${highestAmount}`, max: '0' } },
    ]);
  });

  test('whose numbers are still being typed is not refused for its amount', () => {
    expect(found({ ...service, quantity: '0', unitPrice: '1,' })).toEqual([]);
    expect(found({ ...service, quantity: '', unitPrice: '5' })).toEqual([]);
  });
});

test('a project that is under way or finished cannot be deleted', () => {
  expect(projectStatuses.filter((status) => undeletableStatuses.some((other) => other === status))).toEqual([
    'active',
    'completed',
    'closed',
  ]);
  expect(settledStatuses).toEqual(['lost', 'cancelled', 'closed']);
});
