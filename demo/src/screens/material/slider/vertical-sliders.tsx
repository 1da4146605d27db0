import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { Track } from './track.tsx';

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
        <Track
          orientation="vertical"
          aria-label={t('material.slider.vertical.level')}
          getAriaValueText={degrees}
          valueLabelFormat={degrees}
          valueLabelDisplay="auto"
          value={level}
          onChange={(_event, value) => setLevel(value as number)}
        />
        <Track orientation="vertical" aria-label={t('material.slider.locked')} disabled value={30} />
        <Track
          orientation="vertical"
          getAriaLabel={(thumb) => t(thumb === 0 ? 'material.slider.vertical.from' : 'material.slider.vertical.to')}
          getAriaValueText={degrees}
          valueLabelFormat={degrees}
          valueLabelDisplay="auto"
          marks={marks}
          value={[from, to]}
          onChange={(_event, value) => setRange(value as [number, number])}
        />
      </Columns>
      <Outcome>{t('material.slider.vertical.outcome', { level, from, to })}</Outcome>
    </VariantCard>
  );
}
