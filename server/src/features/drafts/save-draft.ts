import { may } from '@mandate/contract/access/permissions.ts';
import { isTrivialDraft } from '@mandate/contract/changes/trivial-draft.ts';
import type { Draft } from '@mandate/contract/entities/draft.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse, refuseField, refuseFields } from '../../http/refusal.ts';
import { checkRoom, type DraftHead, ownDraft, ownHead, type StoredDraft, wholeDraft } from './draft-store.ts';
import { draftedEntity, factsFor, isWrittenPath, readerOf, unwrittenKeys } from './drafted-entity.ts';
import { draftedVersion } from './drafted-version.ts';
import { shownDraft } from './find-draft.ts';
import { type Content, type Place, readDraft, type SentDraft, writtenChanges } from './sent-draft.ts';

type SentCreate = Extract<SentDraft, { version: null }>;
type SentUpdate = Exclude<SentDraft, SentCreate>;

/**
 * Keeps what a person typed. It is called every few seconds: three short statements change a draft, and neither history nor audit tells
 * of it.
 * @returns the stored draft
 * @throws ZodError; Refusal validationFailed, notPermitted, recordNotFound, idAlreadyUsed, tooManyDrafts, recordChangedByOther, recordDeleted
 */
export async function saveDraft(call: Call, body: unknown): Promise<Draft> {
  const sent = readDraft(body);
  const stored = sent.version === null ? await created(call, sent) : await changed(call, sent);
  return shownDraft(call, stored);
}

async function created(call: Call, sent: SentCreate): Promise<StoredDraft> {
  const { place, content, bodyHash } = sent;
  const id = sent.id ?? uuidV7();
  refuseEntity(call, place);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    if (await isRepeated(inside, id, bodyHash)) return ownDraft(inside, id);
    await checkContent(inside, place, content);
    await checkRoom(inside);
    const text = `insert into drafts as t
      (id, account_id, entity, record_id, is_new, title, base_version, changes, change_count, body_hash, is_trivial)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing returning ${wholeDraft}`;
    const { entity, recordId, isNew } = place;
    const { title, baseVersion, changes } = content;
    const own = [id, call.caller.id, entity, recordId, isNew, title, baseVersion];
    const written = [writtenChanges(changes), changes.length, bodyHash, isTrivial(place, content)];
    const [stored] = await run<StoredDraft>(db, text, [...own, ...written]);
    if (stored) return stored;
    // The same create ran at the same moment and was first.
    await isRepeated(inside, id, bodyHash);
    return ownDraft(inside, id);
  });
}

async function changed(call: Call, sent: SentUpdate): Promise<StoredDraft> {
  const stored = await ownHead(call, sent.id ?? '');
  const version = await draftedVersion(call, stored);
  if (version === undefined) refuse('recordNotFound');
  if (stored.deletedAt !== null) refuse('recordDeleted', { user: call.caller.fullName, time: stored.deletedAt });
  if (sent.version > stored.version) refuseFields([fieldError('version', 'versionNotValid')]);
  refuseOtherPlace(stored, sent.place);
  const { title = stored.title, baseVersion = stored.baseVersion, changes } = sent.content;
  refuseFields(await contentErrors(call, stored, { baseVersion, changes: changes ?? [] }, version));
  const written = changes
    ? [writtenChanges(changes), changes.length, isTrivial(stored, { title, changes })]
    : [null, null, null];
  const text = `update drafts t set version = version + 1, updated_at = now(), title = $3, base_version = $4,
    changes = coalesce($5, t.changes), change_count = coalesce($6, t.change_count), is_trivial = coalesce($7, t.is_trivial and $3 = '')
    where t.id = $1 and t.version = $2 and t.deleted_at is null returning ${wholeDraft}`;
  const [row] = await run<StoredDraft>(call.db, text, [stored.id, sent.version, title, baseVersion, ...written]);
  return row ?? repeatedOrRefused(call, sent, await ownDraft(call, stored.id));
}

function isTrivial({ entity, isNew }: Place, { title, changes }: Pick<Content, 'title' | 'changes'>): boolean {
  const drafted = draftedEntity(entity);
  return drafted !== null && isTrivialDraft(drafted, { isNew, title, changes });
}

