import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { AloneRadios } from './radio/alone-radios.tsx';
import { HintedRadios } from './radio/hinted-radios.tsx';
import { PlacedRadios } from './radio/placed-radios.tsx';
import { SimpleRadios } from './radio/simple-radios.tsx';
import { VariantColumn, VariantColumns } from './variant-card.tsx';

/** Radio buttons: one of a few, all in sight. */
export default function RadioPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('demo.material.radio.title')} />
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
