import type { Values } from '@mandate/contract/changes/merge.ts';
import { besideOf } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { selectionOf } from '../read/grid-shape.ts';
import { presenterOf } from '../read/present.ts';

/** The figures that follow from what is said of records beside their values, as far as the caller sees them. */
export function movedNames({ caller }: Call, entity: Entity, beside: Values): string[] {
  return Object.entries(besideOf(entity)).flatMap(([name, { moves = [] }]) =>
    name in beside ? moves.filter((field) => isSeen(entity.fields[field] as Field, caller)) : [],
  );
}

/** The fields of which something is said beside the values. */
export function fieldsExplained(entity: Entity, beside: Values): string[] {
  return Object.entries(besideOf(entity)).flatMap(([name, { of }]) => (of !== undefined && name in beside ? [of] : []));
}

/** Some fields of records as rows of grids carry them, by id; amounts with their currency, sums with what they leave out. */
export async function shownValues(
  call: Call,
  entity: Entity,
  names: string[] | null,
  ids: readonly string[],
): Promise<Map<string, Values>> {
  if (names === null) return new Map();
  const amounts = names.flatMap((name) => {
    const { kind, currencyField = 'currency' } = entity.fields[name] ?? {};
    return kind === 'money' ? [currencyField] : [];
  });
  const beside = names.flatMap((name) => Object.values(entity.fields[name]?.leavesOut ?? {}));
  const fields = Object.entries(entity.fields).filter(
    ([name, field]) => [...names, ...amounts].includes(name) || (beside.includes(name) && isSeen(field, call.caller)),
  );
  const { columns, joins } = selectionOf(fields);
  const present = presenterOf(fields);
  const rows = await run<Values>(call.db, `select ${columns} from ${entity.table} t ${joins} where t.id = any($1)`, [
    ids,
  ]);
  return new Map(rows.map((row) => [String(row.id), present(row)]));
}
