import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { KnownDraft } from '../../lib/drafts/known-drafts.ts';
import { recordName } from '../../records/words/record-words.ts';

/** What a draft is called; where its record is named by days, with these as the reader writes them. Empty where nothing names it yet. */
export function draftTitle({ entity, title }: Pick<KnownDraft, 'entity' | 'title'>): string {
  const facts = entityNamed(entity);
  return recordName(facts, { [facts.label]: title });
}
