import { view } from '@mandate/contract/entities/view.ts';
import type { Layouts } from '@mandate/contract/lists/view-state.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { reachingSql } from './reaching-sql.ts';

/**
 * What the caller changed of a list and its views for himself, and the view the list opens with. What is kept of views that were
 * removed, or are shared with the caller no more, has no effect.
 */
export async function findLayouts(call: Call, list: string): Promise<Layouts> {
  const sqlQuery = new SqlQuery();
  const text = `select l.view_id as "viewId", l.state from list_layouts l
    left join ${view.table} t on t.id = l.view_id and ${reachingSql(sqlQuery, call.caller, list)}
    where l.account_id = ${sqlQuery.bind(call.caller.id)} and l.list = ${sqlQuery.bind(list)}
      and l.state is not null and (l.view_id is null or t.id is not null)
    order by l.view_id nulls first`;
  const layouts = await run<Layouts['layouts'][number]>(call.db, text, sqlQuery.values);
  return { layouts, defaultViewId: (await ownDefault(call, list)) ?? (await defaultOfRole(call, list)) };
}

async function ownDefault({ db, caller }: Call, list: string): Promise<string | null> {
  const sqlQuery = new SqlQuery();
  const text = `select t.id from list_layouts l join ${view.table} t on t.id = l.default_view_id
    where l.account_id = ${sqlQuery.bind(caller.id)} and l.list = ${sqlQuery.bind(list)}
      and ${reachingSql(sqlQuery, caller, list)}`;
  const [row] = await run<{ id: string }>(db, text, sqlQuery.values);
  return row?.id ?? null;
}

/** Of several views that are the default for a role the newest one. */
async function defaultOfRole({ db, caller }: Call, list: string): Promise<string | null> {
  const sqlQuery = new SqlQuery();
  const text = `select t.id from ${view.table} t
    where ${sqlQuery.bind(caller.role)} = any(t.default_for) and ${reachingSql(sqlQuery, caller, list)}
    order by t.created_at desc, t.id desc limit 1`;
  const [row] = await run<{ id: string }>(db, text, sqlQuery.values);
  return row?.id ?? null;
}
