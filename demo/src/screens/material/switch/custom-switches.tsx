import styled from '@emotion/styled';
import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SwitchLook } from './switch-look.tsx';
import { useSwitches } from './use-switches.ts';

const Pair = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.ink3,
  '& > [data-chosen]': { color: vars.palette.text.primary, fontWeight: 500 },
}));

/** Switches of other colours and sizes, and one between two words. */
export function CustomSwitches() {
  const { t } = useTranslation('demo');
  const switches = useSwitches<'violet' | 'large' | 'pair'>('violet', 'large');
  const pair = switches.of('pair');
  return (
    <VariantCard title={t('material.switch.custom.title')} subtitle={t('material.switch.custom.lead')} isStacked>
      <SwitchLook data-place="end" data-look="violet" data-beside="large">
        <Switch label={t('material.switch.custom.violet')} {...switches.of('violet')} />
      </SwitchLook>
      <SwitchLook data-place="end" data-look="large">
        <Switch label={t('material.switch.custom.large')} {...switches.of('large')} />
      </SwitchLook>
      <Pair>
        <span data-chosen={!pair.isOn || undefined} aria-hidden="true">
          {t('material.switch.custom.off')}
        </span>
        <Switch label="" aria-label={t('material.switch.custom.pair')} {...pair} />
        <span data-chosen={pair.isOn || undefined} aria-hidden="true">
          {t('material.switch.custom.on')}
        </span>
      </Pair>
      <Outcome>{t('material.switch.custom.outcome', { count: switches.count })}</Outcome>
    </VariantCard>
  );
}
