import type { PlainDate } from '../../values/dates.ts';
import type { Booking, Capacity } from './capacity.ts';
import type { RecordOverview } from './record-overview.ts';
import type {
  Related,
  RelatedAbsence,
  RelatedCustomer,
  RelatedProject,
  RelatedProjects,
  RelatedRate,
} from './related.ts';

/** A row of a project's team that names the person; its days are its own, else the project's. */
export interface TeamBooking extends Partial<Booking> {
  role: string;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  /** Whether it holds today, where the firm is, and its project takes the team's time (`bookingStatuses`). */
  isNow: boolean;
}

/** A project with what the person does in it: at least one row. */
export type ProjectOfPerson = RelatedProject & { bookings: TeamBooking[] };

/**
 * `GET /personnel/get-overview/{id}`: what the page of a person tells beside the person. The full lists, with the same totals: projects
 * `members.personnelId`, managed projects `projectManagerId`, customers `accountManagerId`, absences and rates `personnelId`, notes and files `recordId`.
 */
export interface PersonnelOverview extends RecordOverview {
  /** How many projects have a team row of theirs that holds today, and how many they manage that are approved, active or on hold. */
  now: { projects: number; managed: number };
  /** What of their week is booked today; absent for who does not see hours and bookings. */
  capacity?: Capacity;
  projects: RelatedProjects<ProjectOfPerson>;
  managed: RelatedProjects;
  customers?: Related<RelatedCustomer>;
  /** Absent for a guest who looks at somebody else. */
  absences?: Related<RelatedAbsence>;
  rates?: Related<RelatedRate>;
}
