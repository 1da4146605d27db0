import type { Values } from '@mandate/contract/changes/merge.ts';
import { textBlock } from '@mandate/contract/entities/text-block.ts';
import { oneDefaultAtATime, takeDefault } from '../../business/take-default.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';

/** What a text is the default of. */
export const defaultWithin = ['purpose', 'language', 'documentKind'] as const;

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
    await oneDefaultAtATime(db, textBlock);
    const saving = await beginSave(inside, textBlock, sent);
    if (saving.isRepeat) return readRecord(inside, textBlock, saving.id);
    await checkWanted(inside, textBlock, saving);
    const before = await takeDefault(inside, textBlock, saving, defaultWithin);
    const stored = await readRecord(inside, textBlock, await finishSave(inside, textBlock, saving));
    for (const code of before) call.alerts.push(call.words.sentence('defaultMoved', { code }));
    return stored;
  });
}
