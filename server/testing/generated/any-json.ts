import fc from 'fast-check';
import { word } from './name-and-word.ts';

/** Any JSON at all, with keys the calls know and keys they do not. */
export const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.double(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.uuid(),
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom('id', 'version', 'name', 'lines', 'filter', 'sort', 'all', 'any', 'field', 'value'),
        word,
      ),
      tie('value'),
      { maxKeys: 5 },
    ),
  ),
})).value;
