import { isSame } from '../values/is-same.ts';

/** A row with an id inside a record's array. */
type Row = { id: string } & Record<string, unknown>;
/** A record's values by field; arrays of rows by part. */
export type Values = Record<string, unknown>;

/** A field two people changed differently: before both, as stored now, as sent. */
export interface Conflict {
  field: string;
  base: unknown;
  theirs: unknown;
  yours: unknown;
}

/** What a merge comes to. `taken` names the fields that others changed meanwhile and that are kept. */
export interface Merged {
  values: Values;
  taken: string[];
  conflicts: Conflict[];
}

/**
 * Merges what one person sent into what is stored, knowing what both began from (decisions 2).
 * A field only one side changed takes that side's value; a field both changed differently is a conflict. An absent field is unchanged.
 * @param base the record as the sender had read it
 * @param theirs the record as it is stored
 * @param yours what was sent: some fields; arrays are the full wanted set of rows, whose absent fields are unchanged
 * @param parts the names of arrays of rows
 */
export function merge(base: Values, theirs: Values, yours: Values, parts: readonly string[]): Merged {
  const merged: Merged = { values: { ...theirs }, taken: [], conflicts: [] };
  for (const name of Object.keys(yours)) {
    if (parts.includes(name)) {
      mergeRows(name, base[name] as Row[], theirs[name] as Row[], yours[name] as Row[], merged);
    } else {
      merged.values[name] = choose(name, base[name], theirs[name], yours[name], merged);
    }
  }
  const untouched = Object.keys(theirs).filter((name) => !(name in yours) && !isSame(base[name], theirs[name]));
  merged.taken.push(...untouched);
  return merged;
}

function choose(field: string, base: unknown, theirs: unknown, yours: unknown, merged: Merged): unknown {
  if (isSame(yours, base)) {
    if (!isSame(theirs, base)) merged.taken.push(field);
    return theirs;
  }
  if (!isSame(theirs, base) && !isSame(theirs, yours)) merged.conflicts.push({ field, base, theirs, yours });
  return yours;
}

function mergeRows(part: string, base: Row[], theirs: Row[], yours: Row[], merged: Merged): void {
  const inBase = new Map(base.map((row) => [row.id, row]));
  const inTheirs = new Map(theirs.map((row) => [row.id, row]));
  const inYours = new Map(yours.map((row) => [row.id, row]));
  const kept = new Map<string, Row>();

  for (const id of new Set([...inTheirs.keys(), ...inYours.keys()])) {
    const path = `${part}.${id}`;
    const [before, stored, sent] = [inBase.get(id), inTheirs.get(id), inYours.get(id)];
    if (stored && sent) {
      const row = mergeRow(path, before ?? {}, stored, sent, merged);
      kept.set(id, row);
    } else if (stored) {
      // Not sent: removed by the sender if it was there to be removed, else added by somebody else.
      if (!before) merged.taken.push(path);
      else if (!isSame(stored, before))
        merged.conflicts.push({ field: path, base: before, theirs: stored, yours: null });
      if (!before) kept.set(id, stored);
    } else if (sent) {
      const isChanged = before && Object.keys(sent).some((key) => !isSame(sent[key], before[key]));
      if (!before) kept.set(id, sent);
      else if (isChanged) merged.conflicts.push({ field: path, base: before, theirs: null, yours: sent });
      else merged.taken.push(path);
    }
  }
  merged.values[part] = orderRows(base, theirs, yours, kept);
}

function mergeRow(path: string, before: Partial<Row>, stored: Row, sent: Row, merged: Merged): Row {
  const row: Row = { ...stored };
  for (const key of Object.keys(sent)) {
    if (key === 'id') continue;
    row[key] = choose(`${path}.${key}`, before[key], stored[key], sent[key], merged);
  }
  const untouched = Object.keys(stored).filter((key) => !(key in sent) && !isSame(before[key], stored[key]));
  merged.taken.push(...untouched.map((key) => `${path}.${key}`));
  return row;
}

/** The order of the sender if they moved rows, else the stored one; rows the other side added stand behind their neighbour. */
function orderRows(base: Row[], theirs: Row[], yours: Row[], kept: Map<string, Row>): Row[] {
  const ids = (rows: Row[]) => rows.map((row) => row.id);
  const common = (rows: Row[], other: Row[]) => {
    const known = new Set(ids(other));
    return ids(rows).filter((id) => known.has(id));
  };
  const yoursMoved = !isSame(common(yours, base), common(base, yours));
  const [leading, following] = yoursMoved ? [yours, theirs] : [theirs, yours];
  const order = ids(leading).filter((id) => kept.has(id));
  const placed = new Set(order);
  let neighbour: string | undefined;
  for (const id of ids(following)) {
    if (kept.has(id) && !placed.has(id)) {
      order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
      placed.add(id);
    }
    if (placed.has(id)) neighbour = id;
  }
  return order.flatMap((id) => kept.get(id) ?? []);
}
