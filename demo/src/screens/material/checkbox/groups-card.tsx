import styled from '@emotion/styled';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard } from '../variant-card.tsx';
import { useTicks } from './use-ticks.ts';

/** Three made-up people. */
const people = ['Ines Marlow', 'Tobias Renn', 'Yara Haddad'] as const;
const begun = { 'Ines Marlow': true, 'Tobias Renn': false, 'Yara Haddad': false };

const Group = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  minWidth: 180,
  '& > legend': {
    padding: 0,
    marginBottom: 8,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& > p': { display: 'flex', gap: 5, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& > p > svg': { width: 14, height: 14, marginTop: 1 },
  '&[data-wrong] > :is(p, legend)': { fontWeight: 500, color: vars.palette.bad.text },
}));

/** The same people twice: any of them, and exactly two of them. */
export function GroupsCard() {
  const { t } = useTranslation('demo');
  const id = useId();
  const any = useTicks(begun);
  const two = useTicks(begun);
  const isWrong = Object.values(two.ticks).filter(Boolean).length !== 2;
  return (
    <VariantCard title={t('material.checkbox.group')} subtitle={t('material.checkbox.groupHint')}>
      <Group aria-describedby={`${id}-any`}>
        <legend>{t('material.checkbox.assign')}</legend>
        {people.map((name) => (
          <Checkbox key={name} label={name} {...any.box(name)} />
        ))}
        <p id={`${id}-any`}>{t('material.checkbox.careful')}</p>
      </Group>
      <Group aria-describedby={`${id}-two`} data-wrong={isWrong || undefined}>
        <legend>{t('material.checkbox.pickTwo')}</legend>
        {people.map((name) => (
          <Checkbox key={name} label={name} aria-invalid={isWrong || undefined} {...two.box(name)} />
        ))}
        <p id={`${id}-two`} role="status">
          {isWrong && <CircleAlert aria-hidden="true" />}
          {t(isWrong ? 'material.checkbox.tooFewOrMany' : 'material.checkbox.twoPicked')}
        </p>
      </Group>
    </VariantCard>
  );
}
