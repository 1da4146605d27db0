import { readFileSync } from 'node:fs';
import { markdownTable } from '../bench/report/markdown-table.ts';

/** A fault that is put into the product to see whether the tests find it: a piece of one line, and what stands there instead. */
export interface PlantedFault {
  /** The part of the product, such as `lists`. */
  area: string;
  /** What somebody would see, in a sentence without its full stop. */
  what: string;
  /** The file, from the root of the repository. */
  file: string;
  /** What stands in one line of the file and nowhere else in it. */
  line: string;
  /** What is put in its place; empty takes it away. */
  instead: string;
  /** The files of the suite that are to find it, or a folder of them. */
  tests: string[];
  /** A part of the names of the tests that are run of these files; all without it. */
  named?: string;
}

const root = new URL('../', import.meta.url);

/** The faults the suite is tried with. */
export const plantedFaults: readonly PlantedFault[] = JSON.parse(
  readFileSync(new URL('checks/planted-faults.json', root), 'utf8'),
);

/** Where a fault is planted. */
export function placeOf({ file }: PlantedFault): URL {
  return new URL(file, root);
}

/**
 * The text of a file with a fault in it.
 * @throws Error when what is replaced does not stand in one line, once
 */
export function withFault(text: string, { file, line, instead }: PlantedFault): string {
  const [before, after, ...others] = text.split(line);
  if (line === '' || line.includes('\n') || before === undefined || after === undefined || others.length > 0)
    throw new Error(`${file} does not hold once, in one line: ${line}`);
  return before + instead + after;
}

/** A fault and the names of the tests that failed with it. */
export interface FoundFault {
  fault: Pick<PlantedFault, 'area' | 'what' | 'file'>;
  foundBy: readonly string[];
}

/** The page that tells which test found which fault. */
export function faultsPage(found: readonly FoundFault[]): string {
  const missed = found.filter(({ foundBy }) => foundBy.length === 0).length;
  const rows = found.map(({ fault: { area, what, file }, foundBy }) => {
    const [first = '**nobody**', ...others] = foundBy;
    return [area, what, `\`${file}\``, others.length > 0 ? `${first}, and ${others.length} more` : first];
  });
  return [
    '# Faults the tests are tried with',
    '',
    'A suite that is green says nothing about what it would find. Each of these faults, a line of the product changed, is planted in turn;',
    'the tests that have to do with it are run, and the fault is taken out again. `npm run faults` does so and writes this page,',
    '`npm run faults -- <word>` tries those with the word and writes nothing. The faults stand in `checks/planted-faults.json`; a test of',
    'every run holds that each still fits its line.',
    '',
    `${found.length} faults, ${found.length - missed} found.`,
    '',
    markdownTable([['Of', 'Fault', 'Planted in', 'Found by'], ...rows]),
    '',
  ].join('\n');
}
