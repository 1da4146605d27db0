import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';

/** A row of a part, as a form holds it. */
export type Row = { id: string } & Values;

// One object for all, so that who follows the rows sees no change in it.
const noRows: readonly Row[] = [];

/** The rows of a part in a record's values. */
export function rowsOf(values: Values, part: string): readonly Row[] {
  return (values[part] ?? noRows) as readonly Row[];
}

/** What a path leads to: `name`, or by the row's id `contacts.<id>.email`; `contacts.<id>` leads to the whole row. */
export function valueAt(values: Values, path: string): unknown {
  const [name = '', id, field] = stepsOf(path);
  if (id === undefined) return values[name] ?? null;
  const row = rowsOf(values, name).find((one) => one.id === id);
  return field === undefined ? (row ?? null) : (row?.[field] ?? null);
}

/** The values with another value at a path. A whole row that is null goes, one that is not there comes last. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [name = '', id, field] = stepsOf(path);
  if (id === undefined) return { ...values, [name]: value };
  const rows = rowsOf(values, name);
  if (field !== undefined) {
    return { ...values, [name]: rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)) };
  }
  const others = rows.filter((row) => row.id !== id);
  if (value === null) return { ...values, [name]: others };
  const isThere = others.length < rows.length;
  return { ...values, [name]: isThere ? rows.map((row) => (row.id === id ? value : row)) : [...rows, value] };
}

/** A path by position, as servers and schemas name it (`contacts.0.email`), by the row's id instead. */
export function pathById(entity: Entity, values: Values, path: string): string {
  const [name = '', index, ...rest] = stepsOf(path);
  if (!Object.hasOwn(entity.parts, name) || index === undefined) return path;
  const id = rowsOf(values, name)[Number(index)]?.id ?? index;
  return [name, id, ...rest].join('.');
}

/** The facts of the field a path leads to; none for whole rows, parts and unknown names. */
export function factsAt(entity: Entity, path: string): Field | undefined {
  const [name = '', id, field] = stepsOf(path);
  if (id === undefined) return Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  return field === undefined ? undefined : entity.parts[name]?.fields[field];
}

/**
 * The id of the control a path is edited by.
 * @param scope tells the fields of an editor over the page from those of the page
 */
export function controlId(path: string, scope = 'field'): string {
  return `${scope}-${path.replaceAll('.', '-')}`;
}
