import type { WeekDetail, WeekRow } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { EntryValues } from './entry-values.ts';

/** An entry as it is wanted and not stored yet. */
export interface EntryChange {
  id: string;
  lineId: string;
  date: PlainDate;
  /** What it was when it was first changed; null for a new one. */
  base: EntryValues | null;
  /** What it shall be; no time at all removes it. */
  values: EntryValues;
  /** Why, where an administrator has to say it. */
  reason?: string;
  /** A new one that is a copy of another. */
  isCopy?: true;
  /** A new one in a cell that was empty: what others put there meanwhile and this are one entry that both wrote. */
  fillsCell?: true;
}

/** Changes on their way to the server: what was sent under one key is sent again as it is until it is answered, so that it is stored once. */
export interface Flight {
  key: string;
  entries: readonly EntryChange[];
  /** What is sent of each. */
  sent: readonly SentEntry[];
}

/** An entry as it is sent: what changed of it, whole where it is new; no time removes it. */
export interface SentEntry extends Partial<EntryValues> {
  id: string;
  version?: number;
  lineId?: string;
  date?: PlainDate;
  personnelId?: string;
  reason?: string;
  source?: 'copy';
}

/** What an act did to one entry, so that it can be taken back. */
export interface ActPart {
  id: string;
  lineId: string;
  date: PlainDate;
  did: 'made' | 'changed' | 'removed';
  /** The values it changed, as they were: none of what it made, all of what it removed. */
  before: Partial<EntryValues>;
}

/** Something that was done at once, and is taken back at once. */
export interface Act {
  /** Tells it from the others. */
  no: number;
  parts: readonly ActPart[];
  /** What stood in cells and was no time, by the keys of those where that changed; null where nothing did. */
  unread?: Readonly<Record<string, string | null>>;
}

/** What is wrong with an entry, by its field. */
export interface EntryProblem {
  field: string;
  message: string;
}

/** A row as the week knows it, without its entries. */
export type RowFacts = Omit<WeekRow, 'entries'>;

/** What somebody did in a week and is not stored yet. It can be kept as JSON. */
export interface WeekWork {
  /** In the order in which each was first changed. */
  changes: readonly EntryChange[];
  flight: Flight | null;
  /** What was typed into a cell and is no time, by the key of the cell. */
  unread: Readonly<Record<string, string>>;
  /** Why an entry was not stored, by its id; it is sent again once it is changed. */
  problems: Readonly<Record<string, readonly EntryProblem[]>>;
  /** What others made of an entry that was changed here too, by its id. */
  conflicts: Readonly<Record<string, EntryValues>>;
  /** Rows that were added here and have no entry yet. */
  addedRows: readonly RowFacts[];
  /** What was done, the last act last. */
  acts: readonly Act[];
  /** The number of the last act there was. */
  lastAct: number;
}

/** A week as it is stored, and what is done in it. */
export interface WeekState {
  stored: WeekDetail;
  work: WeekWork;
}

/** How many acts can be taken back. */
export const mostActs = 100;

/** Nothing was done. */
export const noWork: WeekWork = {
  changes: [],
  flight: null,
  unread: {},
  problems: {},
  conflicts: {},
  addedRows: [],
  acts: [],
  lastAct: 0,
};

/** Tells a cell from any other. */
export function cellKey(lineId: string, date: PlainDate): string {
  return `${lineId} ${date}`;
}

/** Whether something is not stored. */
export function isUnsaved({ changes, flight, unread }: WeekWork): boolean {
  return changes.length > 0 || flight !== null || Object.keys(unread).length > 0;
}

/** The same map without some keys. */
export function without<Value>(map: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)));
}
