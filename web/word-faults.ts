import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What is wrong with the words of one language, each as `file key: why`. */
export interface WordFaults {
  /** What the product would say in English, or wrongly. */
  missing: string[];
  /** What is never said. */
  idle: string[];
}

const house = join(import.meta.dirname, '..');

/** The folders of words, each with a folder for each language. */
export const wordFolders = ['contract/src/locales', 'demo/src/locales'].map((folder) => join(house, folder));

/** Folders of sources, by the file of words a key is of where none is named before it, as in `demo:title`; `all` is any file of the product. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** The sources of the product. */
export const sources: Sources = {
  all: ['contract/src', 'server/src', 'web/src'].map((folder) => join(house, folder)),
  demo: [join(house, 'demo/src')],
};

type Words = { [name: string]: string | Words };

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The files of words in a folder of languages, by what the English ones are called, such as `common`. */
function filesIn(locales: string): string[] {
  return readdirSync(join(locales, 'en')).map((name) => basename(name, '.json'));
}

/** The words of one file of a language by their keys, such as `record.customer.one`. */
function wordsIn(locales: string, language: string, file: string): Map<string, string> {
  let words: Words = {};
  try {
    words = JSON.parse(readFileSync(join(locales, language, `${file}.json`), 'utf8')) as Words;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
  }
  const flat = new Map<string, string>();
  const walk = (of: Words, way: string) => {
    for (const [name, text] of Object.entries(of)) {
      if (typeof text === 'string') flat.set(way + name, text);
      else walk(text, `${way}${name}.`);
    }
  };
  walk(words, '');
  return flat;
}

function placeholdersOf(text: string): Set<string> {
  // How a value is written is each language's own: `{status, lower}`.
  return new Set([...text.matchAll(/\{([^},]*)[^}]*\}/g)].map(([, name = '']) => name.trim()));
}

/** What is counted: the keys that have forms, without their endings. */
function countedIn(words: ReadonlyMap<string, string>): Set<string> {
  const isCounted = (key: string) => words.has(`${key}_other`) || (words.has(`${key}_one`) && words.has(`${key}_many`));
  return new Set([...words.keys()].map((key) => key.replace(pluralForm, '')).filter(isCounted));
}

/**
 * Compares the words of a language with the English ones: what is missing, what is too much, whose placeholders differ, and which plural
 * forms the language needs (CLDR, by `Intl.PluralRules`) and does not have.
 * @param locales the folder with a folder for each language
 */
export function faultsOfLanguage(locales: string, language: string): WordFaults {
  const faults: WordFaults = { missing: [], idle: [] };
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const file of filesIn(locales)) {
    const english = wordsIn(locales, 'en', file);
    const own = wordsIn(locales, language, file);
    const counted = countedIn(english);
    const wanted = new Map<string, string[]>();
    for (const [key, text] of english) if (!counted.has(key.replace(pluralForm, ''))) wanted.set(key, [text]);
    // A form is filled as the same one in English, or as the one of many.
    for (const key of counted)
      for (const form of forms)
        wanted.set(
          `${key}_${form}`,
          [form, 'other', 'one'].flatMap((each) => english.get(`${key}_${each}`) ?? []).slice(0, 2),
        );
    for (const [key, texts] of wanted) {
      const said = own.get(key);
      const isForm = counted.has(key.replace(pluralForm, ''));
      if (said === undefined)
        faults.missing.push(`${file} ${key}: ${isForm ? 'this plural form is missing' : 'missing'}`);
      else if (!texts.some((text) => hasSame(said, text, isForm)))
        faults.missing.push(`${file} ${key}: other placeholders than in English`);
    }
    // A language may say nought in words of its own where its rules have no form for it.
    const isKnown = (key: string) => wanted.has(key) || (key.endsWith('_zero') && counted.has(key.slice(0, -5)));
    for (const key of own.keys()) if (!isKnown(key)) faults.idle.push(`${file} ${key}: not among the English words`);
  }
  return faults;
}

