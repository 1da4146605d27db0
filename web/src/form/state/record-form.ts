import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Conflict, merge, type Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import { withFlatOwn, withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { ownKeyOf, stepsOf } from '@mandate/contract/own-fields/paths.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { asHeld } from '../../records/changes/as-held.ts';
import { bodyOf, changesOf, comparable } from '../../records/changes/record-changes.ts';
import { factsAt, valueAt } from '../../records/changes/record-path.ts';
import { type Siblings, siblingsIn, withSiblings } from '../../records/changes/siblings.ts';
import { withRowBack } from '../../records/changes/with-row-back.ts';
import { problemsOf } from './problems-of.ts';

/** What a form knows at one moment. Paths name rows by id. */
export interface FormState {
  /** The record as the form began with it: what a new one took over since, such as its customer's terms, stands in `base` alone. */
  first: Values;
  /** The record as it is stored, or as a new one begins. */
  base: Values;
  /** The record as it is on the screen. */
  values: Values;
  /** How many values differ. */
  changes: number;
  /** What keeps it from being saved; empty until the first attempt. */
  problems: readonly FieldError[];
  /** Fields somebody else changed too, to be decided. */
  conflicts: readonly Conflict[];
  /** Who changed them, and when (ISO 8601). */
  other: { name: string; at: string | null } | null;
  /** Fields that were taken over from somebody else. */
  taken: readonly string[];
  /** Fields that hold what was proposed and not typed. */
  proposed: readonly string[];
  /** What was typed where a record is to be chosen and none was, by the field's path: it cannot be saved. */
  unchosen: Readonly<Record<string, string>>;
  /** What was typed into own fields that are not there any more. */
  parted: readonly Parted[];
  /** Counts the attempts to save that failed. */
  attempt: number;
  /** Counts how often it went on with what was kept of earlier work. */
  resumed: number;
}

/** What was typed into a field that was deleted meanwhile, with the facts that knew it. */
export interface Parted {
  entity: Entity;
  path: string;
  value: unknown;
}

/** What a refused save says of somebody else's (decisions 2). */
export interface Collision {
  current: Values;
  changedBy: string;
  changedAt: string | null;
  conflicts: Conflict[];
}

/** The work on one record: keeps what was typed, knows what differs, and what is wrong with it. */
export interface RecordForm {
  readonly entity: Entity;
  id: string;
  state: () => FormState;
  subscribe: (changed: () => void) => () => void;
  /** Changes a value; `contacts.<id>` with null removes a row, with a row adds it. */
  set: (path: string, value: unknown) => void;
  /**
   * What a new record begins with became known, such as the terms of its customer. What was typed stays.
   * @returns the names of the fields that are otherwise now
   */
  begin: (values: Values) => string[];
  /** Fills fields nobody touched with what follows from another one, such as the currency of a country; what was typed stays. */
  propose: (values: Values) => void;
  /** Goes on with what was kept of earlier work: what a new record had begun with by then, and what stood on the screen. */
  resume: (begun: Values, values: Values) => void;
  /** What references of rows point to became known. */
  noteSiblings: (known: Siblings) => void;
  /** A field holds a text that chose no record; null where it holds none any more. */
  noteUnchosen: (path: string, text: string | null) => void;
  /** What a save would send now. */
  body: () => Values;
  /** Every problem of what a save would send now. */
  check: () => FieldError[];
  /** A save was refused for these reasons. */
  fail: (problems: readonly FieldError[]) => void;
  /** A save succeeded: takes over what is stored; what was typed since `sent` stays. */
  store: (record: Values, sent: Values) => void;
  /** Somebody else saved meanwhile: builds on their version, keeps everything typed, leaves collisions to be decided. */
  rebase: (collision: Collision) => void;
  /** A collision is decided, or its value is to be entered. */
  settle: (path: string) => void;
  /** Back to what is stored. */
  discard: () => void;
  /**
   * The facts changed while the form was open: the firm has a field of its own more, or less. What was typed into the others stays, and what was
   * typed into one that is gone is kept until it is there again.
   */
  learn: (entity: Entity) => void;
  /** In which section of the page a field stands. */
  sections: Map<string, string>;
  /** What a control of a part of a field is called, by the path of that part. */
  labels: Map<string, string>;
}

const untouched = { changes: 0, problems: [], conflicts: [], other: null, taken: [], proposed: [] };

/**
 * Begins the work on a record.
 * @param begun the stored record, or the values a new one begins with
 */
export function beginForm(facts: Entity, id: string, begun: Values, reader: Reader): RecordForm {
  let entity = facts;
  const first = withFlatOwn(begun);
  let state: FormState = {
    first,
    base: first,
    values: first,
    attempt: 0,
    resumed: 0,
    unchosen: {},
    parted: [],
    ...untouched,
  };
  const listeners = new Set<() => void>();
  const partNames = Object.keys(entity.parts);
  const typed = new Set<string>();
  // What was merged last: a row that comes back stands where it stood there, and references are called as there.
  let sides: readonly Values[] = [];

  function become(next: Partial<FormState>): void {
    const moved = { ...state, ...next };
    state = { ...moved, changes: changesOf(entity, moved.base, moved.values, reader).length };
    for (const listener of listeners) listener();
  }
  const version = () => state.base.version as number | undefined;
  const bodyFor = (values: Values) => bodyOf(entity, id, version(), state.base, values, reader);
  const problemsFor = (values: Values) => problemsOf(entity, bodyFor(values), values, reader);

  // After a refused save a field is checked again as it changes, with all that is within it; what only the server can tell stays until its field changes.
  function recheck(path: string, values: Values): readonly FieldError[] {
    if (state.problems.length === 0) return state.problems;
    const now = problemsFor(values);
    const was = problemsFor(state.values);
    const holds = (problem: FieldError) =>
      !was.some((one) => isSame(one, problem)) || now.some((one) => isSame(one, problem));
    const isChanged = ({ field }: FieldError) => field === path || field.startsWith(`${path}.`);
    const others = state.problems.filter((problem) => !isChanged(problem) && holds(problem));
    return [...others, ...now.filter(isChanged)];
  }

  /** Brings what one side typed onto what is stored now. */
  function onto(from: Values, current: Values) {
    const [before, theirs, yours] = [from, current, state.values].map((values) => comparable(entity, values, reader));
    const merged = merge(before ?? {}, theirs ?? {}, yours ?? {}, partNames);
    let values: Values = { ...current, ...merged.values };
    for (const name of Object.keys(entity.fields)) {
      // The same once it is clean, such as a blank before the next word: it stays as it was typed.
      const isTyped = !isSame(state.values[name], from[name]);
      if (isTyped && isSame(yours?.[name], theirs?.[name])) values[name] = state.values[name];
    }
    // A row one side edited and the other removed: until it is decided, what was edited here stays.
    for (const { field, theirs: stored, yours: own } of merged.conflicts) {
      if (stored === null && stepsOf(field).length > 1 && own !== null)
        values = withRowBack(values, field, own, [state.values]);
    }
    return { values: asHeld(entity, values, [current, state.values, from], reader), taken: merged.taken };
  }

  /** Another value at a path; what comes back once it is decided stands where it stood, and is called as it was. */
  function withPut(path: string, value: unknown): Values {
    const values = withRowBack(state.values, path, value, sides);
    const [, id, field] = stepsOf(path);
    const isNamed = (id !== undefined && field === undefined) || factsAt(entity, path)?.refersTo !== undefined;
    return isNamed && sides.length > 0 ? withSiblings(entity, values, siblingsIn(sides)) : values;
  }

  function set(path: string, value: unknown): void {
    if (isSame(valueAt(state.values, path), value)) return;
    const values = withPut(path, value);
    const without = (names: readonly string[]) => names.filter((field) => field !== path);
    typed.add(path);
    become({ problems: recheck(path, values), taken: without(state.taken), proposed: without(state.proposed), values });
  }

  function begin(sent: Values): string[] {
    const begun = withFlatOwn(sent);
    const names = Object.keys(begun).filter((name) => isSame(state.values[name], state.base[name]));
    const taken = names.filter((name) => !isSame(state.values[name], begun[name]));
    const values = { ...state.values, ...Object.fromEntries(names.map((name) => [name, begun[name]])) };
    become({ base: { ...state.base, ...begun }, values });
    return taken;
  }

  return {
    get entity() {
      return entity;
    },
    id,
    sections: new Map(),
    labels: new Map(),
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    set,
    begin,
    resume(begun, values) {
      if (version() === undefined) begin(begun);
      for (const [name, value] of Object.entries(values)) set(name, value);
      become({ resumed: state.resumed + 1 });
    },
    noteSiblings: (known) => become({ values: withSiblings(entity, state.values, known) }),
    propose(sent) {
      const isFree = (name: string) =>
        !typed.has(name) && (state.proposed.includes(name) || isSame(state.values[name], state.base[name]));
      const names = Object.keys(sent).filter((name) => name in entity.fields && isFree(name));
      const values = { ...state.values };
      for (const name of names) {
        values[name] = sent[name];
        if (entity.fields[name]?.refersTo) values[siblingOf(name)] = sent[siblingOf(name)];
      }
      const others = state.proposed.filter((name) => !names.includes(name));
      const proposed = [...others, ...names.filter((name) => !isSame(values[name], state.base[name]))];
      become({ values, proposed });
    },
    noteUnchosen(path, text) {
      const { [path]: was, ...others } = state.unchosen;
      if (text !== null) become({ unchosen: { ...others, [path]: text } });
      else if (was !== undefined)
        become({ unchosen: others, problems: state.problems.filter(({ field }) => field !== path) });
    },
    body: () => withNestedOwn(bodyFor(state.values)),
    check() {
      const others = problemsFor(state.values).filter(({ field }) => !(field in state.unchosen));
      return [...others, ...Object.keys(state.unchosen).map((path) => fieldError(path, 'idNotValid'))];
    },
    fail: (problems) => become({ problems, attempt: state.attempt + 1 }),
    store(stored, sent) {
      const record = withFlatOwn(stored);
      const values = state.values === sent ? record : onto(sent, record).values;
      sides = [];
      become({ ...untouched, base: record, values });
    },
    rebase({ current: stored, changedBy, changedAt, conflicts }) {
      const current = withFlatOwn(stored);
      const { values, taken } = onto(state.base, current);
      sides = [state.values, current, state.base];
      const other = { name: changedBy, at: changedAt };
      become({ base: current, values, taken, conflicts, other, problems: [], attempt: state.attempt + 1 });
    },
    settle: (path) => become({ conflicts: state.conflicts.filter(({ field }) => field !== path) }),
    learn(changed) {
      if (changed === entity) return;
      const left = changesOf(entity, state.base, state.values, reader)
        .map(({ field }) => ({ entity, path: field, value: state.values[field] }))
        .filter(({ path }) => ownKeyOf(path) !== null && !(path in changed.fields));
      const parted = [...state.parted, ...left];
      entity = changed;
      become({
        problems: state.problems.filter(({ field }) => ownKeyOf(field) === null || field in entity.fields),
        parted: parted.filter(({ path }) => !(path in entity.fields)),
      });
      for (const { path, value } of parted) if (path in entity.fields) set(path, value);
    },
    discard() {
      typed.clear();
      become({ ...untouched, unchosen: {}, parted: [], values: state.base });
    },
  };
}
