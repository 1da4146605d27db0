import { type Reader, readerKey } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field, FieldKind } from '@mandate/contract/facts/fields.ts';
import {
  type Condition,
  filterFields,
  type GridQuery,
  gridFields,
  isOperand,
  isSortable,
  type Operator,
  operatorsFor,
  rowFields,
} from '@mandate/contract/lists/grid.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';
import { refuseFields } from '../../http/refusal.ts';
import { cachedByEntity } from '../read/cached-by-entity.ts';
import { termsOf } from '../search/search-text.ts';

const numeric = ['integer', 'number', 'money'];
const ordered = [...numeric, 'date', 'instant'];

/** What a value is refused with that is not what its field holds. */
const codes: Partial<Record<FieldKind, RefusalCode>> = {
  ...{ text: 'textNotValid', reference: 'idNotValid', references: 'idNotValid' },
  ...{ integer: 'numberNotValid', number: 'numberNotValid', money: 'numberNotValid' },
  ...{ date: 'dateNotValid', instant: 'dateNotValid' },
};

/** What a reader may name of an entity's list: fields to sort and add up, and fields to filter by. */
interface Registry {
  fields: ReadonlyMap<string, Field>;
  filtered: ReadonlyMap<string, Field>;
}

const cachedRegistry = cachedByEntity<Registry>();

function registryOf(entity: Entity, reader: Reader): Registry {
  return cachedRegistry(entity, readerKey(reader), () => ({
    fields: gridFields(entity, reader),
    filtered: filterFields(entity, reader),
  }));
}

/**
 * Refuses what a query names outside the reader's registry: fields, operators, values. A column that exists but is not seen
 * is refused in the same words as one that does not exist.
 * @param others what else is wrong with what was asked for
 */
export function checkQuery(
  entity: Entity,
  query: GridQuery,
  reader: Reader,
  others: readonly FieldError[] = [],
): ReadonlyMap<string, Field> {
  const { fields, filtered } = registryOf(entity, reader);
  const errors: FieldError[] = [];
  query.sort.forEach(({ field }, index) => {
    const facts = fields.get(field);
    if (!facts || !isSortable(facts)) errors.push(fieldError(`sort.${index}.field`, 'fieldUnknown'));
  });
  if (query.bestFirst && (query.page > 1 || query.sort.length > 0 || termsOf(query.search ?? '').length === 0))
    errors.push(fieldError('bestFirst', 'valueNotAllowed'));
  query.filter?.all.forEach((entry, index) => {
    const path = `filter.all.${index}`;
    if ('any' in entry) {
      entry.any.forEach((condition, inner) => {
        errors.push(...conditionErrors(filtered, condition, `${path}.any.${inner}`));
      });
    } else errors.push(...conditionErrors(filtered, entry, path));
  });
  query.aggregates?.forEach(({ field, fn }, index) => {
    const kind = fields.get(field)?.kind;
    const path = `aggregates.${index}`;
    if (kind === undefined) errors.push(fieldError(`${path}.field`, 'fieldUnknown'));
    else if (fn !== 'count' && !(fn === 'min' || fn === 'max' ? ordered : numeric).includes(kind)) {
      errors.push(fieldError(`${path}.fn`, 'operatorNotAllowed'));
    }
  });
  errors.push(...fieldsErrors(entity, query.fields ?? [], reader), ...others);
  refuseFields(errors);
  return fields;
}

/** What is asked of rows twice, or is nothing that rows hold for the reader. */
function fieldsErrors(entity: Entity, asked: readonly string[], reader: Reader): FieldError[] {
  if (asked.length === 0) return [];
  const held = new Set(['id', ...rowFields(entity, reader).map(([name]) => name)]);
  return asked.flatMap((name, at) => {
    if (!held.has(name)) return [fieldError(`fields.${at}`, 'fieldUnknown')];
    return asked.indexOf(name) < at ? [fieldError(`fields.${at}`, 'fieldAskedTwice')] : [];
  });
}

function conditionErrors(fields: ReadonlyMap<string, Field>, condition: Condition, path: string): FieldError[] {
  const facts = fields.get(condition.field);
  if (!facts) return [fieldError(`${path}.field`, 'fieldUnknown')];
  const operator = condition.operator as Operator;
  if (!operatorsFor(facts).includes(operator)) return [fieldError(`${path}.operator`, 'operatorNotAllowed')];
  if (!isOperand(facts, operator, condition.value)) return [fieldError(`${path}.value`, codeOf(facts, operator))];
  return [];
}

/** What a value that does not fit is refused with: as a save refuses it, unless it is to be one of a list. */
function codeOf({ kind }: Field, operator: Operator): RefusalCode {
  return operator === 'relative' || operator.endsWith('mpty') ? 'valueNotAllowed' : (codes[kind] ?? 'valueNotAllowed');
}
