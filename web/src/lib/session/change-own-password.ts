import { CallError, call } from '../calls/call.ts';
import type { Refusal } from '../calls/call-publicly.ts';
import { enter } from './session.ts';
import { readStored } from './stored-session.ts';

/**
 * Changes the own password. Every session of the account ends by it, and this one goes on with fresh tokens (decisions 9.2).
 * @returns null on success, else why not
 */
export async function changeOwnPassword(currentPassword: string, newPassword: string): Promise<Refusal | null> {
  try {
    const body = { currentPassword, newPassword };
    const data = await call('PUT', '/account/reset-password', body, { quiet: true });
    enter(data, readStored().rememberMe);
    return null;
  } catch (problem) {
    if (!(problem instanceof CallError)) throw problem;
    const { message: text, code, fieldErrors, requestId } = problem;
    return { text, code, fieldErrors, requestId };
  }
}
