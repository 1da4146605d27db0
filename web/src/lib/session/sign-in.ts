import { callPublicly, type Refusal } from '../calls/call-publicly.ts';
import { errorSentence } from '../i18n/error-sentence.ts';
import { enter } from './session.ts';

/**
 * Signs in with an email and a password.
 * @returns null on success, else why not
 */
export function signIn(username: string, password: string, rememberMe: boolean): Promise<Refusal | null> {
  return signInBy('/account/verify-account', { username, password, rememberMe }, rememberMe);
}

/**
 * Registers a person, who is signed in and remembered by it (decisions 9.2).
 * @param fullName what the call names `username`
 * @returns null on success, else why not
 */
export function signUp(fullName: string, email: string, password: string): Promise<Refusal | null> {
  return signInBy('/api/auth/register', { email, username: fullName, password }, true);
}

async function signInBy(path: string, body: unknown, rememberMe: boolean): Promise<Refusal | null> {
  const reply = await callPublicly('POST', path, body);
  if ('refusal' in reply) return reply.refusal;
  if (enter(reply.data, rememberMe)) return null;
  return { text: await errorSentence('serverError'), code: null, fieldErrors: [], requestId: '' };
}
