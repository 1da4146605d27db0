/** What a text of the firm is for: a part of a paper, of the mail it goes with, or of the page its link opens (documents reference 2). */
export const textPurposes = [
  'intro',
  'closing',
  'terms',
  'taxNote',
  'footer',
  'mailSubject',
  'mailBody',
  'linkPage',
] as const;

export type TextPurpose = (typeof textPurposes)[number];

/** The firm's texts for a document by purpose, with their placeholders as they were typed; empty where there is none. */
export type FirmTexts = Record<TextPurpose, string>;
