import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { Tinted } from './icon-checkbox.tsx';
import { useTicks } from './use-ticks.ts';

/** Boxes without words beside them; each has its name for screen readers. */
export function PlainCard() {
  const { t } = useTranslation('demo');
  const { box } = useTicks({ ticked: true, primary: false, plain: true });
  const [isPartial, setIsPartial] = useState(true);
  const [isAll, setIsAll] = useState(false);
  return (
    <VariantCard title={t('material.checkbox.simple')} subtitle={t('material.checkbox.simpleHint')}>
      <Checkbox aria-label={t('material.checkbox.ticked')} {...box('ticked')} />
      <Checkbox aria-label={t('material.checkbox.primary')} {...box('primary')} />
      <Checkbox aria-label={t('material.checkbox.uncontrolled')} defaultChecked />
      <Checkbox aria-label={t('material.checkbox.disabled')} disabled />
      <Checkbox aria-label={t('material.checkbox.disabledTicked')} disabled checked readOnly />
      <Checkbox
        aria-label={t('material.checkbox.partial')}
        isPartial={isPartial}
        checked={isAll}
        onChange={({ target }) => {
          setIsPartial(false);
          setIsAll(target.checked);
        }}
      />
      <Tinted data-tone="ink">
        <Checkbox aria-label={t('material.checkbox.plain')} {...box('plain')} />
      </Tinted>
    </VariantCard>
  );
}
