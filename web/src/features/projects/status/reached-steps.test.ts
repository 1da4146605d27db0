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

describe('the way of a project', () => {
  test('shows what is done with its day, where it is, and what lies ahead', () => {
    expect(told('approved', 'draft', 'quoted', 'approved')).toEqual([
      ...['+draft 1', '+quoted 2', '*approved 3', '-active', '-completed', '-closed'],
    ]);
  });

  test('leaves out a status that was stepped over', () => {
    expect(told('approved', 'draft', 'approved')).toEqual([
      ...['+draft 1', '*approved 2', '-active', '-completed', '-closed'],
    ]);
  });

  test('begins again with the draft it went back to', () => {
    expect(told('draft', 'draft', 'quoted', 'draft')).toEqual([
      ...['*draft 3', '-quoted', '-approved', '-active', '-completed', '-closed'],
    ]);
  });

  test('shows the day it came back to a status', () => {
    expect(told('active', 'draft', 'approved', 'active', 'completed', 'active')).toContain('*active 5');
  });

  test('rests between its work and its end, and ends where it was lost', () => {
    expect(told('onHold', 'draft', 'approved', 'active', 'onHold')).toEqual([
      ...['+draft 1', '+approved 2', '+active 3', '*onHold 4', '-completed', '-closed'],
    ]);
    expect(told('lost', 'draft', 'quoted', 'lost')).toEqual(['+draft 1', '+quoted 2', '*lost 3']);
    expect(told('cancelled', 'draft', 'cancelled')).toEqual(['+draft 1', '*cancelled 2']);
  });

  test('of which nothing is told shows its statuses without days', () => {
    expect(told('active', 'draft')).toEqual([
      ...['+draft 1', '+quoted', '+approved', '*active', '-completed', '-closed'],
    ]);
  });
});
