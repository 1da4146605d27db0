import type { Grant, Role } from '@mandate/contract/access/roles.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import { type AccountRow, accountColumns, sessionUser } from '../../src/features/session/session-user.ts';
import { startSession } from '../../src/features/session/start-and-end-session.ts';
import type { TestApp } from '../test-app.ts';
import { type Calls, callsTo } from './call.ts';

/** Somebody who is signed in, and the calls made in their name. */
export interface Person extends Calls {
  id: string;
  email: string;
  fullName: string;
  token: string;
}

/**
 * Makes an account and signs it in, without a password: hashing one takes longer than most tests.
 * @param fullName tells two people of one role apart
 * @param grants chosen for the account; null is what the role brings
 */
export async function signIn(
  app: TestApp,
  role: Role,
  fullName = `The ${role}`,
  grants: Grant[] | null = null,
): Promise<Person> {
  const account: AccountRow = {
    id: uuidV7(),
    email: `${fullName.toLowerCase().replace(/\W+/g, '.')}@mandate.example`,
    fullName,
    role,
    language: 'en',
    timeZone: null,
    grants,
    personnelId: null,
    isMember: false,
    mustChangePassword: false,
  };
  const text = 'insert into accounts (id, email, full_name, role, grants) values ($1, $2, $3, $4, $5)';
  await app.database.pool.query(text, [account.id, account.email, fullName, role, grants]);
  const { sessionId } = await startSession(app.database.db, account.id, false, {
    device: 'Test',
    network: '127.0.0.1',
  });
  const token = await app.tokens.sign(sessionUser(account), sessionId);
  const { id, email } = account;
  return { id, email, fullName, token, ...callsTo(app, token) };
}

/** Lets somebody who has made no call yet have the product in another language. */
export async function inLanguage(app: TestApp, person: Person, language: string): Promise<Person> {
  await app.database.pool.query('update accounts set language = $2 where id = $1', [person.id, language]);
  return person;
}

/**
 * Signs somebody in once more, in a session of its own, as the account is now.
 * @param become what the account is changed to before; the sessions it has go on, which no change by a call would let them
 */
export async function signInAgain(
  app: TestApp,
  person: Person,
  become: { role?: Role; grants?: Grant[] | null } = {},
): Promise<Person> {
  const { db, pool } = app.database;
  for (const [column, value] of Object.entries(become))
    await pool.query(`update accounts set ${column} = $2 where id = $1`, [person.id, value]);
  const { sessionId } = await startSession(db, person.id, false, { device: 'Test', network: '127.0.0.1' });
  const token = await accessTokenOf(app, person.id, sessionId);
  return { ...person, token, ...callsTo(app, token) };
}

/** An access token of a session somebody has, as their account is now. */
export async function accessTokenOf(app: TestApp, accountId: string, sessionId: string): Promise<string> {
  const text = `select ${accountColumns} from accounts a where a.id = $1`;
  const { rows } = await app.database.pool.query<AccountRow>(text, [accountId]);
  return app.tokens.sign(sessionUser(rows[0] as AccountRow), sessionId);
}

/** One person of each role. */
export async function everyRole(app: TestApp): Promise<Record<Role, Person>> {
  return {
    SA: await signIn(app, 'SA'),
    ADMIN: await signIn(app, 'ADMIN'),
    EDITOR: await signIn(app, 'EDITOR'),
    GUEST: await signIn(app, 'GUEST'),
  };
}
