import { may } from '@mandate/contract/access/permissions.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import { type NoteKind, note } from '@mandate/contract/entities/note.ts';
import { notedNouns } from '@mandate/contract/entities/noted-nouns.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Happening, mostHappenings } from '@mandate/contract/overview/record/happening.ts';
import type { RelatedList } from '@mandate/contract/overview/record/related-lists.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { plainTextOf } from '@mandate/contract/texts/rich-text.ts';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { type Action, seenChanges } from '../../records/history/history.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { belongingSql } from './belonging-sql.ts';

/** Changes of the record that are looked at: of those the caller sees nothing of, nothing is told. */
const mostLookedAt = 40;
/** How much of a note is told, in characters. */
const mostOfNote = 160;

interface Row {
  at: string;
  byId: string | null;
  byLabel: string | null;
  action: Action | 'noted';
  recordId: string;
  label: string;
  changes: Change[] | null;
  noteId: string | null;
  kind: NoteKind | null;
  body: string | null;
}

/**
 * The last things that happened to a record, the newest first: its own changes, steps of the projects that belong to it, and notes about it.
 * @param steps the list of projects whose steps are told; undefined: of none
 * @returns undefined for who may not see what such records were before
 */
export async function happenings(
  call: Call,
  entity: Entity,
  id: string,
  steps?: RelatedList,
): Promise<Happening[] | undefined> {
  const { role } = call.caller;
  if (may(role, entity.name, 'history') === false) return undefined;
  const sqlQuery = new SqlQuery();
  const isNoted = notedNouns.some((noun) => noun === entity.name) && may(role, note.name, 'list') !== false;
  const sources = [
    changesSql(sqlQuery, entity, id),
    ...(steps && may(role, project.name, 'history') !== false ? [stepsSql(call, sqlQuery, steps, id)] : []),
    ...(isNoted ? [notesSql(call, sqlQuery, entity, id)] : []),
  ];
  const text = `select e.at, e.by_id as "byId", a.full_name as "byLabel", e.action, e.record_id as "recordId", e.label, e.changes,
      e.note_id as "noteId", e.kind, e.body
    from (${sources.map((source) => `(${source})`).join(' union all ')}) e left join accounts a on a.id = e.by_id
    order by e.at desc, e.place desc`;
  const rows = await runByValues<Row>(call.db, text, sqlQuery.values);
  const facts = await currentFacts(call.db, entity);
  return rows.flatMap((row) => told(call, facts, row)).slice(0, mostHappenings);
}

function changesSql(sqlQuery: SqlQuery, { name, table, label }: Entity, id: string): string {
  const record = sqlQuery.bind(id);
  return `select h.at, h.id as place, h.by_id, h.action, h.record_id, r.${columnOf(label)} as label, h.changes,
      null::uuid as note_id, null::text as kind, null::text as body
    from history h join ${table} r on r.id = h.record_id
    where h.entity = '${name}' and h.record_id = ${record} order by h.version desc limit ${mostLookedAt}`;
}

/** Asked of each project alone, which an index answers: looked for among all steps those of a firm that rests would be far back. */
function stepsSql({ caller }: Call, sqlQuery: SqlQuery, steps: RelatedList, id: string): string {
  return `select h.at, h.id, h.by_id, h.action, t.id, t.name, h.changes, null::uuid, null::text, null::text
    from projects t cross join lateral (select h.at, h.id, h.by_id, h.action, h.changes from history h
      where h.record_id = t.id and h.entity = 'project' and h.action = 'transition' order by h.id desc limit ${mostHappenings}) h
    where ${belongingSql(sqlQuery, steps, id, caller)} order by h.id desc limit ${mostHappenings}`;
}

function notesSql({ caller }: Call, sqlQuery: SqlQuery, { table, label }: Entity, id: string): string {
  return `select t.created_at, 0, t.created_by_id, 'noted', t.record_id, r.${columnOf(label)}, null::jsonb, t.id, t.kind, t.body
    from notes t join ${table} r on r.id = t.record_id
    where t.record_id = ${sqlQuery.bind(id)} and t.deleted_at is null and ${scopeSql(sqlQuery, note, 'list', caller)}
    order by t.created_at desc, t.id desc limit ${mostHappenings}`;
}

function told(call: Call, entity: Entity, row: Row): Happening[] {
  const { at, byId, byLabel } = row;
  const by = byId === null ? null : { id: byId, label: byLabel ?? '' };
  const of = (noun: Entity['name']) => ({ at, by, record: { entity: noun, id: row.recordId, label: row.label } });
  const changes = row.changes ?? [];
  switch (row.action) {
    case 'create':
      return [{ ...of(entity.name), what: 'created' }];
    case 'remove':
      return [{ ...of(entity.name), what: 'removed' }];
    case 'undelete':
      return [{ ...of(entity.name), what: 'restored' }];
    case 'save': {
      const seen = seenChanges(entity, changes, call.caller);
      const fields = [...new Set(seen.map(({ field }) => stepsOf(field)[0] ?? field))];
      return fields.length > 0 ? [{ ...of(entity.name), what: 'changed', fields }] : [];
    }
    case 'transition': {
      const step = changes.find(({ field }) => field === 'status');
      if (!step) return [];
      return [
        { ...of(project.name), what: 'transition', from: step.old as ProjectStatus, to: step.new as ProjectStatus },
      ];
    }
    case 'noted': {
      const beginning = plainTextOf(row.body ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, mostOfNote);
      return [
        { ...of(entity.name), what: 'noted', note: { id: String(row.noteId), kind: row.kind ?? 'note', beginning } },
      ];
    }
  }
}
