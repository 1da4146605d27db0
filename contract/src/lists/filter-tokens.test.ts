import { describe, expect, test } from 'vitest';
import { account } from '../entities/account.ts';
import { personnel } from '../entities/personnel.ts';
import { project } from '../project/project.ts';
import { type CurrentUser, resolvedFilter, takesMe, takesToday } from './filter-tokens.ts';

const own = '019a0000-0000-7000-8000-00000000000a';
const person = '019a0000-0000-7000-8000-00000000000b';
const other = '019a0000-0000-7000-8000-00000000000c';
const currentUser: CurrentUser = { id: own, personnelId: person, today: '2026-11-21' };
const stranger: CurrentUser = { ...currentUser, personnelId: null };

describe('the filter value “me”', () => {
  const mine = { field: 'personnelId', operator: 'anyOf', value: ['me'] };
  const users = { field: 'userId', operator: 'anyOf', value: ['me', other] };

  test('is offered for fields with people and users, and nowhere else', () => {
    expect(takesMe(account.fields.personnelId)).toBe(true);
    expect(takesMe(personnel.fields.userId)).toBe(true);
    expect(takesMe(project.fields.customerId)).toBe(false);
    expect(takesMe(project.fields.name)).toBe(false);
  });

  test('stands for the person of the firm or the account, depending on the field', () => {
    expect(resolvedFilter(account, [mine], currentUser)).toEqual([{ ...mine, value: [person] }]);
    expect(resolvedFilter(personnel, [users], currentUser)).toEqual([{ ...users, value: [own, other] }]);
  });

  test('next to the own name filters by that person once', () => {
    expect(resolvedFilter(personnel, [{ ...users, value: ['me', own] }], currentUser)).toEqual([
      { ...users, value: [own] },
    ]);
  });

  test('finds no row for an account without a person, and beside others only theirs', () => {
    expect(resolvedFilter(account, [mine], stranger)).toBeNull();
    expect(resolvedFilter(account, [{ ...mine, operator: 'noneOf' }], stranger)).toBeNull();
    expect(resolvedFilter(account, [{ ...mine, value: ['me', other] }], stranger)).toEqual([
      { ...mine, value: [other] },
    ]);
  });

  test('without a person leaves the other alternatives of a filter', () => {
    const named = { field: 'fullName', operator: 'contains', value: 'me' };
    expect(resolvedFilter(account, [{ any: [mine, named] }], stranger)).toEqual([{ any: [named] }]);
    expect(resolvedFilter(account, [{ any: [mine] }], stranger)).toBeNull();
  });

  test('is an ordinary word in a text', () => {
    const named = { field: 'fullName', operator: 'is', value: 'me' };
    expect(resolvedFilter(account, [named], currentUser)).toEqual([named]);
  });
});

describe('the filter value “today”', () => {
  test('means the day the list is looked at, where one day is compared with', () => {
    const late = { field: 'endDate', operator: 'before', value: 'today' };
    expect(resolvedFilter(project, [late], currentUser)).toEqual([{ ...late, value: '2026-11-21' }]);
    expect(takesToday(project.fields.endDate, 'before')).toBe(true);
    expect(takesToday(project.fields.endDate, 'between')).toBe(false);
    expect(takesToday(project.fields.name, 'is')).toBe(false);
  });
});
