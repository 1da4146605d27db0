import type { AuthCalls } from '../contract/auth.ts';
import type { Handlers } from './handlers.ts';

export function auth(): Handlers<AuthCalls> {
  throw new Error('to be written');
}
