import { revisionLetters } from '../paper/revision-letters.ts';
import { asFileName } from '../texts/as-file-name.ts';

/** What tells one document from all others. */
interface Numbered {
  number: string;
  revision: number;
  language: string;
}

/** The name the PDF of a document is saved under. Its number may hold what no file name may. */
export function documentFileName({ number, revision, language }: Numbered): string {
  return asFileName(`${number}-${revisionLetters(revision)}-${language}.pdf`);
}
