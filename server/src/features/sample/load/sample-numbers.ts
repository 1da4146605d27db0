import { counterScope, type NumberingFacts, numberedCode } from '@mandate/contract/parameters/numbering.ts';
import type { SampleRecord } from './store-records.ts';

/** How the codes of the sample are numbered, by the name of their register. */
export const samplePatterns = {
  customer: 'C{SEQ:5}',
  personnel: 'E{SEQ:4}',
  provider: 'S{SEQ:5}',
  service: 'SV{SEQ:4}',
  place: 'L{SEQ:4}',
  project: 'P{YY}-{SEQ:4}',
} as const;

/** What patterns of the sample may take from a record made on a day, `YYYY-MM-DD`; those of most registers take nothing. */
export function numberingFacts(today = ''): NumberingFacts {
  return { today, customerCode: '', typeCode: '', fiscalYearStart: '01-01' };
}

/** Projects, the eldest first, with the codes they have by the year they were made in, and the year they begin in their names. */
export function numberedByYear(projects: readonly SampleRecord[]): SampleRecord[] {
  const numbers = new Map<string, number>();
  return projects.map((record) => {
    const facts = numberingFacts(record.createdAt.slice(0, 10));
    const scope = counterScope(samplePatterns.project, facts);
    const number = (numbers.get(scope) ?? 0) + 1;
    numbers.set(scope, number);
    const name = String(record.values.name).replace('{YYYY}', String(record.values.startDate).slice(0, 4));
    return { ...record, values: { ...record.values, code: numberedCode(samplePatterns.project, facts, number), name } };
  });
}
