import type { Role } from '@mandate/contract/access/roles.ts';
import { matchPath } from 'react-router';
import { landing, paths, signedInPatterns } from './paths.ts';

/** What a protected page hands to the sign-in page as navigation state; never as part of an address. */
export interface RedirectState {
  redirectUrl: string;
  /** The role of somebody signed in whom the page turned away (decisions 3). */
  refusedRole?: Role;
}

/**
 * Where to go after sign-in.
 * @param state the navigation state as found, of any shape
 * @param origin the origin of the product, `https://host`
 * @param role of the person who signed in
 * @returns the earlier in-app address when it is safe, known and does not turn the role away, else the landing page
 */
export function redirectTarget(state: unknown, origin: string, role: Role): string {
  const url = urlIn(state);
  return url !== null && isSafe(url, origin) && !isRefused(url, origin, role) ? url : landing;
}

// The one page that turns people away by their role (specification, section 3); every other says in place what it does not show.
function isRefused(url: string, origin: string, role: Role): boolean {
  return role !== 'SA' && matchPath(paths.dashboard, new URL(url, origin).pathname) !== null;
}

/** Whether somebody with this role was sent to the sign-in page because a page is not for the role. */
export function isTurnedAway(state: unknown, role: Role): boolean {
  return typeof state === 'object' && state !== null && 'refusedRole' in state && state.refusedRole === role;
}

function urlIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('redirectUrl' in state)) return null;
  return typeof state.redirectUrl === 'string' ? state.redirectUrl : null;
}

// One slash and neither slash nor backslash after it, no control character anywhere (parsers drop tabs and line feeds,
// which turns "/<tab>/host" into "//host"), our own origin after parsing, and a page we know.
function isSafe(url: string, origin: string): boolean {
  if (url.length > 2000 || !/^\/(?![/\\])/.test(url)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
  if (/[\u0000-\u001F\u007F\\]/.test(url)) return false;
  const parsed = URL.canParse(url, origin) ? new URL(url, origin) : null;
  if (parsed === null || parsed.origin !== origin || !url.startsWith(parsed.pathname)) return false;
  return signedInPatterns.some((pattern) => matchPath(pattern, parsed.pathname) !== null);
}
