import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { resolvedFilter, withoutTokens } from '@mandate/contract/lists/filter-tokens.ts';
import { type Condition, filterFields, type GridQuery, isOperand, operatorsFor } from '@mandate/contract/lists/grid.ts';
import { gridQuerySchema } from '@mandate/contract/lists/grid-query.ts';
import type { ViewState } from '@mandate/contract/lists/view-state.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';

/**
 * What a view asks its list for at this moment, as the caller gets it: what they do not see is left out, tokens are replaced by what they stand for.
 * Null when no record can meet it.
 */
export function viewQuery({ caller, timeZone }: Call, entity: Entity, state: ViewState): GridQuery | null {
  const fields = filterFields(entity, caller);
  const isSeen = (condition: Condition) => {
    const facts = fields.get(condition.field);
    const operator = facts && operatorsFor(facts).find((each) => each === condition.operator);
    return facts !== undefined && operator !== undefined && isOperand(facts, operator, withoutTokens(facts, condition));
  };
  const seen = (state.filter?.all ?? []).filter((entry) => ('any' in entry ? entry.any : [entry]).every(isSeen));
  const { id, personnelId } = caller;
  const all = resolvedFilter(entity, seen, { id, personnelId, today: dayIn(new Date(), timeZone) });
  const mayRestore = may(caller.role, entity.name, 'undelete') !== false;
  return (
    all &&
    gridQuerySchema.parse({
      search: state.search,
      filter: { all },
      deleted: mayRestore ? state.deleted : 'exclude',
    })
  );
}
