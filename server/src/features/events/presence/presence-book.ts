import type { PersonHere } from '@mandate/contract/presence/presence.ts';

/** The most windows one person is known to have records open in, and the most of all people together. */
const mostOfOne = 20;
const mostOfAll = 5_000;

/** A window that has a record open. */
export interface Sign {
  entity: string;
  recordId: string;
  accountId: string;
  /** What the person is called. */
  name: string;
  sessionId: string;
  windowId: string;
  /** It looks on and is told to nobody. */
  isSilent: boolean;
  doing: PersonHere['doing'];
  field: string | null;
  /** How long it holds, in ms, unless there is another one. */
  lasts: number;
}

/** Which windows have which records open, as far as this process heard. */
export interface PresenceBook {
  /** @returns whether the window was not known to have this record open */
  hear(sign: Sign): boolean;
  leave(accountId: string, windowId: string): void;
  /** Everything of a session ends after this many ms, unless it gives a sign of life. */
  endSession(sessionId: string, inMs: number): void;
  /** Forgets what has ended. */
  expire(): void;
  clear(): void;
  isEmpty(): boolean;
  /** The records that somebody has open or had open when this was asked last, whose company has changed since then. */
  takeChanged(): string[];
  /** The accounts that have a record open. */
  readersOf(record: string): string[];
  /** Who has a record open beside an account, whoever edits first. */
  companyOf(record: string, accountId: string): PersonHere[];
  /** The signs of an account that still hold. */
  signsOf(accountId: string): Sign[];
  /** The records somebody has open. */
  records(): Iterable<string>;
}

interface Known extends Sign {
  since: number;
  heard: number;
  ends: number;
}

/** What a record is known under. */
export function recordKey({ entity, recordId }: Pick<Sign, 'entity' | 'recordId'>): string {
  return `${entity} ${recordId}`;
}

/** @param now a clock in ms that never goes back */
export function presenceBook(now: () => number): PresenceBook {
  const byAccount = new Map<string, Map<string, Known>>();
  const byRecord = new Map<string, Set<Known>>();
  const changed = new Set<string>();
  let count = 0;

  function forget(known: Known): void {
    const key = recordKey(known);
    changed.add(key);
    count -= 1;
    const windows = byAccount.get(known.accountId);
    windows?.delete(known.windowId);
    if (windows?.size === 0) byAccount.delete(known.accountId);
    const there = byRecord.get(key);
    there?.delete(known);
    if (there?.size === 0) byRecord.delete(key);
  }

  function store(known: Known): void {
    const key = recordKey(known);
    changed.add(key);
    count += 1;
    const windows = byAccount.get(known.accountId) ?? new Map<string, Known>();
    byAccount.set(known.accountId, windows.set(known.windowId, known));
    byRecord.set(key, (byRecord.get(key) ?? new Set()).add(known));
  }

  const all = () => [...byAccount.values()].flatMap((windows) => [...windows.values()]);

  return {
    hear(sign) {
      const before = byAccount.get(sign.accountId)?.get(sign.windowId);
      const isNew = before === undefined || recordKey(before) !== recordKey(sign);
      const at = now();
      const known = { ...sign, since: isNew ? at : before.since, heard: at, ends: at + sign.lasts };
      if (before) forget(before);
      const [oldest, ...others] = byAccount.get(sign.accountId)?.values() ?? [];
      if (oldest && others.length >= mostOfOne - 1) forget(oldest);
      if (count < mostOfAll) store(known);
      return isNew;
    },
    leave(accountId, windowId) {
      const known = byAccount.get(accountId)?.get(windowId);
      if (known) forget(known);
    },
    endSession(sessionId, inMs) {
      const ends = now() + inMs;
      for (const known of all()) if (known.sessionId === sessionId) known.ends = Math.min(known.ends, ends);
    },
    expire() {
      for (const known of all()) if (known.ends <= now()) forget(known);
    },
    clear() {
      for (const known of all()) forget(known);
    },
    isEmpty: () => count === 0,
    takeChanged() {
      const taken = [...changed];
      changed.clear();
      return taken;
    },
    readersOf: (record) => [...new Set([...(byRecord.get(record) ?? [])].map(({ accountId }) => accountId))],
    companyOf(record, accountId) {
      const shown = new Map<string, { person: PersonHere; since: number; heard: number }>();
      for (const known of byRecord.get(record) ?? []) {
        if (known.isSilent || known.accountId === accountId) continue;
        const before = shown.get(known.accountId);
        const since = Math.min(known.since, before?.since ?? known.since);
        const person = { id: known.accountId, name: known.name, doing: known.doing, field: known.field };
        const isTelling = !before || rank(person) < rank(before.person);
        const isLater = before && rank(person) === rank(before.person) && known.heard > before.heard;
        if (isTelling || isLater) shown.set(known.accountId, { person, since, heard: known.heard });
        else before.since = since;
      }
      return [...shown.values()]
        .sort((one, other) => rank(one.person) - rank(other.person) || one.since - other.since)
        .map(({ person }) => person);
    },
    signsOf: (accountId) =>
      [...(byAccount.get(accountId)?.values() ?? [])].map(({ since: _since, heard: _heard, ends, ...sign }) => ({
        ...sign,
        lasts: ends - now(),
      })),
    records: () => byRecord.keys(),
  };
}

function rank({ doing }: PersonHere): number {
  return doing === 'edits' ? 0 : 1;
}
