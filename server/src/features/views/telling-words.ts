import { type TellingWords, tellingGrants } from '@mandate/contract/lists/view-tells.ts';
import { wordAt } from '../../records/words.ts';

/** The words by which the name of a view tells of amounts, in the languages there are. */
export const tellingWords = Object.fromEntries(
  tellingGrants.map((grant) => [grant, wordAt(`views.tellingWords.${grant}`) ?? '']),
) as TellingWords;
