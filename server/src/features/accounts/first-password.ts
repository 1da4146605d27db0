import { setPasswordSchema } from '@mandate/contract/access/session.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sent } from '../../records/write/read-body.ts';
import type { AccountSessions } from './account-sessions.ts';

/** A body of a save, and the password that came with it. */
export interface Taken {
  body: unknown;
  /** Undefined when none was sent. */
  password: unknown;
}

/** The first password of a new account. */
export interface FirstPassword {
  /** What to store; null for who is invited to choose one. */
  hash: string | null;
  errors: FieldError[];
}

/** No password came along. */
export const noPassword: FirstPassword = { hash: null, errors: [] };

const passwordSchema = setPasswordSchema.pick({ password: true });

/** Takes the password off a body that creates. It is no field: so it comes neither into a fingerprint nor into the history. */
export function takePassword(body: unknown): Taken {
  if (typeof body !== 'object' || body === null || !('password' in body)) return { body, password: undefined };
  const { password, ...rest } = body;
  const isBlank = password === null || password === '';
  return { body: rest, password: isBlank ? undefined : password };
}

/** Makes what is stored of a password, unless it is too weak. */
export async function firstPassword(keeping: AccountSessions, password: unknown, sent: Sent): Promise<FirstPassword> {
  if (password === undefined) return noPassword;
  const read = passwordSchema.safeParse({ password }, { reportInput: true });
  if (!read.success) return { hash: null, errors: fieldErrorsOf(read.error) };
  const { email, fullName } = sent.values;
  const words = [email, fullName].filter((word) => typeof word === 'string');
  try {
    await keeping.checkStrength(read.data.password, words, 'password');
  } catch (error) {
    const found = error instanceof Refusal ? (error.data as { fieldErrors?: FieldError[] } | null)?.fieldErrors : null;
    if (!found) throw error;
    return { hash: null, errors: found };
  }
  return { hash: await keeping.hashPassword(read.data.password), errors: [] };
}
