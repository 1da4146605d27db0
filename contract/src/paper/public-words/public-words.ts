import type { PaperLanguage } from '../document-kinds.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** What the page says around a paper that a customer opens by its link, in the language of the paper. */
export type PublicWords = typeof en;

/** Complete in each language: one that lacks a word does not compile. */
export const publicWords: Readonly<Record<PaperLanguage, PublicWords>> = { en, de, fr, it, es };
