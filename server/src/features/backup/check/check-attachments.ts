import type pg from 'pg';
import type { Program } from '../program.ts';

const atOnce = 100;
const everyMs = 2_000;

/**
 * Computes the fingerprint of every attachment again; PostgreSQL does it where the bytes are.
 * @returns how many were right, and of the first that was not, what
 */
export async function checkAttachments(
  client: pg.ClientBase,
  { say, signal }: Program,
): Promise<{ contents: number; fault: string | null }> {
  let contents = 0;
  let said = performance.now();
  for (let after = '', isMore = true; isMore; ) {
    signal.throwIfAborted();
    const { rows }: { rows: { sha256: string; size: number; bytes: string | number; found: string }[] } =
      await client.query(
        `select c.sha256, c.size, coalesce(octet_length(whole.bytes), 0) as bytes, coalesce(encode(sha256(whole.bytes), 'hex'), '') as found
         from (select sha256, size from file_contents where sha256 collate "C" > $1 order by sha256 collate "C" limit ${atOnce}) c
         cross join lateral (select string_agg(p.bytes, '' order by p.position) as bytes from file_pieces p where p.sha256 = c.sha256) whole
         order by c.sha256 collate "C"`,
        [after],
      );
    for (const { sha256, size, bytes, found } of rows) {
      if (found !== sha256 || Number(bytes) !== size)
        return { contents, fault: `the attachment ${sha256} is not as it was kept` };
      contents += 1;
    }
    after = rows.at(-1)?.sha256 ?? '';
    isMore = rows.length === atOnce;
    if (performance.now() - said < everyMs) continue;
    said = performance.now();
    say(`attachments: ${contents}`);
  }
  return { contents, fault: null };
}
