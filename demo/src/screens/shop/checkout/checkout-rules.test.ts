import { describe, expect, test } from 'vitest';
import { discountOf } from '../cart/coupon.ts';
import { emptyBilling, problemsOf } from './billing.ts';
import { emptyCard, problemsOfCard } from './card.ts';

const billing = {
  firstName: 'Ada',
  lastName: 'Ferro',
  company: '',
  email: 'ada@example.com',
  mobile: '+44 1632 960 001',
  country: 'GB',
  city: 'Marsham',
  address: '4 Station Road',
};

describe('The checkout', () => {
  test('needs every field except the company', () => {
    expect(problemsOf(billing)).toEqual([]);
    expect(problemsOf(emptyBilling)).toEqual([
      'firstName',
      'lastName',
      'email',
      'mobile',
      'country',
      'city',
      'address',
    ]);
  });

  test('needs a plausible email and phone number', () => {
    expect(problemsOf({ ...billing, email: 'ada at example', mobile: 'none' })).toEqual(['email', 'mobile']);
  });

  test('needs a card of sixteen digits with its month and year', () => {
    const card = { number: '4000 1234 5678 9010', expiry: '09/31', code: '123', holder: 'Ada Ferro' };
    expect(problemsOfCard(card)).toEqual([]);
    expect(problemsOfCard({ ...card, number: '4000 1234', expiry: '13/31' })).toEqual(['number', 'expiry']);
    expect(problemsOfCard(emptyCard)).toEqual(['number', 'expiry', 'code', 'holder']);
  });

  test('takes a tenth off for the coupon, to the cent', () => {
    expect(discountOf(1899, 'welcome10 ')).toBe(189.9);
    expect(discountOf(1899, 'another')).toBe(0);
    expect(discountOf(1899, null)).toBe(0);
  });
});
