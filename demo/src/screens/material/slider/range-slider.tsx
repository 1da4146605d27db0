import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { SliderLine } from './slider-line.tsx';
import { Track } from './track.tsx';

/** A span between two thumbs. */
export function RangeSlider() {
  const { t } = useTranslation('demo');
  const [[from, to], setRange] = useState<[number, number]>([20, 37]);
  const id = useId();
  const degrees = (value: number) => t('material.slider.degrees', { value });
  return (
    <VariantCard title={t('material.slider.range.title')} subtitle={t('material.slider.range.lead')} isStacked>
      <SliderLine id={id} name={t('material.slider.temperature')} value={t('material.slider.range.span', { from, to })}>
        <Track
          getAriaLabel={(thumb) => t(thumb === 0 ? 'material.slider.range.from' : 'material.slider.range.to')}
          getAriaValueText={degrees}
          valueLabelFormat={degrees}
          valueLabelDisplay="auto"
          value={[from, to]}
          onChange={(_event, value) => setRange(value as [number, number])}
        />
      </SliderLine>
    </VariantCard>
  );
}
