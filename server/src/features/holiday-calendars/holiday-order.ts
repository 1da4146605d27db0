import type { PublicHoliday } from './filled-days.ts';

/** What the thread that reads holidays is asked. */
export interface HolidayOrder {
  country: string;
  /** A part of the country, as `BY`, and of that part, as `BY-A`; null for all of it. */
  region: string | null;
  years: number[];
  /** The language holidays are named in, where it is known. */
  language: string;
}

/** What it answers: null where the country or the region is not known. */
export type HolidayAnswer = PublicHoliday[] | null;
