import { describe, expect, test } from 'vitest';
import { reachedSteps, type StatusStep } from './reached-steps.ts';

const taken = (...names: string[]) =>
  names.map((one, index) => {
    const [status] = one.split(' ') as [StatusStep['status']];
    return { status, on: `2026-01-0${index + 1}`, by: null };
  });
const told = (status: StatusStep['status'], ...names: string[]) =>
  reachedSteps(status, taken(...names)).map((step) => {
    const mark = { done: '+', current: '*', ahead: '-' }[step.state];
    return `${mark}${step.status}${step.on ? ` ${step.on.slice(-1)}` : ''}`;
  });

describe('the progress of a project', () => {
  test('shows past statuses with their days, the current one, and the ones ahead', () => {
    expect(told('approved', 'draft', 'quoted', 'approved')).toEqual([
      ...['+draft 1', '+quoted 2', '*approved 3', '-active', '-completed', '-closed'],
    ]);
  });

  test('leaves out a status that was skipped', () => {
    expect(told('approved', 'draft', 'approved')).toEqual([
      ...['+draft 1', '*approved 2', '-active', '-completed', '-closed'],
    ]);
  });

  test('starts again when it went back to draft', () => {
    expect(told('draft', 'draft', 'quoted', 'draft')).toEqual([
      ...['*draft 3', '-quoted', '-approved', '-active', '-completed', '-closed'],
    ]);
  });

  test('shows the day when it came back to a status', () => {
    expect(told('active', 'draft', 'approved', 'active', 'completed', 'active')).toContain('*active 5');
  });

  test('shows a pause between work and end, and ends at a loss', () => {
    expect(told('onHold', 'draft', 'approved', 'active', 'onHold')).toEqual([
      ...['+draft 1', '+approved 2', '+active 3', '*onHold 4', '-completed', '-closed'],
    ]);
    expect(told('lost', 'draft', 'quoted', 'lost')).toEqual(['+draft 1', '+quoted 2', '*lost 3']);
    expect(told('cancelled', 'draft', 'cancelled')).toEqual(['+draft 1', '*cancelled 2']);
  });

  test('without a known history shows the statuses without days', () => {
    expect(told('active', 'draft')).toEqual([
      ...['+draft 1', '+quoted', '+approved', '*active', '-completed', '-closed'],
    ]);
  });
});
