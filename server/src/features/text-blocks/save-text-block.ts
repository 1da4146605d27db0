import type { Values } from '@mandate/contract/changes/merge.ts';
import { textBlock } from '@mandate/contract/entities/text-block.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave, type Saving } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';

/**
 * Creates or changes a text of the firm. One that becomes the default of its purpose, kind and language takes that from the one before, and
 * the caller is told.
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function saveTextBlock(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(textBlock, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db);
    const saving = await beginSave(inside, textBlock, sent);
    if (saving.isRepeat) return readRecord(inside, textBlock, saving.id);
    await checkWanted(inside, textBlock, saving);
    const before = await takeDefault(inside, saving);
    const stored = await readRecord(inside, textBlock, await finishSave(inside, textBlock, saving));
    for (const code of before) call.alerts.push(call.words.sentence('defaultMoved', { code }));
    return stored;
  });
}

/** Until the transaction is over nobody else says which text is a default. */
export async function oneDefaultAtATime(db: Database): Promise<void> {
  await run(db, "select pg_advisory_xact_lock(hashtext('text_blocks'))", []);
}

/** Ends the default before the wanted one. @returns the codes of those that were it */
async function takeDefault(inside: Call, { id, wanted }: Saving): Promise<string[]> {
  if (wanted.isDefault !== true) return [];
  const text = `select id, version, code from text_blocks where id <> $1 and purpose = $2 and language = $3
    and document_kind is not distinct from $4 and is_default and deleted_at is null`;
  const values = [id, wanted.purpose, wanted.language, wanted.documentKind];
  const before = await run<{ id: string; version: number; code: string }>(inside.db, text, values);
  for (const { id: other, version } of before) {
    const body = { id: other, version, isDefault: false };
    await finishSave(inside, textBlock, await beginSave(inside, textBlock, readBody(textBlock, body, inside.caller)));
  }
  return before.map(({ code }) => code);
}
