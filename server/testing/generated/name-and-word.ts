import fc from 'fast-check';

/** A short text of any letters. */
export const word = fc.string({ unit: 'grapheme', maxLength: 12 });

/** A name as people type it: mostly one of a few, so that some are taken, with what searches and spreadsheets stumble over. */
export const name = fc.oneof(
  { weight: 1, arbitrary: word },
  { weight: 4, arbitrary: fc.constantFrom('Alpha', 'Beta 50%', "O'Neill", '=1+1') },
);
