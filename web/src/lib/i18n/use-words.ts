import { useTranslation } from 'react-i18next';
import type { WordFile } from './i18n.ts';
import { sharedWords } from './shared-words.ts';

/** Waits for files of words, for what is not fetched with them. */
export function useWords(files: readonly WordFile[]): void {
  // To the types all words are of one file, else they would list every key once for each of them.
  useTranslation(files as unknown as 'all');
}

/** Waits for the words every page but the first list comes with: for what is opened on that list. */
export function useSharedWords(): void {
  useWords(sharedWords);
}
