import { clockText } from '@mandate/contract/time/clock-text.ts';
import { noValue } from '../../ui/values/value-texts.ts';

/** Booked less wanted: `+0:15`, `−1:30`. */
export function differenceText(booked: number, target: number): string {
  const difference = booked - target;
  return difference > 0 ? `+${clockText(difference)}` : clockText(difference);
}

/** Seconds of a day in its foot; a dash where there is nothing. */
export function footText(seconds: number): string {
  return seconds === 0 ? noValue : clockText(seconds);
}
