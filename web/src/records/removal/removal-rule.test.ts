import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import { expect, test } from 'vitest';
import { removalRule } from './removal-rule.ts';

test('a project that is delivered or being delivered stays, a sold one goes with a reason, any other goes', () => {
  const rules = Object.fromEntries(projectStatuses.map((status) => [status, removalRule(project, { status })]));
  expect(rules).toEqual({
    draft: 'free',
    quoted: 'free',
    approved: 'withReason',
    active: 'stays',
    completed: 'stays',
    closed: 'stays',
    onHold: 'free',
    lost: 'free',
    cancelled: 'free',
  });
});

test('the status of anything else keeps nothing', () => {
  expect(removalRule(customer, { status: 'active' })).toBe('free');
});
