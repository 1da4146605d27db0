import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { SliderLine } from './slider-line.tsx';
import { Track } from './track.tsx';

const points = [0, 20, 37, 100];

const kinds = [
  { name: 'steps', start: 30, looks: { step: 10, marks: true, min: 10, max: 110, valueLabelDisplay: 'auto' } },
  { name: 'marked', start: 20, looks: { step: 10, valueLabelDisplay: 'auto' }, isMarked: true },
  { name: 'restricted', start: 37, looks: { step: null, valueLabelDisplay: 'auto' }, isMarked: true },
  { name: 'shown', start: 80, looks: { step: 10, valueLabelDisplay: 'on' }, isMarked: true },
] as const;

/** Temperatures in steps: of ten, with marks of their own, on those marks alone, and with the figure always in sight. */
export function DiscreteSliders() {
  const { t } = useTranslation('demo');
  const id = useId();
  const degrees = (value: number) => t('material.slider.degrees', { value });
  const marks = points.map((value) => ({ value, label: degrees(value) }));
  const [values, setValues] = useState<Record<string, number>>(
    Object.fromEntries(kinds.map(({ name, start }) => [name, start])),
  );
  return (
    <VariantCard title={t('material.slider.discrete.title')} subtitle={t('material.slider.discrete.lead')} isStacked>
      {kinds.map((kind) => {
        const { name, start, looks } = kind;
        const value = values[name] ?? start;
        return (
          <SliderLine
            key={name}
            id={`${id}-${name}`}
            name={t(`material.slider.discrete.${name}`)}
            value={degrees(value)}
          >
            <Track
              aria-labelledby={`${id}-${name}`}
              getAriaValueText={degrees}
              valueLabelFormat={degrees}
              {...looks}
              {...('isMarked' in kind && { marks })}
              value={value}
              onChange={(_event, next) => setValues({ ...values, [name]: next as number })}
              style={name === 'shown' ? { marginTop: 28 } : undefined}
            />
          </SliderLine>
        );
      })}
    </VariantCard>
  );
}
