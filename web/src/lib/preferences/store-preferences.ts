import { CallError } from '../calls/call.ts';
import { type OwnAccount, readOwnAccount, storePreference } from '../session/own-account.ts';
import type { Preferences } from './preferences.ts';

type Chosen = Partial<Preferences>;

// What was chosen and is not on the account yet; it outlives the page.
const storageKey = 'mandate-unkept-preferences';
/** How long somebody goes on choosing before it is kept, and how long after a failure it is tried again, in milliseconds. */
const [pause, patience] = [500, 30_000];

let timer: ReturnType<typeof setTimeout> | undefined;
let heard: ((account: OwnAccount) => void) | undefined;

/**
 * Keeps preferences chosen in passing on the account, quietly, a moment after the last choice. Without a network they hold on this device
 * and are tried again.
 * @param kept told the account as it is stored then
 */
export function storePreferences(accountId: string, chosen: Chosen, kept: (account: OwnAccount) => void): void {
  heard = kept;
  localStorage.setItem(storageKey, JSON.stringify({ accountId, chosen: { ...unstoredOf(accountId), ...chosen } }));
  wait(accountId, pause);
}

/** The own account as it is to be from now on: as it is stored, and over it what was chosen here and could not be kept. @throws {CallError} */
export async function readOwnChoices(accountId: string): Promise<OwnAccount> {
  const account = await readOwnAccount(accountId);
  const unkept = unstoredOf(accountId);
  if (Object.keys(unkept).length > 0) wait(accountId, pause);
  return { ...account, ...unkept };
}

function wait(accountId: string, time: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keep(accountId), time);
}

async function keep(accountId: string): Promise<void> {
  const chosen = unstoredOf(accountId);
  if (Object.keys(chosen).length === 0) return;
  const sent = localStorage.getItem(storageKey);
  try {
    const account = await storePreference(accountId, chosen);
    // Something else was chosen meanwhile: it is kept after this.
    if (localStorage.getItem(storageKey) !== sent) return wait(accountId, pause);
    localStorage.removeItem(storageKey);
    heard?.(account);
  } catch (error) {
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
    // What is refused now is refused again.
    if (isRefused && localStorage.getItem(storageKey) === sent) localStorage.removeItem(storageKey);
    else wait(accountId, patience);
  }
}

function unstoredOf(accountId: string): Chosen {
  try {
    const unkept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as {
      accountId: string;
      chosen: Chosen;
    } | null;
    return unkept?.accountId === accountId ? unkept.chosen : {};
  } catch {
    return {};
  }
}
