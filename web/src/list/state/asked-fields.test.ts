import { everything } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { job } from '@mandate/contract/entities/job.ts';
import { rowFields } from '@mandate/contract/lists/grid.ts';
import { masterData } from '@mandate/contract/master-data.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { askedFields } from './asked-fields.ts';

const guest = { role: 'GUEST', grants: [] } as const;

test('a list asks for what its columns show, in one order', () => {
  const asked = askedFields(customer, everything, [{ field: 'name' }, { field: 'city' }, { field: 'code' }]);
  expect(asked).toEqual(['city', 'code', 'name']);
  expect(askedFields(customer, everything, [{ field: 'code' }, { field: 'name' }, { field: 'city' }])).toEqual(asked);
});

test('a list with amounts also asks for their currency and for what they leave out', () => {
  const asked = askedFields(project, everything, [{ field: 'plannedMargin' }]);
  expect(asked).toEqual(expect.arrayContaining(['currency', 'linesWithoutCost', 'plannedCost', 'plannedMargin']));
});

test('a list of deleted rows asks who deleted them and when', () => {
  expect(askedFields(customer, everything, [{ field: 'name' }], true)).toEqual(['deletedAt', 'deletedById', 'name']);
});

test('a list also asks for what decides who may change a row', () => {
  expect(askedFields(account, everything, [{ field: 'fullName' }])).toEqual(['fullName', 'grants', 'role']);
});

test('a list also asks for what its cells and actions need, even from hidden columns', () => {
  const asked = askedFields(job, everything, [{ field: 'endedAt', needs: ['startedAt'] }], false, ['state']);
  expect(asked).toEqual(['accountId', 'endedAt', 'startedAt', 'state']);
});

test('a list asks for nothing that the reader does not see, or that lists do not hold', () => {
  for (const entity of masterData) {
    const columns = Object.keys(entity.fields).map((field) => ({ field }));
    const seen = new Set(rowFields(entity, guest).map(([name]) => name));
    for (const name of askedFields(entity, guest, columns)) expect(seen.has(name)).toBe(true);
  }
});
