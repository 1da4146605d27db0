import type { JobRow } from '@mandate/contract/entities/job.ts';
import { expect, test } from 'vitest';
import { rowsAddress } from './rows-address.ts';

const id = '01900000-0000-7000-8000-000000000001';
const job = (values: Partial<JobRow>) =>
  ({ id, kind: 'bulk', entity: 'customer', about: { action: 'edit' }, result: { changed: 2 }, ...values }) as JobRow;
const filter = `filter=${encodeURIComponent(`{"all":[{"field":"batchId","operator":"anyOf","value":["${id}"]}]}`)}`;

test('a job that changed many records links to a list of them, with deleted ones for people who may see those', () => {
  expect(rowsAddress(job({}), 'ADMIN')).toBe(`/register/customers?${filter}&deleted=include`);
  expect(rowsAddress(job({}), 'EDITOR')).toBe(`/register/customers?${filter}`);
});

test('a job has no link to records the person may not see, when it changed nothing, or when there is no list', () => {
  expect(rowsAddress(job({ about: { action: 'remove' } }), 'EDITOR')).toBeUndefined();
  expect(rowsAddress(job({ result: { changed: 0 } }), 'ADMIN')).toBeUndefined();
  expect(rowsAddress(job({ result: null }), 'ADMIN')).toBeUndefined();
  expect(rowsAddress(job({ entity: 'note' }), 'ADMIN')).toBeUndefined();
});

test('an import links to the records it made, and a trial run links to none', () => {
  const about = { importId: id, dryRun: false };
  const result = { created: 3, batchId: id };
  expect(rowsAddress(job({ id: 'x', kind: 'import', about, result }), 'EDITOR')).toBe(`/register/customers?${filter}`);
  const trial = { ...about, dryRun: true };
  expect(rowsAddress(job({ kind: 'import', about: trial, result }), 'ADMIN')).toBeUndefined();
  expect(rowsAddress(job({ kind: 'export', about: {}, result: { rows: 3 } }), 'ADMIN')).toBeUndefined();
});
