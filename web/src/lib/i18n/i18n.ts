import first from '@mandate/contract/locales/en/common.json?first';
import error from '@mandate/contract/locales/en/error.json?first';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** The English words of each namespace. A part of the product that brings a namespace of its own adds it here. */
export interface Namespaces {
  common: typeof first;
  error: typeof error;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

/** The words of every language but English, by their files; those of another namespace are added with it. */
export const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../../../contract/src/locales/*/common.json',
  '../../../../contract/src/locales/*/error.json',
  '!../../../../contract/src/locales/en/common.json',
  '!../../../../contract/src/locales/en/error.json',
]);

/** The languages the product has texts for (BCP 47). */
export const languages: readonly string[] = [
  'en',
  ...Object.keys(texts).flatMap((path) => (path.endsWith('/common.json') ? path.split('/').slice(-2, -1) : [])),
];

/** Made of the English words to find what is not among them, and offered to nobody. */
const pseudoLanguage = 'en-XA';

/** Whether the product can be written in a language, offered or not. */
export function hasWords(language: string): boolean {
  return languages.includes(language) || language === pseudoLanguage;
}

/** Every language but English is fetched when it is first wanted. */
const perLanguage: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    if (language === pseudoLanguage) return (await import('./pseudo-words.ts')).pseudoWords(namespace);
    const load = Object.entries(texts).find(([path]) => path.endsWith(`/${language}/${namespace}.json`))?.[1];
    if (!load) throw new Error(`no texts ${namespace} in ${language}`);
    return (await load()).default;
  },
};

/** The texts of the product: namespaces `common` and `error`, English by default and as fallback (specification, section 1). */
export const i18n = i18next.createInstance();

await i18n
  .use(perLanguage)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['common', 'error'],
    defaultNS: 'common',
    // The other words of the product come with its pages (`list-words.ts`, `other-words.ts`).
    resources: { en: { common: first, error } },
    partialBundledLanguages: true,
    // What is on the screen is written again when more words have come.
    react: { bindI18nStore: 'added' },
    // Texts are shown as text by React, so nothing is escaped twice.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    initAsync: false,
  });
