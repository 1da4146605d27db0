import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { askAhead } from './lib/calls/ahead.ts';
import { firstLanguage } from './lib/i18n/first-language.ts';
import { readStoredPreferences, timeZoneIn } from './lib/preferences/stored-preferences.ts';
import { readAccessToken } from './lib/session/access-token.ts';
import { isAboutToExpire } from './lib/session/refresh-verdict.ts';
import { readStored, readView } from './lib/session/stored-session.ts';
import { memoryRequests, opensUsually } from './list/views/memory-requests.ts';
import { phone } from './ui/media/phone.ts';

/** What the build knows of the first page after sign-in: its code, and what its list asks for. */
export interface FirstScriptPage {
  /** The files every page needs, what stands around those behind sign-in, the list, and its rows where the window is wide. */
  files: Record<'first' | 'frame' | 'list' | 'grid', string[]>;
  /** By language the files of the words every page needs, of those before the sign-in, and of those around pages behind it. */
  words: Record<string, Record<'first' | 'session' | 'frame', string[]>>;
  /** The file of the Latin letters; every other script of the font is fetched when it is met. */
  font: string;
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
  const __FIRST_PAGE__: FirstScriptPage;
}

/**
 * Runs before all other code of the page: where somebody is signed in it fetches the code of the page at once, not one file after the other has
 * named it, and asks for the rows of the first list meanwhile; the letters come last. Whatever it does not know is asked for later as if it had
 * not run.
 */
function begin({ files, words, font, addresses, entity, grants, bodies, bodyOf }: FirstScriptPage): void {
  const { accessToken, refreshToken } = readStored();
  const isList = addresses.includes(location.pathname);
  const { first, frame, list, grid } = files;
  const language = firstLanguage(Object.keys(words));
  const said = words[language];
  // A browser has few lines to a server: what is needed first is asked for first, and replies come while code is read.
  const isKnown = accessToken !== null || refreshToken !== null;
  if (isKnown) {
    const rows = matchMedia(phone.slice('@media '.length)).matches ? [] : grid;
    for (const href of [...first, ...frame, ...(isList ? [...list, ...rows] : [])]) fetchFile(href);
  }
  if (said) for (const href of [...said.first, ...(isKnown ? said.frame : said.session)]) fetchFile(href);
  if (isList) ask();
  fetchFile(font);

  function ask(): void {
    const user = readAccessToken(accessToken)?.user;
    // Nothing is asked by a token that is to be renewed, nor as somebody else, nor by who sees no list.
    if (!user || readView() !== null || isAboutToExpire(accessToken, Date.now())) return;
    if (user.mustChangePassword || user.isWaiting) return;
    const kept = readStoredPreferences();
    const timeZone = timeZoneIn(kept?.accountId === user.id ? kept.timeZone : user.timeZone) ?? deviceTimeZone();
    const asker = { authorization: `Bearer ${accessToken}`, timeZone, language };
    const reader = `${user.role} ${grants.filter((grant) => user.grants.some((own) => own === grant)).join()}`;
    const body = bodies[bodyOf[reader] ?? -1];
    // An own layout, a view or an address that says something ask for something else.
    if (body !== undefined && location.search === '' && opensUsually(user.id, entity))
      askAhead({ method: 'POST', path: `/${entity}/get-grid`, body: JSON.parse(body), ...asker });
    const { views, layouts } = memoryRequests(entity);
    for (const [method, path, asked] of [views, layouts]) askAhead({ method, path, body: asked, ...asker });
  }
}

/** Fetches a file of the build, code and styles as the bundler's own code does it, which then finds it done. */
function fetchFile(href: string): void {
  const link = document.createElement('link');
  if (href.endsWith('.css')) link.rel = 'stylesheet';
  else if (href.endsWith('.js')) link.rel = 'modulepreload';
  else Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2' });
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

try {
  begin(__FIRST_PAGE__);
} catch {
  // A browser that keeps nothing: the page comes without it.
}
