import type { SessionUser } from '@mandate/contract/access/session.ts';
import { useSyncExternalStore } from 'react';
import { NoConnection, type Reply, send } from '../calls/reply.ts';
import { dismiss, showError, showInfo } from '../frame/show-success-and-errors.ts';
import { errorSentence } from '../i18n/error-sentence.ts';
import { i18n } from '../i18n/i18n.ts';
import { readAccessToken } from './access-token.ts';
import {
  clockDifference,
  decideStart,
  isAboutToExpire,
  isExpired,
  refreshCall,
  refreshVerdict,
} from './refresh-verdict.ts';
import {
  clearStored,
  onStoredElsewhere,
  readStored,
  readView,
  type StoredSession,
  storedElsewhere,
  tellLeaving,
  writeStored,
  writeView,
} from './stored-session.ts';

/**
 * Who is signed in. While the product is looked at as somebody else, `user` is who it shows itself to and `viewer` who
 * looks. `left` says that the person signed out on purpose, so nothing has to be returned to.
 */
export type Session =
  | { status: 'uninitialised' }
  | { status: 'signedIn'; user: SessionUser; viewer: SessionUser | null }
  | { status: 'signedOut'; left: boolean };

/** What a refresh came to: a token to use, or why there is none. */
export type Freshness = { token: string } | { failed: 'refused' | 'unavailable' | 'viewEnded' };

/** How long the person may read that the session ended before the sign-in page comes (specification, section 9). */
const sessionEndDelay = 2000;

/** How long, in milliseconds, what another tab stored may take to arrive here. */
const storageDelay = 250;

let session: Session = { status: 'uninitialised' };
let clockOffset = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
let refreshing: Promise<Freshness> | null = null;
let refreshingView: Promise<Freshness> | null = null;
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

/** Who looks at the product as somebody else; null when nobody does. */
export function useViewer(): SessionUser | null {
  const now = useSession();
  return now.status === 'signedIn' ? now.viewer : null;
}

/** The check at start; until it completes the session is `uninitialised`. */
export async function startSession(): Promise<void> {
  onStoredElsewhere((hasLeft) => adopt(readStored(), hasLeft));
  const stored = readStored();
  const decision = decideStart(stored, serverNow());
  if (decision === 'refresh') {
    let freshness = await freshAccessToken();
    if ('failed' in freshness && freshness.failed === 'viewEnded') freshness = await freshAccessToken();
    if ('failed' in freshness && freshness.failed === 'unavailable') showError(i18n.t('request.noConnection'));
  }
  adopt(readStored());
}

/**
 * Goes on as whom a reply signed in.
 * @param data what a sign-in replied (decisions 9.2)
 * @returns whether somebody is signed in by it
 */
export function enter(data: unknown, rememberMe: boolean): boolean {
  writeView(null);
  return keep(data, { accessToken: null, refreshToken: null, rememberMe }) !== null;
}

/** The server wants a new password before anything else. */
export function requireNewPassword(): void {
  if (session.status !== 'signedIn' || session.user.mustChangePassword) return;
  become({ ...session, user: { ...session.user, mustChangePassword: true } });
}

/** Looks at the product, in this tab, as whom a token says. */
export function beginView(token: string): void {
  look(token);
}

/** Looks at the product as oneself again, at once; the server is told. */
export async function stopView(): Promise<void> {
  const token = readView();
  look(null);
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  await send('POST', '/account/revoke-refresh-token', {}, headers).catch(() => undefined);
}

