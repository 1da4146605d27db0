import type { Values } from '@mandate/contract/changes/merge.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { bookingProblems, isClosed, timeProblems } from '@mandate/contract/time/booking.ts';
import type { BookingRefusal } from '@mandate/contract/time/booking-refusals.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import { addDays, dayIn, type PlainDate } from '@mandate/contract/values/dates.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { ReadLine } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';
import type { ReadWorker } from '../booking/read-workers.ts';
import { toldParams } from '../booking/told-params.ts';
import type { TimeSettings } from '../time-settings.ts';

/** An entry as it is stored, if it is, and as it is wanted. */
export interface WantedEntry {
  id: string;
  before: Values | null;
  wanted: Values;
  /** The corrected entry it stands in for. */
  standsFor?: Values | undefined;
  /** Why it is changed, where that was said. */
  reason: string | null;
}

/** What decides whether entries may be booked. */
export interface BookingFacts {
  settings: TimeSettings;
  lines: ReadonlyMap<string, ReadLine>;
  workers: ReadonlyMap<string, ReadWorker>;
  /** What the weeks of people are in, by {@link weekKey}; those of which nothing was kept are open. */
  weeks: ReadonlyMap<string, TimeState>;
  /** Which of the entries were corrected. */
  corrected: ReadonlySet<string>;
  /** Of which an undo needs no other reason than what it takes back had. */
  saidWhy: ReadonlySet<string>;
}

/** What an entry counts by: while none of it changes, figures stay. */
const counted = ['personnelId', 'providerId', 'lineId', 'date', 'seconds', 'isBillable'] as const;

/** At which field each refusal is told; that something is handed in or approved, of what moves there, at what moves it. */
const places: Record<BookingRefusal, string> = {
  bookingNotWork: 'lineId',
  bookingOptional: 'lineId',
  bookingStatus: 'lineId',
  bookingNotInTeam: 'lineId',
  bookingOtherFirm: 'lineId',
  bookingNotEmployed: 'date',
  bookingFuture: 'date',
  periodClosed: 'date',
  entryLocked: 'seconds',
};

/** Tells the week of a person from any other. */
export function weekKey(personnelId: unknown, week: PlainDate): string {
  return `${personnelId} ${week}`;
}

/** The last day of the week in which it is today where the caller is. */
export function lastBookedDay({ timeZone }: Pick<Call, 'timeZone'>, firstDay: number): PlainDate {
  return addDays(weekOf(dayIn(new Date(), timeZone), firstDay), 6);
}

/** Whether somebody may do what nobody else may with time that is closed or approved, saying why. */
export function keepsTime({ caller }: Pick<Call, 'caller'>): boolean {
  return caller.role === 'SA' || caller.role === 'ADMIN';
}

/** Whether an entry takes a closed one back. What it counts is never changed: else that one would count in part. */
export function isReversal({ seconds }: Values): boolean {
  return Number(seconds) < 0;
}

/** Whether anything changes that figures are made of. */
export function isCounted({ before, wanted }: Pick<WantedEntry, 'before' | 'wanted'>): boolean {
  return before === null || counted.some((name) => !isSame(before[name], wanted[name]));
}

/** Whether an entry would be on another day, or somebody else's. */
export function isMoved(before: Values, wanted: Values): boolean {
  return before.date !== wanted.date || before.personnelId !== wanted.personnelId;
}

/** What an entry is in: what it was; of a new one, and of one that moves to another week or person, what that week is in. */
export function stateOf({ before, wanted }: Pick<WantedEntry, 'before' | 'wanted'>, facts: BookingFacts): TimeState {
  if (before !== null && (before.state !== 'open' || !isMoved(before, wanted))) return before.state as TimeState;
  const week = weekOf(String(wanted.date), facts.settings.firstDay);
  return facts.weeks.get(weekKey(wanted.personnelId, week)) ?? 'open';
}

/** Everything that keeps an entry from being stored as it is wanted (delivery reference 3.2, 3.4), at its fields. */
export function entryErrors(call: Call, entry: WantedEntry, facts: BookingFacts): FieldError[] {
  const { before, wanted } = entry;
  const who = whoErrors(entry, facts);
  if (who.length > 0) return who;
  const line = facts.lines.get(String(wanted.lineId));
  if (line === undefined) return isCounted(entry) ? [fieldError('lineId', 'referenceNotFound')] : [];
  return [
    ...(isCounted(entry) ? bookingErrors(call, entry, line, facts) : lockErrors(call, entry, facts)),
    ...lineErrors(before ?? entry.standsFor ?? null, wanted, line, facts),
    ...reasonErrors(call, entry, facts),
  ];
}

