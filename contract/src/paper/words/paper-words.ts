import type { PaperLanguage } from '../document-kinds.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

/** The paper's own words in a language: firms write their texts themselves, these are what stands between them. */
export type PaperWordBook = typeof en;

/** Complete in each language: one that lacks a word does not compile. */
export const paperWords: Readonly<Record<PaperLanguage, PaperWordBook>> = { en, de, fr, it, es };
