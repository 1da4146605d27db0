import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Fold, Folds } from './fold.tsx';

const panels = ['general', 'people', 'advanced', 'data'] as const;

/** Panels of which one is open at a time, each with a remark beside its title. */
export function OneOpenFolds() {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState<(typeof panels)[number] | null>(null);
  return (
    <VariantCard title={t('material.expansion.one.title')} subtitle={t('material.expansion.one.lead')}>
      <Folds>
        {panels.map((panel) => (
          <Fold
            key={panel}
            title={t(`material.expansion.one.${panel}`)}
            remark={t(`material.expansion.one.${panel}Remark`)}
            isOpen={open === panel}
            onFold={(isOpen) => setOpen(isOpen ? panel : null)}
          >
            {t(`material.expansion.one.${panel}Text`)}
          </Fold>
        ))}
      </Folds>
    </VariantCard>
  );
}
