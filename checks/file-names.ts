import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the check found: how many files give something, and a sentence for each one that is not named after it. */
export interface FileNames {
  readonly files: number;
  readonly misnamed: readonly string[];
}

/** Files whose names somebody else decides, with the reason. */
const namedByOthers: readonly { readonly file: RegExp; readonly reason: string }[] = [
  { file: /\.(?:test|screen|spec)\.tsx?$/, reason: 'is named after what it tests' },
  { file: /\.d\.ts$/, reason: 'declares what somebody else made' },
  { file: /(?:^|\/)(?:[\w-]+\.)?config(?:\.\w+)?\.ts$/, reason: 'is looked for by a tool under this name' },
];

/**
 * Compares the name of every TypeScript file of the project with what the file exports. A file that exports nothing is
 * a program, and may be called anything.
 */
export function checkFileNames(project: string): FileNames {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    {
      cwd: project,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const giving = listed
    .split('\0')
    .filter((file) => file !== '' && !namedByOthers.some(({ file: others }) => others.test(file)))
    .filter((file) => existsSync(join(project, file)))
    .map((file) => ({ file, given: givenBy(readFileSync(join(project, file), 'utf8')) }))
    .filter(({ given }) => given.length > 0);
  return {
    files: giving.length,
    misnamed: giving
      .filter(({ file, given }) => !isNamedAfter(file, given))
      .map(({ file, given }) => `${file} gives ${given.map(({ name }) => name).join(', ')}: name it after that.`),
  };
}

interface Given {
  readonly name: string;
  /** It is there when the program runs, which a type is not. */
  readonly isValue: boolean;
}

const declared =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(const|let|function\*?|class|type|interface|enum) +([A-Za-z_$][\w$]*)/gm;
const listedNames = /^export (type |const )?\{([^}]*)\}/gm;

/** Everything a source text exports under a name. */
export function givenBy(source: string): Given[] {
  const given = [...source.matchAll(declared)].map(([, kind = '', name = '']) => ({
    name,
    isValue: kind !== 'type' && kind !== 'interface',
  }));
  for (const [, kind = '', names = ''] of source.matchAll(listedNames)) {
    for (const entry of names.split(',')) {
      const name =
        entry
          .split(/\sas\s|:/)
          .at(-1)
          ?.trim() ?? '';
      const bare = name.replace(/^type /, '');
      if (bare !== '') given.push({ name: bare, isValue: kind !== 'type ' && bare === name });
    }
  }
  return given;
}

/**
 * Whether a file is named after what it gives. It is when its name
 *
 * - is the name of something it exports, singular or plural, where words that its folders say already may be left out
 *   or repeated on either side (`accounts/routes.ts` gives `accountRoutes`, `fields/field-color.tsx` gives `Color`), or
 * - is made of words that stand in the names of several things it exports or in its folders' names, at least one of
 *   them in an export; forms of a word count as one (`sealed-frames.ts` gives `sealFrames` and `openFrames`), and
 *   `and` may join them (`insert-and-update.ts` gives `insertRecord` and `updateRecord`).
 */
export function isNamedAfter(file: string, given: readonly Given[]): boolean {
  const fileWords = wordsIn(basename(file).replace(/\.tsx?$/, ''));
  const folderWords = new Set(dirname(file).split('/').flatMap(wordsIn));
  const isExact = given.some(({ name }) => isSameBut(folderWords, fileWords, wordsIn(name)));
  if (isExact || given.filter(({ isValue }) => isValue).length === 1) return isExact;
  const exportStems = new Set(given.flatMap(({ name }) => wordsIn(name)).map(stem));
  const folderStems = new Set([...folderWords].map(stem));
  const stems = fileWords.filter((word) => word !== 'and').map(stem);
  return (
    stems.every((word) => exportStems.has(word) || folderStems.has(word)) && stems.some((word) => exportStems.has(word))
  );
}

/** The words of a name in camel or kebab case, each in the singular. */
function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(?=\d)|(\d)(?=[A-Za-z])/g, '$1$2-')
    .toLowerCase()
    .split(/[-_.$]+/)
    .filter((word) => word !== '')
    .map(singular);
}

function singular(word: string): string {
  if (word === 'people') return 'person';
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/s$/, '');
}

/** What the forms of a word have in common: `store`, `stored` and `storing`. */
function stem(word: string): string {
  const bare = word.length > 4 ? word.replace(/ied$/, 'y').replace(/(?:ing|ed)$/, '') : word;
  return bare.replace(/e$/, '').replace(/([^aeiousl])\1$/, '$1');
}

/** Whether two names are the same apart from words at their ends that the folders say. */
function isSameBut(folderWords: ReadonlySet<string>, one: readonly string[], other: readonly string[]): boolean {
  const shortened = new Set(withoutEnds(folderWords, other));
  return withoutEnds(folderWords, one).some((name) => name !== '' && shortened.has(name));
}

/** A name, and what is left of it without one or more words at its ends that the folders say. */
function withoutEnds(folderWords: ReadonlySet<string>, words: readonly string[]): string[] {
  const names: string[] = [];
  for (let start = 0; start < words.length; start++) {
    if (start > 0 && !folderWords.has(words[start - 1] ?? '')) break;
    for (let end = words.length; end > start; end--) {
      if (end < words.length && !folderWords.has(words[end] ?? '')) break;
      names.push(words.slice(start, end).join('-'));
    }
  }
  return names;
}
