import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { AloneRadios } from './alone-radios.tsx';
import { HintedRadios } from './hinted-radios.tsx';
import { PlacedRadios } from './placed-radios.tsx';
import { SimpleRadios } from './simple-radios.tsx';

/** Radio buttons: one of a few, all in sight. */
export default function RadioPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.radio.title')} />
      <VariantColumns>
        <VariantColumn>
          <SimpleRadios />
          <AloneRadios />
        </VariantColumn>
        <VariantColumn>
          <HintedRadios />
        </VariantColumn>
        <PlacedRadios />
      </VariantColumns>
    </>
  );
}
