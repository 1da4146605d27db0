import { readAccessToken } from './lib/access-token.ts';
import { askAhead } from './lib/ahead.ts';
import { deviceTimeZone, readKeptPreferences, timeZoneIn } from './lib/kept-preferences.ts';
import { isAboutToExpire } from './lib/session-rules.ts';
import { readStored, readView } from './lib/session-storage.ts';
import { memoryRequests, opensUsually } from './resources/list/memory-requests.ts';
import { phone } from './ui/media.ts';

/** What the build knows of the first page after sign-in: its code, and what its list asks for. */
export interface FirstPage {
  /** The files every page needs, what stands around those behind sign-in, the list, and its rows where the window is wide. */
  files: Record<'first' | 'frame' | 'list' | 'grid', string[]>;
  /** The addresses that lead to the list. */
  addresses: string[];
  /** The entity of the list. */
  entity: string;
  /** The grants that decide which fields it has. */
  grants: string[];
  /** What it asks for while nobody chose anything, by role and grants. */
  bodies: string[];
  bodyOf: Record<string, number>;
}

declare global {
  /** Put in by the build. */
  const __FIRST_PAGE__: FirstPage;
}

/**
 * Runs before all other code of the page: where somebody is signed in it fetches the code of the page at once, not one file after the other has
 * named it, and asks for the rows of the first list meanwhile. Whatever it does not know is asked for later as if it had not run.
 */
function begin({ files, addresses, entity, grants, bodies, bodyOf }: FirstPage): void {
  const { accessToken, refreshToken } = readStored();
  if (accessToken === null && refreshToken === null) return;
  const isList = addresses.includes(location.pathname);
  const { first, frame, list, grid } = files;
  const rows = matchMedia(phone.slice('@media '.length)).matches ? [] : grid;
  for (const href of [...first, ...frame, ...(isList ? [...list, ...rows] : [])]) fetchFile(href);
  const user = readAccessToken(accessToken)?.user;
  // Nothing is asked by a token that is to be renewed, nor as somebody else, nor by who sees no list.
  const isAsking = isList && readView() === null && !isAboutToExpire(accessToken, Date.now());
  if (!isAsking || !user || user.mustChangePassword || user.isWaiting) return;

  const kept = readKeptPreferences();
  const timeZone = timeZoneIn(kept?.accountId === user.id ? kept.timeZone : user.timeZone) ?? deviceTimeZone();
  const asker = { authorization: `Bearer ${accessToken}`, timeZone };
  const { views, layouts } = memoryRequests(entity);
  for (const [method, path, body] of [views, layouts]) askAhead({ method, path, body, ...asker });

  const reader = `${user.role} ${grants.filter((grant) => user.grants.some((own) => own === grant)).join()}`;
  const body = bodies[bodyOf[reader] ?? -1];
  // An own layout, a view or an address that says something ask for something else.
  if (body !== undefined && location.search === '' && opensUsually(user.id, entity))
    askAhead({ method: 'POST', path: `/${entity}/get-grid`, body: JSON.parse(body), ...asker });
}

/** As the bundler's own code does it, which then finds it done. */
function fetchFile(href: string): void {
  const link = document.createElement('link');
  const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  Object.assign(link, { rel, crossOrigin: '', href });
  document.head.append(link);
}

try {
  begin(__FIRST_PAGE__);
} catch {
  // A browser that keeps nothing: the page comes without it.
}
