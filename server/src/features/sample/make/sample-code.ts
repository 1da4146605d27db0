import { type NumberingFacts, numberedCode } from '@mandate/contract/parameters/numbering.ts';

/** What patterns of the sample may take from a record made on a day, `YYYY-MM-DD`; those of most registers take nothing. */
export function numberingFacts(today = ''): NumberingFacts {
  return { today, customerCode: '', fiscalYearStart: '01-01' };
}

/** The code of the so-many-th record under a pattern. */
export function sampleCode(pattern: string, number: number): string {
  return numberedCode(pattern, numberingFacts(), number);
}
