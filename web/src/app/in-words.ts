import { loadWords, type WordFile } from '../lib/i18n/i18n.ts';
import type { Load } from '../ui/page/fetched-page.tsx';

/** The code of a page and the words it says, fetched together. */
export function inWords<Props>(load: Load<Props>, words: readonly WordFile[]): Load<Props> {
  return async () => (await Promise.all([load(), loadWords(...words)]))[0];
}
