import type { absenceStates } from '../entities/absence.ts';
import type { AbsentDays } from './capacity.ts';

/** An absence as the view of a year shows it; the kind only where the reader may know. */
export interface AbsenceInYear extends AbsentDays {
  id: string;
  state: (typeof absenceStates)[number];
  kind: string | null;
}

/** A person with the absences of a year. */
export interface PersonInYear {
  personnelId: string;
  personnelLabel: string;
  absences: AbsenceInYear[];
}
