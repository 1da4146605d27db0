import type { SessionUser } from '@mandate/contract/session.ts';
import { useSyncExternalStore } from 'react';
import { readAccessToken } from './access-token.ts';
import { i18n } from './i18n.ts';
import { NoConnection, send } from './reply.ts';
import { decideStart, isAboutToExpire, isExpired, refreshCall, refreshVerdict } from './session-rules.ts';
import { clearStored, onStoredElsewhere, readStored, type StoredSession, writeStored } from './session-storage.ts';
import { showError } from './toasts.ts';

/** Who is signed in. `left` says that the person signed out on purpose, so nothing has to be returned to. */
export type Session =
  | { status: 'uninitialised' }
  | { status: 'signedIn'; user: SessionUser }
  | { status: 'signedOut'; left: boolean };

/** What a refresh came to: a token to use, or why there is none. */
export type Freshness = { token: string } | { failed: 'refused' | 'unavailable' };

/** How long the person may read that the session ended before the sign-in page comes (specification, section 9). */
const sessionEndDelay = 2000;

let session: Session = { status: 'uninitialised' };
let clockOffset = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let refreshing: Promise<Freshness> | null = null;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function serverNow(): number {
  return Date.now() + clockOffset;
}

/** Who is signed in, as of now. */
export function currentSession(): Session {
  return session;
}

/** Calls back on every change of the session. @returns how to stop */
export function onSession(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Who is signed in; renders again when that changes. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession);
}

/** The signed-in person. @throws outside of pages that need sign-in */
export function useUser(): SessionUser {
  const now = useSession();
  if (now.status !== 'signedIn') throw new Error('nobody is signed in');
  return now.user;
}

/** The check at start; until it completes the session is `uninitialised`. */
export async function startSession(): Promise<void> {
  onStoredElsewhere(() => adopt(readStored()));
  const stored = readStored();
  const decision = decideStart(stored, serverNow());
  if (decision === 'refresh') {
    const freshness = await freshAccessToken();
    if ('failed' in freshness && freshness.failed === 'unavailable') showError(i18n.t('request.noConnection'));
  }
  adopt(readStored());
}

/**
 * Signs in with an email and a password.
 * @returns null on success, else the sentence to show
 */
export async function signIn(username: string, password: string, rememberMe: boolean): Promise<string | null> {
  try {
    const { envelope } = await send('POST', '/account/verify-account', { username, password, rememberMe }, {});
    if (envelope.result !== 'success') return envelope.errorMessage ?? i18n.t('serverError', { ns: 'error' });
    keep(envelope.data, { accessToken: null, refreshToken: null, rememberMe });
    return session.status === 'signedIn' ? null : i18n.t('serverError', { ns: 'error' });
  } catch (problem) {
    if (problem instanceof NoConnection) return i18n.t('request.noConnection');
    throw problem;
  }
}

/** Signs out here at once, and on the server as soon as it answers; a failing network does not keep anybody in. */
export async function signOut(): Promise<void> {
  const { accessToken, refreshToken } = readStored();
  clearStored();
  become({ status: 'signedOut', left: true });
  const headers: Record<string, string> = accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` };
  const body = refreshToken === null ? {} : { refreshToken };
  await send('POST', '/account/revoke-refresh-token', body, headers).catch(() => undefined);
}

/**
 * Ends a session the server no longer knows: after a delay in which its toast can be read, the sign-in page comes and
 * remembers the page shown now.
 */
export function endSession(): void {
  ending ??= setTimeout(() => {
    ending = undefined;
    clearStored();
    become({ status: 'signedOut', left: false });
  }, sessionEndDelay);
}

/**
 * A token that lives long enough for a call. At most one refresh is under way, in all tabs together.
 * @param refused a token the server has just refused: it is renewed however long it says to live
 */
export async function freshAccessToken(refused?: string): Promise<Freshness> {
  const usable = usableToken(refused);
  if (usable !== null) return { token: usable };
  refreshing ??= underLock(() => refresh(refused)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function usableToken(refused: string | undefined): string | null {
  const { accessToken } = readStored();
  return accessToken === null || accessToken === refused || isAboutToExpire(accessToken, serverNow())
    ? null
    : accessToken;
}

// Web Locks exist only where the page is secure; without them the server's grace for a twice-used token covers two tabs.
function underLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session-refresh', work) : work();
}

async function refresh(refused: string | undefined): Promise<Freshness> {
  const renewedElsewhere = usableToken(refused);
  if (renewedElsewhere !== null) return { token: renewedElsewhere };
  const stored = readStored();
  if (stored.refreshToken === null && stored.accessToken === null) return { failed: 'refused' };
  const { path, body } = refreshCall(stored);
  const reply = await send('POST', path, body, {}).catch((problem: unknown) => {
    if (problem instanceof NoConnection) return null;
    throw problem;
  });
  const verdict = reply === null ? 'unavailable' : refreshVerdict(reply);
  if (reply !== null && verdict === 'renewed') {
    const kept = keep(reply.envelope.data, stored);
    return kept === null ? { failed: 'unavailable' } : { token: kept };
  }
  if (reply !== null && verdict === 'refused') {
    showError(reply.envelope.errorMessage ?? i18n.t('sessionExpired', { ns: 'error' }));
    clearStored();
    return { failed: 'refused' };
  }
  const last = stored.accessToken;
  return last !== null && last !== refused && !isExpired(last, serverNow())
    ? { token: last }
    : { failed: 'unavailable' };
}

function keep(data: unknown, before: StoredSession): string | null {
  if (typeof data !== 'object' || data === null || !('accessToken' in data)) return null;
  const token = typeof data.accessToken === 'string' ? readAccessToken(data.accessToken) : null;
  if (token === null || typeof data.accessToken !== 'string') return null;
  const renewed = 'refreshToken' in data && typeof data.refreshToken === 'string' ? data.refreshToken : null;
  clockOffset = token.issuedAt - Date.now();
  clearTimeout(ending);
  ending = undefined;
  writeStored({
    accessToken: data.accessToken,
    refreshToken: renewed ?? before.refreshToken,
    rememberMe: before.rememberMe,
  });
  become({ status: 'signedIn', user: token.user });
  return data.accessToken;
}

// Another tab may have signed in, refreshed or signed out; somebody else's token replaces the person on the screen too.
function adopt(stored: StoredSession): void {
  const token = readAccessToken(stored.accessToken);
  if (token === null || isExpired(stored.accessToken, serverNow())) {
    if (session.status !== 'signedOut') become({ status: 'signedOut', left: false });
  } else {
    become({ status: 'signedIn', user: token.user });
  }
}
