import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { RadioGroup } from './radio-group.tsx';

const values = ['female', 'male', 'other', 'unasked'] as const;
type Gender = (typeof values)[number];

/** The same choice twice: words after the marks, words before them. One choice cannot be taken. */
export function SimpleRadios() {
  const { t } = useTranslation('demo');
  const [after, setAfter] = useState<Gender>('female');
  const [before, setBefore] = useState<Gender>('other');
  const label = (name: Gender) => t(`material.radio.gender.${name}`);
  const choices = values.map((name) => ({ value: name, label: label(name), isOff: name === 'unasked' }));
  return (
    <VariantCard title={t('material.radio.simple.title')} subtitle={t('material.radio.simple.lead')}>
      <RadioGroup legend={t('material.radio.simple.after')} value={after} choices={choices} onChoose={setAfter} />
      <RadioGroup
        legend={t('material.radio.simple.before')}
        value={before}
        choices={choices}
        place="start"
        onChoose={setBefore}
      />
      <Outcome>{t('material.radio.simple.outcome', { one: label(after), other: label(before) })}</Outcome>
    </VariantCard>
  );
}
