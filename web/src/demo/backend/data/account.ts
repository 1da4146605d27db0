import type { MockAccount } from '../auth.ts';
import { me } from './me.ts';

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
