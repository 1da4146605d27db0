import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { DateField } from '@mandate/web/src/ui/fields/date-field.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field-error.tsx';
import { GenderChoice } from './gender-choice.tsx';
import type { SimpleFormValues } from './simple-form-problems.ts';
import { useSimpleForm } from './use-simple-form.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });
// In rows, so that what stands beside each other is on one line whatever hints are below: three to a row, and nine in all.
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});
const Terms = styled('div')({ display: 'grid', gap: 4 });
const Acts = styled('div')({ display: 'flex' });

interface SimpleFormFieldsProps {
  begun: SimpleFormValues;
  onDone: (values: SimpleFormValues) => void;
}

/** The ten fields of the simple form, three to a row, and the button that has them checked. */
export function SimpleFormFields({ begun, onDone }: SimpleFormFieldsProps) {
  const { t } = useTranslation('demo');
  const { form, values, set, errorOf, field, submit } = useSimpleForm(begun, onDone);
  const { onChange: _typed, ...date } = field('date');
  const agreedError = errorOf('hasAgreed');
  return (
    <Form ref={form} noValidate autoComplete="off" onSubmit={submit}>
      <Fields>
        <TextField label={t('forms.simple.username')} hint={t('forms.simple.usernameHint')} {...field('username')} />
        <TextField label={t('forms.simple.firstName')} {...field('firstName')} />
        <TextField label={t('forms.simple.email')} type="email" {...field('email')} />
        <TextField label={t('forms.simple.mobile')} type="tel" {...field('mobile')} />
        <TextField
          label={t('forms.simple.password')}
          type="password"
          autoComplete="new-password"
          {...field('password')}
        />
        <TextField
          label={t('forms.simple.confirmPassword')}
          type="password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <DateField
          label={t('forms.simple.date')}
          pickLabel={t('forms.simple.pickDate')}
          {...date}
          onDate={(chosen) => set({ date: chosen })}
        />
        <TextField
          label={t('forms.simple.card')}
          hint={t('forms.simple.cardHint')}
          inputMode="numeric"
          {...field('card')}
        />
        <GenderChoice value={values.gender} error={errorOf('gender')} onChoose={(gender) => set({ gender })} />
      </Fields>
      <Terms>
        <Checkbox
          label={t('forms.simple.terms')}
          checked={values.hasAgreed}
          aria-invalid={agreedError ? true : undefined}
          aria-describedby={agreedError && 'terms-note'}
          onChange={({ target }) => set({ hasAgreed: target.checked })}
        />
        {agreedError && <FieldError id="terms-note">{agreedError}</FieldError>}
      </Terms>
      <Acts>
        <Button type="submit" look="primary" icon={<SendHorizontal aria-hidden="true" />}>
          {t('forms.simple.submit')}
        </Button>
      </Acts>
    </Form>
  );
}
