import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Fold, Folds } from './fold.tsx';

/** Panels that open each for itself; the last cannot be opened. */
export function SimpleFolds() {
  const { t } = useTranslation('demo');
  return (
    <VariantCard title={t('material.expansion.simple.title')} subtitle={t('material.expansion.simple.lead')} isWide>
      <Folds>
        <Fold title={t('material.expansion.simple.scope')}>{t('material.expansion.simple.scopeText')}</Fold>
        <Fold title={t('material.expansion.simple.prices')}>{t('material.expansion.simple.pricesText')}</Fold>
        <Fold title={t('material.expansion.simple.locked')} isOff>
          {t('material.expansion.simple.lockedText')}
        </Fold>
      </Folds>
    </VariantCard>
  );
}
