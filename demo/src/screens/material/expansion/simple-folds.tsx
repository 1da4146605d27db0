import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Fold, Folds } from './fold.tsx';

/** Panels that open each for itself; the last cannot be opened. */
export function SimpleFolds() {
  const { t } = useTranslation();
  return (
    <VariantCard
      title={t('demo.material.expansion.simple.title')}
      subtitle={t('demo.material.expansion.simple.lead')}
      isWide
    >
      <Folds>
        <Fold title={t('demo.material.expansion.simple.scope')}>{t('demo.material.expansion.simple.scopeText')}</Fold>
        <Fold title={t('demo.material.expansion.simple.prices')}>{t('demo.material.expansion.simple.pricesText')}</Fold>
        <Fold title={t('demo.material.expansion.simple.locked')} disabled>
          {t('demo.material.expansion.simple.lockedText')}
        </Fold>
      </Folds>
    </VariantCard>
  );
}
