import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { groupLabel } from './group-label.ts';

const of = (value: string | boolean | null, label: string | null = null) => ({ value, label, isDeleted: false });

test('a group of days is called by its month, one of a list by its item, one of records by their name', () => {
  expect(groupLabel(project, 'endDate', of('2026-11', '2026-11'), undefined)).toBe('November 2026');
  const settings = { 'project.types': [{ code: 'audit', label: 'Audits' }] };
  expect(groupLabel(project, 'type', of('audit'), settings)).toBe('Audits');
  expect(groupLabel(project, 'type', of('gone'), settings)).toBe('gone');
  expect(groupLabel(project, 'customerId', of('019a0000-0000-7000-8000-000000000001', 'Norvane'), undefined)).toBe(
    'Norvane',
  );
});
