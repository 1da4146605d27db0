import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { figuresOf, type Manifest } from './manifest.ts';
import type { Part } from './parts.ts';
import { quoted, rowCounts, type SavedTable, savedTables } from './saved-tables.ts';

const lineFeed = 10;

/** Every saved table and the manifest, of the database as the transaction of this connection sees it. */
export async function* readTables(client: pg.ClientBase): AsyncGenerator<Part> {
  const tables = await savedTables(client);
  // Nobody changes a table before it is read.
  await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
  const counts = await rowCounts(client, tables);
  const found: Manifest['tables'] = {};
  for (const table of tables) {
    const { name, columns } = table;
    yield { kind: 'table', table: name, columns, rows: counts.get(name) ?? 0 };
    const hash = createHash('sha256');
    let rows = 0;
    for await (const bytes of client.query(to(copyOut(table))) as AsyncIterable<Buffer>) {
      hash.update(bytes);
      rows += rowsIn(bytes);
      yield { kind: 'bytes', bytes };
    }
    const sha256 = hash.digest('hex');
    found[name] = { columns, rows, sha256 };
    yield { kind: 'end', rows, sha256 };
  }
  yield { kind: 'manifest', manifest: { tables: found, ...(await figuresOf(client)) } };
}

/** How many rows end in bytes that COPY wrote: it says a line break within a value otherwise. */
export function rowsIn(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) rows += 1;
  return rows;
}

/** The statement that writes a table. */
function copyOut({ name, columns, order }: SavedTable): string {
  return `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)} t order by ${order}) to stdout`;
}
