import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { ZodType } from 'zod';

/** What cells are read with. */
export interface CellContext {
  /** The moment the firm's dates are counted from. */
  now: Date;
  /** The id of a record by what the files call it; null where the database lacks it. Throws when nothing is called so. */
  idOf(entity: string, key: string): string | null;
}

/**
 * What a cell says, in the form its field is stored in: `yes` or `no`, days from today (`-12`), codes of the records referred to, lists
 * divided by semicolons.
 * @throws Error when the field does not take it
 */
export function cellValue(field: Field, cell: string, context: CellContext): unknown {
  const value = sentValue(field, cell, context);
  // What is no more than a note to whoever prices the lines has no form of its own.
  return value === null || field.kind === 'json' ? value : schemaFor(field).parse(value);
}

const schemas = new WeakMap<Field, ZodType>();

function schemaFor(field: Field): ZodType {
  const schema = schemas.get(field) ?? fieldSchema(field);
  schemas.set(field, schema);
  return schema;
}

function sentValue({ kind, refersTo }: Field, cell: string, { now, idOf }: CellContext): unknown {
  switch (kind) {
    case 'flag':
      return cell === 'yes' || (cell === 'no' ? false : cell);
    case 'integer':
      return Number(cell);
    case 'date':
      return /^-?\d+$/.test(cell) ? dayAt(Number(cell), now) : cell;
    case 'reference':
      return idOf(refersTo ?? '', cell);
    case 'references':
      return cell.split('; ').map((key) => idOf(refersTo ?? '', key));
    case 'tags':
      return cell.split('; ');
    default:
      return cell;
  }
}

/** The instant that a cell tells by days from today and the time in UTC (`-12 09:30:00`), in ISO 8601; none lies after now. */
export function cellInstant(cell: string, now: Date): string {
  const [, days, time] = /^(-?\d+) (\d\d:\d\d:\d\d)$/.exec(cell) ?? [];
  if (days === undefined) throw new Error(`${cell} is no instant`);
  const instant = Date.parse(`${dayAt(Number(days), now)}T${time}Z`);
  return new Date(Math.min(instant, now.getTime())).toISOString();
}

function dayAt(days: number, now: Date): string {
  return addDays(now.toISOString().slice(0, 10), days);
}
