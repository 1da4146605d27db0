import type { AbsenceInYear } from '@mandate/contract/time/absence-year.ts';
import { daysInMonth } from '@mandate/contract/values/dates.ts';

/** An absence as it stands in a month of a year: its days of that month. */
export interface AbsenceInMonth extends AbsenceInYear {
  first: number;
  last: number;
}

/** The absences of a person in each month of a year, January first; one over the end of a month stands in both. */
export function inMonths(absences: readonly AbsenceInYear[], year: number): AbsenceInMonth[][] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    const days = daysInMonth(year, index + 1);
    const [start, end] = [`${month}-01`, `${month}-${days}`];
    return absences
      .filter(({ startDate, endDate }) => startDate <= end && endDate >= start)
      .map((absence) => ({
        ...absence,
        first: absence.startDate < start ? 1 : Number(absence.startDate.slice(8)),
        last: absence.endDate > end ? days : Number(absence.endDate.slice(8)),
      }));
  });
}
