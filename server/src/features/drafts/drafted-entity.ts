import { readerOfOwn } from '@mandate/contract/access/reader-of-own.ts';
import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isId, isSeen } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { ownKeyOf, stepsOf } from '@mandate/contract/own-fields/paths.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { currentFacts, withOwnSeen } from '../../records/own-fields/current-facts.ts';
import type { Place } from './sent-draft.ts';

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

/**
 * As whom the caller reads the record of a draft: of the own account everybody sees everything (decisions 9.2), and so of what they are
 * about themselves, as an absence (delivery reference 8).
 */
export async function readerOf(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  entity: Entity,
  { recordId, isNew, changes }: Pick<Place, 'recordId' | 'isNew'> & { changes: readonly Change[] },
): Promise<Reader> {
  const { owner, ofPerson, table } = entity;
  if (owner === 'id' && recordId === caller.id) return everything;
  if (ofPerson === undefined) return caller;
  if (isNew) {
    const named = changes.find(({ field }) => field === ofPerson);
    return readerOfOwn(entity, { [ofPerson]: named?.new ?? null }, caller);
  }
  const text = `select ${columnOf(ofPerson)} as "${ofPerson}" from ${table} where id = $1`;
  const [stored] = await run<Values>(db, text, [recordId]);
  return stored ? readerOfOwn(entity, stored, caller) : caller;
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
