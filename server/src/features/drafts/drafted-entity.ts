import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isId, isSeen } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { ownKeyOf, stepsOf } from '@mandate/contract/own-fields/paths.ts';
import type { Call } from '../../calls/call.ts';
import type { Caller } from '../../http/caller.ts';
import { currentFacts, withOwnSeen } from '../../records/own-fields/current-facts.ts';

/** Entities that are changed where they are shown, without an editor. */
const withoutEditor = ['rate', 'view', 'file'];

/** The entity of this name, when it has an editor that a draft could be of. */
export function draftedEntity(name: string): Entity | null {
  return withoutEditor.includes(name) ? null : (knownEntities.get(name) ?? null);
}

/** Its facts for changes as they are kept; with the own fields the caller sees where one of these is changed. */
export async function factsFor(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  entity: Entity,
  changes: readonly Change[],
): Promise<Entity> {
  const isOwn = changes.some(({ field }) => ownKeyOf(field) !== null);
  return isOwn ? withOwnSeen(await currentFacts(db, entity), caller) : entity;
}

/** As whom the caller reads a record: of the own account everybody sees everything (decisions 9.2). */
export function readerOf(caller: Caller, entity: Entity, recordId: string): Reader {
  return entity.owner === 'id' && recordId === caller.id ? everything : caller;
}

/**
 * Whether a path in the form of `changes.ts` leads to something the reader writes: a field, a part's order, a row of it, a field
 * of a row.
 */
export function isWrittenPath(entity: Entity, path: string, reader: Reader): boolean {
  const [name = '', rowId, rowField, ...beyond] = stepsOf(path);
  if (beyond.length > 0) return false;
  const part = partAt(entity, name);
  if (!part) return rowId === undefined && isWritten(entity.fields, name, reader);
  if (rowId !== undefined && !isId(rowId)) return false;
  return rowField === undefined || isWritten(part.fields, rowField, reader);
}

/** The keys of a whole row, at a path that leads to one, that the reader does not write. */
export function unwrittenKeys(entity: Entity, path: string, value: unknown, reader: Reader): string[] {
  const [name = '', , rowField] = path.split('.');
  const part = partAt(entity, name);
  if (!part || rowField !== undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((key) => key !== 'id' && !isWritten(part.fields, key, reader));
}

function partAt({ parts }: Entity, name: string) {
  return Object.hasOwn(parts, name) ? parts[name] : undefined;
}

function isWritten(fields: Record<string, Field>, name: string, reader: Reader): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.isWritable === true && isSeen(field, reader);
}
