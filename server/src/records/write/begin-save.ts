import { may } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { isChangeOf, rewind } from '@mandate/contract/changes/changes.ts';
import { type Conflict, merge, type Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse, refuseFields } from '../../http/refusal.ts';
import { deletionOf } from '../history/deletion-of.ts';
import { changesSince, createdBody } from '../history/history.ts';
import { findVisible, readRecord } from '../read/find.ts';
import { parameters } from '../read/parameter.ts';
import { seenValue } from '../read/seen-values.ts';
import { loadStored, type Stored } from '../read/stored.ts';
import { isUnlimited, isWithin } from '../rights/scope.ts';
import { type FirstFacts, type Sent, withInitial } from './read-body.ts';

/** A save under way: what is stored, what shall be stored. */
export interface Saving {
  id: string;
  /** What is stored, locked; null on a create. */
  stored: Stored | null;
  /** The values as the sender had read them, where others saved since. */
  seen?: Values;
  /** The whole record as it is wanted, others' changes merged in. */
  wanted: Values;
  sent: Sent;
  /** The very same create was made before: its record is the answer. */
  isRepeat: boolean;
  /** Why it is saved, where a reason was given. */
  reason?: string;
  /** What it refers to was looked up together with what others refer to, and is kept until the transaction ends. */
  isLookedUp?: true;
}

/** Reads a stored record whole, as its replies carry it. */
type ReadWhole = (call: Call, id: string) => Promise<Values>;

/**
 * Begins a save: checks the right to it, locks what is stored, merges what others changed since.
 * Belongs into a transaction.
 * @param read how the record is read for whom it collides with
 * @throws Refusal notPermitted, recordNotFound, recordDeleted, versionNotValid, recordChangedByOther with every conflict
 */
export async function beginSave(
  call: Call,
  entity: Entity,
  sent: Sent,
  read: ReadWhole = (own, id) => readRecord(own, entity, id),
): Promise<Saving> {
  const verb = sent.version === null ? 'create' : 'edit';
  if (may(call.caller.role, entity.name, verb) === false) refuse('notPermitted');
  if (sent.version === null) {
    const isRepeat = sent.id !== null && sent.errors.length === 0 && (await isRepeated(call, entity, sent.id, sent));
    const wanted = created(entity, sent.values, await firstFacts(call, entity));
    return { id: sent.id ?? uuidV7(), stored: null, wanted, sent, isRepeat };
  }
  const stored = await lockForEdit(call, entity, sent.id ?? '');
  if (sent.version > stored.version) refuseFields([fieldError('version', 'versionNotValid')]);
  return {
    id: stored.id,
    stored,
    ...(await merged(call, entity, stored, sent, sent.version, read)),
    sent,
    isRepeat: false,
  };
}

/** Whoever may edit every record is not asked of this one before it is locked: what must be known of it is read with it. */
async function lockForEdit(call: Call, entity: Entity, id: string): Promise<Stored> {
  if (!isId(id)) return refuse('recordNotFound');
  if (!isUnlimited(entity, 'read', call.caller)) await findVisible(call, entity, id);
  if (!isUnlimited(entity, 'edit', call.caller) && !(await isWithin(call, entity, id, 'edit'))) refuse('notPermitted');
  const stored = await loadStored(call.db, entity, id, 'lock');
  if (!stored || (stored.deletedAt !== null && may(call.caller.role, entity.name, 'undelete') === false))
    return refuse('recordNotFound');
  if (stored.deletedAt !== null) refuse('recordDeleted', await deletionOf(call.db, entity, stored));
  return stored;
}

/**
 * Begins saves together, by the rules of {@link beginSave}: what is new takes a look at whether its id is in use, once for all.
 * @returns in the order in which they were sent
 * @throws Refusal as that
 */
export async function beginSaves(call: Call, entity: Entity, all: readonly Sent[]): Promise<Saving[]> {
  const isNew = ({ version }: Sent) => version === null;
  if (all.some(isNew) && may(call.caller.role, entity.name, 'create') === false) refuse('notPermitted');
  const used = await idsInUse(call, entity, all.filter(isNew));
  const facts = await firstFacts(call, entity);
  const begun: Saving[] = [];
  for (const sent of all) {
    if (!isNew(sent) || used.has(sent.id)) begun.push(await beginSave(call, entity, sent));
    else {
      const wanted = created(entity, sent.values, facts);
      begun.push({ id: sent.id ?? uuidV7(), stored: null, wanted, sent, isRepeat: false });
    }
  }
  return begun;
}

