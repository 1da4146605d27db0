import { isTrivialDraft } from '@mandate/contract/changes/trivial-draft.ts';
import type { DraftRow } from '@mandate/contract/entities/draft.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { CallError } from '../calls/call.ts';
import { currentSession } from '../session/session.ts';
import { goneDrafts, type LocalDraft, purgeDraft, readDrafts, unmarkGone } from './draft-store.ts';
import { type DraftsOf, listDrafts, readDraft, removeDraft } from './send-draft.ts';

/** A draft as far as it is known without reading it: on the server, in this browser, or both. */
export interface KnownDraft extends Omit<LocalDraft, 'changes' | 'isSent'> {
  changeCount: number;
  /** Hardly worth offering: it is listed, and no form speaks of it. */
  isTrivial: boolean;
  /** The copy of this browser, where it is the newer one. */
  copy: LocalDraft | null;
}

/**
 * The drafts there are, the newest first, one for each id: what this browser typed and has not sent goes before what the server
 * has, unless another device was there since.
 * @param rows those on the server; null when it could not be asked
 * @param gone ids of those that are done with
 */
export function knownDrafts(
  copies: readonly LocalDraft[],
  rows: readonly DraftRow[] | null,
  gone: readonly string[],
): KnownDraft[] {
  const onServer = new Map((rows ?? []).map((row) => [row.id, row]));
  const known = new Map<string, KnownDraft>();
  for (const row of onServer.values()) known.set(row.id, ofRow(row));
  for (const copy of copies) {
    const row = onServer.get(copy.id);
    // What was sent and is on the server no more was discarded elsewhere.
    if (row ? isNewer(copy, row) : rows === null || !copy.isSent) known.set(copy.id, ofCopy(copy, row));
  }
  return [...known.values()]
    .filter(({ id }) => !gone.includes(id))
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));
}

function isNewer(copy: LocalDraft, row: DraftRow): boolean {
  if (copy.isSent) return copy.version !== null && copy.version >= row.version;
  return copy.version === row.version || Date.parse(copy.updatedAt) > Date.parse(row.updatedAt);
}

function ofRow({
  id,
  version,
  entity,
  recordId,
  isNew,
  title,
  baseVersion,
  changeCount,
  isTrivial,
  updatedAt,
}: DraftRow): KnownDraft {
  return { id, version, entity, recordId, isNew, title, baseVersion, changeCount, isTrivial, updatedAt, copy: null };
}

function ofCopy(copy: LocalDraft, row: DraftRow | undefined): KnownDraft {
  const { changes, isSent, ...facts } = copy;
  const drafted = knownEntities.get(copy.entity);
  const isTrivial = drafted !== undefined && isTrivialDraft(drafted, copy);
  return { ...facts, version: row?.version ?? copy.version, changeCount: changes.length, isTrivial, copy };
}

/** Whether a draft is one of those meant. */
function isMeant({ entity, recordId, isNew }: LocalDraft, of: DraftsOf): boolean {
  if (of === 'all') return true;
  return entity === of.entity && ('recordId' in of ? recordId === of.recordId : isNew);
}

/**
 * Asks the server for a person's drafts and puts those of this browser to them.
 * @returns the drafts, and whether the server could be asked
 */
export async function findDrafts(userId: string, of: DraftsOf, signal?: AbortSignal) {
  // What was done with when the server was asked may be known to it by the time it has answered: its answer may be older.
  const doneBefore = goneDrafts(userId);
  const rows = await listDrafts(of, signal).catch((problem: unknown) => {
    if (signal?.aborted) throw problem;
    return null;
  });
  // Who looks at the product as somebody else sees what the server shows, never what is left in this browser.
  const session = currentSession();
  const isOwn = session.status === 'signedIn' && session.viewer === null;
  const done = isOwn ? goneDrafts(userId) : [];
  for (const { id } of rows ?? []) if (done.includes(id)) void finish(userId, id);
  const gone = isOwn ? [...doneBefore, ...done] : [];
  const copies = isOwn ? readDrafts(userId).filter((copy) => isMeant(copy, of)) : [];
  const drafts = knownDrafts(copies, rows, gone);
  if (rows) for (const { id } of copies) if (!drafts.some((draft) => draft.id === id)) purgeDraft(userId, id);
  return { drafts, isWhole: rows !== null };
}

/** Tells the server that a draft is done with; what it does not know is done with as well. */
export function finish(userId: string, id: string): Promise<void> {
  const begun = finishing.get(id);
  if (begun) return begun;
  const removal = removeDraft(id)
    .then(
      () => unmarkGone(userId, id),
      (problem: unknown) => {
        if (problem instanceof CallError && problem.status === 404) unmarkGone(userId, id);
      },
    )
    .finally(() => finishing.delete(id));
  finishing.set(id, removal);
  return removal;
}

const finishing = new Map<string, Promise<void>>();

/** A draft with its changes: the copy of this browser where it is the newer one, else as the server has it. @throws {CallError} */
export async function wholeDraft({
  id,
  version,
  copy,
}: Pick<KnownDraft, 'id' | 'version' | 'copy'>): Promise<LocalDraft> {
  if (copy) return { ...copy, version };
  const { createdAt, deletedAt, changeCount, isTrivial: _, ...draft } = await readDraft(id);
  if (deletedAt !== null) throw new Error(`draft ${id} of ${changeCount} changes, begun ${createdAt}, was discarded`);
  return { ...draft, isSent: true };
}

/** The draft of an id: an unsent copy of this browser, else as the server has it, else the copy. @throws {CallError} when there is none */
export async function draftById(userId: string, id: string): Promise<LocalDraft> {
  const copy = readDrafts(userId).find((draft) => draft.id === id);
  if (copy && !copy.isSent) return copy;
  try {
    return await wholeDraft({ id, version: null, copy: null });
  } catch (problem) {
    // Discarded elsewhere is another thing than a server that cannot be reached.
    if (copy && problem instanceof CallError && problem.result !== 'error') return copy;
    throw problem;
  }
}
