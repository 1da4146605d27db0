import type { Role } from '@mandate/contract/access/roles.ts';
import type { SignedIn } from '@mandate/contract/access/session.ts';
import { decodeJwt, SignJWT } from 'jose';
import { insertAccount } from '../../src/features/session/account/create-account.ts';
import { hashPassword } from '../../src/features/session/passwords/passwords.ts';
import type { TestApp } from '../test-app.ts';
import { type Calls, callsTo, type Reply, type SentHeaders } from './call.ts';

/** The password of every account made here: hashed once. */
export const password = 'wandering quartz lantern';
/** Another one that is strong enough. */
export const otherPassword = 'marble otter in a quiet canoe';

let hash: Promise<string> | undefined;
let made = 0;

/** Somebody with a password, and how they sign in. */
export interface Visitor {
  id: string;
  email: string;
  fullName: string;
  signIn(body?: object, headers?: SentHeaders): Promise<Reply<SignedIn>>;
  /** Signs in and gives the calls made in their name. */
  enter(body?: object): Promise<SignedIn & Calls>;
}

/** Makes an account with a password; it is signed in by the call itself. */
export async function visitor(app: TestApp, role: Role = 'EDITOR'): Promise<Visitor> {
  made += 1;
  hash ??= hashPassword(password);
  const [email, fullName] = [`visitor.${made}@mandate.example`, `Visitor ${made}`];
  const id = await insertAccount(app.database.db, { email, fullName, role }, await hash);
  if (id === null) throw new Error(`${email} exists`);
  const signIn: Visitor['signIn'] = (body = {}, headers = {}) =>
    callsTo(app).post('/account/verify-account', { username: email, password, ...body }, headers);
  async function enter(body: object = {}): Promise<SignedIn & Calls> {
    const { data, errorMessage } = await signIn(body);
    if (!data) throw new Error(`${email} was not let in: ${errorMessage}`);
    return { ...data, ...callsTo(app, data.accessToken) };
  }
  return { id, email, fullName, signIn, enter };
}

/** A header that says the call comes from another address; the application must trust 127.0.0.1 as a proxy. */
export function from(address: string): SentHeaders {
  return { 'x-forwarded-for': address };
}

/** An address no other test of the run calls from. */
export function newAddress(): string {
  made += 1;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}

/** The status of a small call with a token: 200 while it is good, 401 afterwards. */
export async function statusWith(app: TestApp, token: string): Promise<number> {
  return (await callsTo(app, token).get('/parameter/get-values')).status;
}

/** Exchanges a refresh token. */
export function refresh(app: TestApp, refreshToken: string | null, body: object = {}): Promise<Reply<SignedIn>> {
  return callsTo(app).post('/token/refresh', { refreshToken, ...body });
}

/** A row of the audit as tests look at it. */
export interface AuditRow {
  action: string;
  actorId: string | null;
  recordId: string | null;
  network: string | null;
  details: Record<string, unknown>;
}

/** The rows of the audit that tell of an account, as actor or as record, the oldest first. */
export async function auditOf(app: TestApp, accountId: string): Promise<AuditRow[]> {
  const text = `select action, actor_id as "actorId", record_id as "recordId", network, details from audit
    where actor_id = $1 or record_id = $1 order by id`;
  return (await app.database.pool.query(text, [accountId])).rows;
}

/** A token signed with the server's own key, some claims and parts of its header changed. */
export function reSigned(app: TestApp, token: string, claims: object, header: object = {}): Promise<string> {
  const key = app.ring.keys.get(app.ring.current) ?? new Uint8Array();
  const signing = new SignJWT({ ...decodeJwt(token), ...claims });
  return signing.setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: app.ring.current, ...header }).sign(key);
}
