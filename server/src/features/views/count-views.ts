import { isNoun, may } from '@mandate/contract/access/permissions.ts';
import { view } from '@mandate/contract/entities/view.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { countCap, gridFields } from '@mandate/contract/lists/grid.ts';
import { readyViews } from '@mandate/contract/lists/ready-views.ts';
import { noView, type ViewCounts, type ViewCountsRequest } from '@mandate/contract/lists/view-counts.ts';
import { type ViewState, viewStateSchema } from '@mandate/contract/lists/view-state.ts';
import { viewedLists } from '@mandate/contract/lists/viewed-lists.ts';
import type { Call } from '../../calls/call.ts';
import { run, runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { whereSql } from '../../records/lists/grid.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { viewQuery } from './view-query.ts';

/** Everything that has a list with views, by the noun of its calls. */
const lists = new Map<string, Entity>([...knownEntities, ...viewedLists.map((rows) => [rows.name, rows] as const)]);

type Asked = ViewCountsRequest['views'][number];

/** A view that is counted: the list, and what it shows. */
interface Counted {
  asked: Asked;
  entity: Entity;
  state: ViewState;
}

/**
 * How many records some views show the caller, each as their list would be opened with it, all in one statement. Of a view that is gone, or not for the
 * caller, and of a list the caller has not, nothing is said.
 */
export async function countViews(call: Call, { views }: ViewCountsRequest): Promise<ViewCounts> {
  const states = await savedStates(call, views);
  const facts = new Map<Entity, Entity>();
  for (const { list } of views) {
    const entity = listFor(call, list);
    if (entity && !facts.has(entity)) facts.set(entity, await currentFacts(call.db, entity));
  }
  const counted = views.map((asked): Counted | null => {
    const entity = listFor(call, asked.list);
    const state = entity && stateOf(call, entity, asked, states);
    return entity && state ? { asked, entity: facts.get(entity) ?? entity, state } : null;
  });
  const counts = await countsOf(call, counted);
  return {
    counts: views.map((asked, at) => {
      const count = counts[at] ?? null;
      return { ...asked, count: count === null ? null : Math.min(count, countCap), isExact: (count ?? 0) <= countCap };
    }),
  };
}

function listFor({ caller }: Call, list: string): Entity | null {
  const isOpen = isNoun(list) && may(caller.role, list, 'list') !== false;
  return (isOpen && lists.get(list)) || null;
}

function stateOf({ caller }: Call, { name }: Entity, { view: key }: Asked, saved: ReadonlyMap<string, ViewState>) {
  if (key === noView) return {};
  const ready = readyViews(name, caller).find((one) => one.key === key);
  return ready?.state ?? saved.get(`${name} ${key.toLowerCase()}`) ?? null;
}

/** What the saved views among those asked for show, of those the caller may open: by list and id. */
async function savedStates({ db, caller }: Call, views: readonly Asked[]): Promise<Map<string, ViewState>> {
  const ids = views.map(({ view: key }) => key).filter(isId);
  if (ids.length === 0) return new Map();
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.list, t.state from ${view.table} t
    where t.id = any(${sqlQuery.bind(ids)}::uuid[]) and t.deleted_at is null and ${scopeSql(sqlQuery, view, 'list', caller)}`;
  const rows = await run<{ id: string; list: string; state: unknown }>(db, text, sqlQuery.values);
  return new Map(rows.map(({ id, list, state }) => [`${list} ${id}`, viewStateSchema.parse(state)]));
}

/** The counts in their order, up to one more than `countCap`; null for what is not counted. */
async function countsOf(call: Call, counted: readonly (Counted | null)[]): Promise<(number | null)[]> {
  const sqlQuery = new SqlQuery();
  const columns = counted.flatMap((one, at) => {
    const query = one && viewQuery(call, one.entity, one.state);
    if (!one || !query) return [];
    const where = whereSql(call, sqlQuery, one.entity, query, gridFields(one.entity, call.caller));
    const rows = `select 1 from ${one.entity.table} t where ${where} limit ${countCap + 1}`;
    return [`(select count(*) from (${rows}) c) as "${at}"`];
  });
  const [row = {}] =
    columns.length > 0
      ? await runByValues<Record<string, number>>(call.db, `select ${columns.join(', ')}`, sqlQuery.values)
      : [];
  return counted.map((one, at) => (one ? (row[at] ?? 0) : null));
}
