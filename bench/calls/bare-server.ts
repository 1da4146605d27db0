/**
 * The reference: `node:http` and `pg`, nothing else, with SQL written by hand (`queries.ts`), each statement prepared once. No
 * sign-in, no check of what is sent, no permissions, no envelope, no merging: what is left is what nobody can do without.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import {
  changeQuery,
  contactsQuery,
  countQuery,
  customerQuery,
  listQuery,
  lockQuery,
  noteQuery,
  projectQueries,
} from './queries.ts';

const { builtins } = pg.types;
const asSent: readonly number[] = [builtins.DATE, builtins.TIMESTAMPTZ];
// pg's own parsers make Date objects, which JSON.stringify turns into text again: dearer than what the application does.
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    asSent.includes(oid) ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

interface Sent {
  id: string;
  city: string;
  status: string;
}

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Sent;
}

/** How to reach the database, and whose changes they are. */
export interface BareServerWork {
  connection: pg.ClientConfig;
  accountId: string;
}

process.once('message', ({ connection, accountId }: BareServerWork) => {
  const pool = new pg.Pool({ ...connection, max: 10, types });
  const ask = async (on: pg.Pool | pg.ClientBase, name: string, text: string, values: unknown[]) =>
    (await on.query({ name, text, values })).rows as Record<string, unknown>[];

  async function save({ id, city }: Sent): Promise<unknown> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const [before] = await ask(client, 'locked', lockQuery, [id]);
      const [after] = await ask(client, 'changed', changeQuery, [id, city, accountId]);
      const changes = JSON.stringify([{ field: 'city', old: before?.city, new: city }]);
      await ask(client, 'noted', noteQuery, [id, after?.version, accountId, changes, crypto.randomUUID()]);
      const [saved] = await ask(client, 'customer', customerQuery, [id]);
      const people = await ask(client, 'contacts', contactsQuery, [id]);
      await client.query('commit');
      return { ...saved, contacts: people };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const [, what, id] = (request.url ?? '').split('/');
    if (what === 'projects') {
      const { status } = await bodyOf(request);
      const rows = await ask(pool, 'listed', listQuery, [status]);
      const [total] = await ask(pool, 'counted', countQuery, [status]);
      return { rows, total: total?.count };
    }
    if (what === 'customer') {
      const [found] = await ask(pool, 'customer', customerQuery, [id]);
      return { ...found, contacts: await ask(pool, 'contacts', contactsQuery, [id]) };
    }
    if (what === 'project') {
      const parts: unknown[] = [];
      for (const [at, text] of projectQueries.entries()) parts.push(await ask(pool, `project-${at}`, text, [id]));
      const [[found], lines, members, providers, places, milestones] = parts as [object[], ...unknown[]];
      return { ...found, lines, members, providers, places, milestones };
    }
    return save(await bodyOf(request));
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (data) => {
        const reply = Buffer.from(JSON.stringify({ data }));
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.length }).end(reply);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});

process.on('disconnect', () => process.exit());
