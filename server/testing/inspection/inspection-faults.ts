import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { permissions } from '@mandate/contract/access/permissions.ts';
import { everything } from '@mandate/contract/access/roles.ts';
import { trashKinds } from '@mandate/contract/entities/trash.ts';
import { columnOf, type Entity, type Part } from '@mandate/contract/facts/entity.ts';
import type { Field, FieldKind } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { gridFields, isSortable } from '@mandate/contract/lists/grid.ts';
import { registerNames, registers } from '@mandate/contract/registers.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import type pg from 'pg';
import { uniqueFields } from '../../src/records/rules/check-unique.ts';
import { hasLabelColumn, labelColumn } from '../../src/records/search/search-text.ts';

const web = fileURLToPath(new URL('../../../web/src', import.meta.url));

/** A column as PostgreSQL describes it. */
interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

/** An index: its columns or expressions in order, and the rows it holds. */
interface Index {
  name: string;
  isUnique: boolean;
  definition: string;
}

/** The column types a field may be stored in. */
const types: Record<FieldKind, RegExp> = {
  text: /^text$/,
  paragraphs: /^text$/,
  choice: /^(text|\w+_\w+)$/,
  flag: /^boolean$/,
  integer: /^integer$/,
  number: /^numeric\(\d+,\d+\)$/,
  money: /^numeric\(19,4\)$/,
  date: /^date$/,
  instant: /^timestamp with time zone$/,
  reference: /^uuid$/,
  references: /^uuid\[\]$/,
  tags: /^text\[\]$/,
  json: /^jsonb$/,
};

async function columnsOf(pool: pg.Pool, table: string): Promise<Map<string, Column>> {
  const { rows } = await pool.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable"
     from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

async function checksOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = to_regclass($1) and contype = 'c'",
    [table],
  );
  return rows.map(({ text }) => text);
}

async function indexesOf(pool: pg.Pool, table: string): Promise<Index[]> {
  const { rows } = await pool.query<Index>(
    `select c.relname as name, i.indisunique as "isUnique", pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = to_regclass($1)`,
    [table],
  );
  return rows;
}

/** What a field asks of its column and the column does not give. */
function columnFaults(
  table: string,
  name: string,
  field: Field,
  columns: Map<string, Column>,
  checks: string[],
): string[] {
  const column = columns.get(columnOf(name));
  const at = `${table}.${columnOf(name)}`;
  if (!column) return [`${at} is missing`];
  const faults: string[] = [];
  if (!types[field.kind].test(column.type)) faults.push(`${at} is ${column.type}: not fit for ${field.kind}`);
  if (column.isNullable !== field.isOptional) faults.push(`${at} must ${field.isOptional ? '' : 'not '}be nullable`);
  if (field.scale !== undefined && !(Number(/,(\d+)\)/.exec(column.type)?.[1]) >= field.scale))
    faults.push(`${at} keeps fewer than ${field.scale} decimals`);
  const limit = `char_length(${column.name}) <= ${field.max}`;
  if (field.max !== undefined && column.type === 'text' && !checks.some((check) => check.includes(limit)))
    faults.push(`${at} lacks check (${limit})`);
  const own = checks.find((check) => check.startsWith(`CHECK ((${column.name} = ANY (ARRAY[`));
  const listed = own && [...own.matchAll(/'([\w-]+)'::text/g)].map((match) => String(match[1]));
  if (listed && field.choices && listed.sort().join() !== [...field.choices].sort().join())
    faults.push(`${at} allows other values than the field`);
  return faults;
}

function partFaults(part: Part, columns: Map<string, Column>, checks: string[]): string[] {
  if (columns.size === 0) return [`the table ${part.table}`];
  const fixed = ['id', 'position', part.parent].filter((name) => columns.get(name)?.isNullable !== false);
  return [
    ...fixed.map((name) => `${part.table}.${name} must be there and not be nullable`),
    ...Object.entries(part.fields).flatMap(([name, field]) => columnFaults(part.table, name, field, columns, checks)),
  ];
}

