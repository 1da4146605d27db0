import type { Database } from '../../../database/database.ts';
import { refuse } from '../../../http/refusal.ts';
import { parameter } from '../../../records/read/parameter.ts';

/**
 * Refuses a sign-up that the parameters do not let in (decisions 3).
 * @throws Refusal signUpClosed where people come by invitation or not at all, signUpDomain for an address of another domain
 */
export async function checkSignUpMode(db: Database, address: string): Promise<void> {
  const mode = await parameter(db, 'security.signUpMode');
  if (mode === 'open') return;
  if (mode !== 'domain') refuse('signUpClosed');
  const allowed = (await parameter(db, 'security.allowedDomains')) as string[];
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (!allowed.some((each) => each.toLowerCase() === domain)) refuse('signUpDomain');
}
