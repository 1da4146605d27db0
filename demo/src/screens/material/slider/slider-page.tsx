import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { VariantColumn, VariantColumns } from '../variant-card.tsx';
import { ContinuousSliders } from './continuous-sliders.tsx';
import { DiscreteSliders } from './discrete-sliders.tsx';
import { RangeSlider } from './range-slider.tsx';
import { SliderWithFigure } from './slider-with-figure.tsx';
import { VerticalSliders } from './vertical-sliders.tsx';

/** Sliders: a figure or a span that is felt rather than typed. */
export default function SliderPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('material.slider.title')} />
      <VariantColumns>
        <VariantColumn>
          <DiscreteSliders />
        </VariantColumn>
        <VariantColumn>
          <ContinuousSliders />
          <RangeSlider />
          <SliderWithFigure />
        </VariantColumn>
        <VerticalSliders />
      </VariantColumns>
    </>
  );
}
