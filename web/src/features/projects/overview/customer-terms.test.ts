import { everything } from '@mandate/contract/access/roles.ts';
import { describe, expect, it } from 'vitest';
import { strangers, termsOf } from './customer-terms.ts';

const jane = { id: 'jane', firstName: 'Jane', lastName: 'Doe', isPrimary: true };
const joe = { id: 'joe', firstName: null, lastName: 'Joe', isPrimary: false };
const norvane = {
  id: 'norvane',
  version: 1,
  currency: 'USD',
  discountPercent: '10',
  hoursPerDay: null,
  paymentTermsId: 'net30',
  paymentTerms: { id: 'net30', label: '30 days', isDeleted: true },
  defaultTaxRateId: null,
  accountManagerId: 'edda',
  accountManager: { id: 'edda', label: 'Edda Quillner', isDeleted: false },
  contacts: [joe, jane],
};
const other = { id: 'other', version: 1, contacts: [{ id: 'max', lastName: 'Max' }] };

describe('the terms a project takes over from its customer', () => {
  it('are the customer’s own, with its main contact, and the usual ones where it has none or they are in the trash', () => {
    const { values, siblings } = termsOf(norvane, { currency: 'EUR', hoursPerDay: '8' }, everything);
    expect(values).toEqual({
      currency: 'USD',
      discountPercent: '10',
      hoursPerDay: '8',
      paymentTermsId: null,
      defaultTaxRateId: null,
      accountManagerId: 'edda',
      customerContactId: 'jane',
    });
    expect(siblings).toMatchObject({
      accountManager: { label: 'Edda Quillner' },
      customerContact: { label: 'Jane Doe' },
    });
  });

  it('leave out what the reader may not see', () => {
    const { discountPercent, ...seen } = norvane;
    expect(termsOf(seen, {}, { ...everything, grants: [] }).values).not.toHaveProperty('discountPercent');
    expect(termsOf(norvane, {}, { ...everything, grants: [] }).values).not.toHaveProperty('defaultTaxRateId');
  });
});

describe('contacts of a project from other firms', () => {
  it('are refused, except as billing contact when their firm pays the bill', () => {
    const values = { customerContactId: 'max', billingContactId: 'max' };
    expect(strangers(values, norvane, null)).toEqual(['customerContactId', 'billingContactId']);
    expect(strangers(values, norvane, other)).toEqual(['customerContactId']);
    expect(strangers({ customerContactId: 'joe', billingContactId: null }, norvane, null)).toEqual([]);
  });
});
