import type { Values } from '@mandate/contract/changes/merge.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { Refusal, refuse, refuseFields } from '../../http/refusal.ts';
import { readBody } from '../../records/write/read-body.ts';
import { oneAfterTheOther, saveReadParameter } from './save-parameter.ts';

/** A value that is set with others, and the version of its parameter it was set on. */
export interface SetValue {
  key: string;
  version: number;
  value?: unknown;
}

/**
 * Sets several parameters in one act: all of them, or none. They have to agree with each other as they are then.
 * @returns the stored parameters, in the order they were sent
 * @throws Refusal validationFailed with everything that is wrong, each at the key of its parameter; recordChangedByOther as a save of the
 *   parameter it is about, with its `key`
 */
export async function saveValues(call: Call, values: readonly SetValue[]): Promise<Values[]> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneAfterTheOther(db);
    const ids = await idsOf(inside, values);
    const together = new Map(values.map(({ key, value }) => [key, value]));
    const stored: Values[] = [];
    const errors: FieldError[] = [];
    for (const { key, version, value = null } of values) {
      try {
        // One that is not there is answered like one the caller may not see.
        const id = ids.get(key) ?? refuse('recordNotFound');
        const sent = readBody(parameter, { id, version, value }, call.caller);
        stored.push(await saveReadParameter(inside, sent, together));
      } catch (refusal) {
        errors.push(...errorsAt(key, refusal));
      }
    }
    refuseFields(errors);
    return stored;
  });
}

async function idsOf({ db }: Call, values: readonly SetValue[]): Promise<ReadonlyMap<string, string>> {
  const keys = values.map(({ key }) => key);
  const text = 'select key, id from parameters where key = any($1) and deleted_at is null';
  const rows = await run<{ key: string; id: string }>(db, text, [keys]);
  refuseFields(
    keys.flatMap((key, index) =>
      keys.indexOf(key) < index ? [fieldError(`values.${index}.key`, 'valueNotAllowed')] : [],
    ),
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** What is wrong with one of them. A fault, and what somebody else changed meanwhile, end the act at once: nothing of it is kept. */
function errorsAt(key: string, refusal: unknown): FieldError[] {
  if (!(refusal instanceof Refusal)) throw refusal;
  if (refusal.code === 'recordChangedByOther')
    throw new Refusal(refusal.code, refusal.params, { ...(refusal.data as object), key });
  const { fieldErrors = [fieldError('', refusal.code, refusal.params)] } = (refusal.data ?? {}) as {
    fieldErrors?: FieldError[];
  };
  const within = (field: string) => (field.startsWith('value.') ? field.slice('value'.length) : '');
  return fieldErrors.map((error) => ({ ...error, field: `${key}${within(error.field)}` }));
}
