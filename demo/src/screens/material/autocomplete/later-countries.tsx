import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type Country, countriesIn } from './countries-in.ts';

/** How long the countries are on their way, in milliseconds. */
const delay = 1000;

/** One country of a list that is fetched when the field is opened. */
export function LaterCountries() {
  const { t } = useTranslation('demo');
  const { language } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const [countries, setCountries] = useState<readonly Country[] | null>(null);
  const [value, setValue] = useState<Country | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const coming = setTimeout(() => setCountries(countriesIn(language)), delay);
    return () => {
      clearTimeout(coming);
      setCountries(null);
    };
  }, [isOpen, language]);

  return (
    <VariantCard title={t('material.autocomplete.later.title')} subtitle={t('material.autocomplete.later.lead')}>
      <ChoiceField
        label={t('material.autocomplete.later.label')}
        onOpen={setIsOpen}
        isLoading={isOpen && countries === null}
        options={countries ?? []}
        nameOf={({ name }) => name}
        chosen={value === null ? [] : [value]}
        onChoose={([country = null]) => setValue(country)}
      />
      <Outcome>
        {value === null ? t('material.autocomplete.nothing') : t('material.autocomplete.chosen', { names: value.name })}
      </Outcome>
    </VariantCard>
  );
}
