import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../records/slider/slider.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SliderLine } from './slider-line.tsx';

/** A span between two thumbs. */
export function RangeSlider() {
  const { t } = useTranslation('demo');
  const [[from, to], setRange] = useState<[number, number]>([20, 37]);
  const id = useId();
  const degrees = (value: number) => t('material.slider.degrees', { value });
  return (
    <VariantCard title={t('material.slider.range.title')} subtitle={t('material.slider.range.lead')} isStacked>
      <SliderLine id={id} name={t('material.slider.temperature')} value={t('material.slider.range.span', { from, to })}>
        <Slider
          labels={[t('material.slider.range.from'), t('material.slider.range.to')]}
          textOf={degrees}
          figure="auto"
          values={[from, to]}
          onChange={([lowest = from, highest = to]) => setRange([lowest, highest])}
        />
      </SliderLine>
    </VariantCard>
  );
}
