import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstLanguage, fittingLanguage } from './first-language.ts';
import type { ProductFile, ProductWords } from './product-words.ts';

/** The English words by their namespaces. A part of the product that brings one of its own adds it here. */
export interface Namespaces {
  /** Those of every file that is not apart, where i18next also looks for what it does not find under another name. */
  all: ProductWords;
  error: typeof import('@mandate/contract/locales/en/error.json', { with: { type: 'json' }});
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'all';
    resources: Namespaces;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
  }
}

/** A file of words: `contract/src/locales/<language>/<name>.json`. */
export type WordFile = ProductFile | Exclude<keyof Namespaces, 'all'>;

/** How the files of words are fetched that a visit may begin with, by their paths. */
const firstFiles = import.meta.glob<object>('../../../../contract/src/locales/*/{common,session,list,project}.json', {
  import: 'default',
});

/** The languages the product has words for (BCP 47), English first. */
export const languages: readonly string[] = [
  'en',
  ...Object.keys(firstFiles).flatMap((path) =>
    /(?<!\/en)\/common\.json$/.test(path) ? path.split('/').slice(-2, -1) : [],
  ),
];

/** Made of the English words to find what is not among them, and offered to nobody. */
const pseudoLanguage = 'en-XA';

const offeredOrNot = [...languages, pseudoLanguage];

/** The language a person reads whose language is this one: itself, the one it is a variety of, else English. */
export function languageFor(tag: string): string {
  return fittingLanguage(tag, offeredOrNot) ?? 'en';
}

/** Every file is fetched when it is first wanted; one a language does not have yet says nothing. */
const perFile: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, file) {
    const isPseudo = language === pseudoLanguage;
    const end = `/${isPseudo ? 'en' : language}/${file}.json`;
    const loadOf = (files: typeof firstFiles) => Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
    // Most files are wanted after the first page only, and so is the table of them.
    const { wordFiles, apart } = loadOf(firstFiles) ? { wordFiles: firstFiles } : await import('./word-files.ts');
    const found = (await loadOf(wordFiles)?.()) ?? {};
    const words = isPseudo ? (await import('./pseudo-words.ts')).pseudoWords(found) : found;
    if (apart?.has(file)) return words;
    // The others are kept together, so that who says a word need not know which file it is of. Looked for in one after the other, a word of the
    // last of forty took as long as sixteen of the first.
    i18n.addResourceBundle(language, 'all', words, true, true, { silent: true });
    return {};
  },
};

/** The words of the product (specification, section 1). */
export const i18n = i18next.createInstance();

// A list i18next itself goes on with: every file that is fetched from now on.
const fetched: string[] = ['common'];

// Where nobody compared the languages, as in tests, English stands behind each.
const incomplete: readonly string[] = import.meta.env.VITE_INCOMPLETE_LANGUAGES ?? languages;

const first = firstLanguage(offeredOrNot);
let wanted = first;

let changing: Promise<unknown> = i18n
  .use(perFile)
  .use(initReactI18next)
  .init({
    lng: first,
    // A language that lacks nothing does without the English words.
    fallbackLng: Object.fromEntries(incomplete.map((language) => [language, ['en']])),
    ns: fetched,
    defaultNS: 'all',
    fallbackNS: 'all',
    // What is on the screen is written again when more words have come.
    react: { bindI18nStore: 'added' },
    // Texts are shown as text by React, so nothing is escaped twice.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    initAsync: false,
  });

/** From now on the product is written in a language, as soon as its words are here. */
export function setLanguage(language: string): void {
  if (language === wanted) return;
  wanted = language;
  changing = changing.then(() => change(language));
}

// A language whose words cannot be fetched would show keys: what was read before is read on.
async function change(language: string): Promise<void> {
  const files = [...fetched];
  await i18n.reloadResources(language, files);
  if (files.every((file) => i18n.hasResourceBundle(language, file))) await i18n.changeLanguage(language);
  else wanted = i18n.language;
}

/** Fetches files of words, in the language of now and in each that follows. @throws where they cannot be fetched */
export async function loadWords(...files: readonly WordFile[]): Promise<void> {
  // What is asked for amid a change would come in the language of before.
  await changing;
  await i18n.loadNamespaces([...files]);
  const lacking = () => files.filter((file) => !i18n.hasResourceBundle(i18n.language, file));
  // i18next asks once only.
  if (lacking().length > 0) await i18n.reloadResources(i18n.language, lacking());
  if (lacking().length > 0) throw new Error(`no words ${lacking().join()} in ${i18n.language}`);
}

// English writes the names of things small within a sentence, which not every language does: its words say so, as in `{status, lower}`.
changing = changing.then(() =>
  i18n.services.formatter?.add('lower', (name, language) => String(name).toLocaleLowerCase(language)),
);

await loadWords('common');
