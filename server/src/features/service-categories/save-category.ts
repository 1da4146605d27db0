import type { Values } from '@mandate/contract/changes/merge.ts';
import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { orderTree } from './order-tree.ts';
import { withFirstValues } from './with-first-values.ts';

/** What a new category carries until the tree is put in order. */
const unplaced = { path: '', treeOrder: '', level: 1 };

/**
 * Creates or changes a category and keeps the tree in order (domain reference 2.5).
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function saveCategory(call: Call, body: unknown): Promise<Values> {
  const facts = await currentFacts(call.db, serviceCategory);
  const sent = readBody(facts, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, facts, sent);
    if (saving.isRepeat) return readRecord(inside, facts, saving.id);
    if (saving.stored === null) {
      // Names, codes and places follow from those there are: one new category at a time.
      await run(db, "select pg_advisory_xact_lock(hashtext('tree ' || $1))", [serviceCategory.table]);
      saving.wanted = { ...(await withFirstValues(db, saving.wanted)), ...unplaced };
    }
    await checkWanted(inside, facts, saving);
    const id = await finishSave(inside, facts, saving);
    await orderTree(db);
    return readRecord(inside, facts, id);
  });
}
