import { createHash } from 'node:crypto';
import type { DocumentContent } from '../../business/documents/document-content.ts';
import { storeContent } from '../../business/files/file-contents.ts';
import { writeAudit } from '../../calls/audit.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { repeatTurns } from '../../jobs/repeat-turns.ts';
import { rendererVersion } from '../../print/renderer-version.ts';
import { printedBytes } from './printed-bytes.ts';

const everyMs = 1000;

/** A document that has no bytes yet. */
interface Unprinted {
  id: string;
  number: string;
  content: DocumentContent;
}

/**
 * Prints the document that waits longest, if one does, and keeps its bytes. What cannot be printed is tried again at once, since
 * a process that ends prints nothing to its end, then after a minute and less and less often; from the second time on somebody is told.
 * @returns whether there was one
 * @throws the fault that kept it from being printed
 */
export async function printNext(db: Database): Promise<boolean> {
  const due = `select d.id, d.number, d.content from documents d
    where d.sha256 is null and not exists (select 1 from document_print_failures f where f.document_id = d.id and f.next_try_at > now())
    order by d.id limit 1`;
  const [next] = await run<Unprinted>(db, due, []);
  if (!next) return false;
  await printOne(db, next);
  return true;
}

/**
 * Prints a document at once, unless that was done meanwhile.
 * @throws Refusal documentNotPrinted where it cannot be; why is logged by who tries again
 */
export async function printNow(db: Database, id: string): Promise<void> {
  const text = 'select id, number, content from documents where id = $1 and sha256 is null';
  const [waiting] = await run<Unprinted>(db, text, [id]);
  if (!waiting) return;
  try {
    await printOne(db, waiting);
  } catch (error) {
    if (!(error instanceof NotPrinted)) throw error;
    refuse('documentNotPrinted', { number: waiting.number });
  }
}

/** A document could not be made; its cause says why. */
class NotPrinted extends Error {}

async function printOne(db: Database, { id, number, content }: Unprinted): Promise<void> {
  let printed: Awaited<ReturnType<typeof printedBytes>>;
  try {
    printed = await printedBytes(db, content.paper);
  } catch (error) {
    await noteFailure(db, id);
    throw new NotPrinted(`${number} could not be printed`, { cause: error });
  }
  await keepBytes(db, { id, number }, printed);
}

/** Two that print the same at one moment make the same bytes: the first ones are kept. */
async function keepBytes(
  db: Database,
  { id, number }: Pick<Unprinted, 'id' | 'number'>,
  { bytes, pages }: { bytes: Buffer; pages: number },
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await inTransaction(db, async (trx) => {
    await storeContent(trx, sha256, bytes);
    const text = `update documents set renderer_version = $2, sha256 = $3, size = $4, pages = $5 where id = $1 and sha256 is null returning id`;
    const kept = await run(trx, text, [id, rendererVersion, sha256, bytes.length, pages]);
    if (kept.length === 0) return;
    await run(trx, 'delete from document_print_failures where document_id = $1', [id]);
    const details = { number, sha256 };
    await writeAudit(trx, { action: 'documentPrinted', entity: 'document', recordId: id, details });
  });
}

async function noteFailure(db: Database, id: string): Promise<void> {
  const text = `insert into document_print_failures (document_id, next_try_at) values ($1, now())
    on conflict (document_id) do update set attempts = document_print_failures.attempts + 1, failed_at = now(),
      next_try_at = now() + least(document_print_failures.attempts, 60) * interval '1 minute'`;
  await run(db, text, [id]);
}

/** Prints what was issued until it is stopped; several processes share the work. */
export function printDocuments(db: Database, log: Log): () => Promise<void> {
  return repeatTurns({
    turn: () => printNext(db),
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'a document could not be printed; tried again shortly'),
  });
}
