import { blankLine, type LineFigures } from '@mandate/contract/project/line.ts';
import { describe, expect, it } from 'vitest';
import { agreedWith, costOfProvider } from './provider-cost.ts';

const line = (facts: Partial<LineFigures>): LineFigures => ({
  ...blankLine,
  type: 'service',
  quantity: '3',
  unitCost: '100.005',
  providerId: 'datenwerk',
  ...facts,
});

describe('what a provider costs', () => {
  it('is the cost of its own lines in the currency agreed on, without optional ones', () => {
    const lines = [
      line({}),
      line({ quantity: '1', unitCost: '7' }),
      line({ isOptional: true }),
      line({ providerId: 'brandt' }),
      line({ quantity: 'many' }),
    ];
    expect(costOfProvider(lines, 'datenwerk', 'EUR', 'EUR').toFixed()).toBe('307.02');
  });

  it('counts costs in the currency agreed on as they are, and converts others to the project’s', () => {
    const lines = [line({ unitCost: '100', costCurrency: 'USD', fxRate: '0.9' }), line({ unitCost: '50' })];
    expect(costOfProvider(lines, 'datenwerk', 'USD', 'EUR').toFixed()).toBe('300');
    expect(costOfProvider(lines, 'datenwerk', 'EUR', 'EUR').toFixed()).toBe('420');
  });
});

describe('what was agreed with a provider', () => {
  it('is the sum of its rows in one currency, and nothing when no amount was agreed on', () => {
    const rows = [
      { providerId: 'datenwerk', agreedAmount: '100', currency: null },
      { providerId: 'datenwerk', agreedAmount: '20.5', currency: 'EUR' },
      { providerId: 'datenwerk', agreedAmount: '7', currency: 'USD' },
      { providerId: 'brandt', agreedAmount: null, currency: null },
    ];
    expect(agreedWith(rows, 'datenwerk', 'EUR', 'EUR')?.toFixed()).toBe('120.5');
    expect(agreedWith(rows, 'brandt', 'EUR', 'EUR')).toBeNull();
  });
});
