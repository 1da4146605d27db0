import { useTranslation } from 'react-i18next';
import { sharedWords } from './shared-words.ts';

/** Waits for the words every page but the first list comes with: for what is opened on that list. */
export function useSharedWords(): void {
  useTranslation(sharedWords);
}
