import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import type { PaperFacts, PaperTexts } from '@mandate/contract/paper/paper-facts.ts';
import { paperOf } from '@mandate/contract/paper/paper-of.ts';
import { placeholderValues } from '@mandate/contract/paper/placeholder-values.ts';
import { fillPlaceholders, type TextPlaceholder } from '@mandate/contract/paper/text-placeholders.ts';
import type { Database } from '../../database/database.ts';
import { readLetterhead } from '../letterhead/read-letterhead.ts';
import { readTexts } from '../letterhead/read-texts.ts';

/** Texts somebody chose for one document: absent is the firm's own, null is none. */
export type ChosenTexts = { [Name in 'intro' | 'closing' | 'terms']?: string | null | undefined };

const textNames = ['intro', 'closing', 'terms', 'taxNote', 'footer'] as const satisfies (keyof PaperTexts)[];

/** What a paper is given when it is issued: nothing is missing where these have no value yet. */
const givenLater: readonly TextPlaceholder[] = ['number', 'revision', 'date'];

/** A paper with its texts filled in. */
export interface Made {
  paper: Paper;
  texts: PaperTexts;
  /** Placeholders of its texts that print as nothing, each once. */
  empty: TextPlaceholder[];
}

/** Makes the paper of some facts, with the firm's letterhead and texts as they are now. */
export async function makePaper(
  db: Database,
  kind: DocumentKind,
  facts: PaperFacts,
  language: PaperLanguage,
  chosen: ChosenTexts = {},
): Promise<Made> {
  const ofFirm = await readTexts(db, { documentKind: kind, language });
  const values = placeholderValues(facts, language);
  const empty = new Set<TextPlaceholder>();
  const filled = textNames.map((name): [string, string] => {
    const own = name in chosen ? chosen[name as keyof ChosenTexts] : undefined;
    const typed = own === undefined ? ofFirm[name] : (own ?? '');
    const { text, empty: without } = fillPlaceholders(typed, values);
    for (const each of without) if (!givenLater.includes(each)) empty.add(each);
    return [name, text];
  });
  const texts = Object.fromEntries(filled) as unknown as PaperTexts;
  const currency = 'currency' in facts ? facts.currency : undefined;
  const letterhead = await readLetterhead(db, { currency, language });
  return { paper: paperOf(kind, facts, texts, letterhead, language), texts, empty: [...empty] };
}
