import { expect, test } from 'vitest';
import { ruleErrors } from './parameter-rules.ts';

const others = new Map<string, unknown>([
  ['money.baseCurrency', 'EUR'],
  ['money.enabledCurrencies', ['EUR', 'USD']],
  ['security.signUpMode', 'open'],
  ['security.allowedDomains', []],
]);
const forDomains = new Map([...others, ['security.signUpMode', 'domain']]);
const withDomains = new Map([...others, ['security.allowedDomains', ['b.example']]]);

test.each<[string, unknown, ReadonlyMap<string, unknown>, string[]]>([
  ['money.baseCurrency', 'USD', others, []],
  ['money.baseCurrency', 'JPY', others, ['value currencyNotInUse']],
  ['money.enabledCurrencies', ['EUR'], others, []],
  ['money.enabledCurrencies', ['USD'], others, ['value baseCurrencyNeeded']],
  ['security.signUpMode', 'invite', others, []],
  ['security.signUpMode', 'domain', others, ['value domainsNeeded']],
  ['security.signUpMode', 'domain', withDomains, []],
  ['security.allowedDomains', [], others, []],
  ['security.allowedDomains', [], forDomains, ['value domainsNeeded']],
  [
    'security.allowedDomains',
    ['b.example', '@c.example', 'd', 'e..f', '-g.example'],
    others,
    [1, 2, 3, 4].map((at) => `value.${at} domainNotValid`),
  ],
  ['company.fiscalYearStart', '07-01', others, []],
  ['company.fiscalYearStart', '02-30', others, ['value dayOfYearNotValid']],
  ['company.fiscalYearStart', '02-29', others, ['value dayOfYearNotValid']],
  ['numbering.project', '{CUST}-{SEQ:3}', others, []],
  ['numbering.customer', '{CUST}-{SEQ:3}', others, ['value tokenNotAllowed']],
  ['numbering.customer', `${'C'.repeat(22)}{SEQ:2}`, others, []],
  ['numbering.customer', `${'C'.repeat(22)}{SEQ:3}`, others, ['value patternTooLong']],
  ['numbering.quote', '{CUST}-{YYYY}-Angebot-{SEQ:2}', others, []],
  ['numbering.quote', '{CUST}-{YYYY}-Angebote-{SEQ:2}', others, ['value quotePatternTooLong']],
  ['numbering.quote', `${'Q'.repeat(38)}{SEQ:2}`, others, []],
  ['numbering.quote', `${'Q'.repeat(38)}{SEQ:3}`, others, ['value quotePatternTooLong']],
  ['people.weeklyHours', '38.5', others, []],
  ['people.weeklyHours', '38.555', others, ['value numberTooPrecise']],
  ['interface.theme', 'pink', others, ['value valueNotAllowed']],
  ['custom.regions', 'anything', others, []],
  ['constructor', 'anything', others, []],
  ['money.baseCurrency', null, others, []],
])('whether %s may be %j follows from its rules and the other parameters (case %#)', (key, value, values, errors) => {
  expect(ruleErrors(key, value, values).map(({ field, code }) => `${field} ${code}`)).toEqual(errors);
});
