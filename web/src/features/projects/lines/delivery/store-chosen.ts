import { isId } from '@mandate/contract/facts/fields.ts';
import { storeRecentChoice } from '../../../../lib/preferences/recent-choices.ts';
import type { EditLine } from '../edit-line.ts';

const nouns = { serviceId: 'service', personnelId: 'personnel', providerId: 'provider' } as const;

/** Remembers the service and the deliverer that were chosen for a line, to be offered first the next time. */
export function storeChosen(userId: string, line: EditLine, before: EditLine): void {
  for (const field of ['serviceId', 'personnelId', 'providerId'] as const) {
    const id = line[field];
    if (id !== null && isId(id) && id !== before[field]) storeRecentChoice(userId, nouns[field], id);
  }
}
