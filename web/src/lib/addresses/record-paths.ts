import type { RegisterName } from '@mandate/contract/registers.ts';
import { documentAddress, paths, type RecordPaths } from './paths.ts';

const byNoun = new Map<string, RecordPaths>(
  Object.values(paths).flatMap((pages) => (typeof pages === 'string' ? [] : [[pages.noun, pages]])),
);

/** The addresses of a kind of record, by the noun of its calls; undefined for kinds that have no pages of their own. */
export function recordPaths(noun: RegisterName): RecordPaths;
export function recordPaths(noun: string): RecordPaths | undefined;
export function recordPaths(noun: string): RecordPaths | undefined {
  return byNoun.get(noun);
}

/** Where a record of any kind is read; undefined for kinds that are read nowhere. */
export function recordAddress(noun: string, id: string): string | undefined {
  return noun === 'document' ? documentAddress(id) : recordPaths(noun)?.record(id);
}
