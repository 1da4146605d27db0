import type { Limit } from '@mandate/contract/access/limits.ts';
import { may, type Verb } from '@mandate/contract/access/permissions.ts';
import { type Reader, type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import { seesFinancialFiles } from '@mandate/contract/entities/file.ts';
import { neededOfNoted, notedNounsFor } from '@mandate/contract/entities/noted-nouns.ts';
import { trashKinds } from '@mandate/contract/entities/trash.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import { columnOf, type Entity, type Part } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { hiddenTellings } from '@mandate/contract/lists/view-tells.ts';
import { ownFieldReaders } from '@mandate/contract/own-fields/definition.ts';
import { readersAmong } from '@mandate/contract/own-fields/own-fields-of.ts';
import { ownValues } from '@mandate/contract/own-fields/paths.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { auditScopeSql } from './audit-scope-sql.ts';

/**
 * The condition that keeps to the rows of an entity, aliased `t`, with which the caller may do something (table of permissions).
 * What depends on the record itself (an own draft, nothing using it) is checked where it is removed.
 */
export function scopeSql(sqlQuery: SqlQuery, entity: Entity, verb: Verb, caller: Caller): string {
  const allowed = may(caller.role, entity.name, verb);
  if (allowed === false) return 'false';
  if (caller.isWaiting && allowed !== 'own') return 'false';
  return allowed === true ? 'true' : limitSql(sqlQuery, entity, allowed, caller, verb);
}

/**
 * The condition that the caller sees a row of an entity, aliased `t`, also while it is deleted: then it is one of those they may restore. Whoever
 * may restore none is refused before.
 */
export function seenSql(sqlQuery: SqlQuery, entity: Entity, verb: Verb, caller: Caller): string {
  const scope = scopeSql(sqlQuery, entity, verb, caller);
  const restored = may(caller.role, entity.name, 'undelete');
  if (typeof restored === 'boolean' || restored === may(caller.role, entity.name, verb)) return scope;
  return `${scope} and (t.deleted_at is null or ${scopeSql(sqlQuery, entity, 'undelete', caller)})`;
}

/** Whether the caller may do something with every record of an entity, so that none needs to be asked about. */
export function isUnlimited({ name }: Entity, verb: Verb, { role, isWaiting }: Caller): boolean {
  return may(role, name, verb) === true && !isWaiting;
}

function limitSql(sqlQuery: SqlQuery, entity: Entity, limit: Limit, caller: Caller, verb: Verb): string {
  switch (limit) {
    case 'own':
      return `${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)}`;
    case 'ownPerson':
      return ofPerson(sqlQuery, caller);
    case 'managed':
      return ofManaged(sqlQuery, entity, caller);
    case 'ownOrLower':
      return `(${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)} or exists (select 1 from accounts o
        where o.id = ${ownerColumn(entity)} and o.role = any(${sqlQuery.bind(rolesBelow(caller.role))})))`;
    case 'seenSides':
      return `t.side = any(${sqlQuery.bind(sidesOf(caller))})`;
    case 'readable':
      return `t.readable_by = any(${sqlQuery.bind(rolesUpTo(caller.role))})`;
    case 'editable':
      return `t.editable_by = any(${sqlQuery.bind(rolesUpTo(caller.role))})`;
    case 'seenOwnFields':
      return `t.seen_by = any(${sqlQuery.bind(readersAmong(caller))})`;
    case 'ofOwnProjects':
      return ofOwnProjects(sqlQuery, entity, caller);
    case 'ownOrShared':
      return `(${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)} or ${isSharedSql(sqlQuery, caller, verb)})`;
    case 'ownOrAnyShared':
      return `(${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)} or t.audience <> 'private')`;
    case 'ofReadableRecord':
      return ofReadableRecord(sqlQuery, caller, verb);
    case 'ownOfReadableRecord':
      return `(${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)} and ${ofReadableRecord(sqlQuery, caller, verb)})`;
    case 'seenOfReadableRecord':
      return `(${ofReadableRecord(sqlQuery, caller, verb)}${seesFinancialFiles(caller) ? '' : " and t.visibility = 'normal'"})`;
    case 'ownOrOpen':
      return `(${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)}
        or ${isSharedSql(sqlQuery, caller, verb)} and not t.is_locked)`;
    case 'ownOpenOrLeft':
      return `(${ownerColumn(entity)} = ${sqlQuery.bind(caller.id)}
        or t.audience <> 'private' and (t.is_owner_gone or not t.is_locked and ${isSharedSql(sqlQuery, caller, verb)}))`;
    case 'notSecurity':
      return auditScopeSql(sqlQuery, caller);
    case 'restorable':
      return restorable(sqlQuery, caller);
    // What depends on the record itself is checked where it is removed.
    case 'ownDraft':
    case 'unused':
      return 'true';
  }
}

/** The sides of rates a caller sees (domain reference 5). */
export function sidesOf({ grants }: Pick<Caller, 'grants'>): string[] {
  return [...(grants.includes('seeRates') ? ['sell'] : []), ...(grants.includes('seeCosts') ? ['cost'] : [])];
}

/** A role and the roles weaker than it. */
function rolesUpTo(role: Role): Role[] {
  return [role, ...rolesBelow(role)];
}

function ownerColumn(entity: Entity): string {
  if (entity.owner === undefined) throw new Error(`${entity.name} belongs to nobody`);
  return `t.${columnOf(entity.owner)}`;
}

/**
 * What is shared with the caller's role and tells of nothing that is hidden from the caller; what was removed is not shared any more. Whoever may
 * see or change what it was before must have been allowed all that it ever told of.
 */
function isSharedSql(sqlQuery: SqlQuery, caller: Caller, verb: Verb): string {
  const shared = `t.deleted_at is null and (t.audience = 'everyone' or ${sqlQuery.bind(caller.role)} = any(t.roles))`;
  const hidden = hiddenTellings(caller);
  const tells = verb === 'list' || verb === 'read' ? 't.tells' : 't.ever_told';
  const ofFields = hidden.length === 0 ? '' : ` and not ${tells} && ${sqlQuery.bind(hidden)}::text[]`;
  return `(${shared}${ofFields}${ofOwnFields(sqlQuery, caller, tells)})`;
}

/** The condition that a view tells of no field of the firm's own that is hidden from the caller. */
function ofOwnFields(sqlQuery: SqlQuery, caller: Caller, tells: string): string {
  const seen = readersAmong(caller);
  if (seen.length === ownFieldReaders.length) return '';
  return ` and not exists (select 1 from own_fields o
    where o.entity || '.${ownValues}.' || o.key = any(${tells}) and o.seen_by <> all(${sqlQuery.bind(seen)}))`;
}

/** What is about the person the caller is; nothing where the account is linked to nobody. */
function ofPerson(sqlQuery: SqlQuery, caller: Caller): string {
  return caller.personnelId === null ? 'false' : `t.personnel_id = ${sqlQuery.bind(caller.personnelId)}`;
}

/** The same, and what is about people the caller manages or, where it belongs to projects, to one the caller manages. */
function ofManaged(sqlQuery: SqlQuery, { fields }: Entity, caller: Caller): string {
  if (caller.personnelId === null) return 'false';
  const manager = sqlQuery.bind(caller.personnelId);
  const ofPeople = `exists (select from personnels m where m.id = t.personnel_id and m.manager_id = ${manager})`;
  const ofProjects = `exists (select from projects m where m.id = t.project_id and m.project_manager_id = ${manager})`;
  const managed = 'projectId' in fields ? `${ofPeople} or ${ofProjects}` : ofPeople;
  return `(${ofPerson(sqlQuery, caller)} or ${managed})`;
}

/** Projects the caller is a member of with their lines of work, and the records these refer to where the caller sees them. */
function ofOwnProjects(sqlQuery: SqlQuery, entity: Entity, caller: Caller): string {
  const own = columnsTo(project.fields, entity, caller).map((column) => `p.${column} = t.id`);
  const rows = Object.values(project.parts as Record<string, Part>).flatMap(({ table, parent, fields }) =>
    columnsTo(fields, entity, caller).map(
      (column) => `exists (select 1 from ${table} r where r.${parent} = p.id and r.${column} = t.id)`,
    ),
  );
  const pointing = [...own, ...rows];
  if (entity.name !== project.name && entity.name !== workLine.name && pointing.length === 0) return 'false';
  const member = `select 1 from project_members m where m.personnel_id = ${sqlQuery.bind(caller.personnelId)}`;
  if (entity.name === project.name) return `exists (${member} and m.project_id = t.id)`;
  if (entity.name === workLine.name) return `exists (${member} and m.project_id = t.project_id)`;
  return `exists (select 1 from projects p where p.deleted_at is null and (${pointing.join(' or ')})
    and exists (${member} and m.project_id = p.id))`;
}

/**
 * What belongs, by its `entity` and `recordId`, to a live record of which the caller is told what is noted, and with which the caller may do what
 * that takes. Those records are aliased `t` in their turn.
 */
function ofReadableRecord(sqlQuery: SqlQuery, caller: Caller, verb: Verb): string {
  const kinds = notedNounsFor(caller.role).map((noun) => {
    const kind = entityNamed(noun);
    const scope = scopeSql(sqlQuery, kind, neededOfNoted(noun, verb), caller);
    return `t.entity = '${noun}' and exists (select 1 from (select t.id from ${kind.table} t
      where t.deleted_at is null and ${scope}) r where r.id = t.record_id)`;
  });
  return `(${kinds.join(' or ')})`;
}

/** What was removed of the records the caller may bring back. */
function restorable(sqlQuery: SqlQuery, caller: Caller): string {
  const kinds = trashKinds.flatMap((noun) => {
    const kind = entityNamed(noun);
    const scope = scopeSql(sqlQuery, kind, 'undelete', caller);
    if (scope === 'true') return `t.entity = '${noun}'`;
    if (scope === 'false') return [];
    return `(t.entity = '${noun}' and t.record_id::uuid in (select t.id from ${kind.table} t where t.deletion_id is not null and ${scope}))`;
  });
  return `(${['false', ...kinds].join(' or ')})`;
}

/** The columns that lead to an entity by fields a reader sees. */
function columnsTo(fields: Record<string, Field>, { name: entity }: Entity, reader: Reader): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.refersTo === entity && isSeen(field, reader) ? [columnOf(name)] : [],
  );
}

/** Whether the caller may do something with a record that exists. */
export async function isWithin(call: Call, entity: Entity, id: string, verb: Verb): Promise<boolean> {
  const sqlQuery = new SqlQuery();
  const text = `select 1 from ${entity.table} t where t.id = ${sqlQuery.bind(id)}
    and ${scopeSql(sqlQuery, entity, verb, call.caller)}`;
  return (await run(call.db, text, sqlQuery.values)).length > 0;
}
