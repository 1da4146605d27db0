import type { Values } from '@mandate/contract/changes/merge.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { cellInstant, cellValue } from './cell-value.ts';
import { readFirm } from './read-firm.ts';

const writers = new Map([
  ['admin', 'a0000000-0000-4000-8000-000000000001'],
  ['editor', 'a0000000-0000-4000-8000-000000000002'],
]);
const known = new Map<string, string | null>([
  ['account admin', null],
  ['account editor', null],
  ['account guest', null],
  ['payment-term NET30', null],
]);
const now = new Date('2028-02-29T09:30:00Z');
const context = { now, idOf: (entity: string, key: string) => known.get(`${entity} ${key}`) ?? null };

test('the files of the sample hold a whole firm, whatever the day it is loaded', async () => {
  const firstOf = async (moment: Date) => {
    const firm = await readFirm({ now: moment, writers, known });
    const moments = [...firm.values()].flat().map(({ createdAt, updatedAt }) => [createdAt, updatedAt]);
    expect(moments.every(([created = '', updated = '']) => created <= updated)).toBe(true);
    expect(moments.every(([, updated = '']) => updated <= moment.toISOString())).toBe(true);
    return firm.get(project)?.[0]?.values as Values;
  };
  const name = 'Redesign archive, Tromsø';
  expect(await firstOf(now)).toMatchObject({ name, startDate: '2024-10-19' });
  expect(await firstOf(new Date('2028-03-10T00:10:00Z'))).toMatchObject({ name, startDate: '2024-10-29' });
});

test('what cannot be read in the files of the sample is named by file, line and column', async () => {
  const without = new Map([...known].filter(([key]) => key !== 'account guest'));
  const where = 'personnels.csv, line 12, userId: guest';
  await expect(readFirm({ now, writers, known: without })).rejects.toThrow(where);
});

test('a cell of the sample is read as the value its field keeps', () => {
  const { isActive, tags, hoursPerDay, notes } = customer.fields;
  expect(cellValue(isActive, 'no', context)).toBe(false);
  expect(cellValue(tags, 'key account; referral', context)).toEqual(['key account', 'referral']);
  expect(cellValue(hoursPerDay, '7.50', context)).toBe('7.5');
  expect(cellValue(notes, 'One line\nand another', context)).toBe('One line\nand another');
  expect(cellValue(project.fields.startDate, '1', context)).toBe('2028-03-01');
  expect(cellValue(project.fields.startDate, '2013-10-01', context)).toBe('2013-10-01');
});

test('a cell of the sample that its field does not take is refused', () => {
  const { isActive, countryCode, discountPercent, accountManagerId } = customer.fields;
  for (const [field, cell] of [
    [isActive, 'true'],
    [countryCode, 'XX'],
    [discountPercent, '101'],
    [project.fields.startDate, 'tomorrow'],
    [accountManagerId, 'E0001'],
  ] as const)
    expect(() => cellValue(field, cell, { ...context, idOf: () => 'nothing of this name' }), cell).toThrow();
});

test('an instant of the sample is a day and a time, and never lies ahead', () => {
  expect(cellInstant('-1 23:59:59', now)).toBe('2028-02-28T23:59:59.000Z');
  expect(cellInstant('0 10:00:00', now)).toBe(now.toISOString());
  expect(() => cellInstant('yesterday', now)).toThrow('yesterday is no instant');
});
