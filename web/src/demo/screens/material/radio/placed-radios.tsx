import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { RadioMark } from './radio-mark.tsx';

const places = ['top', 'start', 'bottom', 'end'] as const;

const Row = styled('fieldset')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });

/** Marks with their words on each of the four sides. */
export function PlacedRadios() {
  const { t } = useTranslation();
  const [value, setValue] = useState<(typeof places)[number]>('top');
  const name = useId();
  return (
    <VariantCard title={t('demo.material.radio.placed.title')} subtitle={t('demo.material.radio.placed.lead')}>
      <Row aria-label={t('demo.material.radio.placed.title')}>
        {places.map((place) => (
          <RadioMark
            key={place}
            name={name}
            label={t(`demo.material.place.${place}`)}
            place={place}
            checked={value === place}
            onChoose={() => setValue(place)}
          />
        ))}
      </Row>
      <Outcome>{t('demo.material.radio.chosen', { choice: t(`demo.material.place.${value}`) })}</Outcome>
    </VariantCard>
  );
}
