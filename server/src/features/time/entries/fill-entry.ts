import type { Values } from '@mandate/contract/changes/merge.ts';
import { entryName } from '@mandate/contract/time/entry-name.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { type CostedWork, costFor, type KeptCost } from '../../../business/time/cost-book.ts';
import type { Call } from '../../../calls/call.ts';
import type { Sent } from '../../../records/write/read-body.ts';
import { type BookingFacts, isCounted, stateOf, type WantedEntry } from './entry-errors.ts';

/** What of an entry decides on its cost, beside how long it is. */
const costed = ['personnelId', 'providerId', 'lineId', 'date'] as const;

/** Gives an entry what follows from its line, where nothing else was sent. */
export function followLine(wanted: Values, sent: Pick<Sent, 'values'>, { lines }: BookingFacts): void {
  const line = lines.get(String(wanted.lineId));
  if (line === undefined) return;
  if (!('projectId' in sent.values)) wanted.projectId = line.project.id;
  wanted.isBillable ??= line.isBillable;
}

/**
 * The work of an entry whose cost is to be found by rates: of new work, of work on another line or day or by somebody else, and where nothing was
 * found before. Null where what was found stays.
 */
export function workToCost(entry: Pick<WantedEntry, 'before' | 'wanted'>, { lines }: BookingFacts): CostedWork | null {
  const { before, wanted } = entry;
  const isSameWork = before !== null && before.cost !== null && costed.every((name) => before[name] === wanted[name]);
  const line = lines.get(String(wanted.lineId));
  return line === undefined || isSameWork || !isCounted(entry) ? null : costedWork(wanted, line);
}

/** An entry as work on its line. */
export function costedWork(wanted: Values, line: CostedWork['line']): CostedWork {
  const { personnelId, providerId, date, seconds } = wanted as Omit<CostedWork, 'line'> & Values;
  return { line, personnelId, providerId, date, seconds };
}

/** Gives an entry that may be booked what the product keeps with it. @param found its cost, where it was looked for */
export function fillEntry(
  call: Pick<Call, 'origin'>,
  entry: WantedEntry,
  facts: BookingFacts,
  found: KeptCost | undefined,
): void {
  const { before, wanted } = entry;
  const { closedUntil } = facts.settings;
  const date = String(wanted.date);
  wanted.state = stateOf(entry, facts);
  if (before === null) wanted.source = call.origin?.kind === 'import' ? 'import' : 'manual';
  if (before === null || before.date !== date)
    wanted.postedOn = closedUntil !== null && date <= closedUntil ? addDays(closedUntil, 1) : date;
  wanted.name = entryName(date, Number(wanted.seconds));
  const line = facts.lines.get(String(wanted.lineId));
  if (line === undefined) return;
  const isLonger = before !== null && before.seconds !== wanted.seconds;
  if (found) Object.assign(wanted, found);
  else if (isLonger) Object.assign(wanted, costFor(Number(wanted.seconds), before as unknown as KeptCost, line));
}
