import { describe, expect, test } from 'vitest';
import { grants, roles } from '../access/roles.ts';
import { completed, entityRuleErrors } from '../rules/entity-rules.ts';
import { account, selfEditedFields } from './account.ts';

describe('an account', () => {
  test('keeps its address in small letters and its grants in one order', () => {
    expect(completed(account, { email: 'Ann@Mandate.EXAMPLE', grants: ['exportData', 'seeRates'] })).toEqual({
      email: 'ann@mandate.example',
      grants: ['seeRates', 'exportData'],
    });
    expect(completed(account, { email: null, grants: null })).toEqual({ email: null, grants: null });
  });

  test.each(roles)('of a %s has only grants that are given to this role', (role) => {
    const isGrantable = role !== 'GUEST';
    const errors = entityRuleErrors(account, { role, grants: ['seeRates'] });
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(isGrantable ? [] : ['grants valueNotAllowed']);
    expect(entityRuleErrors(account, { role, grants: [] })).toEqual([]);
    expect(entityRuleErrors(account, { role, grants: null })).toEqual([]);
  });

  test('of an SA may name every grant, which they have anyway', () => {
    expect(entityRuleErrors(account, { role: 'SA', grants: [...grants] })).toEqual([]);
  });

  test('names every field people may change of their own, and no right', () => {
    for (const name of selfEditedFields) expect(account.fields[name].isWritable).toBe(true);
    expect(selfEditedFields.filter((name) => ['role', 'status', 'grants', 'email'].includes(name))).toEqual([]);
  });
});
