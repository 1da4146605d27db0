import { entityNamed } from '@mandate/contract/known-entities.ts';
import { ratesAsRead } from './rates-as-read.ts';
import { recordName } from './record-words.ts';

/** What a record of which no more than its name is known is called in sentences; files, which people named, stay as these wrote them. */
export function nameAsRead(noun: string, name: string): string {
  const entity = entityNamed(noun);
  if (noun === 'rate') return ratesAsRead(name);
  const hasDays = Object.values(entity.fields).some(({ kind }) => kind === 'date');
  return hasDays ? recordName(entity, { [entity.label]: name }) : name;
}
