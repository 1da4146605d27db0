import type { MockAccount } from '../auth.ts';
import { facesOf } from './faces.ts';

/** The one account the mock begins with. */
export const accountOfDemo: MockAccount = {
  id: 1,
  role: 'SA',
  name: 'Marta Reyes',
  username: 'marta.reyes',
  email: 'marta.reyes@demo.example',
  avatar: facesOf.female[1],
  age: 25,
};

/** What registrants look like until they choose otherwise. */
export const avatarOfRegistrants = facesOf.male[3];
