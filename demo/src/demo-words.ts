import { loadWords } from '@mandate/web/src/lib/i18n/i18n.ts';
import { apart, wordFiles } from '@mandate/web/src/lib/i18n/word-files.ts';
import type words from './locales/en/demo.json';

declare module '@mandate/web/src/lib/i18n/i18n.ts' {
  interface Namespaces {
    demo: typeof words;
  }
}

// The namespace comes with the demo area, which no page of the product waits for.
apart.add('demo');
Object.assign(wordFiles, import.meta.glob('./locales/*/demo.json', { import: 'default' }));
await loadWords('demo');
