import styled from '@emotion/styled';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { useTranslation } from 'react-i18next';
import { type Plan, plannedServices, type Step } from './plan.ts';

const Narrow = styled('div')({ maxWidth: 320 });

const Review = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  '& dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.text.secondary },
  '& dd': { fontSize: 14, lineHeight: '20px' },
}));

interface StepFieldsProps {
  step: Step;
  plan: Plan;
  errorOf: (name: keyof Plan) => string | undefined;
  onChange: (some: Partial<Plan>) => void;
}

/** What is asked in a step; in the last, what was answered. */
export function StepFields({ step, plan, errorOf, onChange }: StepFieldsProps) {
  const { t } = useTranslation('demo');
  if (step === 'review')
    return (
      <Review>
        <div>
          <dt>{t('material.form.service')}</dt>
          <dd>{plan.service !== '' && t(`material.form.services.${plan.service}`)}</dd>
        </div>
        <div>
          <dt>{t('material.form.team')}</dt>
          <dd>{plan.team}</dd>
        </div>
      </Review>
    );
  return (
    <Narrow>
      {step === 'service' ? (
        <SelectField
          label={t('material.form.service')}
          none={t('material.form.notPicked')}
          value={plan.service}
          choices={plannedServices.map((value) => ({ value, label: t(`material.form.services.${value}`) }))}
          error={errorOf('service')}
          onChange={({ target }) => onChange({ service: target.value as Plan['service'] })}
        />
      ) : (
        <TextField
          label={t('material.form.team')}
          hint={t('material.form.teamHint')}
          inputMode="numeric"
          value={plan.team}
          error={errorOf('team')}
          onChange={({ target }) => onChange({ team: target.value })}
        />
      )}
    </Narrow>
  );
}
