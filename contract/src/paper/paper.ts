import type { DocumentKind, PaperLanguage } from './document-kinds.ts';

/**
 * A document before it is printed or shown: what it says, in the order it is read (documents reference 3.1). Money, dates and quantities are
 * written already. Nothing in it has a colour or a position but the accent of the letterhead; the server prints it, the browser shows it.
 */
export interface Paper {
  kind: DocumentKind;
  /** The language of its own words. */
  language: PaperLanguage;
  /** How its figures and days are written, a BCP 47 tag such as `de-CH`; also the language a PDF says it is in. */
  locale: string;
  title: string;
  /** The number and the letters of the revision as printed; null until it is issued. */
  number: string | null;
  revision: string | null;
  /** The plain day it was issued; null until it is. */
  issuedOn: string | null;
  letterhead: PaperLetterhead;
  /** The line at the head of every page but the first. */
  runningHead: { start: string; end: string };
  /** What stands at the foot of every page, left of the page's number. */
  runningFoot: string;
  words: PaperWords;
  blocks: PaperBlock[];
}

/** What is printed around every document of the firm, as it was on that day. */
export interface PaperLetterhead {
  /** The picture in the store of files, with its size in pixels and the words for who does not see it. */
  logo: { sha256: string; width: number; height: number; alt: string } | null;
  /** `#RRGGBB`, for the line under a total. */
  accentColor: string;
  /** The firm's name in words, printed in place of a logo that is not there. */
  firm: string;
  /** The line over the address. */
  senderLine: string;
  /** One to four columns at the foot of every page, each some lines. */
  footerColumns: string[][];
  /** One line under the columns; empty if there is none. */
  legalLine: string;
  size: 'A4' | 'Letter';
}

/** Words of the paper's own that only a renderer can place, in its language. */
export interface PaperWords {
  /** With `{page}` and `{pages}` in it. */
  page: string;
  /** Stands framed beside the title until the paper is issued. */
  draft: string;
}

export type PaperBlock =
  | AddressBlock
  | KeyValuesBlock
  | HeadingBlock
  | ParagraphBlock
  | TableBlock
  | TotalsBlock
  | AcceptBlock
  | NoteBlock;

/** To whom it goes: one line each. */
export interface AddressBlock {
  type: 'address';
  lines: string[];
}

/** Number, day, customer, contact: what a reader looks up. */
export interface KeyValuesBlock {
  type: 'keyValues';
  /** Each value one line or more; the first row names the document. */
  rows: { label: string; values: string[]; isStrong?: true }[];
}

/** The title of the document (1, once) or of a part of it (2). */
export interface HeadingBlock {
  type: 'heading';
  level: 1 | 2;
  text: string;
}

/** Text of the firm; line breaks are kept, an empty line begins another paragraph. */
export interface ParagraphBlock {
  type: 'paragraph';
  text: string;
}

/** A remark in small letters. */
export interface NoteBlock {
  type: 'note';
  text: string;
}

export interface PaperColumn {
  key: string;
  heading: string;
  /** Figures stand at the end, everything else at the start. */
  align: 'start' | 'end';
  /** Takes the width the others leave; one column of a table has it. */
  isWide?: true;
}

/** One cell: what it says, a framed word after it, and whether it is bracketed, since it enters no total. */
export interface PaperCell {
  text: string;
  mark?: string;
  isBracketed?: true;
}

/**
 * A row of a table. A section stays with the two rows after it; `sum` is the sum of a section; `text` runs over all columns but the first.
 * A row never breaks over pages unless it is longer than one.
 */
export interface PaperRow {
  type: 'section' | 'line' | 'text' | 'sum';
  /** By key of the column; what is absent is empty. */
  cells: Record<string, PaperCell>;
  /** Lines under the text of the wide column, in small letters. */
  below?: string[];
}

export interface TableBlock {
  type: 'table';
  /** What it is, for tests and for who hears the page. */
  name: 'lines' | 'options' | 'milestones' | 'differences' | 'totalDifferences';
  columns: PaperColumn[];
  rows: PaperRow[];
  repeatHeader: boolean;
}

/** The sums at the end, at the right, with words at the left. */
export interface TotalsBlock {
  type: 'totals';
  heading: string;
  /** Which currency the amounts are in. */
  remark: string;
  /** `net` stands under a hairline, `total` is the one that is paid. */
  rows: { type: 'plain' | 'net' | 'tax' | 'total'; label: string; value: string }[];
}

/** Where a customer signs. Never breaks over pages. */
export interface AcceptBlock {
  type: 'accept';
  heading: string;
  /** "until 8 October 2026"; empty if it does not end. */
  until: string;
  /** In pieces, so that the amount stands out. */
  sentence: { text: string; isStrong?: true }[];
  /** What may be ordered besides, each with a box to tick. */
  options: string[];
  /** Words under the lines to sign on. */
  signatures: string[];
}
