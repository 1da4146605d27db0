import { type Decimal, decimal, round, toPlain } from '../values/decimal.ts';

/** Seconds of an hour. */
export const hour = 3_600;
/** The shortest and the longest time of one entry, in seconds (delivery reference 2.1). */
export const shortest = 60;
export const longest = 86_400;

/** In what a bare number of a line counts, and how long its day is. */
export interface LineTime {
  unit: 'hour' | 'day';
  /** Hours of a working day, at most two decimals. */
  hoursPerDay: string;
}

/** In what steps time is entered: minutes of an hour, and parts of a day on lines that are sold by days. */
export interface TimeSteps {
  minutes: number;
  day: string;
}

/** Seconds of a line's day: whole, since its hours have two decimals at most. */
export function secondsOfDay({ hoursPerDay }: Pick<LineTime, 'hoursPerDay'>): number {
  return Number(round(decimal(hoursPerDay).times(hour), 0));
}

/**
 * Reads time as people type it: `7.5`, `7,5`, `7:30`, `7.5 h`, `0.5 d`. A bare number counts in what the line is sold by.
 * @returns seconds, whole; null for what is no time
 */
export function readDuration(typed: string, line: LineTime): number | null {
  const text = typed.trim().toLowerCase();
  const clock = /^(-?)(\d{1,3}):([0-5]\d)$/.exec(text);
  if (clock) {
    const seconds = Number(clock[2]) * hour + Number(clock[3]) * 60;
    return clock[1] === '-' && seconds > 0 ? -seconds : seconds;
  }
  const figure = /^(-?\d{1,6}(?:[.,]\d{1,4})?|-?[.,]\d{1,4})\s*([hd]?)$/.exec(text);
  if (!figure) return null;
  const amount = decimal((figure[1] ?? '').replace(',', '.').replace(/^(-?)\./, '$10.'));
  const isDays = figure[2] === 'd' || (figure[2] === '' && line.unit === 'day');
  return Number(round(amount.times(isDays ? secondsOfDay(line) : hour), 0)) + 0;
}

/** The steps that fit a line, in seconds: a day's on lines by days, the minutes' on all. */
function stepsOf(line: LineTime, steps: TimeSteps): number[] {
  const minutes = steps.minutes * 60;
  return line.unit === 'day' ? [dayStepOf(line, steps), minutes] : [minutes];
}

function dayStepOf(line: LineTime, { day }: TimeSteps): number {
  return Number(round(decimal(day).times(secondsOfDay(line)), 0));
}

/** Whether time is on a step the firm enters it in; older time may be on none. */
export function isOnStep(seconds: number, line: LineTime, steps: TimeSteps): boolean {
  return stepsOf(line, steps).some((step) => seconds % step === 0);
}

/** The step next to what was typed, half a step upwards; what is on one stays. Never less than one step where something was typed. */
export function toStep(seconds: number, line: LineTime, steps: TimeSteps): number {
  if (seconds === 0 || isOnStep(seconds, line, steps)) return seconds;
  const [step = 60] = stepsOf(line, steps);
  const near = Math.round(Math.abs(seconds) / step) * step;
  return Math.sign(seconds) * Math.max(step, near);
}

/**
 * How much of a line some time is, in its unit: exact until it is shown.
 * @returns with up to `digits` decimals, half away from zero
 */
export function quantityText(seconds: number, line: LineTime, digits = 4): string {
  return toPlain(round(quantityOf(seconds, line), digits));
}

function quantityOf(seconds: number, line: LineTime): Decimal {
  return decimal(seconds).div(line.unit === 'day' ? secondsOfDay(line) : hour);
}
