import styled from '@emotion/styled';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import Volume2 from 'lucide-react/icons/volume-2';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../records/slider/slider.tsx';
import { VariantCard } from '../variant-card.tsx';
import { clamped } from './clamped.ts';
import { SliderLine } from './slider-line.tsx';

const Field = styled('div')({ flex: 'none', width: 76 });

/** A slider whose figure can be typed as well; it is brought between the ends when the field is left. */
export function SliderWithFigure() {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState('30');
  const id = useId();
  const value = clamped(typed, 0, 100);
  return (
    <VariantCard title={t('material.slider.figure.title')} subtitle={t('material.slider.figure.lead')} isStacked>
      <SliderLine id={id} name={t('material.slider.volume')}>
        <Volume2 aria-hidden="true" />
        <Slider
          aria-labelledby={id}
          textOf={(figure) => t('material.slider.percent', { value: figure })}
          values={[value]}
          onChange={([next]) => setTyped(String(next))}
        />
        <Field>
          <TextField
            label={t('material.slider.figure.label')}
            isLabelHidden
            type="number"
            min={0}
            max={100}
            step={10}
            isFigure
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => setTyped(String(value))}
          />
        </Field>
      </SliderLine>
    </VariantCard>
  );
}
