import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SwitchLook } from './switch-look.tsx';
import { useSwitches } from './use-switches.ts';

const plain = ['on', 'off'] as const;
const looks = ['good', 'slim'] as const;

/** Switches without words beside them: on, off, in another colour and shape, and two that cannot be used. */
export function SimpleSwitches() {
  const { t } = useTranslation('demo');
  const switches = useSwitches<string>('on', 'good');
  const named = (name: (typeof plain)[number] | (typeof looks)[number] | 'isOff' | 'isOffOn') => ({
    label: '',
    'aria-label': t(`material.switch.simple.${name}`),
  });
  return (
    <VariantCard title={t('material.switch.simple.title')} subtitle={t('material.switch.simple.lead')}>
      {plain.map((name) => (
        <Switch key={name} {...named(name)} {...switches.of(name)} />
      ))}
      {looks.map((look) => (
        <SwitchLook key={look} data-look={look}>
          <Switch {...named(look)} {...switches.of(look)} />
        </SwitchLook>
      ))}
      <Switch {...named('isOff')} isOn={false} disabled />
      <Switch {...named('isOffOn')} isOn disabled />
      <Outcome>{t('material.switch.simple.outcome', { count: switches.count })}</Outcome>
    </VariantCard>
  );
}
