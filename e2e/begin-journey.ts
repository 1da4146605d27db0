import type { Page } from '@playwright/test';
import { sampleEmails } from '../web/testing/sample-emails.ts';
import { password } from './setup/start-product.ts';

/** What somebody is signed in with. */
interface Session {
  accessToken: string;
  refreshToken: string;
}

/** What roles are signed in with at the product of this worker, until a journey does something to it, and since when, in ms. */
const kept = new Map<string, { session: Session; since: number }>();
/** Well before pages renew what they are signed in with. */
const mostKeptMs = 5 * 60_000;
/** The roles the journey has begun with: who signs in a second time has a session of their own. */
const begunWith = new Set<string>();

/** Calls that change or end the session they are made with. */
const spending = /^\/(token\/|(account|session)\/(?!get-|verify-account))/;

/** Keeps no session that a call of a journey spent. @param address of the call, whole or its path */
export function dropIfSpent(address: string): void {
  if (spending.test(new URL(address, 'http://here').pathname)) kept.clear();
}

/** Tells that another journey begins, which may have what an earlier one began with. */
export function beginJourney(): void {
  begunWith.clear();
}

/** A session of a role: one that is kept while it holds, since a password takes as long to check as a journey to press ten buttons. */
export async function sessionOf(page: Page, role: keyof typeof sampleEmails): Promise<Session> {
  const isFirst = !begunWith.has(role);
  begunWith.add(role);
  const known = isFirst ? kept.get(role) : undefined;
  if (known && Date.now() - known.since < mostKeptMs) {
    const headers = { Authorization: `Bearer ${known.session.accessToken}` };
    if ((await page.request.get('/notification/get-unread', { headers })).ok()) return known.session;
  }
  const data = { username: sampleEmails[role], password, rememberMe: true };
  const made = (await (await page.request.post('/account/verify-account', { data })).json()).data as Session;
  if (isFirst) kept.set(role, { session: made, since: Date.now() });
  return made;
}
