import type { RegisterName } from '@mandate/contract/registers.ts';
import { paths, type RecordPaths } from './paths.ts';

const byNoun = new Map<string, RecordPaths>(
  Object.values(paths).flatMap((pages) => (typeof pages === 'string' ? [] : [[pages.noun, pages]])),
);

/** The addresses of a kind of record, by the noun of its calls; undefined for kinds that have no pages of their own. */
export function recordPaths(noun: RegisterName): RecordPaths;
export function recordPaths(noun: string): RecordPaths | undefined;
export function recordPaths(noun: string): RecordPaths | undefined {
  return byNoun.get(noun);
}
