import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { CountryFields } from './country-fields.tsx';
import { FilmFields } from './film-fields.tsx';
import { LaterCountries } from './later-countries.tsx';

/** Autocomplete: fields that offer what fits to what is typed. */
export default function AutocompletePage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.autocomplete.title')} />
      <VariantColumns>
        <VariantColumn>
          <CountryFields />
        </VariantColumn>
        <VariantColumn>
          <FilmFields />
          <LaterCountries />
        </VariantColumn>
      </VariantColumns>
    </>
  );
}
