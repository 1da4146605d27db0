import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import {
  type Condition,
  filterFields,
  isSortable,
  marginFloor,
  operatorsFor,
  type SentGridQuery,
  takesFloor,
} from '@mandate/contract/lists/grid.ts';
import type { Caller } from '../../src/http/caller.ts';
import { onlyId } from './made-up-database.ts';

const mostConditions = 20;
const mostSorts = 5;

/** Queries of a list that between them filter by every field with every operator, sort by every field and add every one up. */
export function everyQuery(entity: Entity, caller: Caller): SentGridQuery[] {
  const fields = [...filterFields(entity, caller)];
  const conditions = fields.flatMap(([field, facts]) =>
    operatorsFor(facts).flatMap((operator) => operandsOf(facts, operator).map((value) => ({ field, operator, value }))),
  );
  const sorts = fields.filter(([name, facts]) => name in entity.fields && isSortable(facts)).map(([field]) => field);
  const numbers = fields
    .filter(([name, { kind }]) => name in entity.fields && ['integer', 'number', 'money'].includes(kind))
    .map(([field]) => field);
  const aggregates = numbers.flatMap((field) =>
    (['sum', 'avg', 'min', 'max', 'count'] as const).map((fn) => ({ field, fn })),
  );
  return [
    { search: 'Alpha 26' },
    { search: 'Alpha 26', bestFirst: true },
    { deleted: 'only', total: 'exact', pageSize: 1 },
    { pageSize: 1 },
    ...inPieces(conditions, mostConditions).map((all) => ({ filter: { all } })),
    ...inPieces(sorts, mostSorts).map((some) => ({
      sort: some.map((field) => ({ field, direction: 'desc' as const })),
    })),
    ...inPieces(aggregates, mostConditions).map((some) => ({ aggregates: some })),
  ];
}

const operands: Partial<Record<Field['kind'], Condition['value']>> = {
  flag: true,
  integer: 1,
  number: '1',
  money: '1',
  date: '2026-01-15',
  instant: '2026-01-15',
  reference: onlyId,
  references: onlyId,
};

function operandsOf(field: Field, operator: string): Condition['value'][] {
  const { kind, choices = ['one'] } = field;
  if (takesFloor(field, operator)) return ['1', marginFloor];
  if (operator === 'empty' || operator === 'notEmpty') return [undefined];
  if (operator === 'relative') return ['thisQuarter', 'lastDays:7'];
  const one = (operands[kind] ?? choices[0]) as string;
  if (operator === 'between') return [[one, one]];
  return operator === 'anyOf' || operator === 'noneOf' ? [[one], [one, one]] : [one];
}

function inPieces<Value>(values: readonly Value[], size: number): Value[][] {
  return values.flatMap((_, at) => (at % size === 0 ? [values.slice(at, at + size)] : []));
}
