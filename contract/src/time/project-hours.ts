import type { PlainDate } from '../values/dates.ts';

/** Time and, for who sees costs, what it costs. */
export interface WorkedTime {
  /** Seconds worked, corrections taken off. */
  worked: number;
  /** How many of these seconds nobody has approved yet. */
  notApproved: number;
  /** Of how many entries it is the sum. */
  entries: number;
  /** In the project's currency; null where no entry has a cost. Absent for who does not see costs. */
  cost?: string | null;
  /** Entries whose cost is not known. Absent for who does not see costs. */
  withoutCost?: number;
}

/** What was worked on one line, and what is left of its plan. */
export interface LineHours extends WorkedTime {
  id: string;
  /** Its words on one line; with its number where another is called alike. */
  label: string;
  /** In what it is sold where it is sold by time, else hours. */
  unit: 'hour' | 'day';
  /** Seconds planned and left of them, negative once more was worked; null where it is sold by neither hours nor days. */
  planned: number | null;
  left: number | null;
}

/** `GET /project/get-hours/{id}`: what was worked on a project, line by line. */
export interface ProjectHours {
  /** Hours of a day of the project. */
  hoursPerDay: string;
  currency: string;
  /** The first day of its lines, or of the project; null where neither is known. */
  startDate: PlainDate | null;
  /** Lines of work in their order; optional ones where something was worked on them. */
  lines: LineHours[];
  /** The same of all lines: planned and left of those that have a plan, in days where all that were planned or worked on are sold by days. */
  total: WorkedTime & Pick<LineHours, 'unit' | 'planned' | 'left'>;
}