function uniqueFaults(entity: Entity, indexes: Index[]): string[] {
  return uniqueFields(entity).flatMap(([name, field]) => {
    const expected = `${entity.table}_${columnOf(name)}_unique`;
    const index = indexes.find((each) => each.name === expected);
    if (!index?.isUnique) return [`the unique index ${expected}`];
    const isLive = index.definition.includes('(deleted_at IS NULL)');
    return isLive === (field.unique !== 'ever') ? [] : [`${expected} covers the wrong records`];
  });
}

/** The table of an entity and of its parts against the facts: columns, lengths, labels, unique indexes. */
export async function tableFaults(pool: pg.Pool, entity: Entity): Promise<string[]> {
  const columns = await columnsOf(pool, entity.table);
  if (columns.size === 0) return [`server/migrations: the table ${entity.table}`];
  const checks = await checksOf(pool, entity.table);
  const faults = Object.entries(entity.fields).flatMap(([name, field]) =>
    columnFaults(entity.table, name, field, columns, checks),
  );
  for (const name of ['id', 'deletion_id', 'search_text', ...labelColumns(entity)])
    if (!columns.has(name)) faults.push(`${entity.table}.${name} is missing`);
  for (const part of Object.values(entity.parts))
    faults.push(...partFaults(part, await columnsOf(pool, part.table), await checksOf(pool, part.table)));
  faults.push(...uniqueFaults(entity, await indexesOf(pool, entity.table)));
  return faults.map((fault) => `server/migrations: ${fault}`);
}

function labelColumns(entity: Entity): string[] {
  return Object.keys(entity.fields).flatMap((name) => (hasLabelColumn(entity, name) ? [labelColumn(name)] : []));
}

/** The indexes that every filter and every sort of an entity's list needs, and that are missing. For lists that grow long. */
export async function indexFaults(pool: pg.Pool, entity: Entity): Promise<string[]> {
  const indexes = (await indexesOf(pool, entity.table)).map(({ definition }) => definition);
  const has = (start: string) => indexes.some((definition) => definition.includes(`(${start}`));
  const faults: string[] = [];
  for (const [name, field] of gridFields(entity, everything)) {
    const column = columnOf(name);
    if (field.kind === 'tags' && !has(`${column})`)) faults.push(`an index of ${column}`);
    if (field.kind === 'reference' && !has(column)) faults.push(`an index of ${column}`);
    if (!isSortable(field)) continue;
    const key = field.kind === 'reference' ? labelColumn(name) : column;
    if (!has(`${key}, id)`)) faults.push(`an index of ${key}, id`);
    // Where rows without a value are left out of an index, they are few or all: sorting downwards may then sort.
    const isPartial = indexes.some((definition) => definition.includes(`(${key}, id) WHERE (${key} IS NOT NULL)`));
    if (field.isOptional && !isPartial && !has(`${key} DESC NULLS LAST, id DESC)`))
      faults.push(`an index of ${key} desc nulls last, id desc`);
  }
  return faults.map((fault) => `server/migrations: ${entity.table} needs ${fault}`);
}

/** Whether somebody was given leave to do anything with the entity. */
export function permissionFaults(entity: Entity): string[] {
  return Object.hasOwn(permissions, entity.name) ? [] : [`contract/src/access/permissions.ts: a row ${entity.name}`];
}

/** What lists and editors say of an entity's records as such. */
const listWords = [
  ...['title', 'new', 'import', 'searchIn', 'count_one', 'count_other', 'none', 'purpose', 'nothingMatches'],
];
const recordWords = [
  'one',
  'new',
  'save',
  'delete',
  'keep',
  'saved',
  'deleted',
  'notSaved',
  'count_one',
  'count_other',
];

