import { useEffect } from 'react';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useSettings } from '../../records/reading/use-settings.ts';

/** Lets the country of a new firm propose what follows from it. What is usual where is fetched when the first country is chosen. */
export function CountryProposals() {
  const { form, isNew } = useEditing();
  const country = useForm(form, ({ values, base }) =>
    values.countryCode === base.countryCode ? '' : String(values.countryCode ?? ''),
  );
  const { data: settings } = useSettings(isNew);
  useEffect(() => {
    if (!isNew || country === '' || !settings) return;
    // What cannot be fetched is not proposed.
    void import('./propose-from-country.ts')
      .then(({ proposeFromCountry }) => proposeFromCountry(form, country, settings))
      .catch(() => undefined);
  }, [form, isNew, country, settings]);
  return null;
}
