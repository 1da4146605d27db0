import styled from '@emotion/styled';
import { countries } from '@mandate/contract/values/countries.ts';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing, BillingField } from './billing.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type TextProps = Pick<ComponentProps<typeof TextField>, 'type' | 'autoComplete'>;

const texts: readonly ({ field: Exclude<BillingField, 'country' | 'city' | 'address'> } & TextProps)[] = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
  { field: 'company', autoComplete: 'organization' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'mobile', type: 'tel', autoComplete: 'tel' },
];

interface BillingCardProps {
  billing: Billing;
  problems: readonly BillingField[];
  hasAccount: boolean;
  onChange: (part: Partial<Billing>) => void;
  onHasAccount: (hasAccount: boolean) => void;
}

/** Whom the order is for and where it goes. */
export function BillingCard({ billing, problems, hasAccount, onChange, onHasAccount }: BillingCardProps) {
  const { t, i18n } = useTranslation('demo');
  const named = useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region', fallback: 'code' });
    const choices = countries.map((value) => ({ value, label: names.of(value) ?? value }));
    return choices.sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  }, [i18n.language]);
  const frame = (field: BillingField) => ({
    id: `billing-${field}`,
    label: t(`shop.billing.${field}`),
    isRequired: field !== 'company',
    error: problems.includes(field) ? t(`shop.billing.needed.${field}`) : undefined,
    value: billing[field],
  });
  return (
    <PageCard title={t('shop.billing.title')}>
      <Fields>
        {texts.map(({ field, ...input }) => (
          <TextField
            key={field}
            {...frame(field)}
            {...input}
            maxLength={200}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
        <SelectField
          {...frame('country')}
          choices={named}
          none={t('shop.billing.noCountry')}
          autoComplete="country"
          onChange={({ target }) => onChange({ country: target.value })}
        />
        <TextField
          {...frame('city')}
          autoComplete="address-level2"
          maxLength={200}
          onChange={({ target }) => onChange({ city: target.value })}
        />
        <TextField
          {...frame('address')}
          autoComplete="street-address"
          maxLength={200}
          onChange={({ target }) => onChange({ address: target.value })}
        />
        <div data-wide>
          <Checkbox label={t('shop.billing.account')} checked={hasAccount} onChange={() => onHasAccount(!hasAccount)} />
        </div>
      </Fields>
    </PageCard>
  );
}
