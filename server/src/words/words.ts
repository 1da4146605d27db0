import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RefusalCode, type RefusalParams, type Sentences, sentence } from '@mandate/contract/replies/refusals.ts';
import { fillText } from '@mandate/contract/texts/fill-text.ts';

type Params = Record<string, string | number>;

/** What the product says in one language. What the language has no words for is said in English. */
export interface Words {
  /** BCP 47, as its folder is called. */
  language: string;
  /** The word under a key, such as `list.yes`, with its parameters filled in; null where there is none. */
  at(key: string, params?: Params): string | null;
  /** The same for a key that has plural forms (`_one`, `_other`): the form this count takes. */
  counted(key: string, count: number, params?: Params): string | null;
  /** The texts under a key, such as `list`, by what follows it: `yes`. */
  under(key: string): ReadonlyMap<string, string>;
  /** The sentence of a refusal or an alert. */
  sentence(code: RefusalCode, params?: RefusalParams): string;
}

/** The languages of a folder of words. */
export interface Languages {
  /** The words of every language, English first. */
  all(): readonly Words[];
  /** The words of the language a tag names, or of the one it is a variety of; null where there are none: `de-CH` is said in `de`. */
  find(tag: string): Words | null;
}

interface Tree {
  [name: string]: string | Tree;
}

/**
 * Reads the words of the languages that have a folder here, each when it is first asked for. `error.json` has the sentences of refusals, every
 * other file some of the words.
 */
export function languagesIn(folder: string): Languages {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = ['en', ...folders.map(({ name }) => name).filter((name) => name !== 'en')];
  const known = new Map<string, Words>();

  function read(language: string): { words: Map<string, string>; sentences: Sentences } {
    const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'));
    const trees = new Map(files.map((name) => [name, JSON.parse(readFileSync(join(folder, language, name), 'utf8'))]));
    const sentences = trees.get('error.json') ?? {};
    trees.delete('error.json');
    return { words: new Map([...trees.values()].flatMap((tree) => flat(tree))), sentences };
  }

  function of(language: string): Words {
    const found = known.get(language);
    if (found) return found;
    const english = read('en');
    const own = language === 'en' ? english : read(language);
    const words = new Map([...english.words, ...own.words]);
    const made = wordsIn(language, words, { ...english.sentences, ...own.sentences });
    known.set(language, made);
    return made;
  }

  return {
    all: () => names.map(of),
    find(tag) {
      const wanted = [tag, tag.split('-')[0] ?? ''].map((each) => each.toLowerCase());
      const name = wanted.flatMap((each) => names.find((one) => one.toLowerCase() === each) ?? [])[0];
      return name === undefined ? null : of(name);
    },
  };
}

function wordsIn(language: string, words: ReadonlyMap<string, string>, sentences: Sentences): Words {
  const forms = new Intl.PluralRules(language);
  const at = (key: string, params: Params = {}) => {
    const text = words.get(key);
    return text === undefined ? null : fillText(text, language, (name) => String(params[name] ?? ''));
  };
  return {
    language,
    at,
    counted: (key, count, params) => at(`${key}_${forms.select(count)}`, params) ?? at(`${key}_other`, params),
    under: (key) =>
      new Map(
        [...words].flatMap(([path, text]) => (path.startsWith(`${key}.`) ? [[path.slice(key.length + 1), text]] : [])),
      ),
    sentence: (code, params) => sentence(code, params, language, sentences),
  };
}

function flat(tree: Tree, above = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, held]) =>
    typeof held === 'string' ? [[above + name, held] as [string, string]] : flat(held, `${above}${name}.`),
  );
}

const languages = languagesIn(join(import.meta.dirname, '../../../contract/src/locales'));

/** The words of the language a tag (BCP 47) names or is a variety of; null where the product has none. */
export const findWords = languages.find;

/** The words of every language, English first: what people bring from elsewhere may be in any. */
export const everyWords = languages.all;

/** The words of every language, one's own first. */
export function wordsOwnFirst(own: Words): readonly Words[] {
  return [own, ...everyWords().filter((words) => words !== own)];
}

/** The words of a person's language, else the English ones. */
export function wordsOf(language: string): Words {
  return findWords(language) ?? english;
}

/** What is said to nobody in particular: to whoever runs the product, and in what is written for programs. */
export const english = languages.find('en') as Words;
