import type { DocumentState } from '@mandate/contract/entities/document.ts';
import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import { placeholderValues } from '@mandate/contract/paper/placeholder-values.ts';
import type { TextPlaceholder } from '@mandate/contract/paper/text-placeholders.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../../business/company-day.ts';
import type { DocumentContent } from '../../../business/documents/document-content.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { parameter } from '../../../records/read/parameter.ts';

/** Days a link works beyond the validity of its quote: who is late is told so. */
const daysBeyond = 30;

/** A document as it is sent. */
export interface Sendable {
  kind: DocumentKind;
  number: string;
  revision: number;
  language: PaperLanguage;
  state: DocumentState;
  validUntil: string | null;
  content: DocumentContent;
  sha256: string | null;
  size: number | null;
  pages: number | null;
}

/**
 * A document that can be sent.
 * @throws Refusal recordNotFound, documentNotCurrent for one that was superseded or withdrawn
 */
export async function sendableDocument(db: Database, id: string): Promise<Sendable> {
  const text = `select kind, number, revision, language, state, valid_until as "validUntil", content, sha256, size, pages from documents
    where id = $1`;
  const [row] = await run<Sendable>(db, text, [id]);
  if (!row) return refuse('recordNotFound');
  if (row.state !== 'issued') refuse('documentNotCurrent');
  return row;
}

/** The last day a link made today may work. */
export async function lastLinkDay(db: Database, { validUntil }: Pick<Sendable, 'validUntil'>): Promise<string> {
  const byAge = addDays(await companyDay(db), Number(await parameter(db, 'documents.linkDays')));
  const byValidity = validUntil === null ? byAge : addDays(validUntil, daysBeyond);
  return [byAge, byValidity].sort()[0] ?? byAge;
}

/** What the texts of a mail stand for, but for what differs by contact. */
export function mailValues(
  { content, language }: Pick<Sendable, 'content' | 'language'>,
  sender: string,
): Partial<Record<TextPlaceholder, string | null>> {
  const { contact: _contact, link: _link, ...values } = placeholderValues(content.facts, language);
  return { ...values, sender: values.sender ?? sender };
}
