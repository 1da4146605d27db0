import { remembered } from '@mandate/contract/values/remembered.ts';

/** The units an age is told in and their lengths in milliseconds: months of 30 days, years of 12 of them. */
export const ageUnits = [
  ['year', 360 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/**
 * How old something is, in the largest unit of which it has one whole: whole units begun are not counted, years have one decimal.
 * @param age in milliseconds; what lies ahead, as by a clock that is behind, counts as now
 */
export function ageOf(age: number): { count: number; unit: (typeof ageUnits)[number][0] } {
  const passed = Math.max(0, age);
  const [unit, length] = ageUnits.find(([, each]) => passed >= each) ?? ageUnits[5];
  // Tenths are counted as whole numbers, so that none is lost to a rounding.
  return { count: unit === 'year' ? Math.floor((passed * 10) / length) / 10 : Math.floor(passed / length), unit };
}

/** How long an age is still told in the same words, in milliseconds. @param age in milliseconds */
export function untilOlder(age: number): number {
  const passed = Math.max(0, age);
  const [unit, length] = ageUnits.find(([, each]) => passed >= each) ?? ageUnits[5];
  const step = unit === 'year' ? length / 10 : length;
  return step - (passed % step) + (passed - age);
}

const agesOf = remembered((numeric: 'auto' | 'always') =>
  remembered((language: string) => new Intl.RelativeTimeFormat(language, { numeric })),
);

/**
 * How long ago something was, in words of a language: `35 seconds ago`, `4 minutes ago`, `1.5 years ago`.
 * @param instant ISO 8601
 * @param now milliseconds
 */
export function ageText(instant: string, now: number, language: string): string {
  const { count, unit } = ageOf(now - Date.parse(instant));
  // Zero is "now"; one day is not "yesterday", which is a date.
  const numeric = count === 0 ? 'auto' : 'always';
  return agesOf(numeric)(language).format(-count, unit);
}
