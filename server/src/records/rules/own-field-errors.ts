import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { seenOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimalsIn } from '@mandate/contract/values/decimal-text.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';

/**
 * What is wrong with the own fields of a record that somebody saves: a required one they see is empty, a value was chosen that is not offered any
 * more, an amount has more decimals than its currency. A record that was made before a field was required is saved without it as long as none
 * of its own fields is changed, and is given back as it was.
 * @param isUndo it is given values it had before
 */
export function ownFieldErrors(
  entity: Entity,
  before: Values | null,
  wanted: Values,
  reader: Reader,
  isUndo: boolean,
): FieldError[] {
  const fields = seenOwnFields(entity, reader);
  const isChanged = (path: string) => before === null || !isSame(before[path] ?? null, wanted[path] ?? null);
  const isCompleted = !isUndo && fields.some(([path]) => isChanged(path));
  return fields.flatMap(([path, { kind, currencyField, own }]) => {
    const value = wanted[path] ?? null;
    if (value === null) return own.isRequired && isCompleted ? [fieldError(path, 'fieldRequired')] : [];
    if (!isChanged(path)) return [];
    if (own.kind === 'choice')
      return own.choices?.some(({ code, isActive }) => code === value && isActive)
        ? []
        : [fieldError(path, 'valueNotAllowed')];
    const digits = kind === 'money' ? minorDigits(String(wanted[currencyField ?? ''] ?? '')) : null;
    if (digits === null || decimalsIn(String(value)) <= digits) return [];
    return [fieldError(path, 'numberTooPrecise', { digits })];
  });
}
