import styled from '@emotion/styled';
import { Switch } from '@mandate/web/src/ui/fields/switch.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { useSwitches } from './use-switches.ts';

const people = ['Mara Feld', 'Kofi Adeyemi', 'Tova Wrona'] as const;

const Group = styled('fieldset')(({ theme: { vars } }) => ({
  maxWidth: 280,
  '& > legend': {
    padding: 0,
    marginBottom: 4,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& > small': { display: 'block', marginTop: 4, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

/** Switches that belong together, with a remark on all of them. */
export function SwitchGroup() {
  const { t } = useTranslation('demo');
  const switches = useSwitches<(typeof people)[number]>('Mara Feld');
  const id = useId();
  return (
    <VariantCard title={t('material.switch.group.title')} subtitle={t('material.switch.group.lead')} isStacked>
      <Group aria-describedby={id}>
        <legend>{t('material.switch.group.legend')}</legend>
        {people.map((name) => (
          <Switch key={name} label={name} {...switches.of(name)} />
        ))}
        <small id={id}>{t('material.switch.group.hint')}</small>
      </Group>
      <Outcome>{t('material.switch.group.outcome', { count: switches.count })}</Outcome>
    </VariantCard>
  );
}
