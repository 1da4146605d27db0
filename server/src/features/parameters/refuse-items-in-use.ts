import { columnOf } from '@mandate/contract/facts/entity.ts';
import { type Field, listsOf } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { ListItem } from '@mandate/contract/parameters/read-value.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Saving } from '../../records/write/begin-save.ts';

/**
 * Keeps items that records chose, also removed ones, in their list: they can be deactivated.
 * @throws Refusal itemInUse at `value` for every such item, with how many records chose it
 */
export async function refuseItemsInUse(db: Database, { stored, wanted }: Saving): Promise<void> {
  if (stored?.values.valueType !== 'list') return;
  const kept = new Set(itemsIn(wanted.value).map(({ code }) => code));
  const gone = itemsIn(stored.values.value).filter(({ code }) => !kept.has(code));
  if (gone.length === 0) return;
  const uses = await usesOf(
    db,
    String(stored.values.key),
    gone.map(({ code }) => code),
  );
  const held = gone.flatMap(({ code, label }) => {
    const count = uses.get(code);
    return count === undefined ? [] : [{ label, count }];
  });
  const [first] = held;
  if (!first) return;
  throw new Refusal('itemInUse', first, {
    fieldErrors: held.map((params) => fieldError('value', 'itemInUse', params)),
  });
}

function itemsIn(value: unknown): ListItem[] {
  return (value ?? []) as ListItem[];
}

/** How many rows chose each of some items of a list, in every field of every entity that chooses from it. */
async function usesOf(db: Database, key: string, codes: readonly string[]): Promise<Map<string, number>> {
  const choosing = [...knownEntities.values()].flatMap(({ table, fields, parts }) => [
    ...columnsChoosing(key, table, fields),
    ...Object.values(parts).flatMap((part) => columnsChoosing(key, part.table, part.fields)),
  ]);
  if (choosing.length === 0) return new Map();
  const each = choosing.map(({ table, column }) => `select ${column} as code from ${table} where ${column} = any($1)`);
  const text = `select code, count(*) as count from (${each.join(' union all ')}) u group by code`;
  const rows = await run<{ code: string; count: number }>(db, text, [codes]);
  return new Map(rows.map(({ code, count }) => [code, Number(count)]));
}

function columnsChoosing(
  key: string,
  table: string,
  fields: Record<string, Field>,
): { table: string; column: string }[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    listsOf(field).includes(key) ? [{ table, column: columnOf(name) }] : [],
  );
}
