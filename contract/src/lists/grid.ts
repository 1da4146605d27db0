import type { Reader } from '../access/roles.ts';
import type { Entity } from '../facts/entity.ts';
import { type Field, type FieldKind, isId, isListCode, isSeen, reference } from '../facts/fields.ts';
import { isStorable } from '../texts/clean-text.ts';
import { isPlainDate } from '../values/dates.ts';
import { isDecimalText } from '../values/decimal-text.ts';
import type { Aggregate, GridQuery, Sort } from './grid-query.ts';
import { seenPaths } from './reference-paths.ts';
import { seenRowReferences } from './row-references.ts';

const textOperators = ['contains', 'notContains', 'is', 'isNot', 'startsWith', 'empty', 'notEmpty'] as const;
const numberOperators = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'between', 'empty', 'notEmpty'] as const;
const dateOperators = ['on', 'before', 'after', 'between', 'relative', 'empty', 'notEmpty'] as const;
const choiceOperators = ['anyOf', 'noneOf', 'empty', 'notEmpty'] as const;
const flagOperators = ['is'] as const;

/** The operators a field can be filtered with, by what it holds (decisions 2). Text of several lines is in no grid. */
export const operatorsOf: Record<FieldKind, readonly Operator[]> = {
  text: textOperators,
  paragraphs: [],
  choice: choiceOperators,
  reference: choiceOperators,
  references: choiceOperators,
  tags: choiceOperators,
  json: [],
  flag: flagOperators,
  integer: numberOperators,
  number: numberOperators,
  money: numberOperators,
  date: dateOperators,
  instant: dateOperators,
};

export type Operator =
  | (typeof textOperators)[number]
  | (typeof numberOperators)[number]
  | (typeof dateOperators)[number]
  | (typeof choiceOperators)[number]
  | (typeof flagOperators)[number];

/** What `relative` accepts; N is 1 to 3660. */
export const relativePeriods = [
  'today',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastDays',
  'nextDays',
] as const;

export type { Aggregate, Condition, Filter, GridQuery, SentGridQuery, Sort } from './grid-query.ts';

/** Counts end here when `total` is `capped`; beyond it `totalIsExact` is false. */
export const countCap = 10_000;

/** One page of a grid. */
export interface GridPage<Row> {
  rows: Row[];
  total: number | null;
  totalIsExact: boolean;
  page: number;
  pageSize: number;
  aggregates?: { field: string; fn: Aggregate['fn']; value: string | number | null }[];
}

/** The fields a reader may filter, sort and add up: the entity's registry, and the only list of fields. */
export function gridFields(entity: Entity, reader: Reader): Map<string, Field> {
  const seen = Object.entries(entity.fields).filter(
    ([, field]) => field.isQueryable && field.kind !== 'paragraphs' && isSeen(field, reader),
  );
  return new Map(seen);
}

/** What marks a row, where its entity has it. */
const marks = ['version', 'status', 'isActive', 'deletedAt'];

/** The fields the rows of a list may hold for a reader: everything but text of several lines. */
export function rowFields(entity: Entity, reader: Reader): [string, Field][] {
  return Object.entries(entity.fields).filter(([, field]) => field.kind !== 'paragraphs' && isSeen(field, reader));
}

/** Whether the rows of a list hold a field whatever they are asked for: what the record is called, and what marks it (decisions 10). */
export function isAlwaysInRow(entity: Entity, name: string): boolean {
  return name === entity.label || marks.includes(name);
}

/**
 * What lists of records are filtered by beside their fields: their ids, and the acts that made or changed them, which are changes of many at once
 * and imports. Nothing is sorted by it.
 */
const besideFields: Record<string, Field> = {
  id: { ...reference(), isWritable: false },
  batchId: { ...reference('job'), isWritable: false },
};

/**
 * The fields a reader may filter by: those of {@link gridFields}, those of what they refer to, as `customer.city`, references in rows, as
 * `members.personnelId`, and of records what tells which of them are meant.
 */
export function filterFields(entity: Entity, reader: Reader): Map<string, Field> {
  const far = seenPaths(entity, reader).map(([name, { facts }]): [string, Field] => [name, facts]);
  const inRows = seenRowReferences(entity, reader).map(([path, { facts }]): [string, Field] => [path, facts]);
  const beside = 'version' in entity.fields ? Object.entries(besideFields) : [];
  return new Map([...gridFields(entity, reader), ...far, ...inRows, ...beside]);
}

/** The operators of a condition on a field: of what is beside the fields, only which are meant. */
export function operatorsFor(field: Field): readonly Operator[] {
  return Object.values(besideFields).includes(field) ? ['anyOf'] : operatorsOf[field.kind];
}

const latestDeletion: Sort = { field: 'deletedAt', direction: 'desc' };

/** The order of a list nobody chose one for: as its entity says; among deleted records the latest deletion comes first. */
export function usualSort({ fields, defaultSort }: Entity, deleted: GridQuery['deleted']): Sort {
  return deleted === 'only' && 'deletedAt' in fields ? latestDeletion : defaultSort;
}

/** Whether a grid can be sorted by the field. */
export function isSortable(field: Field): boolean {
  return !['tags', 'references', 'paragraphs', 'json'].includes(field.kind);
}

/** Stands for the floor of margins that the firm has set, where a field is compared with it: whatever it is when the list is read. */
export const marginFloor = 'floor';

/** Whether a comparison may be with {@link marginFloor}. */
export function takesFloor({ floor }: Field, operator: string): boolean {
  return floor !== undefined && ['lt', 'lte', 'gt', 'gte'].includes(operator);
}

/** Whether the value fits the operator and the field. Empty checks take none. */
export function isOperand(field: Field, operator: Operator, value: unknown): boolean {
  if (operator === 'empty' || operator === 'notEmpty') return value === undefined || value === null;
  if (operator === 'relative') return typeof value === 'string' && isRelativePeriod(value);
  if (operator === 'anyOf' || operator === 'noneOf') {
    return Array.isArray(value) && value.length > 0 && value.every((entry) => isSingle(field, entry));
  }
  if (value === marginFloor && takesFloor(field, operator)) return true;
  if (operator === 'between')
    return Array.isArray(value) && value.length === 2 && value.every((entry) => isSingle(field, entry));
  return !Array.isArray(value) && isSingle(field, value);
}

/** Whether the text is one of {@link relativePeriods}; `lastDays:7` and `nextDays:30` carry their number. */
export function isRelativePeriod(text: string): boolean {
  const counted = /^(?:lastDays|nextDays):([1-9]\d{0,3})$/.exec(text);
  if (counted) return Number(counted[1]) <= 3660;
  return text !== 'lastDays' && text !== 'nextDays' && relativePeriods.some((period) => period === text);
}

function isSingle(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && isStorable(value) && value.trim().length > 0;
    case 'tags':
      if (field.choices) return typeof value === 'string' && field.choices.includes(value);
      return typeof value === 'string' && isStorable(value) && value.length > 0;
    case 'choice':
      if (field.list !== undefined) return typeof value === 'string' && isListCode(value);
      return typeof value === 'string' && (field.choices ?? []).includes(value);
    case 'reference':
    case 'references':
      return typeof value === 'string' && isId(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'integer':
      return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 2_147_483_647;
    case 'number':
    case 'money':
      return typeof value === 'string' && value.length <= 40 && isDecimalText(value);
    case 'date':
    case 'instant':
      return typeof value === 'string' && isPlainDate(value);
    case 'paragraphs':
    case 'json':
      return false;
  }
}
