import { isId } from '@mandate/contract/facts/fields.ts';
import { type CopyPart, copyAssignees, copyParts } from '@mandate/contract/project/copy/copy-context.ts';
import { copyPrices } from '@mandate/contract/project/copy/price-choice.ts';
import { type DateShiftKind, dateShifts, isSameDay } from '@mandate/contract/project/schedule/date-shift.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';

/** The steps of a copy, in their order. */
export const copySteps = ['start', 'parts', 'dates', 'prices', 'check'] as const;
export type CopyStep = (typeof copySteps)[number];

/** What was chosen of a copy so far; it stands in the page's address, so that it outlives the page. */
export interface CopyChoices {
  step: CopyStep;
  /** Null is the name the copy is proposed. */
  name: string | null;
  start: string | null;
  customer: string | null;
  parts: readonly CopyPart[];
  assignees: (typeof copyAssignees)[number];
  /** Null as the start says it: on the same dates of another year, else by working days. */
  dates: DateShiftKind | null;
  prices: (typeof copyPrices)[number];
  raise: string;
  /** What was decided of what could not be carried, as `key.decision`. */
  decided: readonly string[];
}

/** Reads the choices of an address; what it does not say, or says wrongly, is as most copies are made. */
export function readChoices(address: URLSearchParams): CopyChoices {
  const one = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === address.get(name)) ?? otherwise;
  const start = address.get('start');
  const customer = address.get('customer');
  const parts = address.get('parts')?.split(' ');
  const raise = address.get('raise') ?? '';
  return {
    step: one('step', copySteps, 'start'),
    name: address.get('name'),
    start: start !== null && isPlainDate(start) ? start : null,
    customer: customer !== null && isId(customer) ? customer : null,
    parts: parts ? copyParts.filter((part) => parts.includes(part)) : copyParts,
    assignees: one('assignees', copyAssignees, 'keep'),
    dates: dateShifts.find((value) => value === address.get('dates')) ?? null,
    prices: one('prices', copyPrices, 'reread'),
    raise: isDecimalText(raise) ? raise : '',
    decided: address.getAll('decided'),
  };
}

/** How the dates of a copy move, by what was chosen of them and of its start. @param own the start of the source */
export function shiftOf({ dates, start }: Pick<CopyChoices, 'dates' | 'start'>, own: string | null): DateShiftKind {
  if (own === null) return dates === 'calendarDays' ? dates : 'workingDays';
  return dates ?? (start === null || isSameDay(own, start) ? 'sameDates' : 'workingDays');
}

/** The address with some choices changed; what is as most copies are made is left out of it. */
export function withChoices(address: URLSearchParams, changed: Partial<CopyChoices>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changed)) {
    next.delete(name);
    if (name === 'decided') for (const each of changed.decided ?? []) next.append(name, each);
    else if (name === 'parts') {
      if (changed.parts?.length !== copyParts.length) next.set(name, changed.parts?.join(' ') ?? '');
    } else if (value !== null && value !== '') next.set(name, String(value));
  }
  // A name that was emptied is no longer the proposed one.
  if (changed.name === '') next.set('name', '');
  return next;
}

/** What the server prepares the copy with. */
export function requestOf(choices: CopyChoices, id: string): object {
  const { start, customer, parts, assignees, dates, prices, raise } = choices;
  // A rise of nobody knows how much is none yet.
  const pricing = prices === 'raise' ? { prices, raisePercent: raise || '0' } : { prices };
  return {
    id,
    parts,
    assignees,
    ...pricing,
    ...(dates && { dates }),
    ...(start && { startDate: start }),
    ...(customer && { customerId: customer }),
  };
}
