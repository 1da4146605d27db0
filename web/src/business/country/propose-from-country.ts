import type { Values } from '@mandate/contract/changes/merge.ts';
import type { RecordForm } from '../../form/state/record-form.ts';
import { call } from '../../lib/calls/call.ts';
import type { Settings } from '../../records/reading/use-settings.ts';
import { customsOf } from './country-customs.ts';
import { type OfferedTax, taxForCountry } from './tax-for-country.ts';

/** Only these are offered; a firm has few. */
const wanted = {
  filter: { all: [{ field: 'isActive', operator: 'is', value: true }] },
  fields: ['category'],
  pageSize: 100,
  total: 'none',
};

/** Proposes what follows from the country of a firm: currency, language and tax, as far as the form has them and nobody touched them. */
export async function proposeFromCountry(form: RecordForm, country: string, settings: Settings): Promise<void> {
  // It may have been taken back while this was fetched.
  const isChosen = () => form.state().values.countryCode === country;
  if (!isChosen()) return;
  const { currency, language } = customsOf(country);
  const enabled = settings['money.enabledCurrencies'];
  const isUsed = currency !== undefined && Array.isArray(enabled) && enabled.includes(currency);
  form.propose({ ...(isUsed && { currency }), ...(language !== undefined && { language }) });
  if (!('defaultTaxRateId' in form.entity.fields)) return;
  const tax = await taxOf(form.state().values, String(settings['company.country'] ?? ''), country);
  if (!isChosen()) return;
  form.propose({
    defaultTaxRateId: tax?.id ?? null,
    defaultTaxRate: tax && { id: tax.id, label: tax.name, isDeleted: false },
  });
}

/** Nobody abroad who is no firm is rid of the tax. */
async function taxOf({ kind }: Values, home: string, country: string): Promise<OfferedTax | null> {
  if (kind === 'individual') return null;
  const { rows } = await call<{ rows: OfferedTax[] }>('POST', '/tax-rate/get-grid', wanted, { silent: true });
  return taxForCountry(rows, home, country);
}