/** Signs out here at once, and on the server as soon as it answers; a failing network does not keep anybody in. */
export async function signOut(): Promise<void> {
  // Asked for by the frame of every page behind sign-in, so it is there; nobody waits long where it is not.
  const parting = await Promise.race([loadParting(), new Promise<null>((late) => setTimeout(late, 500, null))]);
  const { accessToken, refreshToken } = readStored();
  const own = readAccessToken(accessToken);
  tellLeaving();
  clearStored();
  become({ status: 'signedOut', left: true });
  const headers: Record<string, string> = accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` };
  // By now open forms have written down what they hold: it goes to the server while the session lasts, and leaves this browser.
  if (own !== null) await (parting ?? (await loadParting()))?.partWithDrafts(own.user.id, headers);
  const body = refreshToken === null ? {} : { refreshToken };
  await send('POST', '/account/revoke-refresh-token', body, headers).catch(() => undefined);
}

function loadParting() {
  return import('../drafts/part-with-drafts.ts').catch(() => null);
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

// Somebody signed in or refreshed meanwhile, here or in another tab: the end that was announced is not to come.
function stay(): void {
  clearTimeout(ending);
  ending = undefined;
}

/**
 * A token that lives long enough for a call: the one the product is looked at by, else the own one. At most one refresh
 * is under way, of the own one in all tabs together.
 * @param refused a token the server has just refused: it is renewed however long it says to live
 */
export async function freshAccessToken(refused?: string): Promise<Freshness> {
  const view = readView();
  const usable = usableToken(view ?? readStored().accessToken, refused);
  if (usable !== null) return { token: usable };
  const fresh = await (view === null ? refreshOnce(refused) : refreshViewOnce(view, refused));
  // A refresh that began before the refusal may have come to no more than the refused token.
  return 'token' in fresh && fresh.token === refused ? { failed: 'unavailable' } : fresh;
}

function refreshOnce(refused: string | undefined): Promise<Freshness> {
  refreshing ??= underLock((hasWaited) => refresh(refused, hasWaited)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function refreshViewOnce(view: string, refused: string | undefined): Promise<Freshness> {
  refreshingView ??= refreshView(view, refused).finally(() => {
    refreshingView = null;
  });
  return refreshingView;
}

function usableToken(accessToken: string | null, refused: string | undefined): string | null {
  return accessToken === null || accessToken === refused || isAboutToExpire(accessToken, serverNow())
    ? null
    : accessToken;
}

// Web Locks exist only where the page is secure; without them the server's grace for a twice-used token covers two tabs.
async function underLock<T extends object>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return work(false);
  const lock = 'session-refresh';
  const done = await navigator.locks.request(lock, { ifAvailable: true }, (held) => held && work(false));
  return done ?? navigator.locks.request(lock, () => work(true));
}

async function refresh(refused: string | undefined, hasWaited: boolean): Promise<Freshness> {
  // Tabs have processes of their own: what was stored under the lock may arrive after the lock has passed on.
  const isStale = usableToken(readStored().accessToken, refused) === null;
  if (hasWaited && isStale) await storedElsewhere(storageDelay);
  const stored = readStored();
  const renewedElsewhere = usableToken(stored.accessToken, refused);
  if (renewedElsewhere !== null) return { token: renewedElsewhere };
  if (stored.refreshToken === null && stored.accessToken === null) return { failed: 'refused' };
  const reply = await askForToken(stored);
  const verdict = reply === null ? 'unavailable' : refreshVerdict(reply);
  if (reply !== null && verdict === 'renewed') {
    const kept = keep(reply.envelope.data, stored);
    return kept === null ? { failed: 'unavailable' } : { token: kept };
  }
  if (reply !== null && verdict === 'refused') {
    showError(reply.envelope.errorMessage ?? (await errorSentence('sessionExpired')));
    clearStored();
    return { failed: 'refused' };
  }
  return lastResort(stored.accessToken, refused);
}

async function refreshView(view: string, refused: string | undefined): Promise<Freshness> {
  const reply = await askForToken({ accessToken: view, refreshToken: null, rememberMe: false });
  // Looking ended while its token was on the way: it stays ended.
  if (readView() !== view) return { failed: 'viewEnded' };
  const verdict = reply === null ? 'unavailable' : refreshVerdict(reply);
  if (verdict === 'unavailable') return lastResort(view, refused);
  const renewed = verdict === 'renewed' ? tokenIn(reply?.envelope.data) : null;
  look(renewed);
  if (renewed !== null) return { token: renewed };
  showInfo(i18n.t('view.ended'));
  return { failed: 'viewEnded' };
}

function askForToken(stored: StoredSession): Promise<Reply | null> {
  const { path, body } = refreshCall(stored);
  return send('POST', path, body, {}).catch((problem: unknown) => {
    if (problem instanceof NoConnection) return null;
    throw problem;
  });
}

function lastResort(last: string | null, refused: string | undefined): Freshness {
  return last !== null && last !== refused && !isExpired(last, serverNow())
    ? { token: last }
    : { failed: 'unavailable' };
}

function tokenIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('accessToken' in data)) return null;
  return typeof data.accessToken === 'string' && readAccessToken(data.accessToken) ? data.accessToken : null;
}

function keep(data: unknown, before: StoredSession): string | null {
  const accessToken = tokenIn(data);
  const token = readAccessToken(accessToken);
  if (accessToken === null || token === null) return null;
  const { refreshToken } = data as { refreshToken?: unknown };
  clockOffset = clockDifference(token.issuedAt, Date.now());
  stay();
  writeStored({
    accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : before.refreshToken,
    rememberMe: before.rememberMe,
  });
  show(token.user);
  return accessToken;
}

// The own token may have ended unused meanwhile; the next call renews it.
function look(token: string | null): void {
  writeView(token);
  const own = readAccessToken(readStored().accessToken);
  if (own !== null) show(own.user);
}

// Another tab may have signed in, refreshed or signed out; somebody else's token replaces the person on the screen too.
function adopt(stored: StoredSession, left = false): void {
  const token = readAccessToken(stored.accessToken);
  const isOver = readView() === null && isExpired(stored.accessToken, serverNow());
  if (token !== null && !isOver) {
    stay();
    show(token.user);
    return;
  }
  writeView(null);
  if (session.status === 'signedOut') return;
  const before = session.status === 'signedIn' ? (session.viewer ?? session.user) : null;
  become({ status: 'signedOut', left });
  if (left && before) void loadParting().then((parting) => parting?.partWithDrafts(before.id, null));
}

function show(own: SessionUser): void {
  // Whoever is signed in again need not be told to.
  if (session.status === 'signedOut')
    for (const code of ['sessionExpired', 'requestError'] as const) void errorSentence(code).then(dismiss);
  const before = session.status === 'signedIn' ? (session.viewer ?? session.user).id : own.id;
  if (before !== own.id) writeView(null);
  const viewed = readAccessToken(readView());
  become({ status: 'signedIn', user: viewed?.user ?? own, viewer: viewed && own });
}
