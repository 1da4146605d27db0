import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SwitchLook } from './switch-look.tsx';
import { useSwitches } from './use-switches.ts';

const names = ['summary', 'reminders', 'sounds'] as const;

/** Switches with their words, and two that cannot be used. */
export function LabelledSwitches() {
  const { t } = useTranslation('demo');
  const switches = useSwitches<(typeof names)[number]>('summary', 'reminders');
  return (
    <VariantCard title={t('material.switch.labelled.title')} subtitle={t('material.switch.labelled.lead')} isStacked>
      {names.map((name) => (
        <SwitchLook key={name} data-place="end" data-look={name === 'summary' ? 'good' : undefined}>
          <Switch label={t(`material.switch.labelled.${name}`)} {...switches.of(name)} />
        </SwitchLook>
      ))}
      <SwitchLook data-place="end">
        <Switch label={t('material.switch.labelled.directory')} isOn={false} disabled />
      </SwitchLook>
      <SwitchLook data-place="end">
        <Switch label={t('material.switch.labelled.audit')} isOn disabled />
      </SwitchLook>
      <Outcome>{t('material.switch.labelled.outcome', { count: switches.count })}</Outcome>
    </VariantCard>
  );
}
