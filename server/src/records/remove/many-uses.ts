import { may } from '@mandate/contract/access/permissions.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { everyCurrentFacts } from '../own-fields/current-facts.ts';
import { valueSql } from '../own-fields/value-sql.ts';

/** A live record that points to another one. */
export interface Holder {
  entity: string;
  id: string;
  label: string;
}

/** What uses one of many records. */
export interface ManyUse {
  /** Records that keep it from being removed. */
  blocking: number;
  /** All that use it, these included. */
  uses: number;
  /** The first of those that keep it, as far as the caller may know of them by name. */
  holders: Holder[];
}

/** How many holders of each kind are named. */
const named = 3;

interface UseRow {
  target: string;
  blocking: number;
  uses: number;
  holders: Omit<Holder, 'entity'>[] | null;
}

/**
 * What uses each of many records, by the rules of `usesOf`, in one statement for each kind of user.
 * @param beside ids of records of the same kind that are looked at apart, such as those that are to go with them
 * @returns by id; records that nothing uses are left out
 */
export async function manyUsesOf(
  call: Call,
  entity: Entity,
  ids: readonly string[],
  beside: readonly string[] = [],
): Promise<Map<string, ManyUse>> {
  const found = new Map<string, ManyUse>();
  const add = (user: string, { target, blocking, uses, holders }: UseRow) => {
    const known = found.get(target) ?? { blocking: 0, uses: 0, holders: [] };
    const more = (holders ?? []).map((holder) => ({ entity: user, ...holder }));
    found.set(target, {
      blocking: known.blocking + Number(blocking),
      uses: known.uses + Number(uses),
      holders: [...known.holders, ...more],
    });
  };
  for (const user of await everyCurrentFacts(call.db)) {
    const sqlQuery = new SqlQuery();
    const pairs = pairsSql(call, sqlQuery, user, entity, ids);
    if (pairs === null) continue;
    const apart = user.name === entity.name ? `where p.id <> all(${sqlQuery.bind(beside)})` : '';
    const rows = await run<UseRow>(
      call.db,
      summedSql(call, sqlQuery, user, `select * from (${pairs}) p ${apart}`),
      sqlQuery.values,
    );
    for (const row of rows) add(user.name, row);
  }
  for (const row of await parameterRows(call, entity, ids)) add('parameter', row);
  return found;
}

/** Of records of one kind, which of them point to which others in a way that keeps these. @returns pairs of who points and to what */
export async function holdingEachOther(
  call: Call,
  entity: Entity,
  ids: readonly string[],
): Promise<{ id: string; target: string }[]> {
  const sqlQuery = new SqlQuery();
  const pairs = pairsSql(call, sqlQuery, entity, entity, ids);
  if (pairs === null) return [];
  const text = `select p.id, p.target from (${pairs}) p join ${entity.table} t on t.id = p.id
    where p.holds and p.id <> p.target and p.id = any(${sqlQuery.bind(ids)}) and not ${settledSql(sqlQuery, entity)}`;
  return run(call.db, text, sqlQuery.values);
}

/** Who points to which of the records, each pair once: whether it holds it, and whether the caller sees a field that says so. */
function pairsSql(
  { caller }: Call,
  sqlQuery: SqlQuery,
  user: Entity,
  entity: Entity,
  ids: readonly string[],
): string | null {
  const wanted = sqlQuery.bind(ids);
  const points = (column: string, field: Field, from: string, live: string) => {
    const facts = `${!field.letsGo} as holds, ${isSeen(field, caller)} as seen`;
    if (field.kind !== 'references')
      return `select ${column} as target, t.id, ${facts} from ${from} where ${live} and ${column} = any(${wanted})`;
    return `select u.target, t.id, ${facts} from ${from} cross join lateral unnest(${column}) u(target)
      where ${live} and ${column} && ${wanted}::uuid[] and u.target = any(${wanted})`;
  };
  const own = pointing(user.fields, entity).map(([name, field]) =>
    points(valueSql('t', name, field), field, `${user.table} t`, 't.deleted_at is null'),
  );
  const rows = Object.values(user.parts).flatMap((part) =>
    pointing(part.fields, entity).map(([name, field]) =>
      points(
        valueSql('r', name, field),
        field,
        `${part.table} r join ${user.table} t on t.id = r.${part.parent}`,
        't.deleted_at is null',
      ),
    ),
  );
  const all = [...own, ...rows];
  if (all.length === 0) return null;
  return `select a.target, a.id, bool_or(a.holds) as holds, bool_or(a.seen) as seen from (${all.join(' union all ')}) a
    group by a.target, a.id`;
}

function pointing(fields: Record<string, Field>, entity: Entity): [string, Field][] {
  return Object.entries(fields).filter(
    ([, field]) => field.refersTo === entity.name && field.isWritable && !field.goesWith,
  );
}

function settledSql(sqlQuery: SqlQuery, { settled }: Entity): string {
  return settled ? `(t.${columnOf(settled.field)}::text = any(${sqlQuery.bind(settled.values)}))` : 'false';
}

/** For each record what uses it, with the names of the first ones that hold it where the caller may list such records. */
function summedSql({ caller }: Call, sqlQuery: SqlQuery, user: Entity, pairs: string): string {
  const label = `t.${columnOf(user.label)}`;
  const isNamed = may(caller.role, user.name, 'list') === true;
  return `select b.target, count(*) filter (where b.blocks) as blocking, count(*) as uses,
      (array_agg(jsonb_build_object('id', b.id, 'label', b.label) order by b.label, b.id)
        filter (where b.blocks and b.seen and ${isNamed}))[1:${named}] as holders
    from (select p.target, p.id, ${label} as label, p.seen, p.holds and not ${settledSql(sqlQuery, user)} as blocks
      from (${pairs}) p join ${user.table} t on t.id = p.id) b group by b.target`;
}

/** The live parameters whose value is one of the records. */
async function parameterRows({ db, caller }: Call, entity: Entity, ids: readonly string[]): Promise<UseRow[]> {
  const isNamed = may(caller.role, 'parameter', 'list') === true;
  const text = `select value #>> '{}' as target, count(*) as blocking, count(*) as uses,
      (array_agg(jsonb_build_object('id', id, 'label', label) order by label, id) filter (where $3))[1:${named}] as holders
    from parameters where deleted_at is null and value_type = 'reference' and constraints ->> 'refEntity' = $1
      and value #>> '{}' = any($2::text[]) group by 1`;
  return run<UseRow>(db, text, [entity.name, ids, isNamed]);
}
