import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../values/decimal.ts';
import { type Booking, capacityOf } from './capacity.ts';

const row = (values: Partial<Booking>): Booking => {
  return { allocationPercent: null, hoursPerWeek: null, bookingKind: 'confirmed', ...values };
};
const booking = fc.record({
  allocationPercent: fc.option(fc.integer({ min: 1, max: 100 }).map(String)),
  hoursPerWeek: fc.option(fc.integer({ min: 1, max: 60 }).map(String)),
  bookingKind: fc.constantFrom('tentative' as const, 'confirmed' as const),
});

describe('what of a week is booked', () => {
  test('adds shares of the week and hours, tentative ones apart', () => {
    const rows = [
      row({ allocationPercent: '12.5' }),
      row({ hoursPerWeek: '7.5' }),
      row({ allocationPercent: '10', bookingKind: 'tentative' }),
    ];
    expect(capacityOf('38.5', rows)).toEqual({
      ...{ weeklyHours: '38.5', bookedHours: '12.31', tentativeHours: '3.85' },
      ...{ freeHours: '26.19', freePercent: '68.02', unknown: 0 },
    });
  });

  test('goes below zero where more is booked than there is', () => {
    const { freeHours, freePercent } = capacityOf('20', [
      row({ allocationPercent: '100' }),
      row({ hoursPerWeek: '5' }),
    ]);
    expect([freeHours, freePercent]).toEqual(['-5', '-25']);
  });

  test('has no share of a week without hours', () => {
    expect(capacityOf('0', [row({ hoursPerWeek: '5' })])).toMatchObject({ freeHours: '-5', freePercent: null });
  });

  test('takes nothing off for rows that say nothing, and counts them', () => {
    fc.assert(
      fc.property(fc.array(booking), fc.nat({ max: 5 }), (rows, silent) => {
        const known = rows.filter((one) => (one.allocationPercent ?? one.hoursPerWeek) !== null);
        const all = [...rows, ...Array.from({ length: silent }, () => row({}))];
        expect(capacityOf('40', all)).toEqual({ ...capacityOf('40', known), unknown: all.length - known.length });
      }),
    );
  });

  test('what is booked and what is free are the week', () => {
    fc.assert(
      fc.property(fc.array(booking), fc.integer({ min: 0, max: 60 }), (rows, week) => {
        const { bookedHours, freeHours } = capacityOf(String(week), rows);
        expect(decimal(bookedHours).plus(freeHours).minus(week).abs().lte('0.01')).toBe(true);
      }),
    );
  });
});
