import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { entityNamed, knownEntities } from '@mandate/contract/known-entities.ts';
import { describe, expect, test } from 'vitest';
import { initialValues } from '../state/initial-values.ts';
import { isMadeShort, namedBy, shortForm } from './short-form.ts';

const settings = {
  'money.baseCurrency': 'EUR',
  'company.language': 'en',
  'company.country': 'DE',
  'people.weeklyHours': '40',
};

function asked(noun: string, chosen: Values = {}): string[] {
  const entity = entityNamed(noun);
  const begun = initialValues(entity, settings);
  return shortForm(entity, begun, everything).asked({ ...begun, ...chosen });
}

describe('creating a missing record from a field', () => {
  test.each([
    ['customer', ['name']],
    ['provider', ['name']],
    ['personnel', ['firstName', 'lastName', 'workEmail', 'employmentType']],
    ['place', ['name', 'kind', 'customerId']],
    ['service-category', ['name']],
    ['service', ['name', 'categoryId']],
    ['tax-rate', ['name', 'code', 'percent']],
    ['payment-term', ['name', 'code', 'days']],
    ['exchange-rate', ['currency', 'validFrom', 'rate']],
    ['rate', ['side', 'serviceId', 'unit', 'amount']],
  ])('for a %s asks for %j', (noun, names) => {
    expect(isMadeShort(entityNamed(noun))).toBe(true);
    expect(asked(noun)).toEqual(names);
  });

  test.each(['account', 'parameter', 'project', 'view', 'draft'])('for a %s happens on its own page', (noun) => {
    const entity = knownEntities.get(noun);
    expect(entity === undefined || !isMadeShort(entity)).toBe(true);
  });

  test('covers every kind of record that a field can refer to', () => {
    const short = [...knownEntities.values()].filter(isMadeShort).map(({ name }) => name);
    expect(short.sort()).toEqual(
      'absence customer entry exchange-rate file holiday-calendar note payment-term personnel place provider rate service service-category tax-rate text-block'.split(
        ' ',
      ),
    );
  });

  test('asks for a choice that decides what else is needed, and then for that', () => {
    expect(asked('place', { kind: 'ownOffice' })).toEqual(['name', 'kind']);
    expect(asked('place', { kind: 'providerSite' })).toEqual(['name', 'kind', 'providerId']);
    expect(asked('personnel', { employmentType: 'freelancer' })).toContain('providerId');
  });

  test('asks for what a setting of the firm would give when it gives nothing', () => {
    const customer = entityNamed('customer');
    const begun = initialValues(customer, {});
    expect(shortForm(customer, begun, everything).asked(begun)).toEqual(['name', 'language', 'currency']);
  });
});

describe('what was typed for a missing record', () => {
  test('becomes its name, whatever it contains', () => {
    expect(namedBy(entityNamed('customer'), '<b>Norvane & Sons</b>', ['name'])).toEqual({
      name: '<b>Norvane & Sons</b>',
    });
    expect(namedBy(entityNamed('customer'), '', ['name'])).toEqual({});
  });

  test('is split when the name has several parts', () => {
    const personnel = entityNamed('personnel');
    expect(namedBy(personnel, 'Ada King Lovelace', asked('personnel'))).toEqual({
      firstName: 'Ada',
      lastName: 'King Lovelace',
    });
    expect(namedBy(personnel, 'Ada', asked('personnel'))).toEqual({ firstName: 'Ada' });
  });
});
