import { changesBetween } from '@mandate/contract/changes/changes.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { Call } from '../../../calls/call.ts';
import { errorCode } from '../../../database/database-refused.ts';
import { refuse } from '../../../http/refusal.ts';
import { toldNames } from '../../../records/read/stored.ts';
import { uniqueFields } from '../../../records/rules/check-unique.ts';
import type { Saving } from '../../../records/write/begin-save.ts';
import { type Written, writeTogether } from '../../../records/write/change-records.ts';
import { createRecords } from '../../../records/write/create-records.ts';
import { finishSave } from '../../../records/write/finish-save.ts';

/**
 * Stores entries that may be booked, a week of them in a few statements: whoever else saves waits less. What takes a value that one entry alone may
 * have, and what was sent twice, is stored by itself.
 * @throws Refusal as the end of a register's save
 */
export async function writeEntries(call: Call, savings: readonly Saving[]): Promise<void> {
  const ids = savings.map(({ id }) => id);
  const isAlone = (saving: Saving, at: number) =>
    savings.length === 1 || takesValue(saving) || ids.indexOf(saving.id) !== at || saving.reason !== undefined;
  const together = savings.filter((saving, at) => !isAlone(saving, at));
  await createTogether(call, together);
  await writeTogether(call, entry, together.flatMap(changedOf));
  for (const [at, saving] of savings.entries()) if (isAlone(saving, at)) await finishSave(call, entry, saving);
}

function takesValue({ stored, wanted }: Saving): boolean {
  return uniqueFields(entry).some(([name]) => wanted[name] !== null && wanted[name] !== stored?.values[name]);
}

async function createTogether(call: Call, savings: readonly Saving[]): Promise<void> {
  const made = savings.filter(({ stored }) => stored === null);
  try {
    await createRecords(
      call,
      entry,
      made.map(({ id, wanted, sent }) => ({ id, values: wanted, bodyHash: sent.bodyHash })),
    );
  } catch (error) {
    // An id was used for somebody else's time at the same moment: who saves time of the same people waits.
    if (errorCode(error) === '23505') refuse('idAlreadyUsed');
    throw error;
  }
}

/** What differs in an entry that is stored; nothing where nothing does. */
function changedOf({ stored, wanted }: Saving): Written[] {
  if (stored === null) return [];
  const changes = changesBetween(stored.values, wanted, toldNames(entry), {});
  return changes.length > 0 ? [{ stored, wanted, changes }] : [];
}
