import { type Reader, readerKey } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { OwnFieldDefinition, OwnFieldsByNoun } from '@mandate/contract/own-fields/definition.ts';
import { mayHaveOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { withOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { cachedByEntity } from '../read/cached-by-entity.ts';
import { remembered } from './remember-own-fields.ts';

/** How many states of own fields are remembered before all of them are dropped. */
const mostStates = 200;

const columns = `'id', o.id, 'entity', o.entity, 'key', o.key, 'label', o.label, 'help', o.help, 'kind', o.kind, 'choices', o.choices,
  'section', o.section, 'position', o.position, 'isRequired', o.is_required, 'seenBy', o.seen_by`;

const ofOne = `select json_agg(json_build_object(${columns}) order by o.position, o.id)::text as "ownFields"
  from own_fields o where o.entity = $1 and o.deleted_at is null`;

const states = new Map<string, readonly OwnFieldDefinition[]>();

/**
 * The facts of an entity with the firm's own fields. A call knows them as {@link rememberOwnFields} does; inside a transaction they are read. While
 * nobody changes a field the very same facts are given, so that what was composed from them is used again.
 */
export async function currentFacts(db: Database, entity: Entity): Promise<Entity> {
  if (!mayHaveOwnFields(entity.name)) return entity;
  return remembered(db, entity, () => readFacts(db, entity));
}

async function readFacts(db: Database, entity: Entity): Promise<Entity> {
  const [row] = await run<{ ownFields: string | null }>(db, ofOne, [entity.name]);
  return row?.ownFields ? withOwnFields(entity, stateOf(row.ownFields)) : entity;
}

function stateOf(text: string): readonly OwnFieldDefinition[] {
  const known = states.get(text);
  if (known) return known;
  const state: readonly OwnFieldDefinition[] = JSON.parse(text);
  if (states.size >= mostStates) states.clear();
  states.set(text, state);
  return state;
}

/**
 * The own fields of every kind of record.
 * @param removed whether those count that were removed and may come back
 */
async function allOwnFields(db: Database, removed: 'withRemoved' | 'liveOnly'): Promise<OwnFieldsByNoun> {
  const text = `select o.entity as noun, json_agg(json_build_object(${columns}) order by o.position, o.id)::text as "ownFields"
    from own_fields o where o.deleted_at is null or $1 group by o.entity`;
  const rows = await run<{ noun: string; ownFields: string | null }>(db, text, [removed === 'withRemoved']);
  return Object.fromEntries(rows.map(({ noun, ownFields }) => [noun, stateOf(ownFields ?? '[]')]));
}

/** Every entity a reference may point to or be of, with the firm's own fields among its facts. */
export async function everyCurrentFacts(
  db: Database,
  removed: 'withRemoved' | 'liveOnly' = 'liveOnly',
): Promise<Entity[]> {
  const own = await allOwnFields(db, removed);
  return [...knownEntities.values()].map((entity) =>
    mayHaveOwnFields(entity.name) ? withOwnFields(entity, own[entity.name] ?? []) : entity,
  );
}

const cachedSeen = cachedByEntity<Entity>();

/** The same facts without those own fields that a reader does not see: for a record of which they see everything else. */
export function withOwnSeen(entity: Entity, reader: Reader): Entity {
  return cachedSeen(entity, readerKey(reader), () => {
    const seen = Object.entries(entity.fields).filter(([, field]) => !field.own || isSeen(field, reader));
    return { ...entity, fields: Object.fromEntries(seen) };
  });
}
