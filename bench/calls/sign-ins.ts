import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { hashesAtOnce } from '../../server/src/features/session/passwords/passwords.ts';
import { benchPassword, dataFolder } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../percentile.ts';
import { type App, startApp } from '../process/app-process.ts';
import { listsBeside, timed } from '../tasks/work-beside.ts';

const people = 200;
const aloneMs = 10_000;
const hashes = 40;
const leastShare = 0.8;
const addressOf = (person: number) => `storm.${person}@mandate.example`;

export const claims = `${people} people sign in at once: at least ${leastShare} of as many a second as argon2 alone checks; lists are answered meanwhile.`;

/** Lets everybody of a firm sign in at the same moment, each again when told to wait, while somebody reads a list. @param folder of the database */
export async function signIns([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder('sign-ins'), 'firm');
  const other = new Caller(app.caller.address);
  try {
    await other.signIn(app.account.email, app.account.password);
    const hash = await makePeople(app);
    // From a network they have signed in from before, as on any other morning.
    for (let person = 0; person < people; person += 1) await signedIn(app, person);
    const alone = await listsBeside(other, () => sleep(aloneMs));
    const waits: number[] = [];
    let seconds = 0;
    const beside = await listsBeside(other, async () => {
      const all = Array.from({ length: people }, async (_, person) => waits.push(await signedIn(app, person)));
      ({ seconds } = await timed(() => Promise.all(all)));
    });
    const argon2 = await hashedAlone(hash);
    return [
      {
        name: `${people} sign-ins at once`,
        unit: '/s',
        figure: people / seconds,
        reference: { name: 'argon2 alone', figure: argon2 },
        wanted: { least: argon2 * leastShare },
      },
      { name: 'until one is signed in, p95', unit: 's', figure: percentile(waits, 0.95) / 1_000 },
      {
        name: 'lists meanwhile, p95',
        unit: 'ms',
        figure: percentile(beside, 0.95),
        reference: { name: 'alone', figure: percentile(alone, 0.95) },
      },
    ];
  } finally {
    other.close();
    await app.stop();
  }
}

/** Signs up one of them, and copies the account for the others. @returns the stored hash of the password, which all share */
async function makePeople(app: App): Promise<string> {
  const { connection } = await app.record(() =>
    app.caller.post('/customer/get-grid', { pageSize: 1, search: 'nobody' }),
  );
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const stored = async () =>
      (
        await client.query<{ hash: string }>('select password_hash as hash from accounts where email = $1', [
          addressOf(0),
        ])
      ).rows[0]?.hash;
    if (!(await stored()))
      await app.caller.post('/api/auth/register', {
        email: addressOf(0),
        username: 'Person 0',
        password: benchPassword(),
      });
    await client.query(
      `insert into accounts (id, full_name, email, password_hash, role, search_text)
       select uuid_v7(now()), 'Person ' || n, 'storm.' || n || '@mandate.example', password_hash, role, search_text
       from accounts, generate_series(1, ${people - 1}) n where email = $1 on conflict do nothing`,
      [addressOf(0)],
    );
    return (await stored()) ?? '';
  } finally {
    await client.end();
  }
}

/** Signs somebody in, again each time the server asks to wait. @returns ms until they are in */
async function signedIn({ caller }: App, person: number): Promise<number> {
  const began = performance.now();
  const body = JSON.stringify({ username: addressOf(person), password: benchPassword() });
  for (;;) {
    const reply = await fetch(`${caller.address}/account/verify-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await reply.text();
    if (reply.ok) return performance.now() - began;
    if (reply.status !== 503) throw new Error(`A sign-in answered ${reply.status}: ${text}`);
    await sleep(Number(reply.headers.get('retry-after') ?? 1) * 1_000);
  }
}

/** Checks the password with nothing but the library, as many at once as the application does. @returns how many a second */
async function hashedAlone(hash: string): Promise<number> {
  const inTurn = async () => {
    for (let at = 0; at < hashes / hashesAtOnce; at += 1) await verify(hash, benchPassword());
  };
  const { seconds } = await timed(() => Promise.all(Array.from({ length: hashesAtOnce }, inTurn)));
  return hashes / seconds;
}
