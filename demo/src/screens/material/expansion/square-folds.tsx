import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Fold, Folds } from './fold.tsx';

const steps = ['offer', 'work', 'invoice'] as const;

/** Panels of another look: straight corners and a ground for their heads. The first is open. */
export function SquareFolds() {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState<(typeof steps)[number] | null>('offer');
  return (
    <VariantCard title={t('material.expansion.square.title')} subtitle={t('material.expansion.square.lead')}>
      <Folds>
        {steps.map((step) => (
          <Fold
            key={step}
            isSquare
            title={t(`material.expansion.square.${step}`)}
            isOpen={open === step}
            onFold={(isOpen) => setOpen(isOpen ? step : null)}
          >
            {t(`material.expansion.square.${step}Text`)}
          </Fold>
        ))}
      </Folds>
    </VariantCard>
  );
}
