import { everything } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { expect, test } from 'vitest';
import { beginForm } from '../../form/state/record-form.ts';
import { proposeFromCountry } from './propose-from-country.ts';

test('a country that was taken back before what is usual there was known proposes nothing', async () => {
  const form = beginForm(
    customer,
    '01900000-0000-7000-8000-000000000001',
    { countryCode: 'DE', language: 'en' },
    everything,
  );
  form.set('countryCode', 'CH');
  form.discard();
  await proposeFromCountry(form, 'CH', { 'money.enabledCurrencies': ['CHF'] });
  expect([form.state().changes, form.state().proposed, form.state().values.language]).toEqual([0, [], 'en']);
});
