import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './choice-field.tsx';
import type { Country } from './countries-in.ts';

interface OwnCountryFieldProps {
  countries: readonly Country[];
  value: Country | null;
  onChoose: (country: Country | null) => void;
}

/** One country, of the list or typed; what is typed and not there is offered to be added, and is in the list from then on. */
export function OwnCountryField({ countries, value, onChoose }: OwnCountryFieldProps) {
  const { t } = useTranslation('demo');
  const [added, setAdded] = useState<readonly Country[]>([]);
  const all = [...countries, ...added];
  const known = (typed: string) => all.find(({ name }) => name.toLowerCase() === typed.toLowerCase());

  function choose(wanted: Country | null): void {
    if (wanted !== null && !known(wanted.name)) setAdded([...added, wanted]);
    onChoose(wanted);
  }

  return (
    <ChoiceField
      label={t('material.autocomplete.own')}
      options={all}
      nameOf={({ name }) => name}
      offered={({ name }) => (known(name) ? name : t('material.autocomplete.add', { name }))}
      made={(name) => (known(name) ? null : { code: null, name })}
      isMadeOffered
      chosen={value === null ? [] : [value]}
      onChoose={([country = null]) => choose(country)}
    />
  );
}
