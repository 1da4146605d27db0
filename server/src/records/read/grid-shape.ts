import { type Reader, readerKey } from '@mandate/contract/access/roles.ts';
import { columnOf, type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { isSeen, referredNouns } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { isAlwaysInRow, rowFields } from '@mandate/contract/lists/grid.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import { cachedByEntity } from './cached-by-entity.ts';
import { type presenterOf, recordPresenterOf } from './present.ts';

/** The columns to select for a reader, and the joins their siblings need. */
export interface Selection {
  columns: string;
  joins: string;
}

/** The fields of a record or part that a reader sees. */
export function seenFields(fields: Record<string, Field>, reader: Reader): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => isSeen(field, reader));
}

/** How the database gives rows: each value by itself, or all of them as one JSON, in which figures are texts. */
type RowForm = 'row' | 'json';

/**
 * What to select of the table aliased `t` so that {@link presenterOf} can make a reply of it.
 * References bring label and deletion of what they point to.
 */
export function selectionOf(fields: [string, Field][], form: RowForm = 'row'): Selection {
  const columns = ['t.id as "id"'];
  const joins: string[] = [];
  for (const [name, field] of fields) {
    const value = valueSql('t', name, field);
    columns.push(`${value}${form === 'json' ? castInJson(field) : ''} as "${name}"`);
    const referred = referredNouns(field).map(entityNamed);
    if (referred.length === 0) continue;
    if (field.kind === 'references') {
      columns.push(...referred.map((entity) => `${referredRows(name, entity)} as "${siblingOf(name)}"`));
      continue;
    }
    // An id is of a record of one kind: only one of several is joined to anything.
    const joined = field.own ? `"r_own_${field.own.key}"` : `r_${columnOf(siblingOf(name))}`;
    const aliases = referred.map((_, at) => `${joined}${at === 0 ? '' : at}`);
    const labels = referred.map(({ label }, at) => `${aliases[at]}.${columnOf(label)}`);
    const deletions = aliases.map((alias) => `${alias}.deleted_at`);
    columns.push(`${firstOf(labels)} as "${name}.label"`, `${firstOf(deletions)} as "${name}.deletedAt"`);
    joins.push(...referred.map(({ table }, at) => `left join ${table} ${aliases[at]} on ${aliases[at]}.id = ${value}`));
  }
  return { columns: columns.join(', '), joins: joins.join(' ') };
}

function firstOf(expressions: readonly string[]): string {
  return expressions.length === 1 ? String(expressions[0]) : `coalesce(${expressions.join(', ')})`;
}

/** A figure would lose digits as a number of JSON; an instant is written in another way there than everywhere else. */
function castInJson({ kind }: Field): string {
  if (kind === 'instant') throw new Error('Rows read as JSON hold no instants');
  return kind === 'money' || kind === 'number' ? '::text' : '';
}

/** What the references of one field point to, in the order they were chosen. */
function referredRows(name: string, referred: Entity): string {
  const label = columnOf(referred.label);
  return `(select coalesce(json_agg(json_build_object('id', l.id, 'label', l.${label}, 'isDeleted', l.deleted_at is not null)
    order by array_position(t.${columnOf(name)}, l.id)), '[]') from ${referred.table} l where l.id = any(t.${columnOf(name)}))`;
}

/** The fields of an entity that a whole record carries at its top: figures that belong into a derived object are left to it. */
export function recordFields(entity: Entity, reader: Reader): [string, Field][] {
  return seenFields(entity.fields, reader).filter(([name]) => !entity.flat?.includes(name));
}

/** What the rows of a grid are selected with and made into replies by. */
export interface GridShape extends Selection {
  present: ReturnType<typeof presenterOf>;
}

/** What of the rows of a grid is wanted in addition to what they always hold. */
export interface Wanted {
  /** The fields that were asked for; absent: every one. */
  fields?: readonly string[] | undefined;
  /** Fields that something is added to the rows by. */
  needed?: readonly string[];
}

const cachedShape = cachedByEntity<GridShape>();

/** The shape of an entity's grid for a reader: of everything but text of several lines, or of what is wanted of it. */
export function gridShape(entity: Entity, reader: Reader, { fields: asked, needed = [] }: Wanted = {}): GridShape {
  const wanted = asked && new Set([...asked, ...needed]);
  return cachedShape(entity, `${readerKey(reader)} ${wanted ? [...wanted].sort() : ''}`, () => {
    const all = rowFields(entity, reader);
    const fields = wanted ? all.filter(([name]) => wanted.has(name) || isAlwaysInRow(entity, name)) : all;
    return { ...selectionOf([...fields, ...currenciesOf(entity, fields)]), present: recordPresenterOf(fields) };
  });
}

/** The currencies that amounts among some fields are in, where these are not among them: amounts are written by them. */
function currenciesOf(entity: Entity, fields: [string, Field][]): [string, Field][] {
  const names = new Set(fields.map(([name]) => name));
  const missing = new Set<string>();
  for (const [, { kind, currencyField = 'currency' }] of fields)
    if (kind === 'money' && !names.has(currencyField)) missing.add(currencyField);
  return [...missing].flatMap((name) => (entity.fields[name] ? [[name, entity.fields[name]] as [string, Field]] : []));
}
