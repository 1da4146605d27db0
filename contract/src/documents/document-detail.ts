import type { DocumentRow } from '../entities/document.ts';
import type { PaperDifferences } from '../paper/differences-of.ts';
import type { Paper } from '../paper/paper.ts';
import type { PlainDate } from '../values/dates.ts';

/** What is to be mended or known before a paper is issued: a sentence by its code, and the field of the project it is about. */
export interface PreviewRemark {
  code: string;
  /** As guards name it, rows by id: `lines.{id}.unitPrice`; null where it is about no field. */
  field: string | null;
  message: string;
  /** It may be issued all the same by who says that they know. */
  isConfirmable?: true;
}

/** An acceptance that ends with the issue of the next revision: who gave it, to which revision, for how much. */
export interface EndedAcceptance {
  name: string;
  revision: number;
  gross: string;
  currency: string;
}

/** `POST /document/preview`. */
export interface DocumentPreview {
  /** Without a number, as it would be issued now. */
  paper: Paper;
  /** The version of the project it shows, which `issue` is to be sent with. */
  version: number;
  /** Of all it says, with the letterhead and the texts of the firm; `issue` sent with it issues nothing else. */
  fingerprint: string;
  /** What is printed all the same: a placeholder without a value, an end before today. */
  warnings: PreviewRemark[];
  /** What keeps it from being issued. */
  missing: PreviewRemark[];
  /** What is other than in the revision issued last; null before the first. */
  against: {
    id: string;
    number: string;
    revision: number;
    issuedOn: PlainDate;
    differences: PaperDifferences;
  } | null;
  /** Which acceptance ends when it is issued. */
  ends: EndedAcceptance | null;
  /** What it becomes when it is issued: the number is null until the first revision is given one. */
  becomes: { number: string | null; revision: number };
  /** For whom it is, by name. */
  customer: string;
  /** What it comes to; null where it says no amounts. */
  total: { gross: string; currency: string } | null;
}

/** Where a page of the print begins: at a block of its paper, and in a table at one of its rows. */
export interface PageStart {
  block: number;
  row: number;
}

/** `POST /document/preview-pages`: the pages it would be printed on. */
export interface PreviewPages {
  pages: PageStart[];
}

/** A document with what it says, as `GET /document/get-by-id/{id}` and the verbs answer it. */
export type DocumentDetail = DocumentRow & {
  /** Null for who sees no prices. */
  paper: Paper | null;
  chosenLineIds: string[] | null;
  /** What it was accepted for, with the options ordered: amounts in its currency; null where it was not, and for who sees no prices. */
  ordered: { gross: string; options: { id: string; text: string; net: string }[] } | null;
};

/** `GET /document/compare/{a}/{b}`: b against a. */
export interface DocumentComparison {
  older: DocumentRow;
  newer: DocumentRow;
  differences: PaperDifferences;
}
