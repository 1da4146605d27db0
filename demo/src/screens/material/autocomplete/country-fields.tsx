import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type Country, countriesIn } from './countries-in.ts';
import { OwnCountryField } from './own-country-field.tsx';

const nameOf = ({ name }: Country) => name;
const listed = (country: Country | null) => (country === null ? [] : [country]);

/** One country out of 34: as it is, with one's own to add, and with some that cannot be chosen. */
export function CountryFields() {
  const { t } = useTranslation('demo');
  const { language } = useFormats();
  const countries = useMemo(() => countriesIn(language), [language]);
  const [plain, setPlain] = useState<Country | null>(null);
  const [own, setOwn] = useState<Country | null>(null);
  const [allowed, setAllowed] = useState<Country | null>(null);
  const chosen = [plain, own, allowed].filter((country) => country !== null).map(nameOf);
  return (
    <VariantCard title={t('material.autocomplete.one.title')} subtitle={t('material.autocomplete.one.lead')}>
      <ChoiceField
        label={t('material.autocomplete.country')}
        options={countries}
        nameOf={nameOf}
        chosen={listed(plain)}
        onChoose={([country = null]) => setPlain(country)}
      />
      <OwnCountryField countries={countries} value={own} onChoose={setOwn} />
      <ChoiceField
        label={t('material.autocomplete.limited')}
        hint={t('material.autocomplete.limitedHint')}
        options={countries}
        nameOf={nameOf}
        isOff={(country) => country === countries[0] || country === countries[2]}
        chosen={listed(allowed)}
        onChoose={([country = null]) => setAllowed(country)}
      />
      <Outcome>
        {chosen.length === 0
          ? t('material.autocomplete.nothing')
          : t('material.autocomplete.chosen', { names: chosen.join(', ') })}
      </Outcome>
    </VariantCard>
  );
}
