import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumns } from '../variant-card.tsx';
import { DetailedFold } from './detailed-fold.tsx';
import { OneOpenFolds } from './one-open-folds.tsx';
import { SimpleFolds } from './simple-folds.tsx';
import { SquareFolds } from './square-folds.tsx';

/** Expansion panels: what is read when its head is opened. */
export default function ExpansionPanelPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.expansion.title')} />
      <VariantColumns>
        <SimpleFolds />
        <OneOpenFolds />
        <SquareFolds />
        <DetailedFold />
      </VariantColumns>
    </>
  );
}
