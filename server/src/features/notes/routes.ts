import { note } from '@mandate/contract/entities/note.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { FastifyInstance } from 'fastify';
import { checkProjectOpen } from '../../business/check-project-open.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { saveNote } from './save-note.ts';

/** The calls of notes about records (decisions 9.4). */
export async function noteRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, note, 256 * 1024, {
    save: saveNote,
    find: (call, id) => find(call, note, id),
    remove: (call, id, removal) => whileOpen(call, id, (inside) => remove(inside, note, id, removal)),
    undelete: (call, id) => whileOpen(call, id, (inside) => undelete(inside, note, id)),
  });
}

/** Does something with a note, unless it is about a project that is closed to the caller; the note is found by its id or its deletion. */
function whileOpen<Result>(call: Call, id: string, act: (inside: Call) => Promise<Result>): Promise<Result> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    // First what says whether the note is in reach at all.
    const done = await act(inside);
    const text = 'select record_id as "recordId" from notes where id = $1 or deletion_id = $1';
    const [found] = isId(id) ? await run<{ recordId: string }>(db, text, [id]) : [];
    await checkProjectOpen(inside, found?.recordId);
    return done;
  });
}
