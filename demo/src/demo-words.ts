import { i18n, texts } from '@mandate/web/src/lib/i18n/i18n.ts';
import words from './locales/en/demo.json' with { type: 'json' };

declare module '@mandate/web/src/lib/i18n/i18n.ts' {
  interface Namespaces {
    demo: typeof words;
  }
}

// The namespace comes with the demo area, which no page of the product waits for.
i18n.addResourceBundle('en', 'demo', words);
Object.assign(texts, import.meta.glob(['./locales/*/demo.json', '!./locales/en/demo.json']));
