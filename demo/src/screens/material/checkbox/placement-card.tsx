import styled from '@emotion/styled';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useTranslation } from 'react-i18next';
import { Sides } from '../sides.ts';
import { VariantCard } from '../variant-card.tsx';
import { useTicks } from './use-ticks.ts';

const places = ['top', 'start', 'bottom', 'end'] as const;

const Label = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '&[data-place=top]': { flexDirection: 'column-reverse' },
  '&[data-place=start]': { flexDirection: 'row-reverse' },
  '&[data-place=bottom]': { flexDirection: 'column' },
  [phone]: { minHeight: 44, fontSize: 15 },
});

/** The words of a box at each of its sides. */
export function PlacementCard() {
  const { t } = useTranslation('demo');
  const { box } = useTicks({ top: false, start: false, bottom: false, end: true });
  return (
    <VariantCard title={t('material.checkbox.placement')} subtitle={t('material.checkbox.placementHint')}>
      <Sides>
        {places.map((place) => (
          <div key={place}>
            <Label data-place={place}>
              <Checkbox {...box(place)} />
              {t(`material.checkbox.${place}`)}
            </Label>
          </div>
        ))}
      </Sides>
    </VariantCard>
  );
}
