import { createFilterOptions } from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from './choice-field.tsx';
import type { Country } from './countries-in.ts';

/** A country that is offered to be added, and is not in the list yet. */
interface Offer extends Country {
  isNew?: true;
}

const fitting = createFilterOptions<Offer>();

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
  const known = (typed: string) => all.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());

  function choose(wanted: Offer | string | null): void {
    const typed = typeof wanted === 'string' ? wanted.trim() : (wanted?.name ?? '');
    const there = known(typed);
    if (typed === '' || there) {
      onChoose(there ?? null);
      return;
    }
    const country = { code: null, name: typed };
    setAdded([...added, country]);
    onChoose(country);
  }

  return (
    <ChoiceField<Offer, false, false, true>
      label={t('material.autocomplete.own')}
      freeSolo
      selectOnFocus
      handleHomeEndKeys
      options={all}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const offers = fitting(options, state);
        return name === '' || known(name) ? offers : [...offers, { code: null, name, isNew: true }];
      }}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      offered={({ name, isNew }) => (isNew ? t('material.autocomplete.add', { name }) : name)}
      value={value}
      onChange={(_event, wanted) => choose(wanted)}
    />
  );
}
