import { everything } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import type { LaidOut } from '../columns/list-layout.ts';
import { exportColumns } from './export-columns.ts';

function column(field: string, place?: 'name'): LaidOut {
  return { field, width: 100, chosenWidth: undefined, isPinned: false, isUsual: true, ...(place && { place }) };
}

const columns = [column('city'), column('name', 'name'), column('accountManagerId')];
const list = { entity: customer, reader: everything, columns, isDeletedShown: false };

test('exported columns stand in the order in which they are shown', () => {
  expect(exportColumns('shown', list)).toEqual(['city', 'name', 'accountManagerId']);
});

test('an export of deleted records says when each was deleted, where the list says it', () => {
  expect(exportColumns('shown', { ...list, isDeletedShown: true })).toEqual([
    'city',
    'name',
    'deletedAt',
    'accountManagerId',
  ]);
});

test('an export of all fields has the notes, the references and the rows of every part', () => {
  const whole = exportColumns('whole', list);
  expect(whole.slice(0, 1)).toEqual(['id']);
  expect(whole).toEqual(expect.arrayContaining(['name', 'notes', 'accountManagerId', 'contacts.email']));
  const ofProject = exportColumns('whole', { ...list, entity: project });
  expect(ofProject).toEqual(expect.arrayContaining(['customerId', 'lines.description', 'members.personnelId']));
});

test('an export has no column that the person does not see', () => {
  const reader = { role: 'EDITOR', grants: ['exportData'] } as const;
  const asked = exportColumns('whole', { ...list, entity: project, reader });
  expect(asked).not.toContain('lines.unitPrice');
  expect(exportColumns('whole', { ...list, entity: project })).toContain('lines.unitPrice');
});
