import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeHistories } from '../history/history.ts';
import { type Stored, writableNames, writablePartNames } from '../read/stored.ts';
import { checkUnique, uniqueFields } from '../rules/check-unique.ts';
import { hasLabelColumn, refreshSql } from '../search/search-text.ts';
import type { Saving } from '../write/begin-save.ts';
import { changeRecord } from '../write/change-record.ts';
import { ownErrors, refuseFound } from '../write/finish-save.ts';
import { errorsOnce } from './errors-once.ts';

/** Completes a wanted record of an entity with what is computed from it. @throws Refusal when it comes to something that cannot be stored */
export type Complete = (saving: Saving) => void;

/** A locked record and what it is to be given. */
export interface ChangeRequest {
  stored: Stored;
  /** Some fields and parts, as they shall be. */
  values: Values;
  /** What is said beside them. */
  beside: Values;
}

/** What became of one record. */
export type Outcome = 'changed' | 'unchanged' | Refusal;

interface Written {
  stored: Stored;
  wanted: Values;
  changes: Change[];
}

/**
 * Saves locked records together, by the rules a save of each would be under, in as few statements as their number allows. What refuses one
 * of them leaves the others alone. Belongs into a transaction.
 * @returns by id
 */
export async function changeMany(
  call: Call,
  entity: Entity,
  requests: readonly ChangeRequest[],
  complete: Complete,
): Promise<Map<string, Outcome>> {
  const { outcomes, written } = await checkMany(call, entity, requests, complete);
  const touchesParts = ({ stored, wanted }: Written) =>
    Object.keys(entity.parts).some((name) => !isSame(stored.values[name], wanted[name]));
  for (const one of written.filter(touchesParts)) await changeRecord(call, entity, one.stored, one.wanted);
  await writeTogether(
    call,
    entity,
    written.filter((one) => !touchesParts(one)),
  );
  return outcomes;
}

/** Finds out what would become of records that are saved together: nothing is written. Parameters as of {@link changeMany}. */
export async function checkMany(
  call: Call,
  entity: Entity,
  requests: readonly ChangeRequest[],
  complete: Complete,
): Promise<{ outcomes: Map<string, Outcome>; written: Written[] }> {
  const outcomes = new Map<string, Outcome>();
  const written: Written[] = [];
  const outer = errorsOnce(call, entity);
  for (const request of requests) {
    const { stored } = request;
    try {
      const saving = savingOf(request);
      complete(saving);
      const changes = changesOf(entity, stored.values, saving.wanted);
      if (changes.length > 0) {
        refuseFound(call, entity, saving, [...ownErrors(call, entity, saving), ...(await outer(saving))]);
        await checkUniqueIfTouched(call, entity, saving, changes);
        written.push({ stored, wanted: saving.wanted, changes });
      }
      outcomes.set(stored.id, changes.length > 0 ? 'changed' : 'unchanged');
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      outcomes.set(stored.id, problem);
    }
  }
  return { outcomes, written };
}

function savingOf({ stored, values, beside }: ChangeRequest): Saving {
  const { id, version } = stored;
  const sent = { id, version, values, beside, errors: [], bodyHash: '' };
  return { id, stored, wanted: { ...stored.values, ...values }, sent, isRepeat: false };
}

function changesOf(entity: Entity, before: Values, wanted: Values): Change[] {
  return changesBetween(before, wanted, writableNames(entity.fields), writablePartNames(entity));
}

async function checkUniqueIfTouched(call: Call, entity: Entity, saving: Saving, changes: Change[]): Promise<void> {
  const watched = uniqueFields(entity).flatMap(([name, { within }]) => [name, ...(within ?? [])]);
  if (!changes.some(({ field }) => watched.includes(field))) return;
  await checkUnique(call, entity, saving.id, saving.stored?.values ?? null, saving.wanted);
}

/** Writes only the columns that changed: most indexes then have nothing to do. */
async function writeTogether(call: Call, entity: Entity, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return;
  const names = changedNames(entity, written);
  const columns = names.map(columnOf).join(', ');
  const rows = written.map(({ stored, wanted }) => ({
    id: stored.id,
    values: Object.fromEntries(names.map((name) => [columnOf(name), wanted[name] ?? null])),
  }));
  const text = `update ${entity.table} t set version = t.version + 1, updated_at = now(), updated_by_id = $1,
      (${columns}) = (select ${columns} from jsonb_populate_record(null::${entity.table}, r.values))
    from jsonb_to_recordset($2::jsonb) as r(id uuid, values jsonb) where t.id = r.id`;
  await run(call.db, text, [call.caller.id, JSON.stringify(rows)]);
  const ids = written.map(({ stored }) => stored.id);
  const isShown = names.some((name) => entity.fields[name]?.isSearched || hasLabelColumn(entity, name));
  if (isShown) await run(call.db, `update ${entity.table} t set ${refreshSql(entity)} where t.id = any($1)`, [ids]);
  if (names.includes(entity.label)) {
    const renamed = 'insert into label_changes (entity, record_id) select $1, unnest($2::uuid[])';
    await run(call.db, renamed, [entity.name, ids]);
  }
  const entries = written.map(({ stored, changes }) => ({ recordId: stored.id, version: stored.version + 1, changes }));
  await writeHistories(call, entity, 'save', entries);
}

/** The stored fields in which any of the records differs, computed ones among them. */
function changedNames(entity: Entity, written: readonly Written[]): string[] {
  const kept = ['version', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'deletedAt', 'deletedById'];
  return Object.keys(entity.fields).filter((name) => {
    const isChanged = ({ stored, wanted }: Written) =>
      JSON.stringify(stored.values[name]) !== JSON.stringify(wanted[name]);
    return !kept.includes(name) && written.some(isChanged);
  });
}
