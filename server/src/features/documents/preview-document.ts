import type { DocumentPreview, PreviewPages, PreviewRemark } from '@mandate/contract/documents/document-detail.ts';
import type { PreviewRequest } from '@mandate/contract/documents/issue-request.ts';
import { differencesOf } from '@mandate/contract/paper/differences-of.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { project } from '@mandate/contract/project/project.ts';
import { asFileName } from '@mandate/contract/texts/as-file-name.ts';
import { companyDay } from '../../business/company-day.ts';
import { checkGlyphs } from '../../business/documents/check-glyphs.ts';
import { checkTexts } from '../../business/documents/check-texts.ts';
import { type Draft, draftDocument } from '../../business/documents/draft-document.ts';
import { endedByIssue } from '../../business/documents/ended-by-issue.ts';
import { fingerprintDraft } from '../../business/documents/fingerprint-draft.ts';
import { checkStatus, missingFor } from '../../business/documents/issue-document.ts';
import { withLastPage } from '../../business/documents/store-document.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';
import { FileReply } from '../../http/replies/file-reply.ts';
import type { Print } from '../../print/print-paper.ts';
import { findVisible } from '../../records/read/find.ts';
import { loadStored } from '../../records/read/stored.ts';
import { checkSeesRates } from './check-sees-rates.ts';
import { printedBytes } from './printed-bytes.ts';

/**
 * A paper as it would be issued now, without a number, with everything that keeps it from being issued.
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound, customerNeeded where there is nobody it could be for,
 *   documentNotPossible where its project is not so far
 */
export async function previewDocument(call: Call, request: PreviewRequest): Promise<DocumentPreview> {
  const { draft, missing, version } = await prepare(call, request);
  const { older, number, revision, facts, paper } = draft;
  return {
    paper,
    version,
    fingerprint: fingerprintDraft(draft),
    warnings: draft.empty.map(
      (name): PreviewRemark => ({
        code: 'placeholderEmpty',
        field: null,
        message: call.words.sentence('placeholderEmpty', { name: `{${name}}` }),
      }),
    ),
    missing,
    against: older && {
      id: older.id,
      number: older.number,
      revision: older.revision,
      issuedOn: older.issuedOn,
      differences: differencesOf(older.content.facts, facts, draft.language),
    },
    ends: await endedByIssue(call.db, request.recordId, draft),
    becomes: { number, revision },
    customer: facts.customer.name,
    total: 'totals' in facts ? { gross: facts.totals.gross, currency: facts.currency } : null,
  };
}

/** On which pages it would be printed. @throws Refusal as {@link previewPdf} */
export async function previewPages(call: Call, request: PreviewRequest): Promise<PreviewPages> {
  const { begins } = await print(call, request);
  return { pages: begins };
}

/** The same as a PDF that says it is a draft. @throws Refusal as {@link previewDocument}, glyphMissing where no font has what it says */
export async function previewPdf(call: Call, request: PreviewRequest): Promise<FileReply> {
  const { title, bytes } = await print(call, request);
  return new FileReply(asFileName(`${title}.pdf`), 'application/pdf', bytes);
}

async function print(call: Call, request: PreviewRequest): Promise<Print & { title: string }> {
  const { paper } = (await prepare(call, request)).draft;
  checkGlyphs(paper);
  return { ...(await printedBytes(call.db, paper)), title: paper.title };
}

async function prepare(
  call: Call,
  request: PreviewRequest,
): Promise<{ draft: Draft; missing: PreviewRemark[]; version: number }> {
  const { kind, recordId } = request;
  checkSeesRates(call.caller);
  checkTexts(request.texts);
  const { isDeleted } = await findVisible(call, project, recordId);
  const stored = await loadStored(call.db, project, recordId);
  if (!stored || isDeleted) return refuse('recordNotFound');
  checkStatus(kind, stored);
  if (stored.values.customerId === null) refuse('customerNeeded');
  const today = await companyDay(call.db);
  const draft = await draftDocument(call.db, stored, request, today);
  const failed = await missingFor(call, kind, stored, draft, { today, acknowledged: [] });
  const missing = failed.map(
    ({ code, field, message, isConfirmable }): PreviewRemark => ({
      ...{ code, field, message },
      ...(isConfirmable && { isConfirmable }),
    }),
  );
  if (draft.isSame) {
    const message = call.words.sentence('nothingChanged', { revision: revisionLetters(draft.revision) });
    missing.push({ code: 'nothingChanged', field: null, message });
  }
  const paper = withLastPage(draft.paper, draft, draft.facts, request.withChanges);
  return { draft: { ...draft, paper }, missing, version: stored.version };
}
