import Volume1 from 'lucide-react/icons/volume-1';
import Volume2 from 'lucide-react/icons/volume-2';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../records/slider/slider.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SliderLine } from './slider-line.tsx';

/** Any figure between the ends; the second cannot be used. */
export function ContinuousSliders() {
  const { t } = useTranslation('demo');
  const [volume, setVolume] = useState(30);
  const id = useId();
  return (
    <VariantCard
      title={t('material.slider.continuous.title')}
      subtitle={t('material.slider.continuous.lead')}
      isStacked
    >
      <SliderLine id={id} name={t('material.slider.volume')} value={t('material.slider.percent', { value: volume })}>
        <Volume1 aria-hidden="true" />
        <Slider
          aria-labelledby={id}
          textOf={(value) => t('material.slider.percent', { value })}
          values={[volume]}
          onChange={([next = volume]) => setVolume(next)}
        />
        <Volume2 aria-hidden="true" />
      </SliderLine>
      <SliderLine
        id={`${id}-off`}
        name={t('material.slider.locked')}
        value={t('material.slider.percent', { value: 30 })}
      >
        <Slider aria-labelledby={`${id}-off`} isOff values={[30]} />
      </SliderLine>
    </VariantCard>
  );
}
