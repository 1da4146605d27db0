import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { MockUser } from '../../contract/auth-calls.ts';

// It opens nothing but the mock, which everybody's browser holds a copy of.
const key = new TextEncoder().encode('The demo area of Mandate has no secrets to keep.');

/** A token of the mock for somebody: seven days, with what a start-up reads of them. */
export function tokenFor({ id, name, email, role, avatar }: MockUser): Promise<string> {
  return new SignJWT({ userId: id, id, name, email, role, avatar })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('7 days')
    .sign(key);
}

/** Whose token it is. @throws where it is none, or of another day */
export async function userIdOf(token: string): Promise<unknown> {
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
  return payload.userId;
}
