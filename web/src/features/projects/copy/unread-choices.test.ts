import { describe, expect, test } from 'vitest';
import { unread } from '../../../lib/i18n/read-figure.ts';
import { problemIn, typedAgainFirst } from './unread-choices.ts';

describe('what is typed of a copy', () => {
  test.each([
    ['start', '2027-01-04', undefined],
    ['start', '', undefined],
    ['start', 'garbage', 'dateNotValid'],
    ['start', '2027-02-30', 'dateNotValid'],
    ['raise', '5.5', undefined],
    ['raise', '', undefined],
    ['raise', '5,5', 'numberNotValid'],
    ['raise', unread('5.5'), 'numberNotValid'],
    ['raise', '1001', 'numberOutOfRange'],
  ] as const)('is judged as the server judges it: %s %s', (name, text, code) => {
    expect(problemIn(name, text)?.code).toBe(code);
  });

  test('holds up the step it is typed in and the creation, unless nothing asks for it any more', () => {
    const both = { start: 'garbage', raise: '5,5' };
    const raised = { prices: 'raise', customer: null } as const;
    expect(typedAgainFirst(both, raised, 'parts')).toBeNull();
    expect(typedAgainFirst(both, raised, 'prices')).toBe('raise');
    expect(typedAgainFirst(both, raised)).toBe('start');
    expect(typedAgainFirst({ raise: '5,5' }, { ...raised, prices: 'keep' })).toBeNull();
    expect(typedAgainFirst({ raise: '5,5' }, { ...raised, customer: 'c' })).toBeNull();
    expect(typedAgainFirst({}, raised)).toBeNull();
  });
});
