import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { RadioMark } from './radio-mark.tsx';

const marks = [
  { value: 'A' },
  { value: 'B' },
  { value: 'C', look: 'good' },
  { value: 'D', look: 'plain' },
  { value: 'E', look: 'small' },
] as const;

const Row = styled('fieldset')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Marks that stand alone, named for screen readers only: two as usual, green, grey and small. */
export function AloneRadios() {
  const { t } = useTranslation('demo');
  const [value, setValue] = useState<string>('A');
  const name = useId();
  return (
    <VariantCard title={t('material.radio.alone.title')} subtitle={t('material.radio.alone.lead')}>
      <Row aria-label={t('material.radio.alone.title')}>
        {marks.map((mark) => (
          <RadioMark
            key={mark.value}
            name={name}
            aria-label={mark.value}
            look={'look' in mark ? mark.look : undefined}
            checked={value === mark.value}
            onChoose={() => setValue(mark.value)}
          />
        ))}
      </Row>
      <Outcome>{t('material.radio.chosen', { choice: value })}</Outcome>
    </VariantCard>
  );
}
