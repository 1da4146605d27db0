import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ContinuousSliders } from './slider/continuous-sliders.tsx';
import { DiscreteSliders } from './slider/discrete-sliders.tsx';
import { RangeSlider } from './slider/range-slider.tsx';
import { SliderWithFigure } from './slider/slider-with-figure.tsx';
import { VerticalSliders } from './slider/vertical-sliders.tsx';
import { VariantColumn, VariantColumns } from './variant-card.tsx';

/** Sliders: a figure or a span that is felt rather than typed. */
export default function SliderPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('demo.material.slider.title')} />
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