/** Of whom nothing is known, or of two at once. */
function whoErrors({ before, wanted }: WantedEntry, { workers }: BookingFacts): FieldError[] {
  const { personnelId, providerId } = wanted;
  if (personnelId === null && providerId === null) return [fieldError('personnelId', 'bookingNobody')];
  if (personnelId !== null && providerId !== null) return [fieldError('providerId', 'bookingWhoseTime')];
  const field = personnelId === null ? 'providerId' : 'personnelId';
  if (before?.[field] === wanted[field]) return [];
  const worker = workers.get(String(wanted[field]));
  if (worker === undefined) return [fieldError(field, 'referenceNotFound')];
  return worker.isDeleted ? [fieldError(field, 'referenceDeleted')] : [];
}

function bookingErrors(call: Call, entry: WantedEntry, line: ReadLine, facts: BookingFacts): FieldError[] {
  const { wanted } = entry;
  const worker = facts.workers.get(String(wanted.personnelId ?? wanted.providerId));
  if (worker === undefined) return [];
  const { closedUntil, firstDay } = facts.settings;
  const moment = {
    lastDay: lastBookedDay(call, firstDay),
    closedUntil,
    isAdministrator: keepsTime(call),
    state: stateOf(entry, facts),
  };
  const lasting = lastingErrors(call, entry, facts);
  if (lasting.length > 0) return lasting;
  return bookingProblems(line, worker, String(wanted.date), moment).map(({ code, params }) =>
    fieldError(placeOf(code, entry), code, toldParams(call.words, params)),
  );
}

function placeOf(code: BookingRefusal, { before, wanted }: WantedEntry): string {
  // What is locked itself is so wherever it goes.
  if (code !== 'entryLocked' || before?.state !== 'open') return places[code];
  if (before.date !== wanted.date) return 'date';
  return before.personnelId === wanted.personnelId ? places[code] : 'personnelId';
}

/** What counts as it is for good, whoever asks: two that take each other out, and what counted in a closed month, which is corrected. */
function lastingErrors(call: Call, { id, before }: WantedEntry, { corrected, settings }: BookingFacts): FieldError[] {
  if (before === null) return [];
  if (isReversal(before)) return [told(call, 'entryLocked', { context: 'reversal' })];
  if (corrected.has(id)) return [told(call, 'entryLocked', { context: 'corrected' })];
  const postedOn = String(before.postedOn);
  if (!isClosed(postedOn, settings.closedUntil)) return [];
  return [told(call, 'periodClosed', { month: postedOn.slice(0, 7), context: 'counts' })];
}

/** What is handed in or approved is not changed, its texts neither; of closed months they may be, as far as that goes. */
function lockErrors(call: Call, entry: WantedEntry, facts: BookingFacts): FieldError[] {
  const state = stateOf(entry, facts);
  if (state === 'open' || keepsTime(call)) return [];
  return [told(call, 'entryLocked', state === 'approved' ? { context: 'approved' } : {})];
}

function told(call: Call, code: BookingRefusal, params: Record<string, string>): FieldError {
  return fieldError(places[code], code, toldParams(call.words, params));
}

/** What the line does not take: other steps, billable time where it is not billed, another project. What was so before may stay. */
function lineErrors(before: Values | null, wanted: Values, line: ReadLine, { settings }: BookingFacts): FieldError[] {
  const seconds = Number(wanted.seconds);
  const isOther = before === null || before.seconds !== wanted.seconds || before.lineId !== wanted.lineId;
  const steps = isOther ? timeProblems(seconds, line, settings.steps) : [];
  const isBilledAnew = wanted.isBillable === true && !line.isBillable && (isOther || before.isBillable !== true);
  return [
    ...steps.map(({ code, params }) => fieldError('seconds', code, params)),
    ...(isBilledAnew ? [fieldError('isBillable', 'lineNotBilled')] : []),
    ...(wanted.projectId !== null && wanted.projectId !== undefined && wanted.projectId !== line.project.id
      ? [fieldError('projectId', 'valueNotAllowed')]
      : []),
  ];
}

/** An administrator says why what was handed in or is closed changes, also where that takes a change back that needed no reason. */
function reasonErrors(call: Call, entry: WantedEntry, facts: BookingFacts): FieldError[] {
  if (!keepsTime(call) || entry.reason !== null || !isCounted(entry) || facts.saidWhy.has(entry.id)) return [];
  // What stays does so for whatever reason.
  if (lastingErrors(call, entry, facts).length > 0) return [];
  const date = String(entry.wanted.date);
  const isLate = isClosed(date, facts.settings.closedUntil);
  if (!isLate && stateOf(entry, facts) === 'open') return [];
  if (!isReasonless(call)) return [fieldError('reason', 'reasonRequired')];
  return [
    isLate
      ? told(call, 'periodClosed', { month: date.slice(0, 7), context: 'file' })
      : told(call, 'entryLocked', { context: 'file' }),
  ];
}

/** Whether there is no place for a reason: in the rows of a file, and where many are taken back at once. */
function isReasonless({ origin }: Pick<Call, 'origin'>): boolean {
  return origin?.kind === 'import' || (origin?.kind === 'undo' && origin.batchId !== null);
}
