import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readAgain } from '../state/read-again.ts';
import { broughtBack, fillsCells, isReadyToSend, landed, takeOff, turnedBack } from '../state/sending.ts';
import { type EntryProblem, type Flight, isUnsaved, type WeekState, type WeekWork } from '../state/week-work.ts';
import { workWithRows } from '../state/work-with-rows.ts';

/**
 * How it is with what was done: all is stored, it waits or is on its way, what is left is to be put right first, or the server cannot be
 * reached or has a fault.
 */
export type Saving = 'saved' | 'waiting' | 'held' | Unsent;
type Unsent = 'away' | 'failing';

/** What became of what was sent. */
export type Outcome =
  | { is: 'stored'; versions: ReadonlyMap<string, number>; remarks: readonly string[] }
  /** Wrong entries by their places in what was sent; with none all of it is refused. */
  | { is: 'refused'; problems: ReadonlyMap<number, readonly EntryProblem[]>; sentence: string }
  /** Somebody else was there first. */
  | { is: 'overtaken'; sentence: string }
  /** Nobody knows whether it arrived, or the server had a fault. */
  | { is: 'lost'; why: Unsent }
  /** Nobody is signed in any more who could send it. */
  | { is: 'over' };

/** The way to the server, and to what this browser keeps. */
export interface WeekLine {
  send: (flight: Flight) => Promise<Outcome>;
  /** The week as it is stored now; null where it cannot be read. */
  read: () => Promise<WeekDetail | null>;
  keep: (work: WeekWork) => void;
  newId: () => string;
}

/** What is shown of a week that is worked on. */
export interface WorkedWeek {
  state: WeekState;
  saving: Saving;
  /** What the server said to what it stored. */
  remarks: readonly string[];
}

/** A week on the desk: what is done in it is stored by itself, a moment later and several at once. */
export interface WeekDesk {
  now: () => WorkedWeek;
  onChange: (changed: () => void) => () => void;
  /** Does something in the week; it is sent after the pause. */
  act: (change: (state: WeekState) => WeekState) => void;
  /** Takes the week as it was read now, unless something is on its way. */
  take: (stored: WeekDetail) => void;
  /** Sends what waits, at once. @returns whether all of it is stored */
  send: () => Promise<boolean>;
  /** Takes the week as it is stored at this moment, where it can be read and nothing is on its way. */
  read: () => Promise<void>;
  putRemarksAway: () => void;
}

/** How long after the last act it is sent (delivery reference 9), in milliseconds. */
const pause = 600;
/** How long after a try without an answer the next comes, in milliseconds; it doubles up to the longest. */
const firstWait = 5_000;
const longestWait = 60_000;
/** How often what others overtook is put upon theirs and sent again, before it is said. */
const mostOvertaken = 3;

/** Puts a week on the desk. @param kept what was done in it before and is not stored */
export function weekDesk(first: WeekDetail, kept: WeekWork, line: WeekLine): WeekDesk {
  let shown: WorkedWeek = {
    state: readAgain({ stored: first, work: kept }, first, line.newId),
    saving: 'waiting',
    remarks: [],
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isOver = false;
  let wait = firstWait;
  let said: readonly Said[] = [];

  function show(next: Partial<WorkedWeek>): void {
    const before = shown.state.work;
    shown = { ...shown, ...next };
    if (shown.state.work !== before) line.keep(workWithRows(shown.state));
    for (const listener of listeners) listener();
  }

  function put(state: WeekState): void {
    show({ state, ...(isUnsent(shown.saving) ? {} : { saving: savingOf(state) }) });
  }

  function say(next: readonly Said[]): void {
    said = next;
    const remarks = [...new Set(said.map(({ remark }) => remark))];
    if (remarks.join() !== shown.remarks.join()) show({ remarks });
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  }

  function send(): Promise<boolean> {
    clearTimeout(timer);
    running ??= work().finally(() => {
      running = null;
      if (isOver) return;
      if (isUnsent(shown.saving)) {
        later(wait);
        wait = Math.min(longestWait, wait * 2);
      }
      // What was typed while the last of it was answered.
      else if (isReadyToSend(shown.state)) later(pause);
    });
    return running;
  }

  async function work(): Promise<boolean> {
    let isOther = false;
    let overtaken = 0;
    for (;;) {
      // Two tabs, or two people, who fill the same cell would double its time.
      if (isReadyToSend(shown.state) && fillsCells(shown.state)) await readNow();
      if (isReadyToSend(shown.state)) put(takeOff(shown.state, line.newId()));
      const { flight } = shown.state.work;
      if (flight === null) break;
      const outcome = await line.send(flight);
      if (outcome.is === 'lost' || outcome.is === 'over') {
        isOver = outcome.is === 'over';
        show({ saving: outcome.is === 'lost' ? outcome.why : 'away' });
        return false;
      }
      wait = firstWait;
      shown = { ...shown, saving: 'waiting' };
      if (outcome.is === 'stored') {
        isOther = true;
        overtaken = 0;
        put(landed(shown.state, outcome.versions, line.newId));
        say(saidAfter(said, flight, outcome.remarks));
      } else if (outcome.is === 'refused') {
        // It may have been handed in meanwhile.
        isOther = true;
        put(turnedBack(shown.state, outcome.problems, outcome.sentence));
      } else {
        overtaken += 1;
        const isHopeless = overtaken > mostOvertaken;
        put(isHopeless ? turnedBack(shown.state, new Map(), outcome.sentence) : broughtBack(shown.state));
        await readNow();
      }
    }
    if (isOther) await readNow();
    put(shown.state);
    return !isUnsaved(shown.state.work);
  }

  async function readNow(): Promise<void> {
    const stored = await line.read();
    if (stored !== null) take(stored);
  }

  function take(stored: WeekDetail): void {
    if (shown.state.work.flight !== null) return;
    const wasReady = isReadyToSend(shown.state);
    put(readAgain(shown.state, stored, line.newId));
    if (!wasReady && running === null && !isUnsent(shown.saving) && isReadyToSend(shown.state)) later(pause);
  }

  line.keep(workWithRows(shown.state));
  if (isReadyToSend(shown.state)) later(0);
  else shown = { ...shown, saving: savingOf(shown.state) };

  return {
    now: () => shown,
    onChange(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    act(change) {
      const state = change(shown.state);
      if (state === shown.state) return;
      put(state);
      if (running === null && !isUnsent(shown.saving)) later(pause);
    },
    take,
    send,
    read: readNow,
    putRemarksAway: () => say([]),
  };
}

/** What the server said to days that were stored, and holds for those that were not stored again since. */
interface Said {
  remark: string;
  days: readonly PlainDate[];
}

function saidAfter(said: readonly Said[], { entries }: Flight, remarks: readonly string[]): Said[] {
  const days = [...new Set(entries.map(({ date }) => date))];
  const left = said.map((one) => ({ ...one, days: one.days.filter((day) => !days.includes(day)) }));
  return [...left.filter((one) => one.days.length > 0), ...remarks.map((remark) => ({ remark, days }))];
}

function isUnsent(saving: Saving): saving is Unsent {
  return saving === 'away' || saving === 'failing';
}

function savingOf(state: WeekState): Exclude<Saving, Unsent> {
  if (!isUnsaved(state.work)) return 'saved';
  return state.work.flight !== null || isReadyToSend(state) ? 'waiting' : 'held';
}
