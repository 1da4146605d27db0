import type { Values } from '@mandate/contract/changes/merge.ts';

/** The tax rates of the sample firm, beside the one every firm starts with. */
export const sampleTaxRates: readonly Values[] = [
  { code: 'DE19', name: 'VAT Germany 19 %', percent: '19', category: 'standard', countryCode: 'DE' },
  { code: 'DE7', name: 'VAT Germany 7 %', percent: '7', category: 'reduced', countryCode: 'DE' },
  { code: 'AT20', name: 'VAT Austria 20 %', percent: '20', category: 'standard', countryCode: 'AT' },
  {
    code: 'IT22',
    name: 'VAT Italy 22 %',
    percent: '22',
    category: 'standard',
    countryCode: 'IT',
    validFrom: '2013-10-01',
  },
  {
    code: 'REVERSE',
    name: 'Reverse charge',
    percent: '0',
    category: 'reverseCharge',
    exemptionReason: 'The recipient owes the tax (reverse charge)',
  },
  {
    code: 'EXPORT',
    name: 'Outside the European Union',
    percent: '0',
    category: 'export',
    exemptionReason: 'The place of supply is outside the European Union',
  },
  { code: 'ZERO', name: 'Zero rate', percent: '0', category: 'zero', exemptionReason: 'Taxed at zero' },
];
