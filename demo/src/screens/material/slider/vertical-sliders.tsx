import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../records/slider/slider.tsx';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';

const Columns = styled('div')({
  display: 'flex',
  justifyContent: 'space-around',
  flex: 1,
  height: 300,
  padding: '8px 0',
});

/** Upright sliders of 300 px: one, one that cannot be used, and a span with marks. */
export function VerticalSliders() {
  const { t } = useTranslation('demo');
  const [level, setLevel] = useState(30);
  const [[from, to], setRange] = useState<[number, number]>([20, 37]);
  const degrees = (value: number) => t('material.slider.degrees', { value });
  const marks = [0, 20, 37, 100].map((value) => ({ value, label: degrees(value) }));
  return (
    <VariantCard title={t('material.slider.vertical.title')} subtitle={t('material.slider.vertical.lead')} isWide>
      <Columns>
        <Slider
          isUpright
          labels={[t('material.slider.vertical.level')]}
          textOf={degrees}
          figure="auto"
          values={[level]}
          onChange={([next = level]) => setLevel(next)}
        />
        <Slider isUpright labels={[t('material.slider.locked')]} isOff values={[30]} />
        <Slider
          isUpright
          labels={[t('material.slider.vertical.from'), t('material.slider.vertical.to')]}
          textOf={degrees}
          figure="auto"
          marks={marks}
          values={[from, to]}
          onChange={([lowest = from, highest = to]) => setRange([lowest, highest])}
        />
      </Columns>
      <Outcome>{t('material.slider.vertical.outcome', { level, from, to })}</Outcome>
    </VariantCard>
  );
}
