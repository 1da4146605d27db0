import type { OfferEnd } from '@mandate/contract/documents/offer-ends.ts';
import type { EndedDocument } from '@mandate/contract/documents/public-document.ts';
import type { DocumentAnswer, DocumentState } from '@mandate/contract/entities/document.ts';
import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { acceptedGross } from '../../../business/documents/accepted-gross.ts';
import type { DocumentContent } from '../../../business/documents/document-content.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { parameter } from '../../../records/read/parameter.ts';
import { fingerprint } from '../../../secrets/fingerprint.ts';

/** A document as who holds a link to it may have it. */
export interface LinkedDocument {
  linkId: string;
  toName: string;
  toAddress: string;
  /** Who sent it. */
  sentById: string | null;
  isFirstOpening: boolean;
  id: string;
  kind: DocumentKind;
  number: string;
  revision: number;
  language: PaperLanguage;
  state: DocumentState;
  /** Why somebody withdrew it; null where the product did with a step of its project. */
  stateReason: string | null;
  validUntil: string | null;
  content: DocumentContent;
  projectStatus: ProjectStatus;
  sha256: string | null;
  size: number | null;
  pages: number | null;
  /** Of it, or of the same revision in another language. */
  answer: DocumentAnswer | null;
  answeredBy: string | null;
  answeredOn: string | null;
  chosenLineIds: string[] | null;
}

/**
 * The document behind a link. A link works until its day is over or it is taken back, as long as there are its contact and its project.
 * @throws Refusal documentLinkNotValid for every link that does not work, whyever; documentNotCurrent for a document that was superseded or
 *   withdrawn: nothing more of it is told than its language, how it ended, and to who accepted it that they did
 */
export async function linkedDocument(db: Database, token: string): Promise<LinkedDocument> {
  const text = `select l.id as "linkId", l.to_name as "toName", l.to_address as "toAddress", l.created_by_id as "sentById", l.first_opened_at is null as "isFirstOpening",
      d.id, d.kind, d.number, d.revision, d.language, d.state, d.state_reason as "stateReason", d.valid_until as "validUntil", d.content,
      p.status as "projectStatus", d.sha256, d.size, d.pages, a.answer, a.answered_by as "answeredBy", a.answered_on as "answeredOn", a.chosen_line_ids as "chosenLineIds"
    from document_links l join documents d on d.id = l.document_id join projects p on p.id = d.project_id and p.deleted_at is null
      join customer_contacts c on c.id = l.contact_id and c.customer_id = d.customer_id
      left join lateral (select o.answer, o.answered_by, o.answered_on, o.chosen_line_ids from documents o where o.kind = d.kind
        and o.number = d.number and o.revision = d.revision and o.answer is not null limit 1) a on true
    where l.token_hash = $1 and l.revoked_at is null and l.expires_at > now()`;
  const [linked] = await run<LinkedDocument>(db, text, [fingerprint(token)]);
  if (linked?.state === 'issued') return linked;
  const name = await parameter(db, 'company.name');
  const firm = typeof name === 'string' && name !== '' ? name : null;
  // As data, too: the page says it, in the language of the document where there is one.
  if (!linked) return refuse('documentLinkNotValid', firm === null ? { context: 'unnamed' } : { firm }, { firm });
  const ended = await endOf(db, linked);
  const accepted = acceptanceOf(linked);
  const told: EndedDocument = { firm, language: linked.language, ended, ...(accepted && { accepted }) };
  return refuse('documentNotCurrent', ended === 'revised' ? { context: 'revised' } : {}, told);
}

/** What who accepted it goes on being told, though it is no longer offered. */
function acceptanceOf(linked: LinkedDocument): EndedDocument['accepted'] | null {
  const { answeredBy, answeredOn } = linked;
  const accepted = acceptedGross(linked);
  if (accepted === null || answeredOn === null) return null;
  return { name: answeredBy ?? '', on: answeredOn, ...accepted };
}

/** Whether there is another revision by now, one is still to come since its project became a draft again, or it was withdrawn for good. */
async function endOf(db: Database, { id, state, stateReason, projectStatus }: LinkedDocument): Promise<OfferEnd> {
  const text = `select 1 from documents d join documents o on o.project_id = d.project_id and o.kind = d.kind and o.state = 'issued' and o.revision > d.revision
    where d.id = $1 limit 1`;
  if (state === 'superseded' || (await run(db, text, [id])).length > 0) return 'superseded';
  return stateReason === null && projectStatus === 'draft' ? 'revised' : 'withdrawn';
}
