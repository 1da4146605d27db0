import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { Sides } from '../sides.ts';
import { VariantCard } from '../variant-card.tsx';
import { SwitchLook } from './switch-look.tsx';
import { useSwitches } from './use-switches.ts';

const places = ['top', 'start', 'bottom', 'end'] as const;

/** Switches with their words on each of the four sides. */
export function PlacedSwitches() {
  const { t } = useTranslation('demo');
  const switches = useSwitches<(typeof places)[number]>('end');
  return (
    <VariantCard title={t('material.switch.placed.title')} subtitle={t('material.switch.placed.lead')} isWide>
      <Sides>
        {places.map((place) => (
          <SwitchLook key={place} data-place={place}>
            <Switch label={t(`material.place.${place}`)} {...switches.of(place)} />
          </SwitchLook>
        ))}
      </Sides>
      <Outcome>{t('material.switch.placed.outcome', { count: switches.count })}</Outcome>
    </VariantCard>
  );
}