/** The very same save once more, because its reply was lost, has its answer; else another window of the same person was first. */
async function repeatedOrRefused(call: Call, sent: SentUpdate, stored: StoredDraft): Promise<StoredDraft> {
  const { caller } = call;
  if (stored.deletedAt !== null) refuse('recordDeleted', { user: caller.fullName, time: stored.deletedAt });
  const { title = stored.title, baseVersion = stored.baseVersion, changes = stored.changes } = sent.content;
  const wanted = { title, baseVersion, changes };
  const isRepeat = sent.version === stored.version - 1 && isSame(wanted, contentOf(stored));
  if (isRepeat) return stored;
  const [changedBy, changedAt] = [caller.fullName, stored.updatedAt];
  const data = { current: await shownDraft(call, stored), changedBy, changedAt, conflicts: [] };
  return refuse('recordChangedByOther', { user: changedBy, time: changedAt }, data);
}

function contentOf({ title, baseVersion, changes }: StoredDraft): Content {
  return { title, baseVersion, changes };
}

/** @throws Refusal validationFailed for what has no editor; notPermitted where the caller may not use it */
function refuseEntity({ caller }: Call, { entity, isNew }: Place): void {
  const drafted = draftedEntity(entity);
  if (!drafted) refuseField('entity', 'valueNotAllowed');
  if (may(caller.role, drafted.name, isNew ? 'create' : 'edit') !== false) return;
  refuse('notPermitted', {}, { fieldErrors: [fieldError('entity', 'notPermitted')] });
}

/** What a draft is of stays as it was made. */
function refuseOtherPlace(stored: DraftHead, sent: Partial<Place>): void {
  const others = (['entity', 'recordId', 'isNew'] as const).filter(
    (name) => (sent[name] ?? stored[name]) !== stored[name],
  );
  if (others.length === 0) return;
  refuse('notPermitted', {}, { fieldErrors: others.map((name) => fieldError(name, 'notPermitted')) });
}

async function checkContent(call: Call, place: Place, content: Content): Promise<void> {
  const version = await draftedVersion(call, place);
  refuseFields([
    ...(version === undefined ? [fieldError('recordId', 'referenceNotFound')] : []),
    ...(await contentErrors(call, place, content, version ?? null)),
  ]);
}

/** @param version the version the record has now; null where there is none */
async function contentErrors(
  call: Call,
  place: Place,
  { baseVersion, changes }: Pick<Content, 'baseVersion' | 'changes'>,
  version: number | null,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (!place.isNew && baseVersion === null) errors.push(fieldError('baseVersion', 'fieldRequired'));
  const isOfFuture = baseVersion !== null && version !== null && baseVersion > version;
  if (isOfFuture || (place.isNew && baseVersion !== null)) errors.push(fieldError('baseVersion', 'versionNotValid'));
  const drafted = draftedEntity(place.entity);
  if (!drafted) return errors;
  const entity = await factsFor(call, drafted, changes);
  const reader = await readerOf(call, entity, { ...place, changes });
  for (const [index, change] of changes.entries()) {
    const at = `changes.${index}`;
    if (!isWrittenPath(entity, change.field, reader)) {
      errors.push(fieldError(`${at}.field`, 'fieldUnknown'));
      continue;
    }
    for (const side of ['old', 'new'] as const)
      for (const key of unwrittenKeys(entity, change.field, change[side], reader))
        errors.push(fieldError(`${at}.${side}.${key}`, 'fieldUnknown'));
  }
  return errors;
}

/**
 * Whether the id was used by the very same create of the caller.
 * @throws Refusal idAlreadyUsed when it was used otherwise
 */
async function isRepeated({ db, caller }: Call, id: string, bodyHash: string): Promise<boolean> {
  const text = 'select account_id as "accountId", body_hash as "bodyHash" from drafts where id = $1';
  const [row] = await run<{ accountId: string; bodyHash: string }>(db, text, [id]);
  if (row && (row.accountId !== caller.id || row.bodyHash !== bodyHash)) refuse('idAlreadyUsed');
  return row !== undefined;
}
