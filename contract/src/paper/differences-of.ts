import { writtenDifferences } from './differences/written-differences.ts';
import type { PaperLanguage } from './document-kinds.ts';
import type { PaperFacts } from './paper-facts.ts';
import { paperWriting } from './written/paper-writing.ts';

/** A field called as in projects, with what it was and what it is, as it is printed; null where it is empty. */
interface PrintedDifference {
  field: string;
  before: string | null;
  after: string | null;
}

/** What is other in one revision than in another: what it says of the whole, lines paired by their ids, and the totals side by side. */
export interface PaperDifferences {
  header: PrintedDifference[];
  lines: {
    id: string;
    change: 'added' | 'removed' | 'changed';
    /** The first line of its text. */
    description: string;
    /** Of a changed line its fields. */
    fields: PrintedDifference[];
    /** By how much what it adds to the subtotal rose, with its sign; null where it did not, and between two currencies. */
    rise: string | null;
  }[];
  totals: (PrintedDifference & { rise: string | null })[];
}

/** Compares two revisions of a document by what they were made from (documents reference 3.4), for who reads them on a screen. */
export function differencesOf(older: PaperFacts, newer: PaperFacts, language: PaperLanguage): PaperDifferences {
  const { header, lines, totals } = writtenDifferences(older, newer, paperWriting(language, newer.firmCountry));
  return {
    header: header.map(printed),
    lines: lines
      .map(({ id, change, text, fields, rise }) => ({
        id,
        change,
        description: text,
        // Where a line stands is no field of it.
        fields: change === 'changed' ? fields.filter(({ field }) => field !== 'section').map(printed) : [],
        rise: rise || null,
      }))
      .filter(({ change, fields }) => change !== 'changed' || fields.length > 0),
    totals: totals.filter(({ isTold }) => isTold).map((total) => ({ ...printed(total), rise: total.rise || null })),
  };
}

function printed({ field, before, after }: { field: string; before: string; after: string }): PrintedDifference {
  return { field, before: before === '' ? null : before, after: after === '' ? null : after };
}
