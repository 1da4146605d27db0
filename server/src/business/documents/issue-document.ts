import { createHash } from 'node:crypto';
import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { IssueRequest } from '@mandate/contract/documents/issue-request.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { GuardFailure } from '@mandate/contract/project/way/guards.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { writeHistory } from '../../records/history/history.ts';
import { findVisible } from '../../records/read/find.ts';
import type { Stored } from '../../records/read/stored.ts';
import { updateRecord } from '../../records/write/insert-and-update.ts';
import { companyDay } from '../company-day.ts';
import { hasEndedSignature } from '../project/has-ended-signature.ts';
import { lockSeen } from '../project/lock-seen.ts';
import { refuseUnguarded, said, type Unguarded, unguarded } from '../project/refuse-unguarded.ts';
import { writeStep } from '../project/write-step.ts';
import { unprintable } from './check-glyphs.ts';
import { checkTexts } from './check-texts.ts';
import { type Draft, draftDocument } from './draft-document.ts';
import { fingerprintDraft } from './fingerprint-draft.ts';
import { storeDocument } from './store-document.ts';

/** In which statuses of its project a document of each kind is issued. */
const statusesOf: Record<DocumentKind, readonly ProjectStatus[]> = {
  quote: ['draft', 'quoted'],
  orderConfirmation: ['approved', 'active', 'onHold', 'completed', 'closed'],
  statusReport: ['approved', 'active', 'onHold', 'completed', 'closed'],
};

/**
 * Issues a document of a project: gives it its number and revision, freezes what it says, and takes a draft project to quoted, all or nothing. The
 * day of an acceptance that ends with it is no longer the one the contract was signed on. The same asked for again is the document that was made.
 * @returns its id
 * @throws Refusal recordNotFound, notPermitted, recordDeleted, recordChangedByOther when the project is not as the caller saw it,
 *   paperChanged when it says something else than the preview the caller saw, documentNotPossible in another status, statusGuardFailed with everything that is missing, nothingChanged, and as {@link storeDocument}
 */
export async function issueDocument(call: Call, request: IssueRequest): Promise<string> {
  const { kind, recordId, version, acknowledged = [] } = request;
  checkTexts(request.texts);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await findVisible(inside, project, recordId);
    const requestHash = requestHashOf(request);
    // Who asks for the same at this moment waits here, and is given what the other made.
    await run(db, 'select 1 from projects where id = $1 for update', [recordId]);
    const same = await issuedAlready(db, recordId, version, requestHash);
    if (same !== null) return same;
    const stored = await lockSeen(inside, recordId, version);
    checkStatus(kind, stored);
    const today = await companyDay(db);
    const draft = stored.values.customerId === null ? null : await draftDocument(db, stored, request, today);
    if (draft !== null && request.fingerprint !== undefined && request.fingerprint !== fingerprintDraft(draft))
      refuse('paperChanged');
    refuseUnguarded(await missingFor(inside, kind, stored, draft, { today, acknowledged }));
    if (draft === null) return refuse('customerNeeded');
    if (draft.isSame) refuse('nothingChanged', { revision: revisionLetters(draft.revision) });
    const id = await storeDocument(inside, stored, draft, { day: today, version, requestHash, wanted: request });
    if (kind === 'quote' && stored.values.status === 'draft')
      await writeStep(inside, stored, { to: 'quoted', reason: null, reasonCode: null, resumeOn: null }, today);
    else if (kind === 'quote' && (await hasEndedSignature(db, stored, draft.revision)))
      await clearSignature(inside, stored);
    return id;
  });
}

/** Empties the day the contract was signed on. */
async function clearSignature(call: Call, { id, version, values }: Stored): Promise<void> {
  const wanted = { ...values, contractSignedOn: null };
  await updateRecord(call, project, id, values, wanted, version + 1);
  const changes = changesBetween(values, wanted, ['contractSignedOn'], {});
  await writeHistory(call, project, { recordId: id, version: version + 1, action: 'save', changes });
}

/** @throws Refusal documentNotPossible */
export function checkStatus(kind: DocumentKind, { values }: Stored): void {
  if (!statusesOf[kind].includes(values.status as ProjectStatus)) refuse('documentNotPossible', { context: kind });
}

/** What is known when it is judged. */
interface Judging {
  today: string;
  acknowledged: IssueRequest['acknowledged'];
}

/**
 * Everything that keeps a document from being issued.
 * @param draft null where the project has no customer
 */
export async function missingFor(
  call: Call,
  kind: DocumentKind,
  stored: Stored,
  draft: Draft | null,
  { today, acknowledged = [] }: Judging,
): Promise<Unguarded[]> {
  const guards = kind === 'quote' ? await unguarded(call, stored, 'quoted', today, acknowledged) : [];
  const own: GuardFailure[] = [];
  const hasCustomerGuard = guards.some(({ code }) => code === 'customerNeeded');
  if (draft === null && !hasCustomerGuard) own.push({ code: 'customerNeeded', field: 'customerId', params: {} });
  const characters = draft && unprintable(draft.paper);
  if (characters !== null) own.push({ code: 'glyphMissing', field: 'lines', params: { characters } });
  return [...guards, ...own.map((failure) => said(call, failure))];
}

/** A fingerprint of what was asked for but for the version. */
function requestHashOf({ kind, language, texts, withChanges }: IssueRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, language, texts, withChanges]))
    .digest('hex');
}

/** The document that was made when the same was asked for as of the same version of the project, if it holds. */
async function issuedAlready(db: Database, projectId: string, version: number, hash: string): Promise<string | null> {
  const text = `select id from documents where project_id = $1 and project_version = $2 and request_hash = $3 and state = 'issued'`;
  const [row] = await run<{ id: string }>(db, text, [projectId, version, hash]);
  return row?.id ?? null;
}
