import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong with the words of one language, each as `file key: why`. */
export interface WordFaults {
  /** What the product would say in English, or wrongly. */
  missing: string[];
  /** What is never said. */
  idle: string[];
}

type Words = { [name: string]: string | Words };

const files = ['common', 'error'] as const;
type File = (typeof files)[number];
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** The words of one file of a language by their keys, such as `record.customer.one`. */
function wordsIn(locales: string, language: string, file: File): Map<string, string> {
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
  return new Set([...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name));
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
  for (const file of files) {
    const english = wordsIn(locales, 'en', file);
    const own = wordsIn(locales, language, file);
    const counted = countedIn(english);
    const wanted = new Map<string, string>();
    for (const [key, text] of english) if (!counted.has(key.replace(pluralForm, ''))) wanted.set(key, text);
    for (const key of counted)
      for (const form of forms)
        wanted.set(`${key}_${form}`, english.get(`${key}_other`) ?? english.get(`${key}_one`) ?? '');
    for (const [key, text] of wanted) {
      const said = own.get(key);
      const isForm = counted.has(key.replace(pluralForm, ''));
      if (said === undefined)
        faults.missing.push(`${file} ${key}: ${isForm ? 'this plural form is missing' : 'missing'}`);
      else if (!hasSame(said, text, isForm)) faults.missing.push(`${file} ${key}: other placeholders than in English`);
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

/** The languages there are words of, English first. */
export function languagesIn(locales: string): string[] {
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    'en',
    ...folders
      .map(({ name }) => name)
      .filter((name) => name !== 'en')
      .sort(),
  ];
}

/**
 * Compares the English words with what the sources say by them: keys that are asked for and not there, and keys nothing names. A key that is
 * put together from parts counts as named by every template its parts fit.
 * @param sources folders of sources
 */
export function faultsOfEnglish(locales: string, sources: readonly string[]): WordFaults {
  const faults: WordFaults = { missing: [], idle: [] };
  const paths = sources.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((path) => join(folder, path)),
  );
  const texts = paths.filter((path) => !/\.test\.tsx?$/.test(path)).map((path) => readFileSync(path, 'utf8'));
  const literals = new Set<string>();
  const templates = new Set<string>();
  const asked = new Set<string>();
  for (const text of texts) {
    for (const [, one = '', two = ''] of text.matchAll(/'([\w.]+)'|"([\w.]+)"/g)) literals.add(one || two);
    for (const [, template = ''] of text.matchAll(/`([\w.]*\$\{[^`]*)`/g)) templates.add(template);
    for (const [, way = ''] of text.matchAll(/\bwords\.(\w+(?:\.\w+)+)/g)) literals.add(way);
    // The name of a field of facts is a literal without quotes.
    for (const [, name = ''] of text.matchAll(/\b([a-z]\w+)\b(?=[:,(?\s}\])])/g)) literals.add(name);
    for (const [, key = ''] of text.matchAll(/\bt\(\s*'(\w+(?:\.\w+)+)'/g)) asked.add(key);
  }
  const patterns = [...templates].map(patternOf).filter((pattern) => pattern !== null);
  const english = new Map(files.map((file) => [file, wordsIn(locales, 'en', file)]));
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
  const common = english.get('common') ?? new Map();
  for (const key of asked)
    if (!common.has(key) && !common.has(`${key}_other`)) faults.missing.push(`common ${key}: asked for, and not there`);
  return faults;
}

/** The keys a template may come to; null for one that says nothing of words. */
function patternOf(template: string): RegExp | null {
  const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  if (!/[a-z]\w+\.|\.\w+|_/.test(parts.join('\0')) || !parts.every((part) => /^[\w.]*$/.test(part))) return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
}