async function idsInUse(call: Call, entity: Entity, creates: readonly Sent[]): Promise<Set<string | null>> {
  const ids = creates.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Set();
  const rows = await run<{ id: string }>(call.db, `select id from ${entity.table} where id = any($1)`, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the id was used by the very same create.
 * @throws Refusal idAlreadyUsed when it was used otherwise; recordNotFound when the caller may not see (any more) what it made
 */
export async function isRepeated(call: Call, entity: Entity, id: string, sent: Sent): Promise<boolean> {
  const existing = await run(call.db, `select 1 from ${entity.table} where id = $1`, [id]);
  if (existing.length === 0) return false;
  if ((await createdBody(call.db, entity, id)) !== sent.bodyHash) refuse('idAlreadyUsed');
  await findVisible(call, entity, id);
  return true;
}

function today({ timeZone }: Call): string {
  return dayIn(new Date(), timeZone);
}

/** What initial values may depend on: the day, and the parameters that the entity's fields name. */
export async function firstFacts(call: Call, entity: Entity): Promise<FirstFacts> {
  const keys = Object.values(entity.fields).flatMap(({ initialFrom }) => initialFrom ?? []);
  return { today: today(call), parameters: keys.length === 0 ? new Map() : await parameters(call.db, keys) };
}

/** A new record as it is wanted: what was sent, completed by initial values. */
export function created(entity: Entity, values: Values, facts: FirstFacts): Values {
  const wanted = withInitial(entity.fields, values, facts);
  return withNewRows(entity, wanted, values, facts);
}

/** New rows get their initial values; rows that exist stay as they are stored. */
function withNewRows(entity: Entity, wanted: Values, sent: Values, facts: FirstFacts): Values {
  const complete = { ...wanted };
  for (const [name, part] of Object.entries(entity.parts)) {
    const rows = ((name in sent ? wanted[name] : (wanted[name] ?? [])) ?? []) as Values[];
    complete[name] = rows.map((row) => withInitial(part.fields, row, facts));
  }
  return complete;
}

/** A stored record as it is wanted when these values are given to it, nobody else having changed it. */
export function given(call: Call, entity: Entity, stored: Values, values: Values): Values {
  const { values: wanted } = merge(stored, stored, values, Object.keys(entity.parts));
  return withNewRows(entity, wanted, values, { today: today(call), parameters: new Map() });
}

async function merged(
  call: Call,
  entity: Entity,
  stored: Stored,
  sent: Sent,
  version: number,
  read: ReadWhole,
): Promise<Pick<Saving, 'wanted' | 'seen'>> {
  const since = version === stored.version ? [] : await changesSince(call.db, entity, stored.id, version);
  const base = rewind(
    stored.values,
    since.flatMap((entry) => entry.changes),
  );
  const { values, taken, conflicts } = merge(base, stored.values, sent.values, Object.keys(entity.parts));
  const changing = (fields: readonly string[]) =>
    since.filter(({ changes }) => changes.some((change) => fields.some((field) => isChangeOf(change, field))));
  if (conflicts.length > 0) {
    refuseFields(sent.errors);
    const [last = since[0]] = changing(conflicts.map(({ field }) => field));
    const user = last?.by ?? '';
    const context = user ? {} : { context: 'itself' };
    const current = await read(call, stored.id);
    const seen = conflicts.map((conflict) => seenConflict(entity, conflict, call.caller));
    const data = { current, changedBy: user, changedAt: last?.at ?? null, conflicts: seen };
    refuse('recordChangedByOther', { user, time: last?.at ?? '', ...context }, data);
  }
  if (taken.length > 0) call.alerts.push(mergedSentence(call, changing(taken)));
  const wanted = withNewRows(entity, values, sent.values, { today: today(call), parameters: new Map() });
  return { wanted, ...(since.length > 0 && { seen: base }) };
}

/** Tells of everybody whose changes were kept; of the caller only where it was nobody else. */
function mergedSentence({ caller, words }: Call, saves: readonly { by: string | null; byId: string | null }[]): string {
  const people = saves.filter(({ by }) => by !== null);
  const others = people.filter(({ byId }) => byId !== caller.id);
  const names = new Set((others.length > 0 ? others : people).map(({ by }) => by ?? ''));
  const context = names.size === 0 ? 'itself' : names.size > 1 ? 'several' : undefined;
  const user = new Intl.ListFormat(words.language).format(names);
  return words.sentence('mergedWithOther', { user, ...(context && { context }) });
}

/** A row that was removed and changed at once is a conflict of whole rows: they show what the caller sees of them. */
function seenConflict(entity: Entity, { field, ...values }: Conflict, reader: Reader): Conflict {
  const [base, theirs, yours] = [values.base, values.theirs, values.yours].map((value) =>
    seenValue(entity, field, value, reader),
  );
  return { field, base, theirs, yours };
}
