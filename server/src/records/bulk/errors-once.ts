import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import type { Saving } from '../write/begin-save.ts';
import { outerErrors } from '../write/finish-save.ts';

/**
 * What is wrong with records in sight of others, looked up once for all that set the same values there; in trees each has its own place.
 * Good for one transaction: what records point to is kept until that ends.
 */
export function errorsOnce(call: Call, entity: Entity): (saving: Saving) => Promise<FieldError[]> {
  const known = new Map<string, Promise<FieldError[]>>();
  return async (saving) => {
    const set = setValues(entity, saving);
    const isPlaced = Object.keys(set).some((name) => entity.fields[name]?.depth !== undefined);
    const key = JSON.stringify(isPlaced ? [saving.id, set] : set);
    const errors = known.get(key) ?? outerErrors(call, entity, saving);
    known.set(key, errors);
    return errors;
  };
}

/** The newly given values that are looked at in sight of others. */
function setValues(entity: Entity, { stored, wanted }: Saving): Values {
  const before = stored?.values ?? {};
  const looked = Object.entries(entity.fields).filter(([, field]) => isLookedAt(field));
  const own = looked.flatMap(([name]) =>
    isSame(before[name] ?? null, wanted[name] ?? null) ? [] : [[name, [before[name] ?? null, wanted[name]]]],
  );
  const parts = Object.entries(entity.parts).flatMap(([name, { fields }]) => {
    const names = Object.keys(fields).filter((field) => isLookedAt(fields[field] as Field));
    const rows = (held: Values) =>
      rowsOf(held, name).map((row) => ({ id: stored ? row.id : null, ...pick(row, names) }));
    return names.length === 0 || isSame(rows(before), rows(wanted)) ? [] : [[name, [rows(before), rows(wanted)]]];
  });
  return Object.fromEntries([...own, ...parts]);
}

function isLookedAt(field: Field): boolean {
  const { choices, list, isWritable } = field;
  return isWritable && (choices === currencies || list !== undefined || referredNouns(field).length > 0);
}

function pick(row: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}
