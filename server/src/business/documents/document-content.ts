import type { Paper } from '@mandate/contract/paper/paper.ts';
import type { PaperFacts, PaperTexts } from '@mandate/contract/paper/paper-facts.ts';

/** What is kept of a document for ever: the paper as it was issued, and what it was made from, so that revisions can be compared. */
export interface DocumentContent {
  paper: Paper;
  facts: PaperFacts;
  texts: PaperTexts;
}
