import { may, type Noun, nouns } from '@mandate/contract/access/permissions.ts';
import { type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import { entranceActions, securityActions, securityNouns } from '@mandate/contract/entities/audit.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * The condition that a row of the audit, aliased `t`, concerns neither accounts, roles nor what keeps the product safe: how people of the
 * own rank or above came in, parameters the caller may not read or of security, and what they may not look at at all. Of what is not known
 * whose it is nothing is told.
 */
export function auditScopeSql(sqlQuery: SqlQuery, { id, role }: Caller): string {
  const security = sqlQuery.bind(securityActions);
  const entrances = sqlQuery.bind(entranceActions);
  const closed = sqlQuery.bind(closedNouns(role));
  const below = sqlQuery.bind(rolesBelow(role));
  const isLower = `exists (select 1 from accounts o where o.id = t.actor_id and o.role = any(${below}))`;
  // One that was purged is nobody's to read any more.
  const readable = `exists (select 1 from parameters p where p.id::text = t.record_id and p.group_name <> 'security'
    and p.readable_by = any(${sqlQuery.bind([role, ...rolesBelow(role)])}))`;
  return `(t.action <> all(${security})
    and (t.entity is null or t.entity <> all(${closed}))
    and (t.action <> all(${entrances}) or t.actor_id = ${sqlQuery.bind(id)} or ${isLower})
    and (t.entity is distinct from '${parameter.name}' or ${readable}))`;
}

/** The nouns of security, and those of which a role may neither list nor read anything. */
function closedNouns(role: Role): Noun[] {
  const isClosed = (noun: Noun) => may(role, noun, 'list') === false && may(role, noun, 'read') === false;
  return nouns.filter((noun) => securityNouns.includes(noun) || isClosed(noun));
}
