import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { Sides } from '../sides.ts';
import { VariantCard } from '../variant-card.tsx';
import { RadioMark } from './radio-mark.tsx';

const places = ['top', 'start', 'bottom', 'end'] as const;

/** Marks with their words on each of the four sides. */
export function PlacedRadios() {
  const { t } = useTranslation('demo');
  const [value, setValue] = useState<(typeof places)[number]>('top');
  const name = useId();
  return (
    <VariantCard title={t('material.radio.placed.title')} subtitle={t('material.radio.placed.lead')} isWide>
      <Sides as="fieldset" aria-label={t('material.radio.placed.title')}>
        {places.map((place) => (
          <div key={place}>
            <RadioMark
              name={name}
              label={t(`material.place.${place}`)}
              place={place}
              checked={value === place}
              onChoose={() => setValue(place)}
            />
          </div>
        ))}
      </Sides>
      <Outcome>{t('material.radio.chosen', { choice: t(`material.place.${value}`) })}</Outcome>
    </VariantCard>
  );
}
