import styled from '@emotion/styled';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import Heart from 'lucide-react/icons/heart';
import Square from 'lucide-react/icons/square';
import SquareCheckBig from 'lucide-react/icons/square-check-big';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { BoxLabel, IconCheckbox, Tinted } from './icon-checkbox.tsx';
import { useTicks } from './use-ticks.ts';

const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  alignItems: 'center',
  gap: '12px 16px',
  width: '100%',
});

/** Boxes with their words, three of them with another colour, sign or size. */
export function LabelledCard() {
  const { t } = useTranslation('demo');
  const { box } = useTicks({ ticked: true, primary: false, green: true, heart: true, large: false });
  const [isPartial, setIsPartial] = useState(true);
  const [isAll, setIsAll] = useState(false);
  return (
    <VariantCard title={t('material.checkbox.labelled')} subtitle={t('material.checkbox.labelledHint')}>
      <Boxes>
        <Checkbox label={t('material.checkbox.ticked')} {...box('ticked')} />
        <Checkbox label={t('material.checkbox.primary')} {...box('primary')} />
        <Checkbox label={t('material.checkbox.uncontrolled')} defaultChecked={false} />
        <Checkbox label={t('material.checkbox.disabled')} disabled />
        <Checkbox label={t('material.checkbox.disabledTicked')} disabled checked readOnly />
        <Checkbox
          label={t('material.checkbox.partial')}
          isPartial={isPartial}
          checked={isAll}
          onChange={({ target }) => {
            setIsPartial(false);
            setIsAll(target.checked);
          }}
        />
        <Tinted data-tone="good">
          <Checkbox label={t('material.checkbox.green')} {...box('green')} />
        </Tinted>
        <BoxLabel>
          <IconCheckbox
            data-tone="heart"
            icon={<Heart aria-hidden="true" />}
            tickedIcon={<Heart aria-hidden="true" />}
            {...box('heart')}
          />
          {t('material.checkbox.heart')}
        </BoxLabel>
        <BoxLabel>
          <IconCheckbox
            data-size="large"
            icon={<Square aria-hidden="true" />}
            tickedIcon={<SquareCheckBig aria-hidden="true" />}
            {...box('large')}
          />
          {t('material.checkbox.large')}
        </BoxLabel>
      </Boxes>
    </VariantCard>
  );
}
