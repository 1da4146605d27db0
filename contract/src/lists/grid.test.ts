import { describe, expect, test } from 'vitest';
import { everything } from '../access/roles.ts';
import { customer } from '../entities/customer.ts';
import {
  amount,
  choice,
  date,
  type Field,
  type FieldKind,
  flag,
  instant,
  integer,
  json,
  number,
  paragraphs,
  reference,
  references,
  tags,
  text,
} from '../facts/fields.ts';
import de from '../locales/de/project.json' with { type: 'json' };
import en from '../locales/en/project.json' with { type: 'json' };
import { project } from '../project/project.ts';
import { fieldErrorsOf } from '../replies/field-errors.ts';
import {
  gridFields,
  isOperand,
  isRelativePeriod,
  isSortable,
  type Operator,
  operatorsOf,
  relativePeriods,
} from './grid.ts';
import { gridQuerySchema } from './grid-query.ts';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';
const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

/** What is taken from a query, or its problems as `path code`. */
function query(sent: unknown): unknown {
  const parsed = gridQuerySchema.safeParse(sent);
  return parsed.success ? parsed.data : fieldErrorsOf(parsed.error).map(({ field, code }) => `${field} ${code}`);
}

describe('a grid query', () => {
  test('of nothing asks for the first 50 live records, counted up to the cap', () => {
    expect(query({})).toEqual({ page: 1, pageSize: 50, sort: [], deleted: 'exclude', total: 'capped' });
  });

  const condition = { field: 'name', operator: 'is', value: 'x' };

  test('takes all that it may hold at once', () => {
    const full = {
      page: 2,
      pageSize: 200,
      sort: many(5, { field: 'name', direction: 'asc' }),
      search: 'ü'.repeat(200),
      filter: {
        all: [...many(10, condition), { any: many(10, { field: 'city', operator: 'anyOf', value: many(100, 'x') }) }],
      },
      deleted: 'only',
      total: 'exact',
      aggregates: [{ field: 'gross', fn: 'sum' }],
    };
    expect(query(full)).toEqual(full);
  });

  test.each<[string, object, string[]]>([
    ['a key it does not know', { color: 1 }, ['color fieldUnknown']],
    ['page 0', { page: 0 }, ['page numberOutOfRange']],
    ['half a page', { page: 1.5 }, ['page numberNotValid']],
    ['page 1e400', { page: Number('1e400') }, ['page numberNotValid']],
    ['a page as text', { page: '1' }, ['page numberNotValid']],
    ['201 rows', { pageSize: 201 }, ['pageSize numberOutOfRange']],
    ['six sort keys', { sort: many(6, { field: 'name', direction: 'asc' }) }, ['sort tooManyItems']],
    ['a direction of its own', { sort: [{ field: 'name', direction: 'up' }] }, ['sort.0.direction valueNotAllowed']],
    ['a long search', { search: 'x'.repeat(201) }, ['search maxLength']],
    ['a search with NUL', { search: 'a\u0000' }, ['search textNotValid']],
    ['21 conditions', { filter: { all: many(21, condition) } }, ['filter.all tooManyItems']],
    ['21 alternatives', { filter: { all: [{ any: many(21, condition) }] } }, ['filter.all.0.any tooManyItems']],
    ['no alternative', { filter: { all: [{ any: [] }] } }, ['filter.all.0.any fieldRequired']],
    [
      '21 conditions, alternatives counted',
      { filter: { all: [...many(10, condition), { any: many(11, condition) }] } },
      ['filter tooManyItems'],
    ],
    [
      'a second level of alternatives',
      { filter: { all: [{ any: [{ any: [condition] }] }] } },
      [
        'filter.all.0.any.0.field fieldRequired',
        'filter.all.0.any.0.operator fieldRequired',
        'filter.all.0.any.0.any fieldUnknown',
      ],
    ],
    [
      '101 values',
      { filter: { all: [{ ...condition, operator: 'anyOf', value: many(101, 'x') }] } },
      ['filter.all.0.value tooManyItems'],
    ],
    [
      'an object as value',
      { filter: { all: [{ ...condition, value: { $ne: 1 } }] } },
      ['filter.all.0.value valueNotAllowed'],
    ],
    [
      'a key in a condition it does not know',
      { filter: { all: [{ ...condition, not: true }] } },
      ['filter.all.0.not fieldUnknown'],
    ],
    ['another mode of deleted', { deleted: 'yes' }, ['deleted valueNotAllowed']],
    ['another total', { total: true }, ['total valueNotAllowed']],
    ['another aggregate', { aggregates: [{ field: 'gross', fn: 'median' }] }, ['aggregates.0.fn valueNotAllowed']],
  ])('refuses %s', (_, sent, expected) => {
    expect(query(sent)).toEqual(expected);
  });

  test('refuses a query hidden in the prototype key', () => {
    expect(query(JSON.parse('{"__proto__": {"page": 2}}'))).toEqual(['__proto__ fieldUnknown']);
  });
});

const fields: Record<FieldKind, Field> = {
  text: text({ max: 20 }),
  paragraphs: paragraphs({ max: 20 }),
  choice: choice('a', 'b'),
  flag: flag(),
  integer: integer({ min: 0, max: 9 }),
  number: number({ max: '9', scale: 2 }),
  money: amount('currency'),
  date: date(),
  instant: instant(),
  reference: reference('customer'),
  references: references('service-category'),
  tags: tags(),
  json: json(),
};

