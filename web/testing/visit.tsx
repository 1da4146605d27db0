// First, as in the product: before any schema is made.
import '../src/lib/code/zod-without-eval.ts';
import '../src/app/base.css';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { expect, inject } from 'vitest';
import type { Locator } from 'vitest/browser';
import { followPreferences } from '../src/app/follow-preferences.ts';
import { Providers } from '../src/app/providers.tsx';
import { queryClient } from '../src/app/query-client.ts';
import { router } from '../src/app/router.tsx';
import { enter } from '../src/lib/session/session.ts';
import '../src/ui/media/whole-media-rules.ts';
import { notePageShown } from '../src/ui/page/page-shown.ts';
import { sampleEmails } from './sample-emails.ts';

type Role = keyof typeof sampleEmails;
/** Somebody of the sample firm by the role, or who was made for a test by the email address. */
type Who = Role | `${string}@${string}`;

interface SignIn {
  accessToken: string;
  refreshToken: string;
}

/** What people are signed in with, and since when, in ms. */
const signIns = new Map<Who, { made: Promise<SignIn>; since: number }>();
/** Well before pages renew what they are signed in with: a machine may take an hour for all tests. */
const mostKeptMs = 5 * 60_000;
let shown: { who: Who; root: Root; place: HTMLElement } | null = null;

followPreferences();

/**
 * Shows the product at an address, as somebody of the sample firm sees it. Called again it goes on from there as a link within it does; as
 * somebody else it starts again.
 * @param address path and query
 * @param who without one whoever sees it now, or an SA
 */
export async function visit(address: string, who: Who = shown?.who ?? 'SA'): Promise<void> {
  if (shown?.who === who) {
    // At once: nobody types into a page that is about to go.
    await router.navigate(address, { flushSync: true });
    return settled();
  }
  // Nobody is without a sign-in meanwhile: what the page before still asks for would be told to sign in again.
  const signIn = await signedIn(who);
  leave();
  enter(signIn, true);
  await router.navigate(address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  shown = { who, root, place };
  root.render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  notePageShown();
  await settled();
}

/** Goes away within the product and comes back to the address as it is now, which shows what the address or the server keeps. */
export async function comeBack(): Promise<void> {
  const address = `${location.pathname}${location.search}`;
  await visit('/home/profile');
  await visit(address);
}

/** Waits until the screen has what it asked for: what comes late moves what a test is about to press. */
async function settled(): Promise<void> {
  let looks = 0;
  const restsFor = () => {
    const isThere = document.querySelector('h1') !== null && queryClient.isFetching() === 0;
    looks = isThere ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(restsFor, { interval: 20 }).toBeGreaterThanOrEqual(3);
}

/** Makes a call as who sees the screen, or an SA, for what a test arranges beside it. @throws Error with what was wrong */
export async function call<Data>(
  method: string,
  path: string,
  body?: unknown,
  who: Who = shown?.who ?? 'SA',
): Promise<Data> {
  const { accessToken } = await signedIn(who);
  return ask<Data>(method, path, body, { Authorization: `Bearer ${accessToken}` });
}

/**
 * Makes somebody whom no other test meets, who sees the lists as the product shows them first.
 * @param language that they read the product in
 */
export async function newcomer(role: Role, language = 'en'): Promise<Who> {
  const email: Who = `${crypto.randomUUID()}@mandate.example`;
  // Whose sign-in is older is asked for the password first: all tests share one.
  await call('POST', '/account/confirm-password', { password: inject('password') }, 'SA');
  const account = { fullName: `New ${role}`, email, role, language, password: inject('password') };
  await call('POST', '/account/save', account, 'SA');
  return email;
}

/** What stands in each of the elements that are found now. */
export function textsOf(found: Locator): string[] {
  return found.elements().map(({ textContent }) => textContent ?? '');
}

/** The sign-in of somebody, kept over many tests: making the hash of a password takes longer than most of them. */
function signedIn(who: Who): Promise<SignIn> {
  const known = signIns.get(who);
  if (known && Date.now() - known.since < mostKeptMs) return known.made;
  const username = who.includes('@') ? who : sampleEmails[who as Role];
  const body = { username, password: inject('password'), rememberMe: true };
  const made = ask<SignIn>('POST', '/account/verify-account', body);
  signIns.set(who, { made, since: Date.now() });
  return made;
}

async function ask<Data>(method: string, path: string, body: unknown, headers: object = {}): Promise<Data> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  // As the product does: around midnight it is another day elsewhere.
  const zone = { 'X-Time-Zone': deviceTimeZone() };
  const reply = await fetch(path, { method, headers: { ...headers, ...type, ...zone }, ...sent });
  const { result, data, errorMessage } = await reply.json();
  if (result !== 'success') throw new Error(`${method} ${path}: ${errorMessage} ${JSON.stringify(data)}`);
  return data as Data;
}

/** Takes away what is shown, and what this browser keeps of it. */
export function leave(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = null;
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
}
