import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../records/slider/slider.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SliderLine } from './slider-line.tsx';

const points = [0, 20, 37, 100];
const tens = Array.from({ length: 11 }, (_, place) => ({ value: 10 + place * 10 }));

const kinds = [
  { name: 'steps', start: 30, looks: { step: 10, marks: tens, min: 10, max: 110, figure: 'auto' } },
  { name: 'marked', start: 20, looks: { step: 10, figure: 'auto' }, isMarked: true },
  { name: 'restricted', start: 37, looks: { step: null, figure: 'auto' }, isMarked: true },
  { name: 'shown', start: 80, looks: { step: 10, figure: 'on' }, isMarked: true },
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
            <Slider
              aria-labelledby={`${id}-${name}`}
              textOf={degrees}
              {...looks}
              {...('isMarked' in kind && { marks })}
              values={[value]}
              onChange={([next = start]) => setValues({ ...values, [name]: next })}
            />
          </SliderLine>
        );
      })}
    </VariantCard>
  );
}
