import type { Role } from '@mandate/contract/access/roles.ts';
import { call } from '../calls/api.ts';
import { beginView } from './session.ts';

/**
 * Looks at the product as a role or as a person, in this tab, until it is stopped or the server ends it.
 * @throws {CallError} when the server refuses; it was shown
 */
export async function viewAs(whom: { role: Role } | { accountId: string }): Promise<void> {
  const { accessToken } = await call<{ accessToken: string }>('POST', '/session/view-as', whom, { loader: true });
  beginView(accessToken);
}
