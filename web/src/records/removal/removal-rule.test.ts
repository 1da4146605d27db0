import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { projectStatuses } from '@mandate/contract/project/way/status.ts';
import { expect, test } from 'vitest';
import { removalRule } from './removal-rule.ts';

test('a project delivered or being delivered cannot be deleted, a sold one only with a reason, any other can', () => {
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

test('only the status of a project can prevent a deletion', () => {
  expect(removalRule(customer, { status: 'active' })).toBe('free');
});