describe('operands', () => {
  test.each<[FieldKind, Operator, unknown]>([
    ['text', 'contains', 'x'],
    ['text', 'is', '%_"'],
    ['choice', 'anyOf', ['a']],
    ['choice', 'noneOf', ['a', 'b']],
    ['tags', 'anyOf', ['x', 'y']],
    ['reference', 'anyOf', [id]],
    ['flag', 'is', false],
    ['integer', 'eq', 0],
    ['integer', 'between', [1, 2]],
    ['number', 'gte', '-0.5'],
    ['money', 'between', ['0', '99999999999999999999']],
    ['date', 'on', '2024-02-29'],
    ['date', 'between', ['2024-01-01', '2024-12-31']],
    ['instant', 'after', '2024-01-01'],
    ['instant', 'relative', 'lastDays:7'],
    ['date', 'empty', undefined],
    ['text', 'notEmpty', null],
  ])('of a filter: the kind %s with the operator %s takes %j', (kind, operator, value) => {
    expect(operatorsOf[kind]).toContain(operator);
    expect(isOperand(fields[kind], operator, value)).toBe(true);
  });

  test.each<[FieldKind, Operator, unknown]>([
    ['text', 'contains', ''],
    ['text', 'contains', ' '],
    ['text', 'contains', 5],
    ['text', 'contains', ['x']],
    ['text', 'contains', undefined],
    ['text', 'is', 'a\u0000b'],
    ['text', 'is', '\uD800'],
    ['text', 'empty', 'x'],
    ['choice', 'anyOf', []],
    ['choice', 'anyOf', 'a'],
    ['choice', 'anyOf', ['c']],
    ['choice', 'anyOf', ['a', null]],
    ['tags', 'anyOf', ['a\u0000']],
    ['reference', 'anyOf', ['x']],
    ['reference', 'anyOf', [5]],
    ['flag', 'is', 'true'],
    ['flag', 'is', null],
    ['integer', 'eq', '1'],
    ['integer', 'eq', 1.5],
    ['integer', 'eq', 2_147_483_648],
    ['integer', 'eq', Number('1e400')],
    ['number', 'eq', 1],
    ['number', 'eq', '1e400'],
    ['number', 'eq', '1,5'],
    ['number', 'eq', '9'.repeat(41)],
    ['number', 'between', ['1']],
    ['number', 'between', ['1', '2', '3']],
    ['number', 'between', '1'],
    ['money', 'between', ['1', null]],
    ['date', 'on', '2023-02-29'],
    ['date', 'on', '2024-01-01T00:00:00Z'],
    ['date', 'relative', 'yesterday'],
    ['date', 'relative', 7],
    ['instant', 'before', 'now'],
    ['paragraphs', 'contains', 'x'],
  ])('of a filter: the kind %s with the operator %s refuses %j', (kind, operator, value) => {
    expect(isOperand(fields[kind], operator, value)).toBe(false);
  });

  test('text of several lines is filtered by nothing', () => {
    expect(operatorsOf.paragraphs).toEqual([]);
  });
});

describe('relative periods', () => {
  const plain = relativePeriods.filter((period) => !period.endsWith('Days'));

  test.each([...plain, 'lastDays:1', 'lastDays:3660', 'nextDays:30'])('%s is taken as a period', (period) => {
    expect(isRelativePeriod(period)).toBe(true);
  });

  test.each([
    '',
    'lastDays',
    'nextDays',
    'lastDays:',
    'lastDays:0',
    'lastDays:3661',
    'lastDays:-1',
    'lastDays:1.5',
    'lastDays:07',
    'lastDays:7:8',
    'today:1',
    'today:',
    'TODAY',
    'constructor',
  ])('%j is refused as a period', (period) => {
    expect(isRelativePeriod(period)).toBe(false);
  });
});

describe('the fields of a grid', () => {
  test('leave out text of several lines', () => {
    expect(gridFields(customer, everything).has('notes')).toBe(false);
    expect(gridFields(customer, everything).has('name')).toBe(true);
  });

  test('leave out what the reader has no grant for', () => {
    const [all, few] = [gridFields(project, everything), gridFields(project, { role: 'EDITOR', grants: [] })];
    expect(all.has('gross')).toBe(true);
    expect([...all.keys()].filter((name) => !few.has(name)).sort()).toEqual(
      Object.entries(project.fields)
        .filter(([name, field]) => field.grants !== undefined && all.has(name))
        .map(([name]) => name)
        .sort(),
    );
    expect(few.has('gross')).toBe(false);
  });

  test('know no name that is not a field', () => {
    for (const name of ['__proto__', 'constructor', 'id', 'lines', 'password']) {
      expect(gridFields(project, everything).has(name)).toBe(false);
    }
  });

  test('are sorted by one value each', () => {
    expect(
      Object.values(fields)
        .filter((field) => !isSortable(field))
        .map(({ kind }) => kind),
    ).toEqual(['paragraphs', 'references', 'tags', 'json']);
  });
});

test.each([en, de])('no two fields of a project that a list is sorted by are called alike', (words) => {
  const called = Object.entries(words.field.project).filter(([name]) => gridFields(project, everything).has(name));
  expect(new Set(called.map(([, word]) => word)).size).toBe(called.length);
});
