import type { Values } from '@mandate/contract/changes/merge.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { departments, jobTitles } from '../words/customer-words.ts';
import type { Region } from '../words/region.ts';
import { digitsFor, latinOf } from '../words/spelling.ts';
import type { Random } from './random.ts';

const most = 4;

/** Up to four people of a customer; one of them is the main contact. */
export function makeContacts(random: Random, region: Region, host: string, at: number): Values[] {
  const count = random.whole(0, most);
  const main = random.whole(0, Math.max(count - 1, 0));
  const met = new Set<string>();
  return Array.from({ length: count }, (_, place) => {
    let [firstName, lastName] = [random.pick(region.firstNames), random.pick(region.lastNames)];
    // Nobody of one firm is called as somebody else there.
    while (met.has(`${firstName} ${lastName}`)) [firstName, lastName] = [random.pick(region.firstNames), lastName];
    met.add(`${firstName} ${lastName}`);
    const mailbox = latinOf(lastName) || 'contact';
    return {
      id: uuidV7(at),
      firstName,
      lastName,
      jobTitle: random.chance(70) ? random.pick(jobTitles) : null,
      department: random.chance(50) ? random.pick(departments) : null,
      // Two people of one customer may share a family name, never an address.
      email: random.chance(85) ? `${mailbox}.${place + 1}@${host}` : null,
      phone: random.chance(60) ? digitsFor(random, random.pick(region.phones)) : null,
      mobile: null,
      isPrimary: place === main,
      notes: random.chance(8) ? 'Speaks English and French.' : null,
    };
  });
}
