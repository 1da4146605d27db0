import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { refuseField } from '../../../http/refusal.ts';

/** Of 4; guessed offline such a password takes years. */
const leastScore = 3;
/** The estimate of a longer text takes longer than a call may: what its beginning is worth is enough. */
const judgedCharacters = 32;
/** Spellings with digits for letters that are tried; the time grows with them. */
const mostSpellings = 10;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are large: they are loaded when the first password is judged, and once. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: mostSpellings,
  });
}

/**
 * Refuses a password that is easily guessed.
 * @param words what a guesser tries first: the person's address and name, the password before; the product's own name goes without saying
 * @param field of the body the password came in
 * @throws Refusal validationFailed with passwordTooWeak on the field
 */
export async function checkStrength(password: string, words: readonly string[], field: string): Promise<void> {
  estimator ??= loadEstimator();
  const judged = [...password.normalize('NFC')].slice(0, judgedCharacters).join('');
  const { score } = (await estimator).check(judged, ['mandate', ...words.flatMap(partsOf)]);
  if (score < leastScore) refuseField(field, 'passwordTooWeak');
}

/** A text and its words: of an address what stands before the @, of a name each name. */
function partsOf(text: string): string[] {
  const whole = text.normalize('NFC').toLowerCase().slice(0, judgedCharacters);
  const local = whole.split('@')[0] ?? '';
  return [...new Set([whole, local, ...local.split(/[^\p{L}\p{N}]+/u)])].filter((part) => part.length > 2);
}
