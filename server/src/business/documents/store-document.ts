import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { differencesBlocks } from '@mandate/contract/paper/differences-blocks.ts';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import type { PaperFacts } from '@mandate/contract/paper/paper-facts.ts';
import { type NumberingFacts, quoteNumbering } from '@mandate/contract/parameters/numbering.ts';
import { lengthOf } from '@mandate/contract/texts/clean-text.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse } from '../../http/refusal.ts';
import { type HistoryCall, writeHistory } from '../../records/history/history.ts';
import type { Stored } from '../../records/read/stored.ts';
import { nextNumber, numberingFacts } from '../../records/write/numbering.ts';
import { checkGlyphs } from './check-glyphs.ts';
import type { Draft, Wanted } from './draft-document.ts';
import { type ChosenTexts, makePaper } from './make-paper.ts';
import { endIssued } from './withdraw-with-step.ts';

/** What a document is issued with. */
interface Issue {
  /** The day it is issued on, and the moment, null for now. */
  day: string;
  at: string | null;
  byId: string | null;
  /** As of which version of the project it was asked for, and how. */
  version: number;
  requestHash: string;
  wanted: Wanted;
}

/** A document that was issued, with what its history begins with. */
interface Issued {
  id: string;
  number: string;
  paper: Paper;
  changes: Change[];
}

/**
 * Gives a document its number, freezes what it says, notes it in its history; what it replaces holds no longer. Belongs into the transaction that
 * locked its project.
 * @returns its id
 * @throws Refusal glyphMissing, quoteNumberTooLong
 */
export async function storeDocument(
  call: HistoryCall,
  stored: Stored,
  draft: Draft,
  issue: Omit<Issue, 'at' | 'byId'>,
): Promise<string> {
  const { kind, revision } = draft;
  const { id, number, paper, changes } = await insertDocument(call.db, stored, draft, {
    ...issue,
    at: null,
    byId: call.caller.id,
  });
  // Its number may be of letters that no font has.
  checkGlyphs(paper);
  // Its fingerprint is told when it is printed.
  await writeHistory(call, document, { recordId: id, version: 1, action: 'create', changes, told: { number } });
  // Each report tells of another day: none takes the place of the one before.
  if (kind !== 'statusReport') await endIssued(call, { projectId: stored.id, kind, before: revision }, 'superseded');
  return id;
}

/** Gives a document its number and freezes what it says. */
export async function insertDocument(db: Database, stored: Stored, draft: Draft, issue: Issue): Promise<Issued> {
  const { kind, language, revision } = draft;
  const { customerId, currency } = stored.values;
  const number = draft.number ?? (await quoteNumber(db, customerId, issue.day));
  const facts = { ...draft.facts, number, revision, issuedOn: issue.day } as PaperFacts;
  const { paper, texts } = await issuedPaper(db, draft, facts, issue.wanted);
  const id = uuidV7();
  const row = [
    ...[
      id,
      kind,
      number,
      revision,
      language,
      stored.id,
      issue.version,
      issue.requestHash,
      customerId,
      currency,
      issue.day,
    ],
    ...['validUntil' in facts ? facts.validUntil : null, 'totals' in facts ? facts.totals.gross : null],
    ...[JSON.stringify({ paper, facts, texts }), paper.letterhead.logo?.sha256 ?? null, issue.byId, issue.at],
  ];
  const text = `insert into documents (id, kind, number, revision, language, project_id, project_version, request_hash, customer_id, currency,
      issued_on, valid_until, gross, content, logo_sha256, created_by_id, created_at, search_text)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, coalesce($17, now()), search_words($3))`;
  await run(db, text, row);
  return { id, number, paper, changes: firstChanges(facts) };
}

/** The number a quote is given, by the day it is issued on. @throws Refusal quoteNumberTooLong */
async function quoteNumber(db: Database, customerId: unknown, day: string): Promise<string> {
  const facts: NumberingFacts = { ...(await numberingFacts(db, { customerId })), today: day };
  const given = await nextNumber(db, quoteNumbering, facts, async (number) => {
    const text = "select 1 from documents where kind = 'quote' and number = $1 limit 1";
    return (await run(db, text, [number])).length > 0;
  });
  const max = document.fields.number.max ?? 0;
  // A customer's code or a high count may make it longer than its pattern was when it was saved.
  if (lengthOf(given) > max) refuse('quoteNumberTooLong', { number: given, max });
  return given;
}

/** The paper with its number, and at its end what is other than before, where that was asked for. */
async function issuedPaper(db: Database, draft: Draft, facts: PaperFacts, { texts, withChanges }: Wanted) {
  const made = await makePaper(db, draft.kind, facts, draft.language, texts as ChosenTexts | undefined);
  return { ...made, paper: withLastPage(made.paper, draft, facts, withChanges) };
}

/** The paper with a last page of what is other than in the revision before. */
export function withLastPage(paper: Paper, { older, language }: Draft, facts: PaperFacts, withChanges = false): Paper {
  if (!withChanges || older === null) return paper;
  return { ...paper, blocks: [...paper.blocks, ...differencesBlocks(older.content.facts, facts, language)] };
}

function firstChanges({ number, revision, issuedOn }: PaperFacts): Change[] {
  const given: Values = { number, revision, issuedOn, state: 'issued' };
  return Object.entries(given).map(([field, value]) => ({ field, old: null, new: value }));
}
