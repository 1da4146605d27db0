import type { ProjectStatus } from '../../project/way/status.ts';
import { type Decimal, decimal, round, toPlain, zero } from '../../values/decimal.ts';

/** In these a project takes the time of its team. */
export const bookingStatuses = ['approved', 'active', 'onHold'] as const satisfies ProjectStatus[];

/** What a row of a team says of somebody's time: a share of their week, hours of it, or nothing. */
export interface Booking {
  allocationPercent: string | null;
  hoursPerWeek: string | null;
  bookingKind: 'tentative' | 'confirmed';
}

/** What of a person's week is booked on a day, in hours with at most two decimals. */
export interface Capacity {
  weeklyHours: string;
  /** By confirmed rows of teams. */
  bookedHours: string;
  /** By tentative projects, on top of what is booked. */
  tentativeHours: string;
  /** What the confirmed rows leave of the week; below zero where they take more than there is. */
  freeHours: string;
  /** The same in per cent of the week, with at most two decimals; null of a week without hours. */
  freePercent: string | null;
  /** How many rows say neither share nor hours: what they take is not known, and not taken off. */
  unknown: number;
}

/** Adds up what a person's bookings on one day take of their week. */
export function capacityOf(weeklyHours: string, bookings: readonly Booking[]): Capacity {
  const week = decimal(weeklyHours);
  const known = bookings.filter(({ allocationPercent, hoursPerWeek }) => (allocationPercent ?? hoursPerWeek) !== null);
  const taken = (kind: Booking['bookingKind']) =>
    known.filter(({ bookingKind }) => bookingKind === kind).reduce((sum, one) => sum.plus(hoursOf(one, week)), zero);
  const booked = taken('confirmed');
  const free = week.minus(booked);
  return {
    weeklyHours: toPlain(week),
    bookedHours: toPlain(round(booked, 2)),
    tentativeHours: toPlain(round(taken('tentative'), 2)),
    freeHours: toPlain(round(free, 2)),
    freePercent: week.eq(0) ? null : toPlain(round(free.times(100).div(week), 2)),
    unknown: bookings.length - known.length,
  };
}

function hoursOf({ allocationPercent, hoursPerWeek }: Booking, week: Decimal): Decimal {
  return hoursPerWeek === null ? week.times(allocationPercent ?? '0').div(100) : decimal(hoursPerWeek);
}
