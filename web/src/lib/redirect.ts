import { matchPath } from 'react-router';
import { landing, signedInPatterns } from './paths.ts';

/** What a protected page hands to the sign-in page as navigation state; never as part of an address. */
export interface RedirectState {
  redirectUrl: string;
}

/**
 * Where to go after sign-in.
 * @param state the navigation state as found, of any shape
 * @param origin the origin of the product, `https://host`
 * @returns the earlier in-app address when it is safe and known, else the landing page
 */
export function redirectTarget(state: unknown, origin: string): string {
  const url = urlIn(state);
  return url !== null && isSafe(url, origin) ? url : landing;
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
