import { everything } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { type Filter, gridFields } from '@mandate/contract/lists/grid.ts';
import { project } from '@mandate/contract/project/project.ts';
import { describe, expect, test } from 'vitest';
import { filterExcess, readFilter } from './read-filter.ts';

const fields = gridFields(project, everything);
const read = (sent: unknown) => readFilter(fields, sent);
const named = (value: string) => ({ field: 'name', operator: 'contains', value });
const id = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

describe('a filter of unknown origin', () => {
  test('keeps its valid parts next to invalid ones', () => {
    const either = { any: [named('a'), named('b')] };
    const { filter, isWhole } = read({ all: [named('x'), { field: 'nothing', operator: 'is', value: 1 }, either] });
    expect(filter).toEqual([named('x'), either]);
    expect(isWhole).toBe(false);
  });

  test.each([
    null,
    [],
    'all',
    {},
    { all: {} },
    { all: [], any: [] },
    { all: [null] },
    { all: [{ any: [] }] },
    { all: [{ any: [named('a'), { any: [named('b')] }] }] },
    { all: [{ any: [named('a')], extra: 1 }] },
    { all: [{ ...named('a'), extra: 1 }] },
    { all: [{ field: 'name', operator: 'contains' }] },
    { all: [{ field: 'name', operator: 'contains', value: '' }] },
    { all: [{ field: 'name', operator: 'contains', value: 'x'.repeat(401) }] },
    { all: [{ field: 'name', operator: 'contains', value: ['x'] }] },
    { all: [{ field: 'status', operator: 'anyOf', value: ['nothing'] }] },
    { all: [{ field: 'customerId', operator: 'anyOf', value: ['me'] }] },
    { all: [{ field: 'customerId', operator: 'anyOf', value: Array.from({ length: 101 }, (_, at) => id(at)) }] },
    { all: [{ field: 'endDate', operator: 'between', value: ['today', 'today'] }] },
  ])('leaves out nonsense: %j', (sent) => {
    expect(read(sent)).toEqual({ filter: [], isWhole: false });
  });

  test('turns a single alternative into a plain condition', () => {
    expect(read({ all: [{ any: [named('a')] }] })).toEqual({ filter: [named('a')], isWhole: true });
  });

  test('accepts me and today where they mean something', () => {
    const overdue = { field: 'endDate', operator: 'before', value: 'today' };
    expect(read({ all: [overdue] })).toEqual({ filter: [overdue], isWhole: true });
    const mine = { field: 'personnelId', operator: 'anyOf', value: ['me'] };
    expect(readFilter(gridFields(account, everything), { all: [mine] })).toEqual({ filter: [mine], isWhole: true });
  });

  test('leaves out a twenty-first condition, counting those in alternatives', () => {
    const many: Filter['all'] = Array.from({ length: 19 }, (_, at) => named(String(at)));
    const two = { any: [named('a'), named('b')] };
    expect(read({ all: [...many, named('last')] }).isWhole).toBe(true);
    expect(read({ all: [...many, two] })).toEqual({ filter: many, isWhole: false });
    expect(filterExcess([...many, two])).toBe('tooMany');
    expect(filterExcess([...many, named('last')])).toBeNull();
  });

  test('is reported as too long when its address would be', () => {
    const value = Array.from({ length: 90 }, (_, at) => id(at));
    const customers = { field: 'customerId', operator: 'anyOf', value };
    expect(filterExcess([customers])).toBeNull();
    expect(filterExcess([customers, customers])).toBe('tooLong');
  });
});
