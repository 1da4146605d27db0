import { call } from '../calls/call.ts';
import type { Preferences } from '../preferences/preferences.ts';
import { freshAccessToken } from './session.ts';
import { readStored } from './stored-session.ts';

/** The own account as replies carry it. */
export interface OwnAccount extends Preferences {
  id: string;
  version: number;
  fullName: string;
  email: string;
  role: string;
  personnel: { id: string; label: string } | null;
}

/** Reads the own account, quietly. @throws {CallError} */
export function readOwnAccount(id: string): Promise<OwnAccount> {
  return call<OwnAccount>('GET', `/account/get-by-id/${id}`, undefined, { quiet: true });
}

/** Keeps a preference chosen in passing, quietly. @returns the account as it is stored now @throws {CallError} */
export async function storePreference(id: string, chosen: Partial<Preferences>): Promise<OwnAccount> {
  const { version } = await readOwnAccount(id);
  return call<OwnAccount>('POST', '/account/save', { id, version, ...chosen }, { quiet: true });
}

/** Asks for a token that says who the person is by now, after the own name changed. */
export async function renewOwnToken(): Promise<void> {
  const { accessToken } = readStored();
  if (accessToken !== null) await freshAccessToken(accessToken);
}
