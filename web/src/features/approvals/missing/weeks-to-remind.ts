import type { MissingWeek } from '@mandate/contract/time/missing-week.ts';

/** Whom to remind at once: of everybody who signs in and was reminded of nothing today, the week that is missing longest. */
export function weeksToRemind(missing: readonly MissingWeek[]): MissingWeek[] {
  const byPerson = Map.groupBy(missing, ({ personnelId }) => personnelId);
  return [...byPerson.values()].flatMap((weeks) => {
    const [first] = weeks;
    return first?.signsIn && weeks.every(({ isRemindedToday }) => !isRemindedToday) ? first : [];
  });
}
