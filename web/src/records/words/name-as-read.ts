import { entityNamed } from '@mandate/contract/known-entities.ts';
import { recordName } from './record-words.ts';

/** What a record of which no more than its name is known is called in sentences; what people called themselves stays as they wrote it. */
export function nameAsRead(noun: string, name: string): string {
  const entity = entityNamed(noun);
  return recordName(entity, { [entity.label]: name });
}
