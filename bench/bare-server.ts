/**
 * The reference: `node:http` and `pg`, nothing else. Answers every POST with the statements it was given, as named prepared
 * statements one after the other, like the application. No sign-in, no check of the body, no envelope.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Recorded } from './record-statements.ts';

const { builtins } = pg.types;
const asSent: readonly number[] = [builtins.DATE, builtins.TIMESTAMPTZ];
// pg's own parsers make Date objects, which JSON.stringify turns into text again: dearer than what the application does.
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    asSent.includes(oid) ? String : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

process.once('message', ({ connection, statements }: Recorded) => {
  const pool = new pg.Pool({ ...connection, max: 10, types });
  const prepared = statements.map((statement, index) => ({ ...statement, name: `bare-${index}` }));

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      JSON.parse(Buffer.concat(chunks).toString());
      const results: unknown[][] = [];
      for (const statement of prepared) results.push((await pool.query(statement)).rows);
      const reply = Buffer.from(JSON.stringify({ results }));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.length }).end(reply);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});

process.on('disconnect', () => process.exit());
