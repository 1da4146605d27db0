import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Words } from '../../../words/words.ts';

/** What sentences about time are filled with, in the words of who reads them: a status by its name, a month as `March 2026`. */
export function toldParams(words: Words, params: Record<string, string>): RefusalParams {
  const told: RefusalParams = { ...params };
  if (params.status !== undefined) told.status = words.at(`choice.project.status.${params.status}`) ?? params.status;
  if (params.month !== undefined) told.month = monthText(words.language, params.month);
  return told;
}

/** A month as people write it. @param month `YYYY-MM` */
function monthText(language: string, month: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
