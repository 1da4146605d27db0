import { entityNamed } from '@mandate/contract/known-entities.ts';
import { describe, expect, test } from 'vitest';
import { offerOf } from './offer-of.ts';

const referred = (label: string) => ({ id: 'x', label, isDeleted: false });

describe('a record that is offered', () => {
  test.each([
    ['customer', { name: 'Norvane', city: 'Graz', code: 'C1' }, 'Graz', 'C1'],
    [
      'place',
      { name: 'Plant', customer: referred('Norvane'), provider: null, city: 'Graz', code: 'L1' },
      'Norvane · Graz',
      'L1',
    ],
    ['personnel', { displayName: 'Ada Byron', jobTitle: 'Partner', provider: null, code: 'E1' }, 'Partner', 'E1'],
    ['service', { name: 'Review', category: referred('Audit'), code: 'S1' }, 'Audit', 'S1'],
    [
      'service-category',
      { name: 'Strategy', path: 'Consulting › Strategy', code: 'K2' },
      'Consulting › Strategy',
      'K2',
    ],
    ['service-category', { name: 'Consulting', path: 'Consulting', code: 'K1' }, '', 'K1'],
    ['account', { fullName: 'Ada Byron', email: 'ada@mandate.example' }, '', 'ada@mandate.example'],
    ['tax-rate', { name: 'VAT 19 %', code: 'DE19' }, '', 'DE19'],
  ])('a %s is told from others of its name by where it belongs and its code', (noun, row, path, code) => {
    expect(offerOf(entityNamed(noun), { id: 'a', ...row })).toMatchObject({ id: 'a', path, code, isInactive: false });
  });

  test('says that it is inactive, and shows nothing that the person may not see', () => {
    const record = { id: 'a', name: 'Norvane', isActive: false };
    const offer = offerOf(entityNamed('customer'), record);
    expect(offer).toEqual({ id: 'a', label: 'Norvane', path: '', code: '', isInactive: true, record });
  });
});
