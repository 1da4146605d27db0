import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import type { PaperFacts } from '@mandate/contract/paper/paper-facts.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Stored } from '../../records/read/stored.ts';
import { readPaperLanguage } from '../letterhead/read-paper-language.ts';
import { type Last, lastRevisions } from './last-revisions.ts';
import { type ChosenTexts, type Made, makePaper } from './make-paper.ts';
import { readPaperFacts } from './read-paper-facts.ts';

/** What somebody wants printed of a project. */
export interface Wanted {
  kind: DocumentKind;
  language?: PaperLanguage | undefined;
  texts?: ChosenTexts | undefined;
  withChanges?: boolean | undefined;
}

/** A document as it would be issued now. */
export interface Draft extends Made {
  kind: DocumentKind;
  language: PaperLanguage;
  facts: PaperFacts;
  /** The number its project has for this kind; null before the first is issued. */
  number: string | null;
  revision: number;
  /** The documents of the last revision. */
  last: Last[];
  /** What it is compared with: the last revision, where that is another one. */
  older: Last | null;
  /** It says nothing that was not issued already. */
  isSame: boolean;
}

/**
 * Prepares a document of a project. What is other than in the last revision that holds makes it another revision; in another language it is the
 * same one.
 * @param stored the project, which has a customer
 * @param today the day it is where the firm is
 */
export async function draftDocument(db: Database, stored: Stored, wanted: Wanted, today: string): Promise<Draft> {
  const { kind, texts: chosen } = wanted;
  const { values, id } = stored;
  const language = wanted.language ?? (await readPaperLanguage(db, await languageOf(db, String(values.customerId))));
  const last = await lastRevisions(db, id, kind);
  const quotes = kind === 'quote' ? last : await lastRevisions(db, id, 'quote');
  const holding = last.filter(({ state }) => state === 'issued');
  const replaced = last[0] ?? null;
  const unnumbered = { number: null, revision: null, issuedOn: null, today };
  const before = { replaced, quote: quotes[0] ?? null };
  const facts = await readPaperFacts(db, kind, stored, unnumbered, before);
  const made = await makePaper(db, kind, facts, language, chosen);
  const inLanguage = holding.find((each) => each.language === language);
  const hasNews = kind === 'statusReport' || holding.every(({ content }) => !isSame(told(content.facts), told(facts)));
  const isOther = inLanguage !== undefined && !isSame(around(inLanguage.content), around(made));
  const isNext = holding.length === 0 || hasNews || isOther;
  const number = last[0]?.number ?? (kind === 'quote' ? null : numberBeside(stored, kind, quotes));
  const revision = isNext ? (last[0]?.revision ?? (await highest(db, kind, number))) + 1 : (holding[0]?.revision ?? 1);
  const isSameAgain = !isNext && inLanguage !== undefined;
  return {
    ...{ kind, language, facts, number, revision, last, ...made },
    older: isNext ? replaced : null,
    isSame: isSameAgain,
  };
}

/** What a paper says but for what its issue gives it. */
function told({ number: _number, revision: _revision, issuedOn: _day, ...facts }: PaperFacts): object {
  return { ...facts, replaces: null, today: null };
}

/** The texts and the letterhead a paper has around its facts. Through JSON as it is kept, where what is not there is not. */
function around({ paper: { letterhead }, texts }: Pick<Made, 'paper' | 'texts'>): unknown {
  return JSON.parse(JSON.stringify({ letterhead, texts }));
}

async function languageOf(db: Database, customerId: string): Promise<string | null> {
  const [row] = await run<{ language: string | null }>(db, 'select language from customers where id = $1', [
    customerId,
  ]);
  return row?.language ?? null;
}

/** What is no quote is named by the quote of its project, else by the project itself. */
function numberBeside({ values }: Stored, kind: DocumentKind, quotes: readonly Last[]): string {
  return (kind === 'orderConfirmation' ? quotes[0]?.number : undefined) ?? String(values.code);
}

/** The highest revision of a number, whosever it is. */
async function highest(db: Database, kind: DocumentKind, number: string | null): Promise<number> {
  const text = 'select coalesce(max(revision), 0) as revision from documents where kind = $1 and number = $2';
  const [row] = await run<{ revision: number }>(db, text, [kind, number]);
  return row?.revision ?? 0;
}
