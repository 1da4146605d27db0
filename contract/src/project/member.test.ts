import { describe, expect, test } from 'vitest';
import { completed, entityRuleErrors } from '../rules/entity-rules.ts';
import type { MemberValues } from './member.ts';
import { isOutside, memberErrors, withAllocation } from './member-errors.ts';
import { project } from './project.ts';

const person = '0192f0c1-0000-7000-8000-000000000001';
const empty: Omit<MemberValues, 'id'> = {
  personnelId: null,
  placeholderRole: null,
  startDate: null,
  endDate: null,
  allocationPercent: null,
  hoursPerWeek: null,
};
const errorsOf = (values: Partial<MemberValues>) =>
  memberErrors({ ...empty, ...values }, 'members.2').map(({ field, code }) => `${field} ${code}`);

describe('a member', () => {
  test('is a person or a role to be filled, and one of them', () => {
    expect(errorsOf({})).toEqual(['members.2.personnelId assigneeRequired']);
    expect(errorsOf({ personnelId: person })).toEqual([]);
    expect(errorsOf({ placeholderRole: 'Data architect' })).toEqual([]);
    expect(errorsOf({ personnelId: person, placeholderRole: 'Data architect' })).toEqual([
      'members.2.placeholderRole assigneeConflict',
    ]);
  });

  test('ends on the day it starts at the earliest', () => {
    const dates = (startDate: string | null, endDate: string | null) =>
      errorsOf({ personnelId: person, startDate, endDate });
    expect(dates('2026-03-02', '2026-03-01')).toEqual(['members.2.endDate dateOrder']);
    expect(dates('2026-03-01', '2026-03-01')).toEqual([]);
    expect(dates(null, '2026-03-01')).toEqual([]);
  });

  test('is planned by share or by hours', () => {
    expect(errorsOf({ personnelId: person, allocationPercent: '50', hoursPerWeek: '20' })).toEqual([
      'members.2.hoursPerWeek allocationConflict',
    ]);
  });

  test('of whom nobody said how much is there for all of the time', () => {
    expect(withAllocation(empty).allocationPercent).toBe('100');
    expect(withAllocation({ ...empty, allocationPercent: '40' }).allocationPercent).toBe('40');
    expect(withAllocation({ ...empty, hoursPerWeek: '8' }).allocationPercent).toBeNull();
    expect(completed(project, { members: [empty] }).members).toMatchObject([{ allocationPercent: '100' }]);
    expect(completed(project, {}).members).toEqual([]);
  });

  test('is found to be planned outside the days of the project', () => {
    const days = { startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(isOutside(days, days)).toBe(false);
    expect(isOutside({ startDate: null, endDate: null }, days)).toBe(false);
    expect(isOutside({ startDate: '2026-02-28', endDate: null }, days)).toBe(true);
    expect(isOutside({ startDate: null, endDate: '2026-04-01' }, days)).toBe(true);
    expect(isOutside({ startDate: '2026-04-01', endDate: null }, days)).toBe(true);
    expect(isOutside({ startDate: null, endDate: '2026-02-28' }, days)).toBe(true);
    expect(isOutside({ startDate: '2020-01-01', endDate: '2030-01-01' }, { startDate: null, endDate: null })).toBe(
      false,
    );
  });
});

test('a project says of each of its members what is wrong, by its place', () => {
  const members = [{ ...empty, personnelId: person }, empty];
  const errors = entityRuleErrors(project, { isInternal: true, lines: [], members });
  expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(['members.1.personnelId assigneeRequired']);
});