/** The words of every field and every choice that English lacks: `field.taxRate.percent`, `choice.customer.kind.company`. */
export function wordFaults(entity: Entity, words: ReadonlyMap<string, string>): string[] {
  const noun = camelCase(entity.name, '-');
  const parts = Object.entries(entity.parts);
  const all = [entity.fields, ...parts.map(([, { fields }]) => fields)].flatMap((fields) => Object.entries(fields));
  return lacking(words, [
    ...Object.keys(entity.fields).map((field) => `field.${noun}.${field}`),
    ...parts.flatMap(([part, { fields }]) => Object.keys(fields).map((field) => `field.${noun}.${part}.${field}`)),
    ...parts.flatMap(([part]) => ['', 'Count_one', 'Count_other'].map((form) => `part.${noun}.${part}${form}`)),
    ...all.flatMap(([name, { choices }]) =>
      // Currencies are their codes, countries have the names of the platform, and formats are shown as they are.
      choices === currencies || choices === countries
        ? []
        : (choices ?? [])
            .filter((value) => /^(\w+|[a-z]+(-[a-z]+)+)$/.test(value))
            .map((value) => `choice.${noun}.${name}.${camelCase(value, '-')}`),
    ),
  ]);
}

/** What a list that is looked at would say and English lacks, with the words of its fields and choices. */
export function listingWordFaults(listing: Entity, words: ReadonlyMap<string, string>): string[] {
  const noun = camelCase(listing.name, '-');
  const isSearched = Object.values(listing.fields).some((field) => field.isSearched);
  const said = listWords.filter((word) => word !== 'new' && word !== 'import' && (isSearched || word !== 'searchIn'));
  return [
    ...wordFaults(listing, words),
    ...lacking(
      words,
      said.map((word) => `entity.${noun}.${word}`),
    ),
  ];
}

/** What the list and the editor of an entity would say and English lacks: `entity.customer.title`, `record.customer.save`. */
export function screenWordFaults(entity: Entity, words: ReadonlyMap<string, string>): string[] {
  const noun = camelCase(entity.name, '-');
  return lacking(words, [
    ...listWords.map((word) => `entity.${noun}.${word}`),
    ...recordWords.map((word) => `record.${noun}.${word}`),
  ]);
}

function lacking(words: ReadonlyMap<string, string>, keys: string[]): string[] {
  const fileOf = (key: string) => `contract/src/locales/en/${key.startsWith('shell.') ? 'common' : 'records'}.json`;
  return keys.flatMap((key) => (words.has(key) ? [] : [`${fileOf(key)}: ${key}`]));
}

function camelCase(name: string, between: '-' | '_'): string {
  return name.replace(new RegExp(`${between}(\\w)`, 'g'), (_, letter: string) => letter.toUpperCase());
}

/** The screens of a register that are not there. */
export function screenFaults(entity: Entity): string[] {
  const folder = entity.table.replaceAll('_', '-');
  const pages = Object.entries(registers).find(([noun]) => noun === entity.name)?.[1];
  const screens = ['list', 'editor', ...(pages && 'hasPage' in pages ? ['page'] : [])];
  const files = screens.map((screen) => `${folder}/${entity.name}-${screen}.tsx`);
  return files.flatMap((file) => (existsSync(`${web}/features/${file}`) ? [] : [`web/src/features/${file}`]));
}

/** What is lacking on the way to the screens of a register: its entry in the table, and the word under which the navigation leads there. */
export function wayFaults(entity: Entity, words: ReadonlyMap<string, string>): string[] {
  const pages = Object.entries(registers).find(([noun]) => noun === entity.name)?.[1];
  if (!pages) return [`contract/src/registers.ts: an entry ${entity.name}`];
  return lacking(words, [`shell.${pages.list.slice(pages.list.lastIndexOf('/') + 1)}`]);
}

/** The registers of the table that have no facts. */
export function unknownRegisters(): string[] {
  return registerNames.flatMap((noun) =>
    knownEntities.has(noun) ? [] : [`contract/src/master-data.ts: an entry with the facts of ${noun}`],
  );
}

/** Whether the trash shows what is removed of an entity that it says it holds. */
export async function trashFaults(pool: pg.Pool, entity: Entity): Promise<string[]> {
  if (!trashKinds.some((kind) => kind === entity.name)) return [];
  const { rows } = await pool.query<{ text: string }>("select pg_get_viewdef('trash_entries') as text");
  return rows[0]?.text.includes(`'${entity.name}'`) ? [] : [`server/migrations: ${entity.name} in trash_entries`];
}
