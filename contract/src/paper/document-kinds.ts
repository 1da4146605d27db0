/** What leaves the house as a document: papers that are issued, with their bytes kept for ever (documents reference 2). */
export const documentKinds = ['quote', 'orderConfirmation', 'statusReport'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** The languages a paper's own words are complete in. */
export const paperLanguages = ['en', 'de', 'fr', 'it', 'es'] as const;

export type PaperLanguage = (typeof paperLanguages)[number];
