import { account } from '@mandate/contract/entities/account.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { expect, test } from 'vitest';
import { mayOpen } from './may-open.ts';

const own = { id: 'me' };
const other = { id: 'somebody' };

test('a person who may read every record of a register can open each of them', () => {
  expect(mayOpen({ id: 'me', role: 'EDITOR' }, customer, other)).toBe(true);
  expect(mayOpen({ id: 'me', role: 'GUEST' }, customer, other)).toBe(true);
  expect(mayOpen({ id: 'me', role: 'ADMIN' }, account, other)).toBe(true);
});

test('a person who may read only their own record cannot open another one of the list', () => {
  expect(mayOpen({ id: 'me', role: 'EDITOR' }, account, own)).toBe(true);
  expect(mayOpen({ id: 'me', role: 'EDITOR' }, account, other)).toBe(false);
});
