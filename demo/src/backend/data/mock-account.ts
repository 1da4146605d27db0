import type { MockUser } from '../../contract/auth-calls.ts';
import { me } from './me.ts';

/** An account of the mock (specification, section 3). */
export interface MockAccount extends MockUser {
  username: string;
  age: number;
}

/** The one account the mock begins with: of who is at the screen. */
export const accountOfDemo: MockAccount = {
  id: 1,
  role: 'SA',
  age: 25,
  avatar: me.avatar,
  get name() {
    return me.name;
  },
  get username() {
    return me.email.split('@')[0] ?? '';
  },
  get email() {
    return me.email;
  },
};

/** Whoever registers is drawn by their initials until they choose a picture. */
export const avatarOfRegistrants = '';
