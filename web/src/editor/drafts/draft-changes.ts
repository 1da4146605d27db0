import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import { type Conflict, merge, type Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { FormState } from '../../form/state/record-form.ts';
import { asHeld } from '../../records/changes/as-held.ts';
import { comparable, writtenFields } from '../../records/changes/record-changes.ts';
import { type Row, rowsOf, withValueAt } from '../../records/changes/record-path.ts';
import { withRowBack } from '../../records/changes/with-row-back.ts';

/** What of a form a draft is made from. */
type DraftedForm = Pick<FormState, 'first' | 'base' | 'values' | 'conflicts'>;

/**
 * What a draft keeps of the work on a record: what differs, in stored form, each with the value it builds on. Rows of a record
 * that is not stored yet are kept whole, because the next one begins with other rows; what it took over from something that was chosen, such as
 * a customer's terms, is kept as changes from a value to the same. Fields somebody else changed too build on what both began from, so that they
 * are left to be decided again.
 */
export function draftChanges(
  entity: Entity,
  { first, base, values, conflicts }: DraftedForm,
  reader: Reader,
): Change[] {
  const names = writtenFields(entity.fields, reader).map(([name]) => name);
  const parts = Object.fromEntries(
    Object.entries(entity.parts).map(([name, part]) => [
      name,
      writtenFields(part.fields, reader).map(([field]) => field),
    ]),
  );
  const seen = (of: Values) => comparable(entity, of, reader);
  const isNew = base.version === undefined;
  const typed = changesBetween(seen(isNew ? withoutRows(entity, base) : base), seen(values), names, parts);
  const taken = isNew ? changesBetween(seen(first), seen(base), names, {}) : [];
  const touched = new Set(typed.map(({ field }) => field));
  const undecided = new Map(conflicts.map((conflict) => [conflict.field, conflict.base]));
  return [
    ...taken.filter(({ field }) => !touched.has(field)).map((change) => ({ ...change, old: change.new })),
    ...typed
      .filter((change) => !(change.field in parts) || !followsByItself(change))
      .map((change) => (undecided.has(change.field) ? { ...change, old: undecided.get(change.field) } : change)),
  ];
}

/** An order that comes about when rows go from where they stood and new ones come last. */
function followsByItself({ old, new: fresh }: Change): boolean {
  const [before, after] = [old as string[], fresh as string[]];
  const [was, is] = [new Set(before), new Set(after)];
  return isSame([...before.filter((id) => is.has(id)), ...after.filter((id) => !was.has(id))], after);
}

function withoutRows(entity: Entity, values: Values): Values {
  return { ...values, ...Object.fromEntries(Object.keys(entity.parts).map((name) => [name, []])) };
}

/** A record with a draft on it. */
export interface Restored {
  /** What a new record had begun with where that is not what the next one begins with. */
  begun: Values;
  values: Values;
  /** Fields that were changed since the draft began, in another way; the draft's value stands in `values`. */
  conflicts: Conflict[];
}

/**
 * Brings what a draft keeps onto a record: a field nobody changed since takes the draft's value, a field that was changed
 * otherwise is left to be decided.
 * @param current the record as it is stored now, or the values a new one begins with
 */
export function restored(entity: Entity, current: Values, changes: readonly Change[], reader: Reader): Restored {
  const touched = [...new Set(changes.map(({ field }) => stepsOf(field)[0] ?? ''))];
  const parts = Object.keys(entity.parts);
  const onto = (values: Values, of: Values): Values => ({
    ...values,
    ...Object.fromEntries(touched.flatMap((name) => (name in of ? [[name, of[name]]] : []))),
  });
  if (current.version === undefined) {
    const empty = onto(comparable(entity, current, reader), withoutRows(entity, {}));
    const fields = changes.filter(({ field }) => !parts.includes(stepsOf(field)[0] ?? ''));
    const begun = Object.fromEntries(fields.map(({ field, old }) => [field, old]));
    return { begun, values: onto(current, sideOf('new', empty, changes, parts)), conflicts: [] };
  }
  const theirs = comparable(entity, current, reader);
  const begun = onlyOrdered(theirs, changes, parts);
  const before = sideOf('old', begun, changes, parts);
  const yours = sideOf('new', begun, changes, parts);
  const merged = merge(before, theirs, yours, parts);
  let values = onto(current, merged.values);
  // A row that is gone by now, but was edited: until it is decided, what was edited stays.
  for (const { field, theirs: stored, yours: own } of merged.conflicts) {
    if (stored === null && stepsOf(field).length > 1 && own !== null) values = withRowBack(values, field, own, [yours]);
  }
  return { begun: {}, values: asHeld(entity, values, [current], reader), conflicts: merged.conflicts };
}

/** Of a part whose order a draft changed only the rows it knew: what others added since has its place behind its neighbours. */
function onlyOrdered(values: Values, changes: readonly Change[], parts: readonly string[]): Values {
  const begun = { ...values };
  for (const { field, old, new: fresh } of changes) {
    if (!parts.includes(field)) continue;
    const known = new Set([...(old as string[]), ...(fresh as string[])]);
    begun[field] = rowsOf(values, field).filter(({ id }) => known.has(id));
  }
  return begun;
}

/** A record with one side of some changes on it. */
function sideOf(side: 'old' | 'new', begun: Values, changes: readonly Change[], parts: readonly string[]): Values {
  let values = begun;
  for (const change of changes) {
    const [name = '', id, field] = stepsOf(change.field);
    const value = change[side];
    if (id === undefined && parts.includes(name)) {
      values = { ...values, [name]: inOrder(rowsOf(values, name), value as string[]) };
    } else {
      // The row of an edited field may be gone by now: what is known of it comes back.
      const isGone = field !== undefined && !rowsOf(values, name).some((row) => row.id === id);
      values = withValueAt(isGone ? withValueAt(values, `${name}.${id}`, { id }) : values, change.field, value);
    }
  }
  return values;
}

function inOrder(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Row) => place.get(id) ?? ids.length;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
