import { knownEntities } from '@mandate/contract/known-entities.ts';
import { type OwnFieldDefinition, type OwnFieldKind, ownFieldKinds } from '@mandate/contract/own-fields/definition.ts';
import pg from 'pg';
import type { Ask } from '../../src/database/connection/own-connection.ts';
import type { Database, Query } from '../../src/database/database.ts';
import type { DescribedStatement } from './described-statement.ts';

/** The one id there is: whatever points to something points to it. */
export const onlyId = '018f3a4e-0000-7000-8000-000000000001';

/** A database that reads every statement and runs none: its answers are made up. */
export interface MadeUpDatabase {
  db: Database;
  pool: pg.Pool;
  client: pg.ClientBase;
  ask: Ask;
  canHear: false;
  answeredAt: () => number;
  /** What was read so far, and what was wrong with it. */
  read: Map<string, DescribedStatement>;
  /** From now on answers are made up in another of the {@link seeds}. */
  begin(seed: number): void;
}

type Row = Record<string, unknown>;

/** An empty database, as far as it is asked. */
interface EmptyDatabase {
  describe(text: string): Promise<DescribedStatement>;
  run(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** Which statements find something: none, all, the first few, all but the first, or as it happens. */
const ways: ((asked: number, random: () => number) => boolean)[] = [
  () => false,
  () => true,
  (asked) => asked <= 1,
  (asked) => asked <= 2,
  (asked) => asked <= 3,
  (asked) => asked > 1,
  (_, random) => random() < 0.9,
  (_, random) => random() < 0.7,
  (_, random) => random() < 0.5,
];

/** Each stands for one way of making answers up; more of them would be the same way with other values. */
export const seeds = [...ways.keys()];

/** What an empty database knows too, and much depends on: the parameters, and what the database knows of itself. */
const isKnown = /^\s*select (?:key, )?value from parameters\b|\bfrom pg_(?:class|constraint|index|trigger|sequences)\b/;
/** What stands inside a command that nobody looks into before it runs: a cursor, a file. */
const wrapped = /^(?:declare .*? cursor for |copy \()(.*?)(?:\) to stdout)?$/s;
/** Statements after which whoever still asks is taken to go round in a circle. */
const mostStatements = 300;

/** Makes up what an empty database would answer if it held something. */
export function madeUpDatabase(empty: EmptyDatabase): MadeUpDatabase {
  const read = new Map<string, DescribedStatement>();
  let random = seeded(0);
  let isFound = ways[0];
  let asked = 0;
  let cursor: DescribedStatement | undefined;

  async function readOnce(text: string): Promise<DescribedStatement> {
    const known = read.get(text) ?? (await empty.describe(text));
    read.set(text, known);
    return known;
  }

  async function ask(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    asked += 1;
    if (asked > mostStatements) throw new Error('asks again and again');
    // It is there as long as the connection, and not until the end of a transaction.
    if (text.startsWith('create temporary table'))
      await empty.run(text.replace(' on commit drop', ''), []).catch(() => []);
    const inner = wrapped.exec(text)?.[1];
    if (inner !== undefined) {
      cursor = await readOnce(inner);
      return [];
    }
    const { columns, fault } = (text.startsWith('fetch ') && cursor) || (await readOnce(text));
    if (fault === null && isKnown.test(text)) return empty.run(text, values);
    if (columns.length === 0 || !isFound?.(asked, random)) return [];
    return [Object.fromEntries(columns.map(({ name, type }) => [name, madeUp(name, type, random)]))];
  }

  const query = async <Found>({ text, values }: Query) => (await ask(text, values)) as Found[];
  const db: Database = { isTransaction: false, query, onConnection: (work) => work(db) };
  const client = {
    async query(sent: string | Query, values: readonly unknown[] = []) {
      const rows = typeof sent === 'string' ? await ask(sent, values) : await ask(sent.text, sent.values);
      return { rows, rowCount: rows.length };
    },
    on: () => client,
    release: () => undefined,
  };
  return {
    db,
    pool: { ...client, connect: async () => client } as unknown as pg.Pool,
    client: client as unknown as pg.ClientBase,
    ask: ask as Ask,
    canHear: false,
    answeredAt: () => performance.now(),
    read,
    begin(seed) {
      random = seeded(seed);
      isFound = ways[seed % ways.length];
      asked = 0;
    },
  };
}

/** Numbers from 0 to below 1 that look like chance, and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The words that stand in columns of a name. */
const words = new Map<string, readonly string[]>();
for (const { fields, parts } of knownEntities.values())
  for (const of of [fields, ...Object.values(parts).map((part) => part.fields)])
    for (const [name, { choices = [] }] of Object.entries(of))
      words.set(name, [...(words.get(name) ?? []), ...choices]);
words.set('entity', [...knownEntities.keys()]);
words.set('noun', [...knownEntities.keys()]);
words.set('state', ['prepared', 'queued', 'running', 'done', 'failed']);
// The firm's own fields as the database gives them, one of each kind.
words.set('ownFields', [JSON.stringify(ownFieldKinds.map(madeUpField))]);
words.set('timeZone', ['UTC']);
words.set('language', ['en']);
words.set('currency', ['EUR']);

function madeUpField(kind: OwnFieldKind): OwnFieldDefinition {
  const texts = { key: `own${kind}`, label: kind, help: null, section: null };
  const choices = kind === 'choice' ? [{ code: 'one', label: 'One', isActive: true }] : null;
  return {
    id: onlyId,
    entity: 'customer',
    ...texts,
    kind,
    choices,
    position: 1,
    isRequired: false,
    seenBy: 'everyone',
  };
}

const { builtins } = pg.types;
/** The numbers of types that are lists. */
const lists = { texts: 1009, ids: 2951, first: 1_000, last: 1_300 };

function madeUp(name: string, type: number, random: () => number): unknown {
  const some = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  if (random() < 0.1) return null;
  switch (type) {
    case builtins.BOOL:
      return some([true, false]);
    case builtins.INT2:
    case builtins.INT4:
    case builtins.INT8:
    case builtins.FLOAT8:
      return name === 'version' ? 1 : some([0, 1]);
    case builtins.NUMERIC:
      return some(['0', '1']);
    case builtins.UUID:
      return onlyId;
    case builtins.DATE:
      return '2026-01-15';
    case builtins.TIMESTAMPTZ:
      return '2026-01-15T12:00:00.000Z';
    case builtins.JSON:
    case builtins.JSONB:
      // By their names some are lists: changes, errors, rows of a part.
      return name.endsWith('s')
        ? some([[], [{ id: onlyId, type: 'service', field: 'name', old: null, new: 'One' }]])
        : {};
    case builtins.BYTEA:
      return Buffer.from('x');
    case lists.texts:
      return some([[], ['name']]);
    case lists.ids:
      return some([[], [onlyId]]);
    default:
      return type > lists.first && type < lists.last ? [] : some(words.get(name) ?? ['1', 'name']);
  }
}
