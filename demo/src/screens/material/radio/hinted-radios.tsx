import { RadioChoices } from '@mandate/web/src/ui/fields/radio-choices.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';

const values = ['fixed', 'time', 'retainer'] as const;

/** Choices that each need a sentence. */
export function HintedRadios() {
  const { t } = useTranslation('demo');
  const [value, setValue] = useState<(typeof values)[number]>('fixed');
  const label = (name: typeof value) => t(`material.radio.billing.${name}`);
  return (
    <VariantCard title={t('material.radio.hinted.title')} subtitle={t('material.radio.hinted.lead')} isStacked>
      <RadioChoices
        legend={t('material.radio.billing.legend')}
        value={value}
        choices={values.map((name) => ({
          value: name,
          label: label(name),
          hint: t(`material.radio.hinted.${name}`),
        }))}
        onChoose={setValue}
      />
      <Outcome>{t('material.radio.chosen', { choice: label(value) })}</Outcome>
    </VariantCard>
  );
}
