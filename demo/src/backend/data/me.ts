import { currentSession } from '@mandate/web/src/lib/session/session.ts';

/**
 * Who is at the screen: the one person the demo's chat, boards, letters and mock sign-in know as its user. It is read each time, since
 * somebody else may sign in meanwhile.
 */
export const me = {
  get name(): string {
    return whoIsThere()?.fullName ?? 'Marta Reyes';
  },
  get email(): string {
    return whoIsThere()?.email ?? emailOfDemo;
  },
  /** None: they are drawn by their initials, as in the bar at the top. */
  avatar: '',
};

/** An address that always leads to the account of the demo, whoever uses it. */
export const emailOfDemo = 'marta.reyes@demo.example';

function whoIsThere() {
  const session = currentSession();
  return session.status === 'signedIn' ? session.user : null;
}
