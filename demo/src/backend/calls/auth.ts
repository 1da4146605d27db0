import type { AuthCalls, MockUser } from '../../contract/auth-calls.ts';
import { fieldsOf, textOf } from '../collection/fields-of.ts';
import { emailOfDemo } from '../data/me.ts';
import { accountOfDemo, avatarOfRegistrants, type MockAccount } from '../data/mock-account.ts';
import { type Handlers, MockRefusal } from './handlers.ts';

const loginDelay = 1_000;
const noSuchAccount = 'Invalid email or password';

/** The mock's own sign-in. No password is ever looked at. */
export function auth(): Handlers<AuthCalls> {
  const accounts = [accountOfDemo];
  // The demo's own address leads to the first account, whoever is at the screen.
  const accountOf = (email: string) =>
    email === emailOfDemo ? accountOfDemo : accounts.find((account) => account.email === email);

  return {
    'POST /api/auth/login': async (sent) => {
      await new Promise((resolve) => setTimeout(resolve, loginDelay));
      const account = accountOf(textOf(fieldsOf(sent).email));
      if (!account) throw new MockRefusal(400, noSuchAccount);
      return { accessToken: await tokenOf(account), user: userOf(account) };
    },
    'POST /api/auth/register': async (sent) => {
      const fields = fieldsOf(sent);
      const email = textOf(fields.email).trim();
      if (email === '') throw new MockRefusal(400, noSuchAccount);
      if (accountOf(email)) throw new MockRefusal(400, 'User already exists!');
      const account: MockAccount = {
        id: accounts.length + 1,
        role: 'GUEST',
        name: '',
        username: textOf(fields.username),
        email,
        avatar: avatarOfRegistrants,
        age: 25,
      };
      accounts.push(account);
      return { accessToken: await tokenOf(account), user: { ...userOf(account), username: account.username } };
    },
    'GET /api/auth/profile': async (_, { authorization }) => {
      if (!authorization) throw new MockRefusal(401, 'Invalid Authorization token');
      const { userIdOf } = await import('./token.ts');
      const id = await userIdOf(authorization.split(' ')[1] ?? '');
      const account = accounts.find((one) => one.id === id);
      if (!account) throw new MockRefusal(401, 'Invalid authorization token');
      return { user: userOf(account) };
    },
  };
}

// What signs is fetched by whoever signs in to the mock, and by no screen.
async function tokenOf(account: MockAccount): Promise<string> {
  const { tokenFor } = await import('./token.ts');
  return tokenFor(account);
}

function userOf({ id, avatar, email, name, role }: MockAccount): MockUser {
  return { id, avatar, email, name, role };
}
