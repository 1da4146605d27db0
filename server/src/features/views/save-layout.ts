import type { LayoutState } from '@mandate/contract/lists/view-state.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { checkReach } from './reaching-sql.ts';

/**
 * Keeps how the caller laid out a list or a view of it, for himself alone; what was kept before is replaced.
 * @param viewId null is the list without a view
 * @param state null goes back to the layout of the view or the list
 * @throws Refusal validationFailed for a list or a view out of the caller's reach
 */
export async function saveLayout(
  call: Call,
  list: string,
  viewId: string | null,
  state: LayoutState | null,
): Promise<void> {
  await checkReach(call, list, viewId);
  await run(
    call.db,
    `insert into list_layouts (account_id, list, view_id, state) values ($1, $2, $3, $4)
     on conflict (account_id, list, view_id) do update set state = excluded.state, updated_at = now()`,
    [call.caller.id, list, viewId, state === null ? null : JSON.stringify(state)],
  );
}

/**
 * Keeps with which view the list opens for the caller.
 * @param viewId null leaves it to the default for the caller's role
 * @throws Refusal validationFailed for a list or a view out of the caller's reach
 */
export async function saveDefault(call: Call, list: string, viewId: string | null): Promise<void> {
  await checkReach(call, list, viewId);
  await run(
    call.db,
    `insert into list_layouts (account_id, list, default_view_id) values ($1, $2, $3)
     on conflict (account_id, list, view_id) do update set default_view_id = excluded.default_view_id, updated_at = now()`,
    [call.caller.id, list, viewId],
  );
}
