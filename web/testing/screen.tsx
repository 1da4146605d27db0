// First, as in the product: before any schema is made.
import '../src/lib/zod-without-eval.ts';
import '../src/app/base.css';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { inject } from 'vitest';
import type { Locator } from 'vitest/browser';
import { followPreferences } from '../src/app/follow-preferences.ts';
import { Providers } from '../src/app/providers.tsx';
import { queryClient } from '../src/app/query-client.ts';
import { router } from '../src/app/router.tsx';
import { enter } from '../src/lib/session.ts';
import { notePageShown } from '../src/ui/page-shown.ts';

/** The roles of the sample firm and the addresses of their accounts. */
const emails = {
  SA: 'sa@mandate.example',
  ADMIN: 'admin@mandate.example',
  EDITOR: 'editor@mandate.example',
  GUEST: 'guest@mandate.example',
} as const;

type Role = keyof typeof emails;

interface SignIn {
  accessToken: string;
  refreshToken: string;
}

const signIns = new Map<Role, Promise<SignIn>>();
let shown: { role: Role; root: Root; place: HTMLElement } | null = null;

followPreferences();

/**
 * Shows the product at an address, as somebody of the sample firm sees it. Called again it goes on from there as a link within it does; as
 * somebody else it begins anew.
 * @param address path and query
 * @param role without one whoever sees it now, or an SA
 */
export async function visit(address: string, role: Role = shown?.role ?? 'SA'): Promise<void> {
  if (shown?.role === role) return router.navigate(address);
  leave();
  enter(await signedIn(role), true);
  await router.navigate(address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  shown = { role, root, place };
  root.render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  notePageShown();
}

/** Makes a call as who sees the screen, or an SA, for what a test arranges beside it. @throws Error with what was wrong */
export async function call<Data>(
  method: string,
  path: string,
  body?: unknown,
  role: Role = shown?.role ?? 'SA',
): Promise<Data> {
  const { accessToken } = await signedIn(role);
  return ask<Data>(method, path, body, { Authorization: `Bearer ${accessToken}` });
}

/** What stands in each of the elements that are found now. */
export function textsOf(found: Locator): string[] {
  return found.elements().map(({ textContent }) => textContent ?? '');
}

/** The sign-in of a role, the first of which lasts for all tests: making the hash of a password takes longer than most of them. */
function signedIn(role: Role): Promise<SignIn> {
  const known = signIns.get(role);
  if (known) return known;
  const body = { username: emails[role], password: inject('password'), rememberMe: true };
  const made = ask<SignIn>('POST', '/account/verify-account', body);
  signIns.set(role, made);
  return made;
}

async function ask<Data>(method: string, path: string, body: unknown, headers: object = {}): Promise<Data> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const reply = await fetch(path, { method, headers: { ...headers, ...type }, ...sent });
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
