import { isCountry } from '@mandate/contract/values/countries.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { expect, test } from 'vitest';
import { countriesWithRates, hasNoVat, proposedTaxes } from './proposed-taxes.ts';

test('every member of the EU, the United Kingdom, Switzerland and Norway are proposed rates, the United States none', () => {
  const eu = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  for (const country of [...eu, 'GB', 'CH', 'NO']) expect(proposedTaxes(country), country).not.toEqual([]);
  expect(proposedTaxes('US')).toEqual([]);
  expect(hasNoVat('US')).toBe(true);
  expect(hasNoVat('DE')).toBe(false);
});

test('rates are figures below a hundred, a reduced one is lower than the standard one, and codes are unique', () => {
  for (const country of countriesWithRates) {
    expect(isCountry(country)).toBe(true);
    const taxes = proposedTaxes(country);
    const standard = taxes.find(({ category }) => category === 'standard')?.percent ?? '';
    expect(decimal(standard).gt(0) && decimal(standard).lt(30), country).toBe(true);
    for (const { percent, category } of taxes)
      if (category === 'reduced') expect(decimal(percent).lt(standard), country).toBe(true);
    expect(new Set(taxes.map(({ code }) => code)).size).toBe(taxes.length);
  }
});

test('reverse charge is proposed inside the EU only', () => {
  const categories = (country: string) => proposedTaxes(country).map(({ category }) => category);
  expect(categories('DE')).toContain('reverseCharge');
  expect(categories('CH')).not.toContain('reverseCharge');
});
