import { everything } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field, FieldKind } from '@mandate/contract/facts/fields.ts';
import {
  gridFields,
  isSortable,
  type Operator,
  operatorsOf,
  type SentGridQuery,
} from '@mandate/contract/lists/grid.ts';

/** Values for fields that no stored row has filled. */
const strangers: Partial<Record<FieldKind, string | number | boolean>> = {
  date: '2026-01-01',
  instant: '2026-01-01',
  integer: 1,
  number: '1',
  money: '1',
  flag: true,
  reference: '019b0000-0000-7000-8000-000000000000',
  references: '019b0000-0000-7000-8000-000000000000',
};

/** One way to ask a grid, by the queries that stand for it. */
export interface Way {
  name: string;
  queries: SentGridQuery[];
}

type Row = Record<string, unknown>;

/** Different values a filter is tried with: a frequent and a rare one are served by different plans. */
const mostValues = 3;
const periods = 'today thisWeek lastWeek thisMonth lastMonth thisQuarter thisYear lastDays:7 nextDays:30'.split(' ');

/**
 * Every field the entity may be filtered by, with each of its operators and no other condition.
 * @param rows stored ones, from which the values are taken
 */
export function eachFilter(entity: Entity, rows: readonly Row[]): Way[] {
  return [...gridFields(entity, everything)].flatMap(([field, facts]) => {
    const known = rows.flatMap((row) => valuesIn(row[field]));
    const found = [...new Set(known)].slice(0, mostValues);
    // Of a list people keep only what is in it can be asked for.
    const isUnknown = facts.list !== undefined && found.length === 0;
    const operators = operatorsOf[facts.kind].filter((operator) => !isUnknown || /mpty$/.test(operator));
    return operators.map((operator) => {
      const values = operands(
        facts,
        operator,
        found.length > 0 ? found : [facts.choices?.[0] ?? strangers[facts.kind] ?? 'none such'],
      );
      const filters = values.map((value) => ({ all: [{ field, operator, value }] }));
      // Deleted records are left out unless asked for, and only they have this field.
      const deleted = field === 'deletedAt' ? 'include' : 'exclude';
      return { name: `${field} ${operator}`, queries: filters.map((filter) => ({ filter, deleted })) };
    });
  });
}

/** Every field the entity may be sorted by, in both directions. */
export function eachSort(entity: Entity): Way[] {
  return [...gridFields(entity, everything)].flatMap(([field, facts]) =>
    isSortable(facts)
      ? (['asc', 'desc'] as const).map((direction) => ({
          name: `sort by ${field} ${direction}`,
          queries: [{ sort: [{ field, direction }] }],
        }))
      : [],
  );
}

function valuesIn(stored: unknown): (string | number | boolean)[] {
  if (Array.isArray(stored)) return stored;
  return stored === null || stored === undefined || stored === '' ? [] : [stored as string | number | boolean];
}

/** The values an operator is tried with, made of stored ones. */
function operands(facts: Field, operator: Operator, stored: (string | number | boolean)[]) {
  const isDay = facts.kind === 'date' || facts.kind === 'instant';
  const values = isDay ? stored.map((value) => String(value).slice(0, 10)) : stored;
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return [null];
    case 'relative':
      return periods;
    case 'contains':
    case 'notContains':
    case 'startsWith':
      return values.map((value) => String(value).split(' ')[operator === 'startsWith' ? 0 : 1] ?? String(value));
    case 'anyOf':
    case 'noneOf':
      return values.map((value) => [String(value)]);
    case 'between':
      return values.map((value) => [bound(value), bound(values[0] ?? value)].sort(byOrderOf(isDay)));
    default:
      return values;
  }
}

/** An end of a stretch of days or figures. */
function bound(value: string | number | boolean): string | number {
  return typeof value === 'number' ? value : String(value);
}

function byOrderOf(isDay: boolean) {
  type Bound = string | number;
  return (one: Bound, other: Bound) => (isDay ? String(one).localeCompare(String(other)) : Number(one) - Number(other));
}
