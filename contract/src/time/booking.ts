import type { ProjectStatus } from '../project/way/status.ts';
import type { RefusalCode } from '../replies/refusals.ts';
import type { PlainDate } from '../values/dates.ts';
import { type BookingRefusal, bookingRefusals } from './booking-refusals.ts';
import { isOnStep, type LineTime, longest, type TimeSteps } from './duration.ts';
import type { TimeState } from './week-detail.ts';

/** What of a project decides who books time on it. */
export interface BookedProject {
  id: string;
  name: string;
  status: ProjectStatus;
  whoBooks: 'team' | 'everyone';
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  /** The day its work ended; null while it runs. */
  actualEndDate: PlainDate | null;
  /** Who is in its team, by id: members, its manager, who delivers a line, and the providers of it. */
  team: ReadonlySet<string>;
}

/** What of a line decides who books time on it. */
export interface BookedLine extends LineTime {
  id: string;
  name: string;
  isWork: boolean;
  isOptional: boolean;
  isBillable: boolean;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  /** Who delivers it. */
  personnelId: string | null;
  personnelName: string | null;
  providerId: string | null;
  providerName: string | null;
  project: BookedProject;
}

/** Whose time is booked: a person, who may be supplied by a provider, or people of a provider who are no personnel. */
export interface Worker {
  personnelId: string | null;
  providerId: string | null;
  name: string;
  /** The days they are with the firm; null where that is open. */
  from: PlainDate | null;
  to: PlainDate | null;
  /** Whether they are offered still. Of who is not and has no last day, nobody knows until when they were with the firm. */
  isActive: boolean;
}

/** When and by whom time is booked. */
export interface BookingMoment {
  /** The last day of the week in which it is today where the caller is. */
  lastDay: PlainDate;
  closedUntil: PlainDate | null;
  isAdministrator: boolean;
  /** What the entry is in, or, of a new one, the week. */
  state: TimeState;
}

/** Why time is not booked: the code of a sentence and what that is filled with. Statuses, days and months are said by who says the sentence. */
export interface NotBooked {
  code: BookingRefusal;
  params: Record<string, string>;
}

/** Everything that keeps somebody from booking on a line on a day (delivery reference 3.2), in the order of {@link bookingRefusals}. */
export function bookingProblems(line: BookedLine, worker: Worker, date: PlainDate, moment: BookingMoment): NotBooked[] {
  const { project } = line;
  const { isAdministrator, closedUntil, state } = moment;
  const params: Record<BookingRefusal, Record<string, string> | false> = {
    bookingNotWork: !line.isWork && {},
    bookingOptional: line.isOptional && { line: line.name },
    bookingStatus: !isRunning(project, date) && { project: project.name, status: project.status },
    bookingNotInTeam: !isInTeam(line, worker) && { who: worker.name, project: project.name },
    bookingOtherFirm: isOfOtherFirm(line, worker) && { provider: line.providerName ?? '' },
    bookingNotEmployed: !isEmployed(worker, date) && { who: worker.name, date },
    bookingFuture: date > moment.lastDay && {},
    periodClosed: !isAdministrator && isClosed(date, closedUntil) && { month: date.slice(0, 7) },
    entryLocked: !isAdministrator && state !== 'open' && (state === 'approved' ? { context: 'approved' } : {}),
  };
  return bookingRefusals.flatMap((code) => (params[code] === false ? [] : [{ code, params: params[code] }]));
}

/** Whether the figures of a day never change any more. */
export function isClosed(date: PlainDate, closedUntil: PlainDate | null): boolean {
  return closedUntil !== null && date <= closedUntil;
}

/** What is wrong with how long, of whom the rest of the day is known. */
export function timeProblems(
  seconds: number,
  line: BookedLine,
  steps: TimeSteps,
): { code: RefusalCode; params: Record<string, string> }[] {
  if (isOnStep(seconds, line, steps)) return [];
  return [{ code: 'timeStep', params: { step: stepText(line, steps) } }];
}

/** Whether a day would have more seconds than it has. */
export function isOverfull(secondsOfDay: number): boolean {
  return secondsOfDay > longest;
}

/** Whether work of a line lies outside its days, which are its own, else those of its project. */
export function isOutside({ startDate, endDate, project }: BookedLine, date: PlainDate): boolean {
  const [from, to] = [startDate ?? project.startDate, endDate ?? project.endDate];
  return (from !== null && date < from) || (to !== null && date > to);
}

/** Whether a line is planned for one who is somebody else; null where it is not. */
export function plannedFor(line: BookedLine, worker: Worker): string | null {
  if (line.personnelId !== null) return line.personnelId === worker.personnelId ? null : line.personnelName;
  return null;
}

function isRunning({ status, actualEndDate }: BookedProject, date: PlainDate): boolean {
  if (status === 'completed') return actualEndDate === null || date <= actualEndDate;
  return status === 'approved' || status === 'active';
}

function isInTeam({ project, providerId }: BookedLine, worker: Worker): boolean {
  if (project.whoBooks === 'everyone') return true;
  if (worker.personnelId !== null) return project.team.has(worker.personnelId);
  return worker.providerId !== null && (worker.providerId === providerId || project.team.has(worker.providerId));
}

function isOfOtherFirm({ providerId }: BookedLine, worker: Worker): boolean {
  return providerId !== null && providerId !== worker.providerId;
}

function isEmployed({ from, to, isActive }: Worker, date: PlainDate): boolean {
  // Whoever has left is not offered any more; the days up to their last one stay theirs.
  const isOfFirm = isActive || to !== null;
  return isOfFirm && (from === null || date >= from) && (to === null || date <= to);
}

/** The steps of a line in words that need no language: `0:15`, `0.25 d`. */
function stepText({ unit }: BookedLine, { minutes, day }: TimeSteps): string {
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return unit === 'day' ? `${day} d / ${clock}` : clock;
}
