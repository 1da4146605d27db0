import { z } from 'zod';
import type { Reader } from '../access/roles.ts';
import type { Entity } from '../facts/entity.ts';
import { recordId } from '../facts/field-schema.ts';
import { type Field, isSeen } from '../facts/fields.ts';

/** How often a window that has a record open gives a sign of life, in ms. */
export const signEvery = 6_000;

/** For how long, in ms, a sign of life holds: nobody is shown for 20 s after the last one, the way to whoever looks included. */
export const signLasts = 18_000;

/** The most people that are named; of more it is told how many there are. */
export const mostNamed = 12;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const fieldName = '[a-zA-Z]\\w{0,63}';

/** What a window says of the record it has open: `field` by its path, a row by its id (`lines.<id>.quantity`). */
export const presenceSchema = z.strictObject({
  entity: z.string().min(1).max(40),
  recordId,
  /** Chosen by the window. One person may have a record open in several. */
  windowId: recordId,
  /** `edits`: something is typed that is not saved. */
  doing: z.enum(['reads', 'edits', 'left']),
  field: z
    .string()
    .regex(new RegExp(`^${fieldName}(?:\\.${uuid}\\.${fieldName})?$`))
    .nullable()
    .optional(),
});
export type SentPresence = z.infer<typeof presenceSchema>;

/** Somebody who has a record open. */
export interface PersonHere {
  id: string;
  name: string;
  doing: 'reads' | 'edits';
  /** The path of the field they are in; null where that is none, or one the reader does not see. */
  field: string | null;
}

/** What `presence` tells of a record: who else has it open, and which version of it is stored. */
export interface RecordPresence {
  entity: string;
  recordId: string;
  /** Null until it is known. */
  version: number | null;
  /** Whoever edits first, then in the order they came; the first of them. */
  people: PersonHere[];
  /** How many they are. */
  count: number;
}

/** Whether a path leads to a field of an entity, and the reader sees it. */
export function isFieldSeen({ fields, parts }: Entity, path: string, reader: Reader): boolean {
  const [name = '', id, own = ''] = path.split('.');
  const rows = Object.hasOwn(parts, name) ? parts[name]?.fields : undefined;
  const among: Record<string, Field> = id === undefined ? fields : (rows ?? {});
  const key = id === undefined ? name : own;
  const field = Object.hasOwn(among, key) ? among[key] : undefined;
  return field !== undefined && isSeen(field, reader);
}
