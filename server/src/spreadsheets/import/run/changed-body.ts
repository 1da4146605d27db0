import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { ImportRow } from '../stored/stored-import.ts';
import { isUnread, type PartRow, type ReadRecord } from './read-groups.ts';

/** The body of a save, and which row of the file each row of its parts comes from; null for rows the file does not tell of. */
export interface Body {
  values: Values;
  origins: Record<string, (ImportRow | null)[]>;
}

/** What a new record is to be: empty cells are empty fields, or what a field begins with where it may not be empty. */
export function newBody(entity: Entity, { values, parts }: ReadRecord): Body {
  const { id: _id, ...own } = values;
  const body: Body = { values: filled(entity.fields, own), origins: {} };
  for (const [name, rows] of Object.entries(parts)) {
    const fields = entity.parts[name]?.fields ?? {};
    body.values[name] = rows.map(({ values: { id: _rowId, ...row } }) => filled(fields, row));
    body.origins[name] = rows.map(({ row }) => row);
  }
  return body;
}

/**
 * What a stored record is to be: a cell with something in it replaces what is stored, an empty one leaves it. A row of a part is the stored
 * one of its id, or one that says the same already, else it is added; none is taken away.
 * @param matchBy what the record was recognised by stays as it is stored, be it written in other letters
 */
export function changedBody(
  entity: Entity,
  { values, parts }: ReadRecord,
  stored: Values,
  matchBy: string | null,
): Body {
  const { id: _id, [matchBy ?? 'id']: _key, ...own } = values;
  const body: Body = { values: given(own), origins: {} };
  for (const [name, rows] of Object.entries(parts)) {
    const held = (stored[name] ?? []) as ({ id: string } & Values)[];
    const merged: Values[] = held.map((row) => row);
    const origins: (ImportRow | null)[] = held.map(() => null);
    for (const part of rows) place(entity, name, part, merged, origins);
    body.values[name] = merged.map((row, at) => (at < held.length && origins[at] === null ? { id: row.id } : row));
    body.origins[name] = origins;
  }
  return body;
}

/** Puts a row of the file where it belongs among the rows of a part. */
function place(
  entity: Entity,
  part: string,
  { row, values }: PartRow,
  merged: Values[],
  origins: (ImportRow | null)[],
): void {
  const { id, ...rest } = values;
  const wanted = given(rest);
  const isThis = (one: Values, at: number) =>
    origins[at] === null && (id === null || id === undefined ? saysSame(one, wanted) : one.id === id);
  const at = merged.findIndex(isThis);
  if (at === -1) {
    merged.push(filled(entity.parts[part]?.fields ?? {}, rest));
    origins.push(row);
  } else {
    merged[at] = { id: merged[at]?.id, ...wanted };
    origins[at] = row;
  }
}

function saysSame(stored: Values, wanted: Values): boolean {
  return Object.entries(wanted).every(([name, value]) => isUnread(value) || isSame(stored[name] ?? null, value));
}

/** Without what was left empty. */
function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && !isSame(value, [])));
}

/** Without empty values where a field may not be empty. */
function filled(fields: Record<string, Field>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== null || fields[name]?.isOptional),
  );
}
