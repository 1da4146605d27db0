import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isId } from '@mandate/contract/facts/fields.ts';
import { paramsNow } from '../../lib/addresses/address-params.ts';
import { writtenFields } from '../../records/changes/record-changes.ts';

/**
 * What the address of a new record says it begins with: references by their id, choices by their value, `?customerId=…`. What the person may
 * not set, and what is no value of its field, is left out.
 */
export function valuesInAddress(entity: Entity, reader: Reader): Values {
  const params = paramsNow();
  const said = writtenFields(entity.fields, reader).flatMap(([name, field]) => {
    const value = params.get(name);
    return value !== null && isValueOf(field, value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said);
}

function isValueOf({ kind, choices }: Field, value: string): boolean {
  if (kind === 'reference') return isId(value);
  return kind === 'choice' && choices?.includes(value) === true;
}