/** Whether two texts have the same placeholders; where things are counted, a form may leave the count out: "one day". */
function hasSame(one: string, other: string, mayLeaveCount: boolean): boolean {
  const [left, right] = [placeholdersOf(one), placeholdersOf(other)];
  if (mayLeaveCount) for (const names of [left, right]) names.delete('count');
  return left.size === right.size && [...left].every((name) => right.has(name));
}

/** The languages there are words of in any of the folders, English first. */
export function languagesIn(folders: readonly string[]): string[] {
  const entries = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true }));
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [...new Set(['en', ...names.sort()])];
}

/** The languages of the product that lack some of the words. */
export function incompleteLanguages(): string[] {
  const others = languagesIn(wordFolders).filter((language) => language !== 'en');
  return others.filter((language) =>
    wordFolders.some((locales) => faultsOfLanguage(locales, language).missing.length > 0),
  );
}

/**
 * Compares the English words with what the sources say by them: keys that are asked for and not there, and keys nothing names. A key that is
 * put together from parts counts as named by every template its parts fit.
 */
export function faultsOfEnglish(locales: string, sources: Sources): WordFaults {
  const faults: WordFaults = { missing: [], idle: [] };
  const english = new Map(filesIn(locales).map((file) => [file, wordsIn(locales, 'en', file)]));
  const literals = new Set<string>();
  const templates = new Set<string>();
  const asked = new Set<string>();
  for (const { text, usual } of textsOf(sources)) {
    for (const [, one = '', two = ''] of text.matchAll(/'(?:\w+:)?([\w.]+)'|"([\w.]+)"/g)) literals.add(one || two);
    for (const [, template = ''] of text.matchAll(/`(?:\w+:)?([\w.]*\$\{[^`]*)`/g)) templates.add(template);
    for (const [, way = ''] of text.matchAll(/\bwords\.(\w+(?:\.\w+)+)/g)) literals.add(way);
    // The name of a field of facts is a literal without quotes.
    for (const [, name = ''] of text.matchAll(/\b([a-z]\w+)\b(?=[:,(?\s}\])])/g)) literals.add(name);
    for (const [, file = usual, key = ''] of text.matchAll(/\bt\(\s*'(?:(\w+):)?(\w+(?:\.\w+)+)'/g))
      asked.add(`${file} ${key}`);
  }
  const patterns = [...templates].map(patternOf).filter((pattern) => pattern !== null);
  for (const [file, words] of english) {
    for (const key of countedIn(words))
      for (const form of ['one', 'other'])
        if (!words.has(`${key}_${form}`)) faults.missing.push(`${file} ${key}_${form}: this plural form is missing`);
    for (const key of words.keys()) {
      const steps = key.split('.');
      // A whole group may be asked for at once.
      const groups = steps.slice(1).map((_, place) => steps.slice(0, place + 1).join('.'));
      const names = [key, key.replace(/_\w+$/, ''), ...groups.filter((group) => group.includes('.'))];
      if (!names.some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name))))
        faults.idle.push(`${file} ${key}: named nowhere`);
    }
  }
  for (const each of asked) {
    const [file = '', key = ''] = each.split(' ');
    if (!english.has(file === 'all' ? 'common' : file)) continue;
    const files = file === 'all' ? [...english.values()] : [english.get(file)];
    if (!files.some((words) => words?.has(key) || words?.has(`${key}_other`)))
      faults.missing.push(`${each}: asked for, and not there`);
  }
  return faults;
}

/** What the sources say, tests apart. */
function textsOf(sources: Sources): { text: string; usual: string }[] {
  return Object.entries(sources).flatMap(([usual, folders]) => {
    const paths = folders.flatMap((cwd) => globSync('**/*.{ts,tsx}', { cwd }).map((path) => join(cwd, path)));
    const read = paths.filter((path) => !/\.test\.tsx?$/.test(path));
    return read.map((path) => ({ text: readFileSync(path, 'utf8'), usual }));
  });
}

/** The keys a template may come to; null for one that says nothing of words. */
function patternOf(template: string): RegExp | null {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (!/[a-z]\w+\.|\.\w+|_/.test(parts.join('\0')) || !parts.every((part) => /^[\w.]*$/.test(part))) return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
}
