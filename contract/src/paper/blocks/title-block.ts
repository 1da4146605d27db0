import type { DocumentKind } from '../document-kinds.ts';
import type { AddressBlock, HeadingBlock, KeyValuesBlock } from '../paper.ts';
import type { PaperFacts } from '../paper-facts.ts';
import { revisionLetters } from '../revision-letters.ts';
import { addressLines } from '../written/address-lines.ts';
import type { PaperWriting } from '../written/paper-writing.ts';

/** What a reader looks up, row by row. */
export type KeyRows = KeyValuesBlock['rows'];

/** To whom it goes. */
export function addressBlock({ customer, contact, firmCountry }: PaperFacts, writing: PaperWriting): AddressBlock {
  return {
    type: 'address',
    lines: addressLines(customer.name, contact, customer.address, firmCountry, writing.formats),
  };
}

/** The name of the document and what it is about. */
export function titleOf(kind: DocumentKind, { project }: PaperFacts, { words, say }: PaperWriting): string {
  return say(words.title, { kind: words.kind[kind], project: project.name });
}

/** The title as the first heading. */
export function titleBlock(kind: DocumentKind, facts: PaperFacts, writing: PaperWriting): HeadingBlock {
  return { type: 'heading', level: 1, text: titleOf(kind, facts, writing) };
}

/** Number, revision with the one it replaces, and day. */
export function numberRows(
  kind: DocumentKind,
  { number, revision, issuedOn }: PaperFacts,
  replaces: { revision: number; issuedOn: string } | null,
  { words, formats, say }: PaperWriting,
): KeyRows {
  const { fact } = words;
  const rows: KeyRows = [{ label: words.kind[kind], values: [number ?? fact.numberLater], isStrong: true }];
  if (revision !== null) {
    const letters = revisionLetters(revision);
    const earlier = replaces && { earlier: revisionLetters(replaces.revision), date: formats.day(replaces.issuedOn) };
    rows.push(row(fact.revision, earlier ? say(fact.replaces, { revision: letters, ...earlier }) : letters));
  }
  if (issuedOn !== null) rows.push(row(fact.date, formats.day(issuedOn)));
  return rows;
}

/** The customer's number and reference. */
export function customerRows({ customer, project }: PaperFacts, { words }: PaperWriting): KeyRows {
  const { fact } = words;
  const { customerReference } = project;
  return [
    row(fact.customer, customer.number),
    ...(customerReference === null ? [] : [row(fact.reference, customerReference)]),
  ];
}

/** Whom to ask. */
export function senderRows({ sender }: PaperFacts, { words }: PaperWriting): KeyRows {
  if (!sender) return [];
  return [row(words.fact.contact, sender.name, sender.phone, sender.email)];
}

/** A row with the values there are. */
export function row(label: string, ...values: (string | null)[]): KeyRows[number] {
  return { label, values: values.filter((value) => value !== null) };
}
